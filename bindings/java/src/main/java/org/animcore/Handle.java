// SPDX-License-Identifier: MIT
package org.animcore;

import com.sun.jna.Pointer;
import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.util.function.LongFunction;

/**
 * An object of the library's. It is released by {@link #close()}, or by a cleaner when nothing refers to it any more.
 * One object is used by one thread at a time. What is done with a closed one throws a {@link ClosedException}.
 */
public abstract class Handle implements AutoCloseable {
    private static final Cleaner CLEANER = Cleaner.create();

    /** A function of the library that destroys an object. */
    interface Destroy {
        int destroy(long address);
    }

    /** What the cleaner needs: it must not refer to the handle. */
    private static final class State implements Runnable {
        private volatile long address;
        private final Destroy destroy;
        private int buffers; // that still show the object's memory
        private long waiting; // closed, but not released before the last of them

        State(long address, Destroy destroy) {
            this.address = address;
            this.destroy = destroy;
        }

        synchronized int release() {
            long taken = address;
            if (taken == 0) {
                return 0;
            }
            address = 0;
            if (buffers > 0) {
                waiting = taken;
                return 0;
            }
            int status = destroy.destroy(taken);
            if (status != 0) {
                address = taken;
            }
            return status;
        }

        synchronized void hold() {
            buffers++;
        }

        synchronized void drop() {
            buffers--;
            if (buffers == 0 && waiting != 0) {
                destroy.destroy(waiting);
                waiting = 0;
            }
        }

        @Override
        public void run() {
            release();
        }
    }

    private final State state;
    private final Cleaner.Cleanable cleanable;
    private final Handle owner;
    private Handle borrowed;
    private final String noun;

    /** An object that is the caller's. */
    Handle(long address, Destroy destroy, String noun) {
        this.state = new State(address, destroy);
        this.cleanable = CLEANER.register(this, state);
        this.owner = null;
        this.noun = noun;
    }

    /** An object that belongs to another, and ends with it. */
    Handle(long address, Handle owner, String noun) {
        this.state = new State(address, null);
        this.cleanable = null;
        this.owner = owner;
        this.noun = noun;
    }

    /** What belongs to this object: one as long as this is there, which things inside of it keep, and callbacks find. */
    @SuppressWarnings("unchecked")
    final synchronized <T extends Handle> T borrowed(long address, LongFunction<T> make) {
        if (borrowed == null || borrowed.state.address != address) {
            borrowed = make.apply(address);
        }
        return (T) borrowed;
    }

    /** The address, for a call of the library. */
    final long address() {
        if (owner != null) {
            owner.address();
        }
        long address = state.address;
        if (address == 0) {
            throw new ClosedException("This " + noun + " is closed.");
        }
        return address;
    }

    static long address(Handle handle) {
        return handle == null ? 0 : handle.address();
    }

    /** Memory of the object's as a buffer. It is there as long as the buffer, also when the object has been closed. */
    final DoubleBuffer viewDoubles(long address, long count) {
        if (count == 0) {
            return DoubleBuffer.allocate(0).asReadOnlyBuffer();
        }
        ByteBuffer bytes = new Pointer(address).getByteBuffer(0, Math.multiplyExact(count, 8L));
        State held = state;
        held.hold();
        CLEANER.register(bytes, held::drop);
        return bytes.order(ByteOrder.nativeOrder()).asDoubleBuffer().asReadOnlyBuffer();
    }

    /** Whether it was closed, or what it belongs to. */
    public final boolean isClosed() {
        return owner != null ? owner.isClosed() : state.address == 0;
    }

    /** Releases the object. Closing it again does nothing; one that belongs to another is closed with that. */
    @Override
    public final void close() {
        if (owner != null) {
            return;
        }
        Arena arena = Arena.get();
        arena.check(state.release());
        cleanable.clean();
    }
}
