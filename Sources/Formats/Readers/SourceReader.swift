package import Domain
import JournalFormat

/// The chosen options by the ids of questions.
package typealias ImportAnswers = [ImportQuestion.ID: ImportQuestion.Option.ID]

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
    ///
    /// - Parameters:
    ///   - answers: the answers to earlier questions.
    ///   - progress: is called now and then with the number of rows since the last call.
    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) async throws(ImportError)
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
    /// Returns the error for a file that cannot be imported.
    static func unreadable(file: String, _ trouble: SourceTrouble) -> ImportError {
        .unreadable(SourcePlace(file: file), trouble)
    }
}
