import Domain

/// A listing by day with the oldest entry first; entries without a day stay at its end.
struct ReversedListing: EntryListing {
    let sections: [ListSection]
    private let newestFirst: any EntryListing
    /// The number of entries with a day.
    private let dated: Int

    init(of newestFirst: any EntryListing) {
        self.newestFirst = newestFirst
        let sections = newestFirst.sections
        let isDated = { (section: ListSection) in
            ![.unknown(.date), .wanted].contains(section.heading)
        }
        self.sections = sections.filter(isDated).reversed() + sections.filter { !isDated($0) }
        dated = sections.filter(isDated).reduce(0) { $0 + $1.count }
    }

    var count: Int { newestFirst.count }

    var entryCount: Int { newestFirst.entryCount }

    var unfolded: any EntryListing { ReversedListing(of: newestFirst.unfolded) }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        rows(in: range, newestFirst.summaries)
    }

    func counted(in range: Range<Int>) -> [CountedEntry] { rows(in: range, newestFirst.counted) }

    private func rows<Value>(in range: Range<Int>, _ rows: (Range<Int>) -> [Value]) -> [Value] {
        let range = range.clamped(to: 0..<count)
        let withDay = range.clamped(to: 0..<dated)
        let rest = range.clamped(to: dated..<count)
        let mirrored = (dated - withDay.upperBound)..<(dated - withDay.lowerBound)
        return rows(mirrored).reversed() + rows(rest)
    }

    func position(of id: EntryID) -> Int? {
        newestFirst.position(of: id).map { $0 < dated ? dated - 1 - $0 : $0 }
    }
}
