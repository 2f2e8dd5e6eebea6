internal import Domain
internal import Foundation
internal import Signals

/// Reads sources, compares them with the journal, and writes what somebody agreed to.
final class ImportEntries {
    let sources: [URL]
    private(set) var choices = ImportChoices()
    /// The preview for the choices, or nil while there is none.
    private(set) var preview: ImportPreview?

    private let importer: any PreparesImports
    private let batches: any WritesBatches
    /// Whether the journal is another one than the preview was made beside.
    private var isStale = false
    private var subscriptions = Subscriptions()

    init(
        _ sources: [URL], importer: any PreparesImports, batches: any WritesBatches,
        changes: Signal<JournalChange>
    ) {
        self.sources = sources
        self.importer = importer
        self.batches = batches
        subscriptions +=
            changes.onReception § eachTime § inAnyCase § { [weak self] in self?.isStale = true }
    }

    /// What the columns of a table are taken for by what was chosen, whether it was read by that or not.
    func mapping(of table: ImportTable) -> ColumnMapping {
        choices.answers[table.id].flatMap { ColumnMapping($0) } ?? table.mapping
    }

    func choose(_ change: (inout ImportChoices) -> Void) {
        change(&choices)
        preview = nil
    }

    func prepare(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> ImportPreview {
        if isStale { importer.forgetJournal() }
        isStale = false
        let choices = choices
        let preview = try await importer.preview(
            of: sources, choices: choices, progress: progress)
        if choices == self.choices { self.preview = preview }
        return preview
    }

    /// Whether what was previewed is what would be written now. Where the journal has changed
    /// meanwhile, it is compared once more.
    func isStillTrue() async throws(ImportError) -> Bool {
        guard isStale, let shown = preview else { return preview != nil }
        let now = try await prepare { _ in }
        return now.groups == shown.groups
    }

    func write(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch? {
        guard let preview else { return nil }
        let batch = try await batches.write(preview.batch, progress: progress)
        await importer.keepRest(of: preview)
        return batch
    }
}
