// SPDX-License-Identifier: MIT
using System;
using System.Collections;
using System.Collections.Generic;

namespace Animcore
{
    /// <summary>
    /// Numbers where the library has them, without a copy. They are there until what they were asked of is disposed; after
    /// that each use throws an ObjectDisposedException.
    /// </summary>
    public sealed unsafe class DoubleView : IReadOnlyList<double>
    {
        private readonly Handle owner;
        private readonly double* numbers;

        internal DoubleView(Handle owner, double* numbers, long count)
        {
            this.owner = owner;
            this.numbers = numbers;
            LongCount = count;
        }

        /// <summary>How many they are.</summary>
        public int Count { get { return checked((int)LongCount); } }

        /// <summary>How many they are, where they are more than an int can say.</summary>
        public long LongCount { get; private set; }

        /// <summary>One of them.</summary>
        public double this[int index] { get { return this[(long)index]; } }

        /// <summary>One of them.</summary>
        public double this[long index]
        {
            get
            {
                double* from = Pointer;
                if (index < 0 || index >= LongCount)
                {
                    throw new ArgumentOutOfRangeException("index", index, "The view has " + LongCount + " numbers.");
                }
                double number = from[index];
                GC.KeepAlive(owner);
                return number;
            }
        }

        /// <summary>Where they are, for unsafe code. What the view was asked of must stay alive and undisposed.</summary>
        public double* Pointer
        {
            get
            {
                Handle.PointerOf(owner, false, "owner");
                return numbers;
            }
        }

        /// <summary>Copies count numbers, from the one at index from on, into an array from the index at on.</summary>
        public void CopyTo(long from, double[] to, int at, int count)
        {
            Runtime.NotNull(to, "to");
            double* all = Pointer;
            if (count < 0 || from < 0 || from > LongCount - count || at < 0 || at > to.Length - count)
            {
                throw new ArgumentException(
                    "The view has " + LongCount + " numbers and the array " + to.Length + ": " + count + " from " + from
                        + " do not fit at " + at + ".");
            }
            fixed (double* into = to) Runtime.Copy(all + from, into + at, (long)count * sizeof(double));
            GC.KeepAlive(owner);
        }

        /// <summary>An array of its own with the numbers as they are now.</summary>
        public double[] ToArray()
        {
            var made = new double[LongCount];
            CopyTo(0, made, 0, made.Length);
            return made;
        }

        /// <inheritdoc/>
        public IEnumerator<double> GetEnumerator()
        {
            for (long index = 0; index < LongCount; index++) yield return this[index];
        }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    }
}
