// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The core as ordinary Swift against the golden digests, which every language, build and processor must give.
final class TranscriptTests: XCTestCase {
    func testEveryTraceGivesItsGoldenDigest() throws {
        let golden = try XCTUnwrap(
            JSONSerialization.jsonObject(with: Data(try Repository.bytes("Tests/conformance/golden/transcripts.json")))
                as? [String: [String: String]]
        )
        for (document, traces) in golden {
            let text = try Repository.bytes("controls/\(document).json")
            let folder = "controls/traces/\(document)"
            XCTAssertEqual(traces.keys.sorted(), try Repository.names(in: folder, ending: ".jsonl"))
            for (name, digest) in traces.sorted(by: { $0.key < $1.key }) {
                let transcript = try Transcript(
                    document: text,
                    trace: try Repository.bytes("\(folder)/\(name).jsonl")
                )
                print("digest \(document) \(name) \(transcript.digest)")
                XCTAssertEqual(transcript.digest, digest, "\(document), \(name)")
            }
        }
    }
}
