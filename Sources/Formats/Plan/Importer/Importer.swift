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
        let answers: ImportAnswers
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
        do {
            if now.found == nil {
                // The entries of the journal that the contents may be.
                let search = JournalSearch(for: now.contents)
                try await journal.readEntries(having: search.keys) { batch, _ in search.add(batch) }
                let here = now.contents.lists.isEmpty ? nil : try await lists?.kept()
                now.found = search.found(beside: here ?? [])
            }
            if now.films == nil, now.contents.fillsInFilms || choices.onlyFillsIn {
                now.films = try await films()
            }
        } catch {
            throw ImportError(readingJournal: error)
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

    private func films() async throws -> [KnownFilm] {
        let films = Mutex<[KnownFilm]>([])
        try await journal.readEntries(.everything) { batch, _ in
            let found = batch.compactMap { stored in
                stored.entry.flatMap { KnownFilm(stored.id, $0) }
            }
            films.withLock { $0 += found }
        }
        return films.withLock { $0 }
    }

    /// Prepares the records on all processors, and plans the import.
    @concurrent
    private nonisolated func plan(_ kept: Kept, _ choices: ImportChoices) async -> ImportPreview {
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
    fileprivate func answers(among choices: ImportChoices) -> ImportAnswers {
        choices.answers.filter { id, _ in
            questions.contains { $0.id == id } || tables.contains { $0.id == id }
                || id == ImportChoices.onlyFillingIn
        }
    }

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

extension ImportRecord {
    /// Returns the record with the times that have no zone in the zones of their places. It is
    /// unchanged if one of these places is not found, or if the times would contradict each other.
    ///
    /// Exports of Counterfoil say that a time has no zone, so that theirs are unchanged.
    func inZonesOfPlaces(by gazetteer: any FindsPlaces) -> ImportRecord {
        guard source != ImportOrigin.counterfoil, case .trip(let trip) = entry,
            trip.hasTimeWithoutZone, let (zoned, zones) = trip.inZonesOfPlaces(by: gazetteer),
            Entry.trip(zoned).isPossible || !entry.isPossible
        else { return self }
        var record = self
        record.entry = .trip(zoned)
        record.hasZonesOfPlaces = true
        record.remarks.append(.localTimes(in: zones))
        return record
    }
}

extension Trip {
    /// The times that a trip need not have.
    private static var times: [(TripStop, WritableKeyPath<Trip, DateTime?>)] {
        [(.departure, \.actualDeparture), (.arrival, \.arrival), (.arrival, \.actualArrival)]
    }

    fileprivate var hasTimeWithoutZone: Bool {
        departure.zone == .floating
            || Self.times.contains { self[keyPath: $0.1]?.zone == .floating }
    }

    /// Returns the trip in the zones of its places, and the names of these zones in the order of
    /// its stops. Returns `nil` if a zone that is needed is not found.
    fileprivate func inZonesOfPlaces(
        by gazetteer: any FindsPlaces
    ) -> (trip: Trip, zones: [String])? {
        let ends = gazetteer.ends(of: self)
        func zone(at end: TripStop) -> Zone? {
            let name = end == .departure ? from : to
            return (ends[end]?.zone ?? gazetteer.airport(of: name, by: mode)?.zone).flatMap {
                try? .identified(by: $0)
            }
        }
        var trip = self
        var zones: [TripStop: Zone] = [:]
        func zoned(_ time: DateTime, at end: TripStop) -> DateTime? {
            guard time.zone == .floating else { return time }
            guard let zone = zone(at: end) else { return nil }
            zones[end] = zone
            return DateTime(
                time.day, hour: time.hour, minute: time.minute, second: time.second, zone: zone)
        }
        guard let start = zoned(departure, at: .departure) else { return nil }
        trip.departure = start
        for (end, path) in Self.times {
            guard let time = self[keyPath: path] else { continue }
            guard let time = zoned(time, at: end) else { return nil }
            trip[keyPath: path] = time
        }
        let names = TripStop.allCases.compactMap { zones[$0]?.name }
        return (trip, names.first == names.last ? Array(names.prefix(1)) : names)
    }
}
