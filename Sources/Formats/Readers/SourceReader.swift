package import Domain
import JournalFormat

/// Reads the files of one format.
package protocol SourceReader: Sendable {
    /// Whether a file has this format by its content. The name only decides if the content cannot.
    func recognises(_ file: SourceFile) -> Bool

    /// Whether a file that no reader recognises may belong to those that this one does, such as the
    /// poster beside a film. The first such reader gets it with them, and leaves it out if it is
    /// not used.
    func accompanies(_ file: SourceFile) -> Bool

    /// Whether the reader recognises files of unknown formats. It is used only if no chosen file
    /// has a known format; among a service's files, an unknown one is left out.
    var isGuessing: Bool { get }

    /// Whether the files are text whose encoding matters, unlike documents that name theirs.
    var readsText: Bool { get }

    /// Reads all chosen files of this format together, because they may complete each other.
    ///
    /// A row that cannot be read is added to the contents and is not an error. The task's
    /// cancellation is checked now and then. The function runs off the main actor, where its caller
    /// runs.
    func read(_ files: [SourceFile], into reading: SourceReading) async throws(ImportError)
}

/// The contents of files while they are read.
package final class SourceReading {
    package var contents: SourceContents
    /// The answers to earlier questions.
    let answers: ImportAnswers
    /// Is called now and then with the number of rows since the last call.
    let progress: (Int) -> Void

    package init(
        _ contents: SourceContents = SourceContents(), answers: ImportAnswers = [:],
        progress: @escaping (Int) -> Void = { _ in }
    ) {
        self.contents = contents
        self.answers = answers
        self.progress = progress
    }

    /// Adds what another reader finds, without its progress.
    func addSilently(
        _ read: (SourceReading) async throws(ImportError) -> Void
    ) async throws(ImportError) {
        let silent = SourceReading(contents, answers: answers)
        // The records are not copied while only one has them.
        contents = SourceContents()
        defer { contents = silent.contents }
        try await read(silent)
    }
}

extension SourceReader {
    package func accompanies(_ file: SourceFile) -> Bool { false }
    package var isGuessing: Bool { false }
    package var readsText: Bool { true }
}

extension EntryContent {
    /// Returns the entry.
    ///
    /// - Throws: the rule that it breaks.
    func checked() throws(RowTrouble) -> Self {
        do throws(CalendarDefect) {
            try entry.validate()
        } catch {
            throw .content(error)
        }
        return self
    }
}

extension ImportError {
    static func unreadable(file: String, _ trouble: SourceTrouble) -> ImportError {
        .unreadable(SourcePlace(file: file), trouble)
    }
}

/// A question about rows of a source, which is asked if there are any.
struct RowsQuestion<Answer: RawRepresentable<String>> {
    let id: ImportQuestion.ID
    /// The answer, or else the preset, or `nil` if the rows wait for an answer.
    let answer: Answer?
    var question: SourceQuestion
    private let options: [(Answer, SourceAnswer)]
    private let preset: Answer?
    private(set) var rows: [ImportRow] = []

    init(
        _ id: ImportQuestion.ID, _ question: SourceQuestion, options: [(Answer, SourceAnswer)],
        preset: Answer? = nil, answers: ImportAnswers
    ) {
        self.id = id
        self.question = question
        self.options = options
        self.preset = preset
        answer = answers[id].flatMap(Answer.init(rawValue:)) ?? preset
    }

    mutating func add(_ row: ImportRow) { rows.append(row) }

    /// The question, or `nil` if there are no rows.
    var asked: ImportQuestion? {
        guard !rows.isEmpty else { return nil }
        return ImportQuestion(
            id: id, question, options: options.map { ImportQuestion.Option($0.rawValue, $1) },
            preset: preset?.rawValue, rows: rows)
    }
}

/// An answer about rows that may be entries.
enum RowsAnswer: String {
    case leave, add
}
