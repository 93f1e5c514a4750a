//! What rules read, ready to use.

use alloc::sync::Arc;
use core::any::Any;
use core::fmt;

/// A resource as rules read it, ready to use. Clones share it.
#[derive(Clone)]
pub struct Resource {
    value: Arc<dyn Any + Send + Sync>,
    /// The bytes of its file, kept for kinds that are handed on as a file.
    file: Option<Arc<[u8]>>,
}

impl Resource {
    /// Wraps a value.
    pub fn new<T: Any + Send + Sync>(value: T) -> Resource {
        Resource::of(Arc::new(value))
    }

    /// Wraps a value that others hold as well.
    pub fn of<T: Any + Send + Sync>(value: Arc<T>) -> Resource {
        Resource { value, file: None }
    }

    pub(crate) fn with_file(self, file: &[u8]) -> Resource {
        Resource { file: Some(file.into()), ..self }
    }

    pub(crate) fn file(&self) -> Option<&[u8]> {
        self.file.as_deref()
    }

    /// The value; `None` if it is of another type.
    pub fn get<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        Arc::clone(&self.value).downcast().ok()
    }
}

impl fmt::Debug for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Resource")
    }
}
