package import Presentation
package import Wording

/// Puts an entry onto paper in the order of its page. Whatever is unknown takes no room.
package struct EntrySheet {
    private let entry: EntryViewModel
    private let words: LocalWords
    private var blocks: [PaperSheet.Block] = []

    /// - Parameter entry: stands at the head, with its verdict.
    package init(_ entry: EntryViewModel, words: LocalWords) {
        self.entry = entry
        self.words = words
        add([entry.verdict])
    }

    /// Texts below each other that need no caption.
    package mutating func add(_ texts: [String]) {
        let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
        if !text.isEmpty { blocks.append(.paragraph(text)) }
    }

    /// A line for each fact.
    package mutating func add(_ facts: [Fact]) {
        for fact in facts { add(fact.caption, fact.text) }
    }

    /// A captioned line.
    package mutating func add(_ caption: String, _ text: String) {
        if !text.isEmpty { blocks.append(.field(label: caption, value: text)) }
    }

    /// Begins a part of its own, which is as long as what is added next.
    package mutating func begin(_ heading: String) {
        blocks.append(.section(number: "", title: heading))
    }

    /// A part with a heading over a text.
    package mutating func add(_ text: String, under heading: String) {
        guard !text.isEmpty else { return }
        begin(heading)
        add([text])
    }

    /// A part with a heading over entries, a line for each.
    package mutating func add(_ entries: [EntryViewModel], _ more: String, under heading: String) {
        guard !entries.isEmpty else { return }
        begin(heading)
        add(entries.map { [$0.title, $0.detail].listed } + [more])
    }

    /// - Parameter moment: when it is written, in seconds since 1970.
    package func sheet(writtenOn moment: Int) -> PaperSheet {
        words.sheet(entry.title, entry.detail, blocks, writtenOn: moment)
    }
}
