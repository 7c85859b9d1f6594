// SPDX-License-Identifier: MIT
import AnimMachine

extension Scene {
    /// Appends the present text. Numbers are as of the last update of the scene's numbers.
    package func append(_ text: TextSource, to bytes: inout [UInt8]) { drawing.append(text, to: &bytes) }
}
