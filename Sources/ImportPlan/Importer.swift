public import Domain
public import Foundation
import Synchronization

/// Reads sources by their formats and compares what they hold with the journal.
///
/// What was read is kept until other sources are asked for, so that a choice that changes only
/// what becomes of the rows does not read them again.
@MainActor
public final class Importer: PreparesImports {
    private let reading: any ReadsSources
    private let journal: any ReadsManyEntries
    private var kept: Kept?

    private struct Kept {
        let sources: [URL]
        let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
        let contents: SourceContents
        var found: FoundEntries?
    }

    /// Imports into a journal.
    package init(reading: any ReadsSources, journal: any ReadsManyEntries) {
        self.reading = reading
        self.journal = journal
    }

    public func preview(
        of sources: [URL], choices: ImportChoices,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> ImportPreview {
        var kept = try await contents(sources, choices, progress)
        let found: FoundEntries
        if let known = kept.found {
            found = known
        } else {
            found = try await entries(for: kept.contents)
        }
        kept.found = found
        if self.kept?.sources == sources { self.kept = kept }
        let title = Self.title(of: sources)
        let preview = await Self.plan(kept.contents, found, choices, title: title)
        if Task.isCancelled { throw .cancelled }
        return preview
    }

    public func forgetJournal() {
        kept?.found = nil
    }

    /// Reads the sources, unless they were read and the answers to the readers' own questions are
    /// what they were.
    private func contents(
        _ sources: [URL], _ choices: ImportChoices,
        _ progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> Kept {
        if let kept, kept.sources == sources {
            let asked = Set(kept.contents.questions.map(\.id))
            let answers = choices.answers.filter { asked.contains($0.key) }
            if kept.answers == answers { return kept }
        }
        let contents = try await reading.contents(
            sources, answers: choices.answers, progress: progress)
        let asked = Set(contents.questions.map(\.id))
        let kept = Kept(
            sources: sources, answers: choices.answers.filter { asked.contains($0.key) },
            contents: contents)
        self.kept = kept
        return kept
    }

    private func entries(for contents: SourceContents) async throws(ImportError) -> FoundEntries {
        let basket = FoundEntriesCollector(for: contents)
        do {
            try await journal.readEntries(.everything) { batch, _ in
                try Task.checkCancellation()
                basket.add(batch)
            }
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .unreadable(SourcePlace(file: "The journal"), reason: "\(error)")
        }
        if Task.isCancelled { throw .cancelled }
        return basket.found
    }

    @concurrent
    private nonisolated static func plan(
        _ contents: SourceContents, _ found: FoundEntries, _ choices: ImportChoices, title: String
    ) async -> ImportPreview {
        var plan = ImportPlan(contents, beside: found, choices: choices)
        let rows = await PreparedRecord.all(of: plan.contents.records, bands: choices.bands)
        guard let rows else { return ImportPreview() }
        return plan.preview(of: rows, title: title)
    }

    private static func title(of sources: [URL]) -> String {
        sources.count == 1 ? sources[0].lastPathComponent : "\(sources.count) files"
    }
}

/// Gathers what was found, off the main actor.
private final class FoundEntriesCollector: Sendable {
    private let contents: SourceContents
    /// Only a journal that holds something is worth the question what of it matters.
    private let wanted = Mutex<WantedEntries?>(nil)
    private let state = Mutex(FoundEntries())

    init(for contents: SourceContents) {
        self.contents = contents
    }

    func add(_ batch: [StoredEntry]) {
        guard !batch.isEmpty else { return }
        let wanted = wanted.withLock { wanted in
            let known = wanted ?? WantedEntries(for: contents)
            wanted = known
            return known
        }
        let found = wanted.found(in: batch)
        state.withLock { $0.add(found) }
    }

    var found: FoundEntries { state.withLock { $0 } }
}
