// SPDX-License-Identifier: MIT
package org.animcore;

import com.sun.jna.Callback;
import com.sun.jna.CallbackReference;
import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;

/**
 * Finds libanimcore: where the system property {@code animcore.library} or the environment variable
 * {@code ANIMCORE_LIBRARY} says, or else where the system looks for libraries.
 */
final class Library {
    private static final NativeLibrary LIBRARY = open();

    private Library() {}

    private static NativeLibrary open() {
        if (Native.POINTER_SIZE != 8) {
            throw new UnsatisfiedLinkError("animcore for Java needs a 64-bit Java.");
        }
        String path = System.getProperty("animcore.library", System.getenv("ANIMCORE_LIBRARY"));
        if (path != null && !path.isEmpty()) {
            return NativeLibrary.getInstance(path);
        }
        try {
            return NativeLibrary.getInstance("animcore");
        } catch (UnsatisfiedLinkError error) {
            try {
                return NativeLibrary.getInstance("libanimcore.so.1");
            } catch (UnsatisfiedLinkError second) {
                error.addSuppressed(second);
                throw error;
            }
        }
    }

    /** Binds the native methods of a class to the functions of the same names. */
    static void register(Class<?> functions, String component) {
        try {
            Native.register(functions, LIBRARY);
        } catch (UnsatisfiedLinkError error) {
            UnsatisfiedLinkError told = new UnsatisfiedLinkError(
                    LIBRARY.getName() + " has not all of the component " + component + ": " + error.getMessage());
            told.initCause(error);
            throw told;
        }
    }

    /** The C function that calls a callback. The callback must be kept. */
    static long address(Callback callback) {
        return Pointer.nativeValue(CallbackReference.getFunctionPointer(callback));
    }

    /** A text of C that ends with a NUL. */
    static String string(long address) {
        return address == 0 ? "" : new Pointer(address).getString(0, "UTF-8");
    }
}
