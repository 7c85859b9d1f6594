// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;

namespace Animcore
{
    /// <summary>What the library refused. A call that failed has changed nothing.</summary>
    public sealed class AnimException : Exception
    {
        /// <summary>Which kind of error it is.</summary>
        public Status Status { get; private set; }

        /// <summary>The line in a text, from 1; 0 where the error is not in a text.</summary>
        public int Line { get; private set; }

        /// <summary>The column in bytes, from 1.</summary>
        public int Column { get; private set; }

        /// <summary>The JSON pointer of the value at fault.</summary>
        public string Pointer { get; private set; }

        /// <summary>The byte of path data at fault, or -1.</summary>
        public long Offset { get; private set; }

        internal AnimException(Status status, string message, int line, int column, string pointer, long offset)
            : base(message)
        {
            Status = status;
            Line = line;
            Column = column;
            Pointer = pointer;
            Offset = offset;
        }
    }

    /// <summary>An object of the library: released by Dispose, or when nothing refers to it any more.</summary>
    public abstract unsafe class Handle : SafeHandle
    {
        private readonly Handle owner;

        internal Handle(void* made, Handle owner) : base(IntPtr.Zero, owner == null)
        {
            this.owner = owner;
            SetHandle((IntPtr)made);
        }

        /// <inheritdoc/>
        public override bool IsInvalid { get { return handle == IntPtr.Zero; } }

        /// <summary>Whether it has been released, or what it is a part of.</summary>
        public bool IsDisposed { get { return IsClosed || (owner != null && owner.IsDisposed); } }

        internal bool Is(void* other) { return !IsClosed && (void*)handle == other; }

        internal abstract int Destroy(void* self);

        /// <inheritdoc/>
        protected override bool ReleaseHandle()
        {
            if (Destroy((void*)handle) == 0) return true;
            Runtime.ReleaseLater(this);
            return true;
        }

        // Inside a callback of its own it cannot be released.
        internal bool TryRelease() { return Destroy((void*)handle) == 0; }

        internal static void* PointerOf(Handle of, bool nullable, string name)
        {
            if (of == null)
            {
                if (nullable) return null;
                throw new ArgumentNullException(name);
            }
            if (of.IsDisposed) throw new ObjectDisposedException(of.GetType().Name);
            return (void*)of.handle;
        }
    }

    /// <summary>Memory of C for as long as a call runs.</summary>
    internal sealed unsafe class Memory : IDisposable
    {
        private readonly List<IntPtr> pieces = new List<IntPtr>();
        private readonly List<object> held = new List<object>();

        internal void* Allocate(long size)
        {
            if (size == 0) return null;
            IntPtr made = Marshal.AllocHGlobal(new IntPtr(size));
            pieces.Add(made);
            return (void*)made;
        }

        internal IntPtr Copy(void* from, long size)
        {
            void* made = Allocate(size);
            Runtime.Copy(from, made, size);
            return (IntPtr)made;
        }

        internal IntPtr Text(string text, string name)
        {
            if (string.IsNullOrEmpty(text)) return IntPtr.Zero;
            byte[] bytes = Runtime.Bytes(text, name);
            fixed (byte* from = bytes) return Copy(from, bytes.Length);
        }

        internal void* Texts(string[] texts, string name, out void* lengths)
        {
            Runtime.NotNull(texts, name);
            var pointers = (IntPtr*)Allocate((long)texts.Length * sizeof(IntPtr));
            var sizes = (UIntPtr*)Allocate((long)texts.Length * sizeof(UIntPtr));
            for (int index = 0; index < texts.Length; index++)
            {
                pointers[index] = Text(Runtime.NotNull(texts[index], name), name + "[" + index + "]");
                sizes[index] = Runtime.Size(Runtime.ByteCount(texts[index]));
            }
            lengths = sizes;
            return pointers;
        }

        internal void Hold(object what) { held.Add(what); }

        public void Dispose()
        {
            foreach (IntPtr each in pieces) Marshal.FreeHGlobal(each);
            pieces.Clear();
            GC.KeepAlive(held);
        }
    }

    internal static unsafe class Runtime
    {
        [ThreadStatic] internal static ExceptionDispatchInfo Thrown;

        // Half of a surrogate pair is no text: it is refused, and does not become another.
        internal static readonly UTF8Encoding Utf8 = new UTF8Encoding(false, true);

        // How many callbacks this thread is inside of.
        [ThreadStatic] internal static int Depth;

        // What was disposed of inside a callback is released by the thread that makes the call which it is in: to others it
        // may look as if the call were over when it is not.
        [ThreadStatic] private static List<Handle> later;

        // What could not be released outside of callbacks, by a finalizer for one.
        private static readonly List<Handle> stuck = new List<Handle>();
        private static volatile int stuckCount;

        /// <summary>Releases it when the call that it is in the way of is over.</summary>
        internal static void ReleaseLater(Handle handle)
        {
            if (Depth > 0)
            {
                later = later ?? new List<Handle>();
                later.Add(handle);
                return;
            }
            lock (stuck)
            {
                stuck.Add(handle);
                stuckCount = stuck.Count;
            }
        }

        private static void TryReleasing()
        {
            if (later != null)
            {
                List<Handle> own = later;
                later = null;
                foreach (Handle each in own)
                {
                    if (!each.TryRelease()) ReleaseLater(each);
                }
            }
            if (stuckCount == 0) return;
            lock (stuck)
            {
                stuck.RemoveAll(each => each.TryRelease());
                stuckCount = stuck.Count;
            }
        }

        internal static void Check(int status, long offset = -1)
        {
            AnimException error = status == 0 ? null : Error(status, offset);
            if (Depth == 0 && (later != null || stuckCount != 0)) TryReleasing();
            if (Thrown != null)
            {
                ExceptionDispatchInfo thrown = Thrown;
                Thrown = null;
                thrown.Throw();
            }
            if (error != null) throw error;
        }

        private static AnimException Error(int status, long offset)
        {
            int line, column;
            string message = ConstantText(Raw.anim_last_error_message());
            string pointer = ConstantText(Raw.anim_last_error_pointer());
            Raw.anim_last_error_place(&line, &column);
            return new AnimException((Status)status, message, line, column, pointer, offset);
        }

        internal static T NotNull<T>(T value, string name)
        {
            if (value == null) throw new ArgumentNullException(name);
            return value;
        }

        internal static UIntPtr Size(long size)
        {
            if (size < 0) throw new ArgumentOutOfRangeException("size", "A size is not negative.");
            return (UIntPtr)(ulong)size;
        }

        internal static byte[] Bytes(string text, string name)
        {
            try { return Utf8.GetBytes(NotNull(text, name)); }
            catch (EncoderFallbackException half)
            {
                throw new ArgumentException(name + " has half of a surrogate pair at " + half.Index + ".", name, half);
            }
        }

        internal static int ByteCount(string text) { return text == null ? 0 : Utf8.GetByteCount(text); }

        internal static void Fixed(Array array, int count, string name)
        {
            if (array != null && array.Length != count)
            {
                throw new ArgumentException(name + " has " + array.Length + " elements; it must have " + count + ".", name);
            }
        }

        internal static long Rows(Array array, int per, string name)
        {
            if (array.Length % per == 0) return array.Length / per;
            throw new ArgumentException(name + " has " + per + " numbers for each element; its length is a multiple of that.", name);
        }

        /// <summary>The length that arrays have in common. -1 stands for one that is left out.</summary>
        internal static long Shared(string names, params long[] lengths)
        {
            long shared = -1;
            foreach (long each in lengths)
            {
                if (each >= 0 && shared >= 0 && each != shared)
                {
                    throw new ArgumentException(
                        names + " have " + shared + " and " + each + " elements; they must be as long as each other.");
                }
                shared = each >= 0 ? each : shared;
            }
            return Math.Max(shared, 0);
        }

        internal static long SharedLength(string names, params Array[] arrays)
        {
            return Shared(names, Array.ConvertAll(arrays, each => each == null ? -1L : each.Length));
        }

        internal static string ConstantText(IntPtr text)
        {
            long count = 0;
            while (((byte*)text)[count] != 0) count++;
            return Text((byte*)text, count);
        }

        internal static string Text(byte* from, long count) { return Encoding.UTF8.GetString(Copy(from, count)); }

        /// <summary>The lines in a buffer, of a text of some length. If it did not fit, the last line says so.</summary>
        internal static string[] Lines(byte* from, long room, long length)
        {
            if (length == 0) return new string[0];
            string[] lines = Text(from, Math.Min(length, room)).Split('\n');
            if (length > room) lines[lines.Length - 1] = "and more, for which there was no room";
            return lines;
        }

        internal static byte[] Copy(byte* from, long count)
        {
            var made = new byte[count];
            fixed (byte* to = made) Copy(from, to, count);
            return made;
        }

        internal static void Copy(void* from, void* to, long size)
        {
            if (size > 0) Buffer.MemoryCopy(from, to, size, size);
        }
    }

    /// <summary>What a callback is a method of, where it matters whether another is in its place.</summary>
    internal class Listener
    {
        internal bool IsReleased;
    }

    /// <summary>What the library calls. An exception is kept, and thrown by the call that the callback was called in.</summary>
    internal static unsafe partial class Callbacks
    {
        private sealed class Held
        {
            internal Delegate Function;

            // Weak: what the library holds must not keep a stage from being collected.
            internal WeakReference<Stage> Stage;
        }

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)] private delegate void ReleaseFunction(IntPtr context);

        private static readonly ReleaseFunction releases = context =>
        {
            var listener = Of(context).Function.Target as Listener;
            if (listener != null) listener.IsReleased = true;
            Count(Of(context).Function, -1);
            GCHandle.FromIntPtr(context).Free();
        };

        internal static readonly IntPtr ReleasePointer = Marshal.GetFunctionPointerForDelegate(releases);

        internal static IntPtr Hold(Delegate function, Stage stage)
        {
            if (function == null) return IntPtr.Zero;
            Count(function, 1);
            return GCHandle.ToIntPtr(GCHandle.Alloc(new Held { Function = function, Stage = new WeakReference<Stage>(stage) }));
        }

        private const int Deepest = 200;

        // How many functions the library holds, and how many of them are easings.
        private static int functions;
        private static int easings;

        private static void Count(Delegate function, int change)
        {
            Interlocked.Add(ref functions, change);
            if (function is Func<double, double>) Interlocked.Add(ref easings, change);
        }

        private static readonly bool isMono = Type.GetType("Mono.Runtime") != null;
        private const int FramesOfACall = 400;

        /// <summary>
        /// Looks whether a callback inside the next call would find a stack. Its end is an exception here; inside of the
        /// callback it is the end of the process. Mono has no number for what is left, but throws where it is used.
        /// </summary>
        internal static void FindStack()
        {
            if (Volatile.Read(ref functions) > 0) UseStack();
        }

        internal static void FindStackForEasings()
        {
            if (Volatile.Read(ref easings) > 0) UseStack();
        }

        private static void UseStack()
        {
            if (isMono) Frames(FramesOfACall);
            else RuntimeHelpers.EnsureSufficientExecutionStack();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static int Frames(int count) { return count == 0 ? 0 : Frames(count - 1) + 1; }

        private static Held Of(IntPtr context) { return (Held)GCHandle.FromIntPtr(context).Target; }

        /// <summary>
        /// Runs what the host gave. The first exception of a call is kept; what an earlier callback threw is not thrown by
        /// calls inside a later one.
        /// </summary>
        private static void Run(System.Action function)
        {
            ExceptionDispatchInfo first = Runtime.Thrown;
            Runtime.Thrown = null;
            Runtime.Depth++;
            try
            {
                // The end of the stack would be that of the process.
                if (Runtime.Depth > Deepest)
                {
                    throw new InsufficientExecutionStackException("Callbacks are more than " + Deepest + " deep inside of each other.");
                }
                function();
            }
            catch (Exception thrown) { first = first ?? ExceptionDispatchInfo.Capture(thrown); }
            finally { Runtime.Depth--; }
            Runtime.Thrown = first;
        }
    }
}
