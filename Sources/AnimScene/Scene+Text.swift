// SPDX-License-Identifier: MIT
import AnimMachine

extension Scene {
    /// Appends a text as it is now. Numbers are as of the last time that the scene's were brought up to date.
    package func append(_ text: TextSource, to bytes: inout [UInt8]) { drawing.append(text, to: &bytes) }
}
