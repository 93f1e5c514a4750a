//! Measures how long something takes, and how much memory at most.
#![allow(unsafe_code, reason = "an allocator that counts, for tests")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

struct Counting;

static NOW: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = NOW.fetch_add(layout.size(), Relaxed) + layout.size();
        MOST.fetch_max(now, Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Only one measurement runs at a time, because the memory of others would count too.
static ALONE: Mutex<()> = Mutex::new(());

/// The processor time that this thread has used, where the system tells it (Linux).
fn used() -> Option<Duration> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Calls a function, and returns how long it took and by how many bytes memory grew at most. What other programs do meanwhile counts only where
/// the system does not tell a thread’s own time.
pub(crate) fn measured<T>(does: impl FnOnce() -> T) -> (T, Duration, usize) {
    let _alone = ALONE.lock();
    let before = NOW.load(Relaxed);
    MOST.store(before, Relaxed);
    let (begun, already) = (Instant::now(), used());
    let done = does();
    let time = used().zip(already).map_or_else(|| begun.elapsed(), |(now, then)| now - then);
    (done, time, MOST.load(Relaxed).saturating_sub(before))
}
