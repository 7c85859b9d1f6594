// SPDX-License-Identifier: MIT
import AnimStage

/// A reader of a part of a document. What it shares with the others is in the scope.
protocol ScopedReader {
    var scope: DocumentScope { get }
}

extension ScopedReader {
    var json: JSONStorage { scope.json }
    var names: DocumentNames { scope.names }
    var stage: Stage { scope.stage }
    var parameters: ParameterStore { scope.parameters }
    var shared: ComponentContext { scope.shared }
    var scenery: Scenery { scope.shared.scenery }
}
