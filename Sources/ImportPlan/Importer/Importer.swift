public import Domain
public import Foundation
internal import Wording

/// Reads sources by their formats and compares what they hold with the journal.
///
/// The contents of sources are kept until others are asked for, so that a choice that changes only the
/// outcome of the rows does not read them again.
@MainActor
public final class Importer: PreparesImports {
    private let reading: any ReadsSources
    private let journal: any ReadsManyEntries
    private let airports: any FindsAirports
    private let columns: (any RemembersColumns)?
    private let searches: (any KeepsSearches)?
    private let lists: FilmLists?
    private var kept: Kept?

    private struct Kept {
        let sources: [URL]
        let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
        let contents: SourceContents
        var found: FoundEntries?
    }

    /// Imports into a journal.
    /// - Parameter airports: tell where flights begin and end.
    /// - Parameter columns: where it is kept what columns are taken for; nil where it is not.
    /// - Parameter searches: get those of backups; nil where these are left out.
    /// - Parameter lists: those of the journal; nil where it keeps none.
    package init(
        reading: any ReadsSources, journal: any ReadsManyEntries, airports: any FindsAirports,
        columns: (any RemembersColumns)? = nil, searches: (any KeepsSearches)? = nil,
        lists: FilmLists? = nil
    ) {
        self.reading = reading
        self.journal = journal
        self.airports = airports
        self.columns = columns
        self.searches = searches
        self.lists = lists
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
        let preview = await plan(kept.contents, found, choices, title: title)
        if Task.isCancelled { throw .cancelled }
        return preview
    }

    public func keepRest(of preview: ImportPreview) async {
        let tables = preview.importedTables
        if !tables.isEmpty { await columns?.remember(tables) }
        if !preview.answers.isEmpty { try? await lists?.addAnswers(preview.answers) }
        // Who has one of that name, by now, keeps their own.
        guard !preview.searches.isEmpty, let here = try? await searches?.savedSearches() else {
            return
        }
        var names = Set(here.map(\.name))
        let added = preview.searches.filter { names.insert($0.name).inserted }
        if !added.isEmpty { try? await searches?.changeSearches(removing: [], adding: added) }
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
            let answers = choices.answers.filter { kept.contents.asks($0.key) }
            if kept.answers == answers { return kept }
        }
        let contents = try await reading.contents(
            of: sources, answers: choices.answers, progress: progress)
        let kept = Kept(
            sources: sources, answers: choices.answers.filter { contents.asks($0.key) },
            contents: contents)
        self.kept = kept
        return kept
    }

    private func entries(for contents: SourceContents) async throws(ImportError) -> FoundEntries {
        let search = JournalSearch(for: contents)
        do {
            try await journal.readEntries(.everything) { batch, _ in
                try Task.checkCancellation()
                search.add(batch)
            }
        } catch let error as JournalError {
            throw .journal(error)
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .unreadable(
                SourcePlace(file: LocalWords.ofProgram.theJournal), reason: "\(error)")
        }
        if Task.isCancelled { throw .cancelled }
        var found = search.found
        if !contents.lists.isEmpty { found.lists = try await keptLists() }
        return found
    }

    private func keptLists() async throws(ImportError) -> [KeptList] {
        do throws(JournalError) {
            return try await lists?.kept() ?? []
        } catch {
            throw .journal(error)
        }
    }

    /// Records are prepared on all processors.
    @concurrent
    private nonisolated func plan(
        _ contents: SourceContents, _ found: FoundEntries, _ choices: ImportChoices, title: String
    ) async -> ImportPreview {
        let planner = ImportPlanner(contents, beside: found, choices: choices)
        let records = await planner.contents.records.mapChunks(of: 1_024) { [airports] chunk in
            chunk.indices.lazy.prefix { _ in !Task.isCancelled }.map {
                PreparedRecord(chunk[$0], at: $0, bands: choices.bands, airports: airports)
            }
        }
        return planner.preview(of: records, title: title)
    }

    private static func title(of sources: [URL]) -> String {
        sources.count == 1
            ? sources[0].lastPathComponent : LocalWords.ofProgram.files(sources.count)
    }
}

extension SourceContents {
    /// Whether an answer by this name is one to a reader's own question.
    fileprivate func asks(_ id: ImportQuestion.ID) -> Bool {
        questions.contains { $0.id == id } || tables.contains { $0.id == id }
    }
}
