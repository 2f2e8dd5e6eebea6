internal import Domain

/// The entries with the highest values.
struct Best<Entry: CountedExperience>: Sendable {
    private var kept: [(value: Int, entry: Entry)] = []
    private let count: Int

    init(_ count: Int = 10) { self.count = count }

    /// Adds an entry. Of equal values, the first by file name are kept.
    mutating func add(_ entry: Entry, value: Int) {
        let id = entry.id.rawValue
        if kept.count == count, let last = kept.last {
            guard (last.value, id) < (value, last.entry.id.rawValue) else { return }
            kept.removeLast()
        }
        let place = kept.firstIndex { ($0.value, id) < (value, $0.entry.id.rawValue) } ?? kept.count
        kept.insert((value, entry), at: place)
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
