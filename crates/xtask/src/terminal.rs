//! What a person sees while they wait.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// After how long a log, which is no terminal, gets another line.
const LOG_EVERY: Duration = Duration::from_secs(20);
const WIDTH: usize = 100;

/// A line that says what is going on. On a terminal it is rewritten in place; a log gets a new one now and then.
pub(crate) struct LiveLine {
    title: String,
    started: Instant,
    last_logged: Instant,
    terminal: bool,
}

impl LiveLine {
    /// Announces the work. `estimate` is how long it takes on a usual machine with two cores.
    pub(crate) fn start(title: &str, estimate: Option<Duration>) -> LiveLine {
        let now = Instant::now();
        let terminal = std::io::stderr().is_terminal();
        let about = estimate.map(|time| format!(" (about {})", rough(time))).unwrap_or_default();
        eprintln!("  … {title}{about}");
        LiveLine { title: title.to_owned(), started: now, last_logged: now, terminal }
    }

    /// Shows how far it is.
    pub(crate) fn tick(&mut self, progress: &str) {
        let text = format!("    {}  {progress}", clock(self.started.elapsed()));
        if self.terminal {
            let short: String = text.chars().take(WIDTH).collect();
            eprint!("\r\x1b[2K{short}");
            // A terminal that is closed is no reason to stop the work.
            let _ = std::io::stderr().flush();
        } else if self.last_logged.elapsed() >= LOG_EVERY {
            self.last_logged = Instant::now();
            eprintln!("{text}");
        }
    }

    /// Says that it is done and how long it took.
    pub(crate) fn done(self) {
        self.clear();
        eprintln!("  ✓ {} ({})", self.title, clock(self.started.elapsed()));
    }

    /// Says that it failed.
    pub(crate) fn failed(self) {
        self.clear();
        eprintln!("  ✗ {} ({})", self.title, clock(self.started.elapsed()));
    }

    fn clear(&self) {
        if self.terminal {
            eprint!("\r\x1b[2K");
        }
    }
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
    fn estimates_are_rounded_up() {
        assert_eq!(rough(Duration::from_secs(20)), "20 seconds");
        assert_eq!(rough(Duration::from_secs(121)), "3 minutes");
    }
}
