// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// The state of a scene of an older edition of a document.
extension Scene {
    /// Makes a scene that goes on, by name, where a snapshot of an older edition of a document was taken: what comes of restoring
    /// it there and reloading the document then. A snapshot of a scene that was made so is restored as it stands.
    ///
    /// Settings, the display's revisions and who hears of events go over from this scene, which must not be used any more.
    /// Identifiers of this one are none of the other's. O(both documents + state).
    /// - Parameter options: only parameters and library are used.
    /// - Throws: as `restore` and `reloaded`, and then nothing has changed.
    package func restored(
        _ bytes: [UInt8],
        of edition: Document,
        document text: [UInt8],
        _ options: Options = Options()
    ) throws(AnimError) -> Reloaded {
        try stage.checkIsQuiet()
        var plain = Options()
        plain.eventLimit = stage.events.limit
        let result: Reloaded
        let former = edition.makeScene(plain)
        if let failure = former.failure(restoring: bytes) {
            // It may be one of what this has made before.
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
