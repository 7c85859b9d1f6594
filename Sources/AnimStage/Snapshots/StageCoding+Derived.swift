// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Derived properties.
extension StageCoding {
    @inline(never)
    func codeDerived(by coder: inout StateCoder) {
        // The place in the layout after that of the last record: most are in the same order there.
        var next = 0
        for index in 0..<coder.count(stage.derived.count, each: stage.layout == nil ? 3 : 1) {
            var property = coder.isReading ? -1 : stage.derived[index].property
            var text = coder.isReading ? [] : stage.derived[index].text
            let own = codeNumber(ofDerived: index, from: &next, by: &coder)
            if let own {
                property = own.property
            } else {
                coder.code(&property, below: stage.properties.count)
                coder.code(text: &text)
            }
            guard coder.failure == nil else { return }
            // A property that another depends on comes first.
            let isRight =
                property >= 0 && stage.properties[property].isLive && stage.properties[property].derived < 0
                && stage.properties[property].uses == 0 && !stage.properties[property].isAnimating
            guard coder.check(isRight) else { return }
            let record = own ?? derivedRecord(text, Int(property))
            if coder.isReading {
                guard let record, !stage.uses(record.expressions).contains(property) else {
                    return coder.damaged()
                }
                stage.count(record, 1)
                stage.properties[property].derived = Int32(index)
                stage.derived.append(record)
            } else if record.map({ !Self.isSame($0, stage.derived[index]) }) ?? true {
                let name = ErrorText(utf8: Array(stage.names[stage.properties[property].name]))
                coder.fail(AnimError(.state, "a name in the expression of '\(name)' means something else by now"))
            }
        }
    }

    /// The document's record of a derived property, if it is still that one.
    @inline(never)
    private func codeNumber(ofDerived index: Int, from next: inout Int, by coder: inout StateCoder) -> DerivedRecord? {
        guard let layout = stage.layout else { return nil }
        var number: Int32 = -1
        if !coder.isReading {
            let record = stage.derived[index]
            func isIt(_ candidate: Int) -> Bool {
                let other = layout.derived[candidate]
                return other.property == record.property && other.text == record.text && Self.isSame(other, record)
            }
            let start = min(next, layout.derived.count)
            let found = (start..<layout.derived.count).first(where: isIt) ?? (0..<start).first(where: isIt)
            if let found { next = found + 1 }
            number = Int32(found ?? -1)
        }
        coder.code(&number, below: layout.derived.count)
        return number < 0 ? nil : layout.derived[Int(number)]
    }

    /// Parses a text in the present state.
    @inline(never)
    private func derivedRecord(_ text: [UInt8], _ slot: Int) -> DerivedRecord? {
        let expressions = try? stage.parse(text)
        return expressions.flatMap { try? stage.derivedRecord($0, text, slot) }
    }

    @inline(never)
    private static func isSame(_ one: DerivedRecord, _ other: DerivedRecord) -> Bool {
        for (one, other) in zip(one.expressions, other.expressions) where one.variables != other.variables {
            return false
        }
        return true
    }
}
