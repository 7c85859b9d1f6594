// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Receives a property's presentation value. The values are valid during the call only.
 *
 * <p>What it throws comes out of the call of the package that it was called in.
 */
@FunctionalInterface
public interface PropertyCallback {
    /**
     * Receives a property's presentation value. The values are valid during the call only.
     */
    void call(Property property, double[] value);
}
