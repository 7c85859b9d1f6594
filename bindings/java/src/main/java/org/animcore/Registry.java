// SPDX-License-Identifier: MIT
package org.animcore;

import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** The functions of the host that the library may call, by the context that it calls them with. */
final class Registry {
    private static final AtomicLong LAST = new AtomicLong();
    private static final ConcurrentHashMap<Long, Entry> ENTRIES = new ConcurrentHashMap<>();
    /** How many of them are easings, which any call that starts, ends or reads a motion may evaluate. */
    private static final AtomicInteger EASINGS = new AtomicInteger();
    private static final Raw.ContextReleaseCallback RELEASE_CALLBACK = Registry::remove;

    /** The C function that forgets a context. */
    static final long RELEASE = Library.address(RELEASE_CALLBACK);

    private Registry() {}

    /** A function of the host, and the stage that calls it, which it must not keep alive. */
    static final class Entry {
        final Object function;
        private final WeakReference<Stage> stage;

        Entry(Object function, Stage stage) {
            this.function = function;
            this.stage = new WeakReference<>(stage);
        }

        Stage stage() {
            return stage.get();
        }
    }

    static long add(Object function, Object stage) {
        if (function == null) {
            return 0;
        }
        if (function instanceof EasingCallback) {
            EASINGS.incrementAndGet();
        }
        long context = LAST.incrementAndGet();
        ENTRIES.put(context, new Entry(function, stage instanceof Stage own ? own : null));
        return context;
    }

    private static void remove(long context) {
        Entry entry = ENTRIES.remove(context);
        if (entry != null && entry.function instanceof EasingCallback) {
            EASINGS.decrementAndGet();
        }
    }

    static boolean hasEasings() {
        return EASINGS.get() > 0;
    }

    static Entry get(long context) {
        return ENTRIES.get(context);
    }

    static boolean isEmpty() {
        return ENTRIES.isEmpty();
    }

    /** How many contexts the library has not released. */
    static int size() {
        return ENTRIES.size();
    }
}
