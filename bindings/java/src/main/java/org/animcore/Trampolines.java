// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What the library calls: each finds the host's function by its context.
 */
final class Trampolines {
    private Trampolines() {}

    private static final Raw.EasingCallback EASING_CALLBACK = (context, x) -> {
        Arena _arena = Arena.get();
        Throwable _before = _arena.enter();
        try {
            _arena.nest();
            Registry.Entry _entry = Registry.get(context);
            return ((EasingCallback) _entry.function).call(x);
        } catch (Throwable _thrown) {
            _arena.threw(_thrown);
            return Double.NaN;
        } finally {
            _arena.leave(_before);
        }
    };
    static final long EASING_CALLBACK_ADDRESS = Library.address(EASING_CALLBACK);

    private static final Raw.EventCallback EVENT_CALLBACK = (context, event) -> {
        Arena _arena = Arena.get();
        Throwable _before = _arena.enter();
        try {
            _arena.nest();
            Registry.Entry _entry = Registry.get(context);
            ((EventCallback) _entry.function).call(Event.read(Arena.at(event, Event.SIZE), 0));
        } catch (Throwable _thrown) {
            _arena.threw(_thrown);
        } finally {
            _arena.leave(_before);
        }
    };
    static final long EVENT_CALLBACK_ADDRESS = Library.address(EVENT_CALLBACK);

    private static final Raw.PropertyCallback PROPERTY_CALLBACK = (context, property, value, count) -> {
        Arena _arena = Arena.get();
        Throwable _before = _arena.enter();
        try {
            _arena.nest();
            Registry.Entry _entry = Registry.get(context);
            ((PropertyCallback) _entry.function).call(new Property(_entry.stage(), property), Arena.readDoubles(value, count));
        } catch (Throwable _thrown) {
            _arena.threw(_thrown);
        } finally {
            _arena.leave(_before);
        }
    };
    static final long PROPERTY_CALLBACK_ADDRESS = Library.address(PROPERTY_CALLBACK);
}
