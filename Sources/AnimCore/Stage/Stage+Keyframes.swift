extension KeyframeDescription {
    /// The same keyframes over the components by which a property's value is interpolated: each key goes to the next one as
    /// the encoding says.
    /// - Throws: `.kind` for another number of components than the property's, and for velocities of a value that is
    ///   interpolated in another space.
    func encoded(by encoding: ValueEncoding, count: Int) throws(AnimError) -> KeyframeDescription {
        guard componentCount == count else {
            throw AnimError(.kind, "the keyframes have \(componentCount) components, but the value has \(count)")
        }
        var result = self
        if encoding == .angleShortest { result.angles = 1 }
        guard encoding.isSeparate else { return result }
        guard velocities.isEmpty else {
            throw AnimError(.kind, "velocities have no meaning for a value that is interpolated in another space")
        }
        let innerCount = encoding.innerCount(outer: count)
        result = try KeyframeDescription(sort, innerCount, givenDuration, mode)
        (result.segments, result.curves, result.springs) = (segments, curves, springs)
        (result.end, result.ease) = (end, ease)
        result.values = [Double](repeating: 0, count: values.count / count * innerCount)
        if !initial.isEmpty { result.initial = [Double](repeating: 0, count: 2 * innerCount) }
        values.withUnsafeBufferPointer { outer in
            result.values.withUnsafeMutableBufferPointer { inner in
                guard let outer = outer.baseAddress, let inner = inner.baseAddress else { return }
                // From the last key back: its predecessor is put so that the way between them is right.
                for row in stride(from: values.count / count - 1, through: 0, by: -1) {
                    let key = inner + row * innerCount
                    encoding.encode(outer + row * count, key, count: count)
                    if row < values.count / count - 1 {
                        encoding.align(origin: key, target: key + innerCount, count: count)
                    }
                }
            }
        }
        if !initial.isEmpty {
            encoding.encode(initial, &result.initial, count: count)
            encoding.align(origin: &result.initial, target: result.values, count: count)
        }
        return result
    }
}
