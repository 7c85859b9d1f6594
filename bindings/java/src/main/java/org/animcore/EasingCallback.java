// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The host's timing function: returns y at x.
 *
 * <p>What it throws comes out of the call of the package that it was called in.
 */
@FunctionalInterface
public interface EasingCallback {
    /**
     * The host's timing function: returns y at x.
     */
    double call(double x);
}
