// SPDX-License-Identifier: MIT
//! What generated code stands on: errors, buffers, views, and closures as callbacks.

use crate::generated::constants::Status;
use animcore_sys as sys;
use std::any::Any;
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::ffi::CStr;
use std::fmt;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::os::raw::{c_char, c_void};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

/// What the library refused, and where.
///
/// ```
/// use animcore::{Document, Status};
///
/// let error = Document::load("{\n  \"animcore\": 1,\n  \"size\": 7\n}", None).unwrap_err();
/// assert_eq!(error.status(), Status::Document);
/// assert_eq!((error.line(), error.pointer()), (Some(3), Some("/size")));
/// println!("{}", error);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    status: Status,
    message: String,
    line: u32,
    column: u32,
    pointer: String,
    offset: Option<usize>,
}

impl Error {
    /// The kind of error.
    pub fn status(&self) -> Status {
        self.status
    }

    /// What was wrong: an English sentence that names the argument.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The line of a text where the error is, from 1.
    pub fn line(&self) -> Option<u32> {
        (self.line > 0).then_some(self.line)
    }

    /// The column in that line, in bytes, from 1.
    pub fn column(&self) -> Option<u32> {
        (self.line > 0).then_some(self.column)
    }

    /// The JSON pointer (RFC 6901) of the value that is at fault in a document; empty for the whole of it. None where
    /// the error is in no text.
    pub fn pointer(&self) -> Option<&str> {
        (self.line > 0).then_some(self.pointer.as_str())
    }

    /// Of path data: the byte where the error is.
    pub fn offset(&self) -> Option<usize> {
        self.offset
    }

    pub(crate) fn with_offset(mut self, offset: i64) -> Error {
        self.offset = usize::try_from(offset).ok();
        self
    }

    /// An argument that Rust refuses before the library sees it.
    pub(crate) fn argument(message: String) -> Error {
        Error { status: Status::Argument, message, line: 0, column: 0, pointer: String::new(), offset: None }
    }

    /// What the library says of the last call of this thread.
    fn last(status: sys::anim_status) -> Error {
        let (mut line, mut column) = (0, 0);
        unsafe { sys::anim_last_error_place(&mut line, &mut column) };
        Error {
            status: Status::from_raw(status),
            message: unsafe { text(sys::anim_last_error_message()) },
            line: line.max(0) as u32,
            column: column.max(0) as u32,
            pointer: unsafe { text(sys::anim_last_error_pointer()) },
            offset: None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.message.is_empty() {
            write!(formatter, "{:?}", self.status)
        } else {
            formatter.write_str(&self.message)
        }
    }
}

impl std::error::Error for Error {}

// ---- Calls ----

/// Ends a call: goes on with the panic of a closure that it called, and makes an error of its status.
#[inline]
pub(crate) fn check(status: sys::anim_status) -> Result<(), Error> {
    if status == sys::ANIM_OK && !HAS_PANICKED.with(|flag| flag.get()) {
        Ok(())
    } else {
        check_closely(status)
    }
}

#[cold]
fn check_closely(status: sys::anim_status) -> Result<(), Error> {
    resume();
    if status == sys::ANIM_OK {
        Ok(())
    } else {
        Err(Error::last(status))
    }
}

/// A text that the library owns.
pub(crate) unsafe fn text(pointer: *const c_char) -> String {
    if pointer.is_null() {
        return String::new();
    }
    CStr::from_ptr(pointer).to_string_lossy().into_owned()
}

/// The library's texts are UTF-8.
pub(crate) fn into_text(bytes: Vec<u8>) -> String {
    match String::from_utf8_lossy(&bytes) {
        Cow::Borrowed(_) => unsafe { String::from_utf8_unchecked(bytes) },
        Cow::Owned(text) => text,
    }
}

/// Reads a buffer: a call with no room tells how long it is.
pub(crate) fn ask<T>(mut call: impl FnMut(*mut T, usize, &mut usize) -> sys::anim_status) -> Result<Vec<T>, Error> {
    let mut length = 0;
    check(call(std::ptr::null_mut(), 0, &mut length))?;
    let capacity = length;
    let mut buffer = Vec::with_capacity(capacity);
    if capacity > 0 {
        check(call(buffer.as_mut_ptr(), capacity, &mut length))?;
        unsafe { buffer.set_len(length.min(capacity)) };
    }
    Ok(buffer)
}

/// The lines of a call that cannot be made twice. If they do not fit into 64 KiB, the last line says so.
pub(crate) fn lines(call: impl FnOnce(*mut u8, usize, &mut usize) -> sys::anim_status) -> Result<Vec<String>, Error> {
    let mut length = 0;
    let mut buffer = vec![0; 65536];
    check(call(buffer.as_mut_ptr(), buffer.len(), &mut length))?;
    if length == 0 {
        return Ok(Vec::new());
    }
    let is_cut = length > buffer.len();
    buffer.truncate(length);
    let parts = buffer.split(|&byte| byte == b'\n');
    let mut lines: Vec<String> = parts.map(|line| String::from_utf8_lossy(line).into_owned()).collect();
    if is_cut {
        lines.pop();
        lines.push("and more, for which there was no room".to_owned());
    }
    Ok(lines)
}

/// The length of arrays that must be of one length; those that are not there do not count.
pub(crate) fn shared_length(arrays: &[(&str, Option<usize>)]) -> Result<usize, Error> {
    let mut found: Option<(&str, usize)> = None;
    for &(name, length) in arrays {
        match (found, length) {
            (Some((first, expected)), Some(length)) if length != expected => {
                return Err(Error::argument(format!(
                    "{} has {} elements, but must have as many as {}, {}.",
                    name, length, first, expected
                )));
            }
            (None, Some(length)) => found = Some((name, length)),
            _ => {}
        }
    }
    Ok(found.map_or(0, |(_, length)| length))
}

/// The number of rows of an array of rows.
pub(crate) fn rows(name: &str, length: usize, per: usize) -> Result<usize, Error> {
    if length % per == 0 {
        return Ok(length / per);
    }
    Err(Error::argument(format!("{} has {} numbers, but must have {} for each row.", name, length, per)))
}

/// Whether a slice that is filled is as long as what fills it.
pub(crate) fn exactly(name: &str, length: usize, expected: usize) -> Result<(), Error> {
    if length == expected {
        return Ok(());
    }
    Err(Error::argument(format!("{} has room for {} elements, but must have for {}.", name, length, expected)))
}

// ---- Views ----

/// A slice of the library's memory, which may be null where it is empty.
pub(crate) unsafe fn slice<'a, T>(pointer: *const T, length: usize) -> &'a [T] {
    if pointer.is_null() || length == 0 {
        return &[];
    }
    std::slice::from_raw_parts(pointer, length)
}

/// A value that is made of one of C.
///
/// # Safety
///
/// `Raw` is what stands in arrays of the library.
pub unsafe trait FromRaw: Sized {
    #[doc(hidden)]
    type Raw: Copy;
    /// # Safety
    ///
    /// The value is the library's: of a union, the member that its tag names is there.
    #[doc(hidden)]
    unsafe fn from_raw(raw: &Self::Raw) -> Self;
}

/// An array of the library's, without a copy: each element becomes a value of Rust when it is read.
pub struct View<'a, T: FromRaw> {
    raw: &'a [T::Raw],
    marker: PhantomData<T>,
}

/// An element of a view, which is the library's.
fn read<T: FromRaw>(raw: &T::Raw) -> T {
    unsafe { T::from_raw(raw) }
}

impl<'a, T: FromRaw> View<'a, T> {
    pub(crate) unsafe fn new(pointer: *const T::Raw, length: usize) -> View<'a, T> {
        View { raw: slice(pointer, length), marker: PhantomData }
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.raw.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.raw.is_empty()
    }

    /// One element.
    pub fn get(&self, index: usize) -> Option<T> {
        self.raw.get(index).map(read)
    }

    /// All elements in turn.
    pub fn iter(&self) -> Iter<'a, T> {
        Iter { raw: self.raw.iter(), marker: PhantomData }
    }

    /// Some elements; None where there are not so many.
    pub fn slice(&self, start: usize, count: usize) -> Option<View<'a, T>> {
        let raw = self.raw.get(start..start.checked_add(count)?)?;
        Some(View { raw, marker: PhantomData })
    }
}

impl<T: FromRaw> Clone for View<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: FromRaw> Copy for View<'_, T> {}

impl<T: FromRaw + fmt::Debug> fmt::Debug for View<'_, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T: FromRaw> IntoIterator for View<'a, T> {
    type Item = T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

impl<'a, T: FromRaw> IntoIterator for &View<'a, T> {
    type Item = T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

/// The elements of a [`View`] in turn.
pub struct Iter<'a, T: FromRaw> {
    raw: std::slice::Iter<'a, T::Raw>,
    marker: PhantomData<T>,
}

impl<T: FromRaw> Iterator for Iter<'_, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.raw.next().map(read)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.raw.size_hint()
    }

    fn nth(&mut self, count: usize) -> Option<T> {
        self.raw.nth(count).map(read)
    }
}

impl<T: FromRaw> DoubleEndedIterator for Iter<'_, T> {
    fn next_back(&mut self) -> Option<T> {
        self.raw.next_back().map(read)
    }
}

impl<T: FromRaw> ExactSizeIterator for Iter<'_, T> {}

impl<T: FromRaw> FusedIterator for Iter<'_, T> {}

impl<T: FromRaw> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Iter { raw: self.raw.clone(), marker: PhantomData }
    }
}

impl<T: FromRaw + fmt::Debug> fmt::Debug for Iter<'_, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}

// ---- Closures as callbacks ----

thread_local! {
    /// Whether a closure has panicked inside the call of the library that this thread is in.
    static HAS_PANICKED: Cell<bool> = const { Cell::new(false) };
    /// The first such panic.
    static PANIC: RefCell<Option<Box<dyn Any + Send>>> = const { RefCell::new(None) };
}

/// Calls a closure on behalf of the library, through which no panic may go: the first is kept for `check`. That of an
/// earlier closure is put aside meanwhile, so that calls inside this one do not go on with it. `failed` is what the library
/// is given instead of a result.
pub(crate) fn guard<T>(failed: T, call: impl FnOnce() -> T) -> T {
    if !HAS_PANICKED.with(|flag| flag.get()) {
        return guard_one(failed, call);
    }
    let earlier = PANIC.try_with(|first| first.borrow_mut().take());
    HAS_PANICKED.with(|flag| flag.set(false));
    let value = guard_one(failed, call);
    if let Ok(later) = PANIC.try_with(|first| std::mem::replace(&mut *first.borrow_mut(), earlier.ok().flatten())) {
        discard(later);
    }
    HAS_PANICKED.with(|flag| flag.set(true));
    value
}

/// Of a second panic nobody hears. What even its text does when it is dropped must not go further.
fn discard(panic: Option<Box<dyn Any + Send>>) {
    if let Err(third) = catch_unwind(AssertUnwindSafe(|| drop(panic))) {
        std::mem::forget(third);
    }
}

fn guard_one<T>(failed: T, call: impl FnOnce() -> T) -> T {
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(value) => value,
        Err(panic) => {
            if HAS_PANICKED.with(|flag| flag.replace(true)) {
                discard(Some(panic));
            } else {
                // At the end of a thread the place for it may be gone, and so it travels no further.
                let _ = PANIC.try_with(|first| *first.borrow_mut() = Some(panic));
            }
            failed
        }
    }
}

/// Goes on with the panic of a closure, now that the library has returned. While another panic unwinds the thread, that
/// would end the process: the one that came first goes on, and this one must not come out of a later call.
pub(crate) fn resume() {
    if HAS_PANICKED.with(|flag| flag.replace(false)) {
        let panic = PANIC.try_with(|first| first.borrow_mut().take()).ok().flatten();
        if std::thread::panicking() {
            discard(panic);
        } else if let Some(panic) = panic {
            resume_unwind(panic);
        }
    }
}

/// Drops a closure that nothing uses any more.
pub(crate) unsafe extern "C" fn release_context<F>(context: *mut c_void) {
    guard((), || drop(Box::from_raw(context as *mut F)));
}
