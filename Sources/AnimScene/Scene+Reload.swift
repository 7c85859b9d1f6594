// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Replacing a scene's document by an edited one.
extension Scene {
    /// The result of a reload.
    package struct Reloaded {
        /// The scene that replaces the old one, which must not be used afterwards.
        package let scene: Scene
        /// Losses: lines of UTF-8, sorted.
        package let losses: [[UInt8]]
    }

    /// Reads an edited document, and makes a scene of it that continues from this one. It keeps the clock, settings,
    /// random generator and events; by name the values of inputs and properties, with their exact motions; by name the
    /// active states and histories; unchanged delays, waiting events, plays, pointers and focus. Identifiers of kept
    /// objects stay valid. O(both documents).
    ///
    /// Property values are kept even if the document's initial values have changed. Missing states of a machine's
    /// configuration are entered; a machine without any remaining active state starts anew. Properties and banks that a
    /// host has added to the stage are dropped; its groups are kept.
    /// - Parameter options: only parameters and library are used.
    /// - Throws: as `load`; `.state` inside an open transaction, `.reentrant` inside an advance. Nothing has changed
    ///   then.
    package func reloaded(document text: [UInt8], _ options: Options = Options()) throws(AnimError) -> Reloaded {
        try stage.checkIsQuiet()
        stage.refreshDerived()
        let reader = try Document.read(
            text,
            parameters: options.parameters,
            library: options.library,
            memoryLimit: options.memoryLimit,
            Stage.successor(of: stage)
        )
        if reader.documentHash != documentHash {
            // Slots and names differ from those of the document alone: its snapshots do not fit other scenes.
            var hasher = StateHasher()
            hasher.combine(documentHash)
            hasher.combine(reader.documentHash)
            reader.documentHash = hasher.finalized()
        }
        let scene = Scene(Document(reader), reader.stage, seed: 0)
        var succession = SceneSuccession(of: scene, to: self)
        succession.takeAll()
        scene.stage.layout = StageLayout(scene.stage)
        return Reloaded(scene: scene, losses: succession.losses.lines.sorted { $0.lexicographicallyPrecedes($1) })
    }
}

/// The losses of a reload.
struct SceneLosses {
    package let stage: Stage
    var lines: [[UInt8]]

    /// A line feed in a name of the host's becomes a space, so that each loss is one line.
    @inline(never)
    package mutating func add(_ before: StaticText, _ name: Int32, _ after: StaticText) {
        var text = Array(stage.name(name))
        for index in text.indices where text[index] == UInt8(ascii: "\n") { text[index] = UInt8(ascii: " ") }
        lines.append(ErrorText("\(before)'\(ErrorText(utf8: text))'\(after)").utf8)
    }

    @inline(never)
    package mutating func addBank() { lines.append(ErrorText("a spring bank of the host's: is no more").utf8) }

    /// Reports that a state is no longer active: it is gone, or other states of its machine are active instead.
    @inline(never)
    package mutating func add(state: Int32, isGone: Bool, restarts: Bool) {
        let why: StaticText =
            isGone
            ? restarts ? ": was active and is no more; its machine starts anew" : ": was active and is no more"
            : restarts ? ": cannot be active any more; its machine starts anew" : ": cannot be active any more"
        add("state ", state, why)
    }
}

extension SceneDrawing {
    /// Continues the revisions of another list; everything counts as changed.
    func succeed(_ old: SceneDrawing) {
        revision = old.revision &+ 1
        invalidate()
    }
}
