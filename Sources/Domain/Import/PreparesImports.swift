public import Foundation

/// Reads sources and says what an import of them would do.
@MainActor
public protocol PreparesImports: AnyObject {
    /// Reads files and folders and compares them with the journal. Nothing is written.
    ///
    /// Asked again with other choices, it answers for the same sources. It ends early where its
    /// task is cancelled.
    /// - Parameter progress: told of how much was read.
    func preview(
        of sources: [URL], choices: ImportChoices,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> ImportPreview

    /// Keeps what a preview that was agreed to says beside its entries: what the columns of tables were
    /// taken for, where entries came of them, searches whose names the journal does not have, and answers
    /// about films of lists that nobody has given here.
    func keepRest(of preview: ImportPreview) async

    /// The journal is another one now: the next preview compares with it anew.
    func forgetJournal()
}

/// How far an import, its preview or an export is.
public struct ImportProgress: Hashable, Sendable {
    /// Rows or files done so far.
    public let done: Int
    /// Nil while that is unknown.
    public let total: Int?

    public init(done: Int, total: Int? = nil) {
        self.done = done
        self.total = total
    }
}

/// Why sources could not be read at all.
public enum ImportError: Error, Hashable, Sendable {
    case cancelled
    /// A file, or a row of it, cannot be read for a reason in words for people.
    case unreadable(SourcePlace, reason: String)
    /// The file has more rows than one import takes.
    case tooManyRows(file: String, most: Int)
    /// The files together have more rows than one import takes.
    case tooManyRowsTogether(most: Int)
    case unrecognised(file: String)
    /// None of so many files is recognised.
    case unrecognisedAll(count: Int)
    /// A program that is needed is not installed; `package` is Debian's package that brings it.
    case missingProgram(file: String, package: String)
    /// The journal that the sources are compared with cannot be read.
    case journal(JournalError)
}
