// SPDX-License-Identifier: MIT
import AnimScene

/// A parsed document, from which many scenes can be made. Making one takes a few microseconds.
///
///     let document = try Document(json)
///     let crowd = (0..<100).map { _ in document.makeScene() }
public struct Document: Sendable {
    let core: AnimScene.Document

    /// Parses a document.
    /// - Parameters:
    ///   - text: JSON, at most 64 MiB.
    ///   - parameters: Values for the document's parameters: a JSON object, or empty.
    ///   - library: Documents that it may use as components: a JSON object of documents by name, or empty.
    ///   - memoryLimit: About how many bytes of memory the document may take with everything it uses, 1…2^40.
    ///   - keepsWarnings: Whether the document is checked for parts that have no effect: see ``warnings``.
    /// - Throws: `.syntax` for invalid JSON, `.document` for an invalid document, `.limit` for one that is too large;
    ///   each with line, column and JSON pointer.
    public init(
        _ text: String,
        parameters: String = "",
        library: String = "",
        memoryLimit: Int = 268_435_456,
        keepsWarnings: Bool = false
    ) throws(AnimError) {
        let limit = try Document.checked(memoryLimit: memoryLimit)
        let (text, parameters) = (try bytes(text, "text"), try bytes(parameters, "parameters"))
        let library = try bytes(library, "library")
        core = try translating { () throws(EngineError) in
            try AnimScene.Document.load(
                text,
                parameters: parameters,
                library: library,
                memoryLimit: limit,
                keepsWarnings: keepsWarnings
            )
        }
    }

    static func checked(memoryLimit: Int) throws(AnimError) -> Int64 {
        guard memoryLimit > 0, Int64(memoryLimit) <= AnimScene.Scene.Options.largestMemoryLimit else {
            throw AnimError(.limit, "memoryLimit must be from 1 to 2^40")
        }
        return Int64(memoryLimit)
    }

    /// The width of the document, in its units.
    public var width: Double { core.size.x }
    /// The height of the document, in its units.
    public var height: Double { core.size.y }

    /// Parts of the document that have no effect, in the order of its text: unreachable states, events that nothing
    /// sends, unused names. The first 1000; none if it was read without `keepsWarnings`.
    public var warnings: [DocumentWarning] { core.warnings.list.map(DocumentWarning.init) }
    /// How many warnings there are, including those after the first 1000.
    public var warningCount: Int { core.warnings.total }

    /// Makes a scene of the document, at time 0 in its initial state.
    /// - Parameters:
    ///   - seed: The seed of its random numbers.
    ///   - eventLimit: How many unread events are kept, 0…1 048 576. Beyond that the oldest are dropped and counted.
    ///   - eventKinds: The kinds of events that are reported; others are never queued.
    public func makeScene(
        seed: UInt64 = 0,
        eventLimit: Int = 65_536,
        eventKinds: Set<Event.Kind> = Event.Kind.all
    ) -> Scene {
        Scene(core.makeScene(AnimScene.Scene.Options(seed, eventLimit, eventKinds)))
    }
}

extension AnimScene.Scene.Options {
    init(_ seed: UInt64, _ eventLimit: Int, _ eventKinds: Set<Event.Kind>) {
        self.init()
        self.seed = seed
        self.eventLimit = min(max(eventLimit, 0), 1_048_576)
        eventMask = Event.Kind.mask(eventKinds)
    }
}
