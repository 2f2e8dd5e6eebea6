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

        /// Whether the sources need not be read again: the answers to the readers' own questions are
        /// what they were.
        func holds(_ sources: [URL], _ choices: ImportChoices) -> Bool {
            self.sources == sources && answers == contents.answers(among: choices)
        }
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
        var now: Kept
        if let kept, kept.holds(sources, choices) {
            now = kept
        } else {
            let contents = try await reading.contents(
                of: sources, answers: choices.answers, progress: progress)
            now = Kept(
                sources: sources, answers: contents.answers(among: choices), contents: contents)
            kept = now
        }
        if now.found == nil {
            let search = JournalSearch(for: now.contents)
            do {
                try await journal.readEntries(having: search.keys) { batch, _ in
                    search.add(batch)
                }
                let here = now.contents.lists.isEmpty ? nil : try await lists?.kept()
                now.found = search.found(beside: here ?? [])
            } catch {
                throw ImportError(readingJournal: error)
            }
        }
        // Others may have been asked for meanwhile.
        if kept?.sources == sources { kept = now }
        let title = Self.title(of: sources)
        let preview = await plan(now.contents, now.found ?? FoundEntries(), choices, title: title)
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

    /// Records are prepared on all processors.
    @concurrent
    private nonisolated func plan(
        _ contents: SourceContents, _ found: FoundEntries, _ choices: ImportChoices, title: String
    ) async -> ImportPreview {
        let contents = found.decided(contents)
        let records = await contents.records.mapChunks(of: 1_024) { [airports] chunk in
            chunk.indices.lazy.prefix { _ in !Task.isCancelled }.map {
                PreparedRecord(chunk[$0], at: $0, bands: choices.bands, airports: airports)
            }
        }
        return ImportPlanner(contents: contents, found: found, choices: choices)
            .preview(of: records, title: title)
    }

    private static func title(of sources: [URL]) -> String {
        sources.count == 1
            ? sources[0].lastPathComponent : Localizer.ofProgram.files(sources.count)
    }
}

extension SourceContents {
    /// The answers to the readers' own questions.
    fileprivate func answers(
        among choices: ImportChoices
    ) -> [ImportQuestion.ID: ImportQuestion.Option.ID] {
        choices.answers.filter { id, _ in
            questions.contains { $0.id == id } || tables.contains { $0.id == id }
        }
    }
}

extension ImportError {
    /// The journal itself could not be read.
    fileprivate init(readingJournal error: any Error) {
        self =
            switch error {
            case let error as JournalError: .journal(error)
            case is CancellationError: .cancelled
            default:
                .unreadable(
                    SourcePlace(file: Localizer.ofProgram.theJournal), reason: "\(error)")
            }
    }
}
