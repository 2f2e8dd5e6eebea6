import Domain

/// The records of a service's tables, joined: ratings with viewings, and plans with what was seen.
struct ServiceRecords {
    private let source: String
    private let reading: SourceReading
    private var records: [ImportRecord] = []
    /// The records of films that were seen, by the names of the films.
    private var byFilm: [String: [Int]] = [:]
    private var wanted: [(film: String, record: ImportRecord, row: ImportRow)] = []
    private var names = RowNames()

    init(of source: String, into reading: SourceReading) {
        self.source = source
        self.reading = reading
    }

    /// The texts by which the rows of a table are named.
    struct Names {
        let key: [ColumnText]
        let film: [ColumnText]
        /// Whether the table has the days of viewings.
        let hasDays: Bool
        let needsViewing: Bool

        init(of table: ServiceTable, below heading: TableHeading) {
            key = table.key.texts(below: heading)
            film = table.film.texts(below: heading)
            hasDays = !(table.texts[.field(.watched)]?.texts(below: heading) ?? []).isEmpty
            needsViewing = table.needsViewing
        }

        fileprivate static func text(_ texts: [ColumnText], in row: TableRow) -> String {
            texts.lazy.map { $0.text { row.text($0).onOneLine } }.first { !$0.isEmpty } ?? ""
        }
    }

    /// Begins a table. Equal rows of two exports that were chosen together are the same entries.
    mutating func begin() {
        names = RowNames()
    }

    mutating func add(
        _ entry: Entry, _ rest: ColumnRow.Rest, _ row: TableRow, _ texts: Names,
        _ shown: ImportRow
    ) {
        let key = Names.text(texts.key, in: row)
        if case .trip(let trip) = entry {
            let key = key.unlessEmpty ?? names.name(of: trip)
            records.append(
                ImportRecord(entry, rest, row, source: source, key: key, subject: .entry))
        }
        guard case .film(let unnamed) = entry else { return }
        let film = unnamed.withRatings(from: source)
        let name = Names.text(texts.film, in: row).unlessEmpty ?? film.nameInList
        if rest.isWanted {
            let record = ImportRecord(
                .film(film), rest, row, source: source, key: name, subject: .film)
            wanted.append((name, record, shown))
            return
        }
        if !texts.hasDays, let viewings = byFilm[name] {
            return join(rest.rating, to: viewings, shown)
        }
        if texts.needsViewing { return reading.contents.leaveOut(shown, .unknownTitle) }
        let isViewing = film.watched != nil || rest.question != nil
        let day = film.watched?.isoText ?? ""
        byFilm[name, default: []].append(records.count)
        var record = ImportRecord(
            .film(film), rest, row, source: source,
            key: key.unlessEmpty ?? names.name(name, nil, day),
            filmKey: RowNames.film(name, nil), subject: isViewing ? .viewing : .film)
        // A row that is named as its film is, is one for all viewings.
        record.isLastViewing = key == name
        records.append(record)
    }

    /// Gives the viewings of a film its rating, unless they have their own.
    private mutating func join(_ rating: OriginalRating?, to viewings: [Int], _ row: ImportRow) {
        guard let rating else { return reading.contents.leaveOut(row, .unrated) }
        let unrated = viewings.filter { records[$0].rating == nil }
        let source = source
        for index in unrated {
            records[index].rating = rating
            records[index].changeFilm { $0.rating = ImportedRating(rating.text, source: source) }
        }
        reading.contents.leaveOut(row, unrated.isEmpty ? .ratingBesideAnother : .rating)
    }

    /// Adds the records to the contents. A film that is still to be seen is left out if it was
    /// seen.
    mutating func finish() {
        var known: Set<String> = []
        for (film, record, row) in wanted {
            if byFilm[film] != nil {
                reading.contents.leaveOut(row, .viewing)
            } else if !known.insert(film).inserted {
                reading.contents.leaveOut(row, .sameFilm)
            } else {
                var record = record
                record.want()
                records.append(record)
            }
        }
        reading.contents.add(records)
    }
}

extension Film {
    /// Returns the film with its ratings marked as those of a service.
    fileprivate func withRatings(from source: String) -> Film {
        var film = self
        film.rating = rating.map { ImportedRating($0.value, source: source) }
        film.ratingOfOthers = ratingOfOthers.map { ImportedRating($0.value, source: source) }
        return film
    }
}
