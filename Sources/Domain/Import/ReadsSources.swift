package import Foundation

/// Reads what somebody chose to import, whatever its formats are.
package protocol ReadsSources: Sendable {
    /// Reads files and folders to their ends, off the main actor.
    /// - Parameter answers: what was answered to questions that came up before.
    /// - Parameter progress: told now and then of the number of rows read so far.
    @concurrent
    func contents(
        of sources: [URL], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents
}
