import Domain

/// A listing by days with the oldest first; entries without a day stay at its end.
struct ReversedListing: EntryListing {
    let sections: [ListSection]
    private let newestFirst: any EntryListing
    /// How many have a day.
    private let dated: Int

    init(of newestFirst: any EntryListing) {
        self.newestFirst = newestFirst
        let sections = newestFirst.sections
        let isDated = { (section: ListSection) in section.heading != .unknown(.date) }
        self.sections = sections.filter(isDated).reversed() + sections.filter { !isDated($0) }
        dated = sections.filter(isDated).reduce(0) { $0 + $1.count }
    }

    var count: Int { newestFirst.count }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        let range = range.clamped(to: 0..<count)
        let withDay = range.clamped(to: 0..<dated)
        let rest = range.clamped(to: dated..<count)
        let mirrored = (dated - withDay.upperBound)..<(dated - withDay.lowerBound)
        return newestFirst.summaries(in: mirrored).reversed() + newestFirst.summaries(in: rest)
    }

    func position(of id: EntryID) -> Int? {
        newestFirst.position(of: id).map { $0 < dated ? dated - 1 - $0 : $0 }
    }
}
