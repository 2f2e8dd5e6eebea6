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
        let harvest: Harvest
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
        var kept = try await harvest(sources, choices, progress)
        let found: FoundEntries
        if let known = kept.found {
            found = known
        } else {
            found = try await entries(for: kept.harvest)
        }
        kept.found = found
        if self.kept?.sources == sources { self.kept = kept }
        let title = Self.title(of: sources)
        let preview = await Self.plan(kept.harvest, found, choices, title: title)
        if Task.isCancelled { throw .cancelled }
        return preview
    }

    public func forgetJournal() {
        kept?.found = nil
    }

    /// Reads the sources, unless they were read and the answers to the readers' own questions are
    /// what they were.
    private func harvest(
        _ sources: [URL], _ choices: ImportChoices,
        _ progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> Kept {
        if let kept, kept.sources == sources {
            let asked = Set(kept.harvest.questions.map(\.id))
            let answers = choices.answers.filter { asked.contains($0.key) }
            if kept.answers == answers { return kept }
        }
        let harvest = try await reading.harvest(
            sources, answers: choices.answers, progress: progress)
        let asked = Set(harvest.questions.map(\.id))
        let kept = Kept(
            sources: sources, answers: choices.answers.filter { asked.contains($0.key) },
            harvest: harvest)
        self.kept = kept
        return kept
    }

    private func entries(for harvest: Harvest) async throws(ImportError) -> FoundEntries {
        let basket = Basket(for: harvest)
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
        _ harvest: Harvest, _ found: FoundEntries, _ choices: ImportChoices, title: String
    ) async -> ImportPreview {
        var plan = ImportPlan(harvest, beside: found, choices: choices)
        let rows = await PlannedRow.all(of: plan.harvest.candidates, bands: choices.bands)
        guard let rows else { return ImportPreview() }
        return plan.preview(of: rows, title: title)
    }

    private static func title(of sources: [URL]) -> String {
        sources.count == 1 ? sources[0].lastPathComponent : "\(sources.count) files"
    }
}

/// Gathers what was found, off the main actor.
private final class Basket: Sendable {
    private let harvest: Harvest
    /// Only a journal that holds something is worth the question what of it matters.
    private let wanted = Mutex<WantedEntries?>(nil)
    private let contents = Mutex(FoundEntries())

    init(for harvest: Harvest) {
        self.harvest = harvest
    }

    func add(_ batch: [StoredEntry]) {
        guard !batch.isEmpty else { return }
        let wanted = wanted.withLock { wanted in
            let known = wanted ?? WantedEntries(for: harvest)
            wanted = known
            return known
        }
        let found = wanted.found(in: batch)
        contents.withLock { $0.add(found) }
    }

    var found: FoundEntries { contents.withLock { $0 } }
}
