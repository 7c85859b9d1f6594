// SPDX-License-Identifier: MIT
//! What generated objects, identifiers and flags are made of.

/// An object that is released when it is dropped.
macro_rules! object {
    ($(#[$doc:meta])* $name:ident, $raw:ident, $destroy:ident) => {
        $(#[$doc])*
        #[repr(transparent)]
        pub struct $name {
            pointer: std::ptr::NonNull<sys::$raw>,
        }

        // One thread at a time may use it, whichever that is.
        unsafe impl Send for $name {}

        impl $name {
            #[allow(dead_code)]
            pub(crate) unsafe fn from_ptr(pointer: *mut sys::$raw) -> $name {
                $name { pointer: std::ptr::NonNull::new(pointer).expect("a call that succeeds gives an object") }
            }

            #[allow(dead_code)]
            pub(crate) fn as_ptr(&self) -> *mut sys::$raw {
                self.pointer.as_ptr()
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                unsafe { sys::$destroy(self.pointer.as_ptr()) };
                crate::runtime::resume();
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    };
}

/// An object that is also there inside another: `$borrowed` is what both have.
macro_rules! borrowed_object {
    ($(#[$doc:meta])* $name:ident, $borrowed:ident, $raw:ident, $destroy:ident) => {
        object! { $(#[$doc])* $name, $raw, $destroy }

        $(#[$doc])*
        ///
        /// This is the form behind a reference, which what is owned has, too, and what is inside something else.
        #[repr(C)]
        pub struct $borrowed {
            _private: [u8; 0],
            _marker: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
        }

        // As of what is owned.
        unsafe impl Send for $borrowed {}

        impl $borrowed {
            pub(crate) unsafe fn borrow<'a>(pointer: *mut sys::$raw) -> &'a $borrowed {
                &*(pointer as *const $borrowed)
            }

            pub(crate) unsafe fn borrow_mut<'a>(pointer: *mut sys::$raw) -> &'a mut $borrowed {
                &mut *(pointer as *mut $borrowed)
            }

            pub(crate) fn as_ptr(&self) -> *mut sys::$raw {
                self as *const $borrowed as *mut sys::$raw
            }
        }

        impl std::fmt::Debug for $borrowed {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.debug_struct(stringify!($borrowed)).finish_non_exhaustive()
            }
        }

        impl std::ops::Deref for $name {
            type Target = $borrowed;

            fn deref(&self) -> &$borrowed {
                unsafe { $borrowed::borrow(self.pointer.as_ptr()) }
            }
        }

        impl std::ops::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut $borrowed {
                unsafe { $borrowed::borrow_mut(self.pointer.as_ptr()) }
            }
        }
    };
}

/// An object that shows memory of another, which must not change meanwhile.
macro_rules! live_view {
    ($(#[$doc:meta])* $name:ident, $raw:ident, $destroy:ident) => {
        $(#[$doc])*
        ///
        /// What it shows is borrowed for as long.
        pub struct $name<'a> {
            pointer: std::ptr::NonNull<sys::$raw>,
            marker: std::marker::PhantomData<&'a ()>,
        }

        impl<'a> $name<'a> {
            pub(crate) unsafe fn from_ptr(pointer: *mut sys::$raw) -> $name<'a> {
                let pointer = std::ptr::NonNull::new(pointer).expect("a call that succeeds gives an object");
                $name { pointer, marker: std::marker::PhantomData }
            }

            pub(crate) fn as_ptr(&self) -> *mut sys::$raw {
                self.pointer.as_ptr()
            }
        }

        impl Drop for $name<'_> {
            fn drop(&mut self) {
                unsafe { sys::$destroy(self.pointer.as_ptr()) };
            }
        }

        impl std::fmt::Debug for $name<'_> {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    };
}

/// The identifier of a thing inside a stage.
macro_rules! identifier {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name(pub u64);

        impl $name {
            /// No thing.
            pub const NONE: $name = $name(0);
        }

        impl Default for $name {
            fn default() -> $name {
                $name::NONE
            }
        }
    };
}

/// A set of bits.
macro_rules! flags {
    ($(#[$doc:meta])* $name:ident: $raw:ty { $($(#[$member_doc:meta])* $member:ident = $value:expr,)* }) => {
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $name($raw);

        impl $name {
            $($(#[$member_doc])* pub const $member: $name = $name($value);)*

            /// None of them.
            pub const fn empty() -> $name {
                $name(0)
            }

            /// All of them.
            pub const fn all() -> $name {
                $name(0 $(| $value)*)
            }

            /// The set with these bits.
            pub const fn from_bits(bits: $raw) -> $name {
                $name(bits)
            }

            /// The bits.
            pub const fn bits(self) -> $raw {
                self.0
            }

            /// Whether all of the other set are in this one.
            pub const fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl std::ops::BitOr for $name {
            type Output = $name;

            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: $name) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $name {
            type Output = $name;

            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut names = formatter.debug_set();
                $(if self.contains($name::$member) { names.entry(&format_args!(stringify!($member))); })*
                names.finish()
            }
        }
    };
}
