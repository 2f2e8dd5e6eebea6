public import Foundation

/// Reads sources and previews an import of them.
@MainActor
public protocol PreparesImports: AnyObject {
    /// Reads files and folders and compares them with the journal. Nothing is written. A further
    /// call with other choices reuses what was read. It ends early if its task is cancelled.
    ///
    /// - Parameter progress: Called with the number of rows that were read.
    func preview(
        of sources: [URL], choices: ImportChoices,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> ImportPreview

    /// Stores what a confirmed preview has besides entries: the mappings of imported tables,
    /// searches with new names, and answers about films of lists to unanswered questions.
    func keepRest(of preview: ImportPreview) async

    /// Makes the next preview compare with the journal again, because another one was opened.
    func forgetJournal()
}

public struct ImportProgress: Hashable, Sendable {
    /// The number of rows or files that are done.
    public let done: Int
    /// The number of all rows or files, or `nil` while it is unknown.
    public let total: Int?

    public init(done: Int, total: Int? = nil) {
        self.done = done
        self.total = total
    }
}

/// The reason why sources cannot be read at all.
public enum ImportError: Error, Hashable, Sendable {
    case cancelled
    case unreadable(SourcePlace, SourceTrouble)
    /// The file exceeds the number of rows for one import.
    case tooManyRows(file: String, most: Int)
    /// The files together exceed the number of rows for one import.
    case tooManyRowsTogether(most: Int)
    case unrecognised(file: String)
    /// The only file has no content.
    case emptyFile(String)
    /// None of the files is recognised.
    case unrecognisedAll(count: Int)
    /// A required program is not installed. `package` is the Debian package that contains it.
    case missingProgram(file: String, package: String)
    case journal(JournalError)
}

/// Reads sources of any known format for an import.
package protocol ReadsSources: Sendable {
    /// Reads files and folders completely, off the main actor.
    ///
    /// - Parameters:
    ///   - answers: The answers to questions of earlier readings.
    ///   - progress: Called now and then with the number of rows read so far.
    @concurrent
    func contents(
        of sources: [URL], answers: ImportAnswers,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents
}
