public import Domain
public import Presentation
public import Wording

/// An entry in a few words: at the head of its page, as a card over choices about it, or in a
/// row among others.
public struct EntryViewModel: Hashable, Sendable {
    public let id: String
    /// The title, such as "Brief Encounter".
    public let title: String
    /// The line below the title, such as "1945 · 19 November 2026"; empty if the title says all.
    public let detail: String
    /// The verdict on the entry, such as "You thought it was good"; empty if there is none.
    public let verdict: String
    /// The fact at the end of the row, such as "35 min late"; empty if there is none.
    public let fact: String
    public let emphasis: Emphasis

    /// Makes a view model of words that are ready to be shown.
    ///
    /// - Parameter emphasis: the emphasis of the fact.
    public init(
        id: String, title: String, detail: String = "", verdict: String = "", fact: String = "",
        emphasis: Emphasis = .quiet
    ) {
        self.id = id
        self.title = title
        self.detail = detail
        self.verdict = verdict
        self.fact = fact
        self.emphasis = emphasis
    }

    /// The greatest number of other entries that are listed beside an entry.
    public static let mostListed = 20
}

extension EntryViewModel {
    /// Makes a related entry, with its name in the list, its time and its outcome.
    public init(_ summary: EntrySummary, words: Localizer) {
        let time = summary.time.map { words.time($0) } ?? ""
        self.init(
            id: summary.id.rawValue, title: summary.nameInList,
            detail: [time, words.detail(of: summary)].listed)
    }
}

extension EntrySummary {
    public var isTrip: Bool { if case .trip = content { true } else { false } }
}

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
