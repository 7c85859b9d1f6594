// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Hears of a property's presentation. The values are valid during the call only. It must return: see "Callbacks" above.
 *
 * <p>What it throws comes out of the call of the package that it was called in.
 */
@FunctionalInterface
public interface PropertyCallback {
    /**
     * Hears of a property's presentation. The values are valid during the call only. It must return: see "Callbacks"
     * above.
     */
    void call(Property property, double[] value);
}
