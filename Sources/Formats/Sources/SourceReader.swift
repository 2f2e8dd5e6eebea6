package import Domain

/// Reads the files of one format.
package protocol SourceReader: Sendable {
    /// Whether a file is of this format, by its content; its name only parts what the content
    /// cannot.
    func recognises(_ file: SourceFile) -> Bool

    /// Whether it recognises files whose format is unknown. It reads them where nothing else that was
    /// chosen is of a known format: among a service's files, one that nobody knows is left out.
    var isGuessing: Bool { get }

    /// Reads all files of this format that were chosen together, because some say more of what
    /// others say.
    ///
    /// A row that cannot be read becomes part of the contents and is not an error; it checks now and
    /// then whether its task was cancelled. It runs where its caller runs, which is off the main
    /// actor; a reader that waits for nobody, such as another program, need not be async.
    /// - Parameter answers: what was answered to questions that came up before.
    /// - Parameter progress: told now and then how many rows were read since it was told last.
    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) async throws(ImportError)
}

extension SourceReader {
    package var isGuessing: Bool { false }
}
