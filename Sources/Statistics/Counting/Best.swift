internal import Domain

/// The entries with the highest values.
struct Best<Entry: Sendable>: Sendable {
    private var kept: [(value: Int, id: EntryID, entry: Entry)] = []
    private let count: Int

    init(_ count: Int = 10) {
        self.count = count
    }

    /// Adds an entry. Of equal values, the first by file name are kept.
    mutating func add(_ entry: Entry, _ id: EntryID, value: Int) {
        if kept.count == count, let last = kept.last {
            guard (last.value, id.rawValue) < (value, last.id.rawValue) else { return }
            kept.removeLast()
        }
        let place =
            kept.firstIndex { ($0.value, id.rawValue) < (value, $0.id.rawValue) } ?? kept.count
        kept.insert((value, id, entry), at: place)
    }

    /// The entries, the highest value first.
    var entries: [Entry] { kept.map(\.entry) }
}

extension Sequence {
    /// Returns the first elements in an order, without sorting all elements.
    func first(_ count: Int, by precedes: (Element, Element) -> Bool) -> [Element] {
        guard count < 1_000 else { return sorted(by: precedes) }
        var kept: [Element] = []
        for element in self where count > 0 {
            if kept.count == count {
                guard precedes(element, kept[count - 1]) else { continue }
                kept.removeLast()
            }
            var (low, high) = (0, kept.count)
            while low < high {
                let middle = (low + high) / 2
                if precedes(element, kept[middle]) { high = middle } else { low = middle + 1 }
            }
            kept.insert(element, at: low)
        }
        return kept
    }
}
