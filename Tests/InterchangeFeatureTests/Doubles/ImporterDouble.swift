import Domain
import Foundation
import TestSupport

/// Returns the test's preview for the choices, or throws its failure.
final class ImporterDouble: PreparesImports {
    var answer: (ImportChoices) -> ImportPreview
    var failure: ImportError?
    private(set) var remembered: [ColumnMapping] = []
    private(set) var asked: [ImportChoices] = []
    private(set) var forgotten = 0
    /// The gate that holds up previews.
    let gate = Gate<Int>()

    init(_ answer: @escaping (ImportChoices) -> ImportPreview) { self.answer = answer }

    func preview(
        of sources: [URL], choices: ImportChoices,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> ImportPreview {
        asked.append(choices)
        progress(ImportProgress(done: 7))
        await gate.pass(asked.count)
        if let failure { throw failure }
        return answer(choices)
    }

    func keepRest(of preview: ImportPreview) async {
        remembered += preview.tables.map(\.mapping)
    }

    func forgetJournal() { forgotten += 1 }
}

/// Writes nothing, and records its requests.
final class ExporterDouble: ExportsEntries, WritesCalendars {
    struct Request: Equatable {
        let selection: EntrySelection
        let format: ExportFormat
        let file: String
        var includesPictures = false
    }

    var failure: ExportError?
    var summary = ExportSummary(written: 3)
    private(set) var requests: [Request] = []
    let gate = Gate<Int>()

    /// Returns the ids, which stand for the calendar.
    func calendar(of entries: [EntryID]) async throws(ExportError) -> [UInt8] {
        if let failure { throw failure }
        return Array(entries.map(\.rawValue).joined(separator: " ").utf8)
    }

    func export(
        _ selection: EntrySelection, as format: ExportFormat, includingPictures: Bool, to file: URL,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ExportError) -> ExportSummary {
        requests.append(
            Request(
                selection: selection, format: format, file: file.path,
                includesPictures: includingPictures))
        progress(ImportProgress(done: 1, total: 3))
        await gate.pass(requests.count)
        if Task.isCancelled { throw .cancelled }
        if let failure { throw failure }
        return summary
    }
}
