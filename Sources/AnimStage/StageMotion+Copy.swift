// SPDX-License-Identifier: MIT

extension StageMotion {
    /// This stage's identifier of a document's property. The document refers to the stage onto which it was read; this stage
    /// may be a copy of it.
    @inline(__always)
    package func own(_ property: PropertyIdentifier) -> PropertyIdentifier {
        identifier(ofProperty: ThingIdentifier(rawValue: property.rawValue, documentKey).slot)
    }
}
