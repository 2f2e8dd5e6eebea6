internal import Domain
internal import Presentation
internal import Wording

/// The rows of a listing: a heading before each section, and under it that section's entries.
final class ListingRows: JournalRows {
    private let listing: any EntryListing
    private let words: LocalWords
    private let sections: [ListSection]
    /// For each section the index of its heading among the rows, in rising order.
    private let headings: [Int]
    private let summaries: ListingWindow<EntrySummary>

    init(_ listing: any EntryListing, words: LocalWords) {
        self.listing = listing
        self.words = words
        sections = listing.sections
        summaries = ListingWindow(count: listing.count, listing.summaries)
        var next = 0
        headings = sections.map { section in
            defer { next += section.count + 1 }
            return next
        }
        count = next
    }

    let count: Int

    func row(at index: Int) -> JournalRow {
        let section = self.section(at: index)
        let heading = sections[section].heading
        guard headings[section] != index else { return .heading(words.heading(heading)) }
        // A row that cannot be read now stays empty until the list is filled again.
        guard let summary = summaries.row(at: index - section - 1) else { return .heading("") }
        return .entry(JournalRow.Entry(summary, under: heading, words: words))
    }

    func index(of id: String) -> Int? {
        guard let position = listing.position(of: EntryID(id)) else { return nil }
        // A heading's index less the headings up to and including it is the position of its first
        // entry.
        let section = lastIndex(in: headings) { headings[$0] - $0 <= position }
        return position + section + 1
    }

    private func section(at index: Int) -> Int {
        lastIndex(in: headings) { headings[$0] <= index }
    }

    /// The last section for which the condition holds, which holds up to some section and not after.
    private func lastIndex(in sections: [Int], where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = sections.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
