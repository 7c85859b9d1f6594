// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import AnimStage

/// Plays a trace and writes what happened, as Tests/conformance/transcript.md says, in hexadecimal.
struct Transcript {
    private(set) var text = ""

    /// FNV-1a, 64 bits, of all bytes.
    var digest: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return Transcript.hexadecimal(hash)
    }

    init(document: [UInt8], trace: [UInt8], framesPerSecond: Int64 = 60) throws {
        let trace = try Trace(text: trace)
        var options = Scene.Options()
        options.seed = trace.seed ?? 0
        options.parameters = trace.parameters
        let scene = try Scene.load(document: document, options)
        var nextStep = 0
        var frame: Int64 = 0
        while true {
            let time = (2 * frame * Flicks.perSecond + framesPerSecond) / (2 * framesPerSecond)
            try scene.play(trace, until: time, nextStep: &nextStep)
            try append(frame, time, scene)
            if time >= trace.end { return }
            frame += 1
        }
    }

    private mutating func append(_ frame: Int64, _ time: Int64, _ scene: Scene) throws {
        var state: [UInt8] = []
        scene.appendState(to: &state)
        text += "frame \(frame) \(time) state " + (state.isEmpty ? "-" : String(decoding: state, as: UTF8.self)) + "\n"
        var properties: [PropertyIdentifier] = []
        scene.stage.forEachProperty { properties.append($0) }
        for property in properties {
            let name = try scene.stage.nameIndex(of: property)
            guard name >= 0 else { continue }
            text += "property " + String(decoding: scene.stage.name(name), as: UTF8.self)
            append(try scene.stage.components(of: property, .presentation))
            text += " velocity"
            append(try scene.stage.components(of: property, .velocity))
            text += "\n"
        }
        while let event = scene.stage.pollEvent() {
            let name = event.name < 0 ? "-" : String(decoding: scene.stage.name(event.name), as: UTF8.self)
            text += "event \(event.time) \(Transcript.word(event.kind)) \(name) "
            text += "\(event.isFinished ? 1 : 0) \(event.count)\n"
        }
        text += "hash \(Transcript.hexadecimal(scene.stateHash()))\n"
    }

    private mutating func append(_ components: [Double]) {
        for component in components { text += " " + Transcript.hexadecimal(component.bitPattern) }
    }

    private static func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func word(_ kind: StageEvent.Kind) -> String {
        switch kind {
        case .transactionCompleted: "transaction-completed"
        case .animationEnded: "animation-ended"
        case .stateEntered: "state-entered"
        case .stateExited: "state-exited"
        case .emitted: "emitted"
        case .control: "control"
        case .unsettled: "unsettled"
        case .lost: "lost"
        case .animatorEnded: "animator-ended"
        case .settled: "settled"
        case .groupEnded: "group-ended"
        case .budget: "budget"
        }
    }
}
