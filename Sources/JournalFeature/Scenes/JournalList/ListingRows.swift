internal import Domain
internal import Presentation
internal import Wording

/// The rows of a listing. The accessible text of each section's first row includes the heading.
final class ListingRows: JournalRows {
    private let listing: any EntryListing
    private let words: Localizer
    private let sections: [ListSection]
    let headed: [Int]
    private let summaries: ListingWindow<EntrySummary>

    init(_ listing: any EntryListing, words: Localizer) {
        self.listing = listing
        self.words = words
        sections = listing.sections
        summaries = ListingWindow(count: listing.count, listing.summaries)
        var next = 0
        headed = sections.map { section in
            defer { next += section.count }
            return next
        }
        count = next
    }

    let count: Int

    func row(at index: Int) -> JournalRow? {
        guard let summary = summaries.row(at: index) else { return nil }
        let section = section(at: index)
        return JournalRow(
            summary, under: sections[section].heading, isFirst: headed[section] == index,
            words: words)
    }

    func sentence(at index: Int) -> String? {
        guard let summary = summaries.row(at: index) else { return nil }
        return words.sentence(of: summary, under: sections[section(at: index)].heading)
    }

    func index(of id: String) -> Int? { listing.position(of: EntryID(id)) }

    private func section(at index: Int) -> Int {
        var low = 0
        var high = sections.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if headed[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }
}
