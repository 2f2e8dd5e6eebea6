import Domain
import Synchronization

/// A listing of films named by their index, which records the requested windows.
nonisolated final class ListingSpy: EntryListing {
    let sections: [ListSection]
    let count: Int
    private let asked = Mutex<[Range<Int>]>([])

    /// The number of requested entries that it cannot return.
    private let missing: Int

    init(_ sections: [ListSection], missing: Int = 0) {
        self.sections = sections
        self.missing = missing
        count = sections.map(\.count).reduce(0, +)
    }

    var windows: [Range<Int>] { asked.withLock { $0 } }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        asked.withLock { $0.append(range) }
        return range.clamped(to: 0..<count).dropLast(missing).map { position in
            EntrySummary(
                id: EntryID("\(position)"), day: nil,
                content: .film(title: "film \(position)", year: nil, feedback: .none))
        }
    }

    func counted(in range: Range<Int>) -> [CountedEntry] {
        asked.withLock { $0.append(range) }
        return range.clamped(to: 0..<count).dropLast(missing).map { position in
            .film(CountedFilm(EntryID("\(position)"), title: CountedName("film \(position)")))
        }
    }

    func position(of id: EntryID) -> Int? {
        Int(id.rawValue).flatMap { (0..<count).contains($0) ? $0 : nil }
    }
}

nonisolated extension ListSection {
    static func november(_ count: Int) -> ListSection {
        ListSection(.month(.init(year: 2026, month: 11)), count: count)
    }
    static func october(_ count: Int) -> ListSection {
        ListSection(.month(.init(year: 2026, month: 10)), count: count)
    }
    static func undated(_ count: Int) -> ListSection {
        ListSection(.unknown(.date), count: count)
    }
}
