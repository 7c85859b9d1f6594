// SPDX-License-Identifier: MIT
/// What two shapes have in common.
extension MorphBuilder {
    /// Whether one closed contour is much like the other without a turn, wherever they begin and whatever their sizes.
    func areAlike(_ indexA: Int, _ indexB: Int) -> Bool {
        let (contourA, contourB) = (a.contours[indexA], b.contours[indexB])
        guard contourA.isClosed, contourB.isClosed else { return false }
        let p = Self.centered(MorphSamples(a, contourA, frame(contourA, 0)).even(32))
        let q = Self.centered(MorphSamples(b, contourB, frame(contourB, 0)).even(32))
        for shift in 0..<32 where Self.residual(p, q, shift) < 0.02 { return true }
        return false
    }
}
