package import Foundation

/// Reads sources of any known format for an import.
package protocol ReadsSources: Sendable {
    /// Reads files and folders completely, off the main actor.
    ///
    /// - Parameters:
    ///   - answers: The answers to questions of earlier readings.
    ///   - progress: Called now and then with the number of rows read so far.
    @concurrent
    func contents(
        of sources: [URL], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents
}
