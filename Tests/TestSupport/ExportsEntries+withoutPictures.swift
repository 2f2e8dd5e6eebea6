public import Domain
public import Foundation

extension ExportsEntries {
    /// Exports without pictures.
    public func export(
        _ selection: EntrySelection, as format: ExportFormat, to file: URL,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ExportError) -> ExportSummary {
        try await export(
            selection, as: format, includingPictures: false, to: file, progress: progress)
    }
}
