// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;

/**
 * a transaction of a stage
 */
public final class Transaction extends StageObject {
    Transaction(Stage stage, long identifier) {
        super(stage, identifier);
    }

    /**
     * Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
     * animations begun in it have ended: at once when there are none.
     *
     * <p>C: anim_stage_commit_transaction().
     */
    public void commit() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_commit_transaction(stage.address(), identifier));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }
}
