import AnimCore
import CAnimCore

/// Whether the display list that was handed out is the scene's present one; any other call on the scene or its stage ends
/// that.
final class DisplayMemory {
    var isCurrent = false
}
