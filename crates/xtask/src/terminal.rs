//! What a person sees while they wait.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// After how long a log, which is no terminal, gets another line.
const LOG_EVERY: Duration = Duration::from_secs(20);

/// A line that says what is going on. On a terminal it is rewritten in place, with a bar once a count is known; a log gets a new one now and then.
pub(crate) struct LiveLine {
    title: String,
    started: Instant,
    last_logged: Instant,
    bar: ProgressBar,
}

impl LiveLine {
    /// Announces the work. `estimate` is how long it takes on a usual machine with two cores.
    pub(crate) fn start(title: &str, estimate: Option<Duration>) -> LiveLine {
        let now = Instant::now();
        let about = estimate.map(|time| format!(" (about {})", rough(time))).unwrap_or_default();
        eprintln!("  … {title}{about}");
        // indicatif draws on standard error, and draws nothing if that is no terminal.
        let bar = ProgressBar::no_length().with_style(style("    {elapsed_precise}  {wide_msg}"));
        LiveLine { title: title.to_owned(), started: now, last_logged: now, bar }
    }

    /// Shows how far it is: a text, which may begin with `12 of 34`.
    pub(crate) fn tick(&mut self, progress: &str) {
        if self.bar.is_hidden() {
            if self.last_logged.elapsed() >= LOG_EVERY {
                self.last_logged = Instant::now();
                eprintln!("    {}  {progress}", clock(self.started.elapsed()));
            }
            return;
        }
        if let Some((done, of)) = counted(progress) {
            if self.bar.length().is_none() {
                self.bar.set_style(style("    {elapsed_precise}  {bar:20}  {wide_msg}"));
            }
            self.bar.set_length(of);
            self.bar.set_position(done);
        }
        self.bar.set_message(progress.to_owned());
        self.bar.tick();
    }

    /// Says that it is done and how long it took.
    pub(crate) fn done(self) {
        self.end('✓');
    }

    /// Says that it failed.
    pub(crate) fn failed(self) {
        self.end('✗');
    }

    fn end(self, mark: char) {
        self.bar.finish_and_clear();
        eprintln!("  {mark} {} ({})", self.title, clock(self.started.elapsed()));
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// The numbers of `12 of 34 crates: …`.
fn counted(progress: &str) -> Option<(u64, u64)> {
    let mut words = progress.split(' ');
    let done = words.next()?.parse().ok()?;
    let of = words.next().filter(|word| *word == "of").and(words.next())?.parse().ok()?;
    Some((done, of))
}

/// `1:05` for 65 seconds; below ten seconds with a tenth.
pub(crate) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 10 {
        return format!("{:.1} s", time.as_secs_f64());
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// An estimate in words: `2 minutes`, `20 seconds`.
fn rough(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..90 => format!("{seconds} seconds"),
        seconds => format!("{} minutes", seconds.div_ceil(60)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_like_a_clock() {
        assert_eq!(clock(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(clock(Duration::from_secs(65)), "1:05");
        assert_eq!(clock(Duration::from_secs(600)), "10:00");
    }

    #[test]
    fn a_count_makes_a_bar() {
        assert_eq!(counted("12 of 34 crates: serde"), Some((12, 34)));
        assert_eq!(counted("Downloading 3 crates"), None);
        assert_eq!(counted(""), None);
    }

    #[test]
    fn estimates_are_rounded_up() {
        assert_eq!(rough(Duration::from_secs(20)), "20 seconds");
        assert_eq!(rough(Duration::from_secs(121)), "3 minutes");
    }
}
