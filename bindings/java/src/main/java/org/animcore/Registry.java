// SPDX-License-Identifier: MIT
package org.animcore;

import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** The functions of the host that the library may call, by the context that it calls them with. */
final class Registry {
    private static final AtomicLong LAST = new AtomicLong();
    private static final ConcurrentHashMap<Long, Entry> ENTRIES = new ConcurrentHashMap<>();
    private static final Raw.ContextReleaseCallback RELEASE_CALLBACK = ENTRIES::remove;

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
        long context = LAST.incrementAndGet();
        ENTRIES.put(context, new Entry(function, stage instanceof Stage own ? own : null));
        return context;
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
