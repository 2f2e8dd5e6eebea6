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
