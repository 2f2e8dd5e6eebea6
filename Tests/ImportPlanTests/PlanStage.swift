import Domain
import Foundation
import JournalFormat
import TestSupport

@testable import Formats

/// A journal in memory for plans of imports, which are written to it.
struct PlanStage {
    var journal: [EntryID: Entry] = [:]
    private var count = 0

    init(_ entries: Entry...) {
        for entry in entries { add(entry) }
    }

    mutating func add(_ entry: Entry) {
        count += 1
        journal[EntryID("entry-\(1_000 + count).ics")] = entry
    }

    func preview(
        _ contents: SourceContents, _ choices: ImportChoices = ImportChoices()
    ) -> ImportPreview {
        let stored = journal.map { StoredEntry(id: $0.key, entry: $0.value, content: []) }
        let found = JournalSearch.found(in: stored, for: contents)
        let films = journal.sorted { $0.key.rawValue < $1.key.rawValue }
            .compactMap { KnownFilm($0.key, $0.value) }
        let decided = found.withLaterViewings(found.decided(contents))
        return ImportPlanner(
            contents: choices.onlyFillsIn ? decided.onlyFillingIn() : decided, found: found,
            films: films, choices: choices
        ).preview(title: "test", bands: choices.bands)
    }

    func preview(_ records: [ImportRecord], _ choices: ImportChoices = ImportChoices())
        -> ImportPreview
    {
        preview(SourceContents(records), choices)
    }

    /// Writes a batch to the journal.
    mutating func write(_ batch: EntryBatch) {
        for addition in batch.additions {
            switch addition {
            case .entry(let entry): add(entry.asInNewFile)
            case .returning(let entry, let id): journal[id] = entry.asInNewFile
            case .file: break
            }
        }
        for change in batch.changes {
            journal[change.id] = journal[change.id].map { change.change($0).asInNewFile }
        }
    }

    @discardableResult
    mutating func take(_ records: [ImportRecord], _ choices: ImportChoices = ImportChoices())
        -> ImportPreview
    {
        let preview = preview(records, choices)
        write(preview.batch)
        return preview
    }

    /// The entries without their names, in an order that depends on their content.
    var entries: [String] {
        journal.values.map { entry in
            let marks = entry.imports.map { "\($0.source) \($0.key) \($0.said.sorted { $0 < $1 })" }
            return "\(entry.with(imports: [])) \(marks.sorted())"
        }.sorted()
    }
    var films: [Film] {
        journal.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
            if case .film(let film) = $0.value { film } else { nil }
        }
    }
}

extension SourceContents {
    init(_ records: [ImportRecord]) {
        self.init()
        self.records = records
    }
}

extension ImportRecord {
    static func film(
        _ title: String, _ year: Int? = 1945, on day: Int? = 19, key: String = "",
        source: String = "Letterboxd", rating: Double? = nil,
        _ more: (inout Film) -> Void = { _ in }
    ) -> ImportRecord {
        var film = Film(
            title: title, year: year,
            watched: day.flatMap { CalendarDay(year: 2026, month: 11, day: $0) })
        more(&film)
        var record = ImportRecord(
            place: SourcePlace(file: "diary.csv", row: 2), entry: .film(film), source: source,
            key: key)
        record.rating = rating.flatMap { OriginalRating($0, of: 5) }
        return record
    }

    static func trip(
        _ from: String, _ to: String, at departure: DateTime, key: String = "",
        _ more: (inout Trip) -> Void = { _ in }
    ) -> ImportRecord {
        var trip = Trip(from: from, to: to, departure: departure, arrival: nil)
        more(&trip)
        return ImportRecord(
            place: SourcePlace(file: "trips.ics", row: 1), entry: .trip(trip), source: "calendar",
            key: key)
    }
}

extension Entry {
    static func film(
        _ title: String, _ year: Int? = 1945, on day: Int? = 19,
        _ more: (inout Film) -> Void = { _ in }
    ) -> Entry {
        ImportRecord.film(title, year, on: day, more).entry
    }
}

extension ImportPreview {
    /// The outcomes with the number of rows of each.
    var counts: [ImportOutcome: Int] {
        groups.reduce(into: [:]) { $0[$1.outcome, default: 0] += $1.rows.count }
    }
}

extension ImportPlanner {
    /// Returns the preview of prepared records.
    func preview(title: String, bands: RatingBands) -> ImportPreview {
        let records = contents.records.enumerated().filter { !$1.onlyFillsIn }.map {
            PreparedRecord($1, at: $0, bands: bands, gazetteer: PlacesDouble())
        }
        return preview(of: records)
    }
}
