import Domain
import Foundation

/// Returns a preview made by the test, and records its requests.
@MainActor
final class ImporterDouble: PreparesImports {
    var preview = ImportPreview()
    var failure: ImportError?
    private(set) var remembered: [ImportTable] = []
    private(set) var asked: [(sources: [URL], choices: ImportChoices)] = []

    func preview(
        of sources: [URL], choices: ImportChoices,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> ImportPreview {
        asked.append((sources, choices))
        progress(ImportProgress(done: 1, total: 2))
        if let failure { throw failure }
        return preview
    }

    func keepRest(of preview: ImportPreview) async { remembered += preview.tables }

    func forgetJournal() {}

    func forget() {}
}

/// Records the batches that were written, and undoes them.
@MainActor
final class BatchesDouble: WritesBatches, ConfirmsRemovals {
    var failure: JournalError?
    /// The failure of reading the last batch.
    var lastFailure: JournalError?
    var last: WrittenBatch?
    var kept: [EntryID] = []
    var place = RemovalPlace.trash
    private(set) var written: [EntryBatch] = []
    private(set) var taken: [WrittenBatch] = []

    func write(
        _ batch: EntryBatch, progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch {
        if let failure { throw failure }
        written.append(batch)
        progress(ImportProgress(done: 1, total: 1))
        return WrittenBatch(
            id: "1", title: batch.title, added: batch.additions.count, changed: batch.changes.count)
    }

    func lastBatch() async throws(JournalError) -> WrittenBatch? {
        if let lastFailure { throw lastFailure }
        return last
    }

    func undoablePart(of batch: WrittenBatch) async throws(JournalError) -> WrittenBatch { batch }

    func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack {
        if let failure { throw failure }
        taken.append(batch)
        return TakenBack(removed: batch.added, restored: batch.changed, kept: kept, place: place)
    }

    func confirmVanished() async {}
}
