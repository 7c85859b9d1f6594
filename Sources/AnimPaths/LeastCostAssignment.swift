// SPDX-License-Identifier: MIT
/// Which column each row gets, no two the same, at the least total cost: the Hungarian method (Kuhn 1955) in the form
/// with potentials (Jonker and Volgenant 1987).
///
/// Rows are added one by one. Potentials of rows and columns keep every reduced cost (the cost less both potentials) at
/// 0 or above, and at 0 where a row has a column.
struct LeastCostAssignment {
    private let columns: Int
    /// The cost of each row and column, row by row.
    private let costs: [Double]
    // Rows and columns are counted from 1 here. Column 0 is where the row that is being added starts.
    private var rowPotential: [Double]
    private var columnPotential: [Double]
    /// The row of each column, 0 for none.
    private var rowOf: [Int]
    /// The column before each one on the path that is being looked for.
    private var previous: [Int]

    /// - Parameters:
    ///   - costs: Row by row; finite.
    ///   - columns: At least as many as rows.
    /// - Complexity: O(rows² columns).
    init(costs: [Double], rows: Int, columns: Int) {
        self.costs = costs
        self.columns = columns
        rowPotential = [Double](repeating: 0, count: rows + 1)
        columnPotential = [Double](repeating: 0, count: columns + 1)
        rowOf = [Int](repeating: 0, count: columns + 1)
        previous = [Int](repeating: 0, count: columns + 1)
        for row in 1...rows { add(row) }
    }

    /// The row that has a column, or nil.
    func row(of column: Int) -> Int? { rowOf[column + 1] > 0 ? rowOf[column + 1] - 1 : nil }

    /// Gives a row a column, along the path of least reduced costs from it to a free column: each row on the path moves
    /// on to the next column.
    private mutating func add(_ row: Int) {
        rowOf[0] = row
        var column = 0
        var least = [Double](repeating: .infinity, count: columns + 1)
        var isUsed = [Bool](repeating: false, count: columns + 1)
        // A path visits each column once.
        for _ in 0...columns {
            isUsed[column] = true
            let current = rowOf[column]
            var delta = Double.infinity
            var next = 0
            for j in 1...columns where !isUsed[j] {
                let reduced = costs[(current - 1) * columns + j - 1] - rowPotential[current] - columnPotential[j]
                if reduced < least[j] {
                    least[j] = reduced
                    previous[j] = column
                }
                if least[j] < delta {
                    delta = least[j]
                    next = j
                }
            }
            for j in 0...columns {
                if isUsed[j] {
                    rowPotential[rowOf[j]] += delta
                    columnPotential[j] -= delta
                } else {
                    least[j] -= delta
                }
            }
            column = next
            if rowOf[column] == 0 { break }
        }
        while column != 0 {
            rowOf[column] = rowOf[previous[column]]
            column = previous[column]
        }
    }
}
