// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * A timing function of the host's: y at x. It must return: see "Callbacks" above.
 *
 * <p>What it throws comes out of the call of the package that it was called in.
 */
@FunctionalInterface
public interface EasingCallback {
    /**
     * A timing function of the host's: y at x. It must return: see "Callbacks" above.
     */
    double call(double x);
}
