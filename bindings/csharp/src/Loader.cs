// SPDX-License-Identifier: MIT
using System;
using System.Runtime.InteropServices;

namespace Animcore
{
    /// <summary>Finds the library before the first call, and checks that it is the one that this package is for.</summary>
    internal static unsafe class Loader
    {
        internal const string Library = "libanimcore.so.1";
        private const string Variable = "ANIMCORE_LIBRARY";
        private const int Now = 2; // RTLD_NOW
        private const int Global = 0x100; // RTLD_GLOBAL

        private static volatile bool loaded;
        private static readonly object gate = new object();

        /// <summary>Throws a DllNotFoundException where there is no library, and tries again with the next call.</summary>
        internal static void Load()
        {
            if (loaded) return;
            lock (gate)
            {
                if (loaded) return;
                string path = Environment.GetEnvironmentVariable(Variable);
                if (!string.IsNullOrEmpty(path)) Open(path);
                Check(string.IsNullOrEmpty(path) ? Library : path);
                loaded = true;
            }
        }

        /// <summary>
        /// Loads a file, and tells Mono that it is the library. Elsewhere P/Invoke finds it by its name (DT_SONAME), as the
        /// system's loader does with what is loaded.
        /// </summary>
        private static void Open(string path)
        {
            IntPtr opened;
            string reason;
            try
            {
                opened = dlopen(path, Now | Global);
                reason = opened == IntPtr.Zero ? Marshal.PtrToStringAnsi(dlerror()) : null;
            }
            catch (DllNotFoundException)
            {
                // musl and newer systems have no libdl of their own.
                opened = dlopen_of_libc(path, Now | Global);
                reason = opened == IntPtr.Zero ? Marshal.PtrToStringAnsi(dlerror_of_libc()) : null;
            }
            if (opened == IntPtr.Zero)
            {
                throw new DllNotFoundException(Variable + " names " + path + ", which cannot be loaded: " + reason);
            }
            try { mono_dllmap_insert(IntPtr.Zero, Library, null, path, null); }
            catch (Exception thrown) when (thrown is DllNotFoundException || thrown is EntryPointNotFoundException) { }
        }

        private static void Check(string name)
        {
            uint version;
            try { version = Raw.anim_version(); }
            catch (Exception thrown) when (thrown is DllNotFoundException || thrown is EntryPointNotFoundException)
            {
                string message = name == Library
                    ? Library + " is not found. Install it where the system looks for libraries (LD_LIBRARY_PATH, ldconfig), "
                        + "or set the environment variable " + Variable + " to its path."
                    : Variable + " names " + name + ", which is no " + Library + ".";
                throw new DllNotFoundException(message, thrown);
            }
            CheckVersion(version, name);
            Layout.Check(name);
        }

        internal static void CheckVersion(uint version, string name)
        {
            const uint Major = (uint)Constants.VersionMajor;
            const uint Minor = (uint)Constants.VersionMinor;
            uint major = version >> 16;
            uint minor = version >> 8 & 0xff;
            if (major == Major && minor >= Minor) return;
            throw new DllNotFoundException(
                name + " is version " + major + "." + minor + "; this package takes " + Major + "." + Minor
                    + " and later ones of " + Major + ".");
        }

        internal static void CheckSize(long actual, long expected, string what, string name)
        {
            if (actual == expected) return;
            throw new DllNotFoundException(
                "A " + what + " of " + name + " takes " + actual + " bytes; this package is made for " + expected + ".");
        }

        [DllImport("__Internal", CallingConvention = CallingConvention.Cdecl)]
        private static extern void mono_dllmap_insert(
            IntPtr assembly, string library, string function, string newLibrary, string newFunction);

        [DllImport("libdl.so.2", CallingConvention = CallingConvention.Cdecl)]
        private static extern IntPtr dlopen(string path, int flags);

        [DllImport("libdl.so.2", CallingConvention = CallingConvention.Cdecl)]
        private static extern IntPtr dlerror();

        [DllImport("libc", EntryPoint = "dlopen", CallingConvention = CallingConvention.Cdecl)]
        private static extern IntPtr dlopen_of_libc(string path, int flags);

        [DllImport("libc", EntryPoint = "dlerror", CallingConvention = CallingConvention.Cdecl)]
        private static extern IntPtr dlerror_of_libc();
    }
}
