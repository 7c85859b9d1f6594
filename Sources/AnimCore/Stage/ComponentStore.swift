/// The components of all properties of a stage, one array for each role, so that a property is a range of them.
///
/// Ranges of removed properties are used again for properties of as many components.
struct ComponentStore: Sendable {
    /// What the program set.
    var model: [Double] = []
    /// What is seen now.
    var presentation: [Double] = []
    /// Of the presentation, in units per second.
    var velocity: [Double] = []
    /// Where the running animation started, and with which velocity, and where it goes.
    var origin: [Double] = []
    var originVelocity: [Double] = []
    var target: [Double] = []

    /// Freed ranges by number of components, 1…4.
    private var free: (one: [Int32], two: [Int32], three: [Int32], four: [Int32]) = ([], [], [], [])

    /// The first index of a range of `count` components, all at rest at `value`.
    mutating func allocate(_ value: [Double]) -> Int32 {
        let base: Int
        if let freed = popFree(value.count) {
            base = Int(freed)
        } else {
            base = model.count
            for component in value {
                model.append(component)
                presentation.append(component)
                velocity.append(0)
                origin.append(component)
                originVelocity.append(0)
                target.append(component)
            }
        }
        for index in value.indices {
            model[base + index] = value[index]
            rest(base + index, at: value[index])
        }
        return Int32(base)
    }

    /// Lets one component stand still at a value.
    mutating func rest(_ index: Int, at value: Double) {
        presentation[index] = value
        velocity[index] = 0
        origin[index] = value
        originVelocity[index] = 0
        target[index] = value
    }

    mutating func release(_ base: Int32, count: Int) {
        switch count {
        case 1: free.one.append(base)
        case 2: free.two.append(base)
        case 3: free.three.append(base)
        default: free.four.append(base)
        }
    }

    mutating func reserve(_ count: Int) {
        model.reserveCapacity(count)
        presentation.reserveCapacity(count)
        velocity.reserveCapacity(count)
        origin.reserveCapacity(count)
        originVelocity.reserveCapacity(count)
        target.reserveCapacity(count)
    }

    private mutating func popFree(_ count: Int) -> Int32? {
        switch count {
        case 1: free.one.popLast()
        case 2: free.two.popLast()
        case 3: free.three.popLast()
        default: free.four.popLast()
        }
    }
}
