package import Presentation
package import Wording

/// Builds the printed sheet of an entry in the order of its page. Unknown values take no space.
package struct EntrySheet {
    private let entry: EntryViewModel
    private let words: Localizer
    private var blocks: [PaperSheet.Block] = []

    /// - Parameter entry: the entry's name and verdict, which stand at the top.
    package init(_ entry: EntryViewModel, words: Localizer) {
        self.entry = entry
        self.words = words
        add([entry.verdict])
    }

    /// Adds texts without captions, one below the other.
    package mutating func add(_ texts: [String]) {
        let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
        if !text.isEmpty { blocks.append(.paragraph(text)) }
    }

    /// Adds a line for each fact.
    package mutating func add(_ facts: [Fact]) {
        for fact in facts { add(fact.caption, fact.text) }
    }

    /// Adds a line with a caption, unless its text is empty.
    package mutating func add(_ caption: String, _ text: String) {
        if !text.isEmpty { blocks.append(.field(label: caption, value: text)) }
    }

    /// Begins a section, to which later additions belong.
    package mutating func begin(_ heading: String) {
        blocks.append(.section(number: "", title: heading))
    }

    /// Adds a section with a text.
    package mutating func add(_ text: String, under heading: String) {
        guard !text.isEmpty else { return }
        begin(heading)
        add([text])
    }

    /// Adds a section with a line for each entry.
    package mutating func add(_ entries: [EntryViewModel], _ more: String, under heading: String) {
        guard !entries.isEmpty else { return }
        begin(heading)
        add(entries.map { [$0.title, $0.detail].listed } + [more])
    }

    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(writtenOn moment: Int) -> PaperSheet {
        words.sheet(entry.title, entry.detail, blocks, writtenOn: moment)
    }
}
