// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Restoring the state of a scene of an older edition of a document.
extension Scene {
    /// Makes a scene that continues, by name, from a snapshot of a scene of an older edition of the document: the
    /// result of restoring the snapshot there and then reloading the document. A snapshot of a scene made this way is
    /// restored directly.
    ///
    /// Settings, display revisions and event listeners are taken over from this scene, which must not be used
    /// afterwards. Identifiers of this scene are invalid on the other. O(both documents + state).
    /// - Parameter options: only parameters and library are used.
    /// - Throws: as `restore` and `reloaded`; nothing has changed then.
    package func restored(
        _ bytes: [UInt8],
        of edition: Document,
        document text: [UInt8],
        _ options: Options = Options()
    ) throws(AnimError) -> Reloaded {
        try stage.checkIsQuiet()
        var plain = Options()
        plain.eventLimit = stage.reports.queue.limit
        let result: Reloaded
        let former = edition.makeScene(plain)
        if let failure = former.failure(restoring: bytes) {
            // It may be from a scene that this function made before.
            guard failure.code == .state else { throw failure }
            let renewed = try edition.makeScene(plain).reloaded(document: text, options)
            if renewed.scene.failure(restoring: bytes) != nil { throw failure }
            result = Reloaded(scene: renewed.scene, losses: [])
        } else {
            result = try former.reloaded(document: text, options)
        }
        let other = result.scene
        other.stage.onEvent = stage.onEvent
        other.stage.stepBudget = stage.stepBudget
        other.drawing.succeed(drawing)
        (other.accessibilityHash, other.accessibilityRevisionNumber) = (accessibilityHash, accessibilityRevisionNumber)
        return result
    }

    private func failure(restoring bytes: [UInt8]) -> AnimError? {
        do throws(AnimError) { try restore(bytes) } catch { return error }
        return nil
    }
}
