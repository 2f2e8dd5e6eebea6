public import Domain
public import Foundation
internal import Synchronization

/// Reads sources of all formats and compares them with the journal.
///
/// The contents of sources are kept until others are requested, so that choices that affect only
/// the comparison do not read them again.
@MainActor
public final class Importer: PreparesImports {
    private let reading: any ReadsSources
    private let journal: any ReadsManyEntries
    private let gazetteer: any FindsPlaces
    private let columns: (any RemembersColumns)?
    private let searches: (any StoresSearches)?
    private let lists: FilmLists?
    private var kept: Kept?

    private struct Kept {
        let sources: [URL]
        let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
        let contents: SourceContents
        var found: FoundEntries?
        /// The films of the journal, if rows only fill in films.
        var films: [KnownFilm]?
        /// The rows of catalogues about these films.
        var facts: SourceContents?

        mutating func forgetJournal() {
            (found, films, facts) = (nil, nil, nil)
        }

        /// Returns whether the contents are still valid: the sources and the answers to the
        /// readers' questions are the same.
        func holds(_ sources: [URL], _ choices: ImportChoices) -> Bool {
            self.sources == sources && answers == contents.answers(among: choices)
        }
    }

    /// Creates an importer for a journal.
    ///
    /// - Parameters:
    ///   - gazetteer: The places that tell the zones of times, and the airports of flights.
    ///   - columns: The store of column mappings, or `nil` if they are not stored.
    ///   - searches: The store for searches of backups, or `nil` to leave them out.
    ///   - lists: The lists of the journal, or `nil` if it has none.
    package init(
        reading: any ReadsSources, journal: any ReadsManyEntries, gazetteer: any FindsPlaces,
        columns: (any RemembersColumns)? = nil, searches: (any StoresSearches)? = nil,
        lists: FilmLists? = nil
    ) {
        self.reading = reading
        self.journal = journal
        self.gazetteer = gazetteer
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
            let read = try await reading.contents(
                of: sources, answers: choices.answers, progress: progress)
            let contents = await read.converted { [gazetteer] in
                $0.inZonesOfPlaces(by: gazetteer)
            }
            now = Kept(
                sources: sources, answers: contents.answers(among: choices), contents: contents)
            kept = now
        }
        if now.found == nil { now.found = try await found(for: now.contents) }
        if now.films == nil, now.contents.fillsInFilms || choices.onlyFillsIn {
            now.films = try await films()
        }
        if now.facts == nil, let films = now.films {
            now.facts = try await now.contents.facts(about: films, progress)
        }
        // Another preview may have been requested meanwhile.
        if kept?.sources == sources { kept = now }
        let preview = await plan(now, choices)
        if Task.isCancelled { throw .cancelled }
        return preview
    }

    public func keepRest(of preview: ImportPreview) async {
        let tables = preview.importedTables
        if !tables.isEmpty { await columns?.remember(tables) }
        if !preview.answers.isEmpty { try? await lists?.addAnswers(preview.answers) }
        // Searches whose names are taken by now are not added.
        guard !preview.searches.isEmpty, let here = try? await searches?.savedSearches() else {
            return
        }
        var names = Set(here.map(\.name))
        let added = preview.searches.filter { names.insert($0.name).inserted }
        if !added.isEmpty { try? await searches?.changeSearches(removing: [], adding: added) }
    }

    public func forgetJournal() {
        kept?.forgetJournal()
    }

    /// Reads the entries of the journal that contents may be.
    private func found(for contents: SourceContents) async throws(ImportError) -> FoundEntries {
        let search = JournalSearch(for: contents)
        do {
            try await journal.readEntries(having: search.keys) { batch, _ in search.add(batch) }
            let here = contents.lists.isEmpty ? nil : try await lists?.kept()
            return search.found(beside: here ?? [])
        } catch {
            throw ImportError(readingJournal: error)
        }
    }

    /// Reads the films of the journal.
    private func films() async throws(ImportError) -> [KnownFilm] {
        let films = Mutex<[KnownFilm]>([])
        do {
            try await journal.readEntries(.everything) { batch, _ in
                let found = batch.compactMap { stored in
                    stored.entry.flatMap { KnownFilm(stored.id, $0) }
                }
                films.withLock { $0 += found }
            }
        } catch {
            throw ImportError(readingJournal: error)
        }
        return films.withLock { $0 }
    }

    /// Prepares the records on all processors, and plans the import.
    @concurrent
    private nonisolated func plan(
        _ kept: Kept, _ choices: ImportChoices
    ) async -> ImportPreview {
        let found = kept.found ?? FoundEntries()
        var contents = found.withLaterViewings(found.decided(kept.contents))
        if choices.onlyFillsIn { contents = contents.onlyFillingIn() }
        if let facts = kept.facts { contents.add(facts) }
        let records = await contents.records.mapChunks(of: 1_024) { [gazetteer] chunk in
            chunk.indices.lazy.prefix { _ in !Task.isCancelled }
                .filter { !chunk[$0].onlyFillsIn }.map {
                    PreparedRecord(chunk[$0], at: $0, bands: choices.bands, gazetteer: gazetteer)
                }
        }
        return ImportPlanner(
            contents: contents, found: found, films: kept.films ?? [], choices: choices
        ).preview(of: records)
    }
}

extension SourceContents {
    /// Returns the answers to the readers' own questions.
    fileprivate func answers(
        among choices: ImportChoices
    ) -> [ImportQuestion.ID: ImportQuestion.Option.ID] {
        choices.answers.filter { id, _ in
            questions.contains { $0.id == id } || tables.contains { $0.id == id }
                || id == ImportChoices.onlyFillingIn
        }
    }
}

extension SourceContents {
    /// Whether there are rows that only fill in films, whatever the user chooses.
    fileprivate var fillsInFilms: Bool {
        !catalogues.isEmpty || records.contains(where: \.onlyFillsIn)
    }

    /// Reads the rows of catalogues about films of the journal.
    fileprivate func facts(
        about films: [KnownFilm],
        _ progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents {
        var facts = SourceContents()
        var sought = SoughtFilms()
        for film in films where !film.blanks.isEmpty {
            sought.add(titled: film.names, from: film.year, number: film.link?.imdbNumber)
        }
        for catalogue in catalogues { facts.add(try await catalogue.read(sought, progress)) }
        return facts
    }
}

extension ImportError {
    fileprivate init(readingJournal error: any Error) {
        self =
            switch error {
            case let error as JournalError: .journal(error)
            case is CancellationError: .cancelled
            default: .journal(.failed(.said("\(error)")))
            }
    }
}
