/// Words that differ by a typing error.
package enum NearWord {
    /// Returns the name nearest to a word within one or two edits, or `nil` if there is none.
    package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        let typed = word.lowercased()
        let near = names.map { (name: $0, distance: distance(typed, $0)) }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return near.flatMap { $0.distance <= (typed.count < 4 ? 1 : 2) ? $0.name : nil }
    }

    /// Returns the number of insertions, deletions, changes and swaps of neighbouring letters
    /// between two words.
    private static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one.prefix(40)), Array(other))
        var before: [Int] = []
        var row = Array(0...other.count)
        for line in one.indices {
            var next = [line + 1]
            for column in other.indices {
                let changed = row[column] + (one[line] == other[column] ? 0 : 1)
                next.append(min(changed, row[column + 1] + 1, next[column] + 1))
                if line > 0, column > 0, one[line] == other[column - 1],
                    one[line - 1] == other[column]
                {
                    next[column + 1] = min(next[column + 1], before[column - 1] + 1)
                }
            }
            (before, row) = (row, next)
        }
        return row[other.count]
    }
}
