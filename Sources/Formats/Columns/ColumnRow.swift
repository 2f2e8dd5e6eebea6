import Domain
import Foundation

/// Reads the rows of a table by the meanings of its columns and the forms of its values.
struct ColumnRow {
    let mapping: ColumnMapping
    let forms: ColumnForms
    let cells: ColumnCells
    let numbers: ColumnNumbers
    let places: (any FindsPlaces)?
    /// The means of transport for trips without one of their own.
    let mode: TravelMode
    /// The zone of the person, for viewings whose moment is known.
    let home: TimeZone
    var days: FileDays
    var rated: RowsQuestion<RatedDays>
    var untimed: RowsQuestion<UntimedTrips>
    var kinds: RowKinds
    var search: StopZonesSearch

    enum Outcome {
        case entry(Entry, Rest)
        case leftOut(RowReason)
    }

    /// The values of a row besides its entry.
    struct Rest {
        var rating: OriginalRating?
        /// The time of the rating, or `nil` if it is unknown.
        var rated: Date?
        /// Whether the film is still to be seen.
        var isWanted = false
        /// The question that the row waits for.
        var question: ImportQuestion.ID?
        var remarks: [RowRemark] = []
        /// Whether the zones of times were looked up by the places.
        var hasZonesOfPlaces = false
    }

    /// Reads the whole table as often as its numbers, dates and titles need it.
    ///
    /// - Parameters:
    ///   - gazetteer: the places, by which times get zones, or `nil` if none is known.
    ///   - home: the zone of the person.
    ///   - shown: returns the description of a row.
    init(
        of table: Table, _ mapping: ColumnMapping, _ forms: ColumnForms, mode: TravelMode,
        gazetteer: (any FindsPlaces)?, home: TimeZone, answers: ImportAnswers,
        shown: (TableRow) -> ImportRow
    ) throws(ImportError) {
        let cells = ColumnCells(mapping, forms)
        self.mapping = mapping
        self.forms = forms
        self.cells = cells
        self.mode = mode
        self.home = home
        places = gazetteer
        numbers = try ColumnNumbers(of: table, cells, forms, answers: answers, shown: shown)
        let dated = Self.dated.filter(cells.has)
        days = try FileDays(of: table, known: forms.days, answers: answers) { row in
            dated.map { cells.text($0, in: row) }
        }
        let file = table.file.name
        rated = RatedDays.question("rated|\(file)", .ratedDays(file: file), answers: answers)
        untimed = UntimedTrips.question(of: file, answers: answers)
        kinds = try RowKinds(of: table, mapping.kind, forms, cells, answers: answers)
        search = StopZonesSearch(gazetteer)
    }

    /// The meanings of columns with dates, with or without a time.
    private static let dated: [ColumnMeaning] = [
        .date, .field(.watched), .field(.departure), .field(.arrival), .field(.actualDeparture),
        .field(.actualArrival), .rated,
    ]

    /// The questions about the rows that were read.
    var questions: [ImportQuestion] {
        [
            days.question, numbers.question, kinds.question, rated.asked, untimed.asked,
        ].compactMap(\.self)
    }

    mutating func read(_ row: TableRow, shown: ImportRow) throws(RowTrouble) -> Outcome {
        switch kinds.outcome(of: row, shown: shown) {
        case .leftOut(let reason): return .leftOut(reason)
        case .entry(let isWanted, let question):
            let outcome =
                switch mapping.kind {
                case .film: try film(in: row, isWanted: isWanted, shown)
                case .trip: try trip(in: row, shown)
                case .pass, .claim: throw RowTrouble.noEntry
                }
            guard case .entry(let entry, var rest) = outcome else { return outcome }
            rest.question = question ?? rest.question
            return .entry(entry, rest)
        }
    }

    func text(_ meaning: ColumnMeaning, _ row: TableRow) -> String { cells.text(meaning, in: row) }

    mutating func fill<Whole: EntryContent>(
        _ record: inout FieldRecords<Whole>, _ row: TableRow, _ shown: ImportRow
    ) throws(RowTrouble) -> Rest {
        var rest = Rest()
        let said = text(.field(.mode), row)
        let mode = said.isEmpty ? modeOfService(in: row) : WrittenMode.mode(said)
        if mapping.kind == .trip { record[.mode] = .text(mode.rawValue) }
        for field in Whole.fields {
            let text = text(.field(field.name), row)
            guard !text.isEmpty else { continue }
            switch field.value {
            case .line where field.name == .from || field.name == .to:
                record[field.name] = .text(placeName(text.onOneLine, mode))
            case .line where field.name == .operator:
                record[field.name] = .text(AirportText.name(text.onOneLine))
            case .line, .paragraphs: record[field.name] = .text(text)
            case .link:
                let link = text.contains("://") ? "" : FilmCells.imdbLink(text)
                record[field.name] = .text(link.isEmpty ? text : link)
            case .number: record[field.name] = try number(text, of: field.name)
            case .flag, .todo: record[field.name] = .flag(FilmCells.isYes(text))
            case .day: record[field.name] = try day(text, shown, &rest).map { .text($0.isoText) }
            case .word where field.name == .ticket:
                record[field.name] = WrittenTicket.kind(text).map { .text($0.rawValue) }
            case .fare:
                record[field.name] = .fare(
                    try numbers.fare(text, currency: self.text(.currency, row)))
            case .coordinates: record[field.name] = .coordinates(try CoordinatesRecord(cell: text))
            case .distance:
                record[field.name] = try numbers.distance(text).map { .distance($0.kilometres) }
            case .rating(_, by: .oneself):
                rest.rating = numbers.rating(text, &rest.remarks)
                record[field.name] = rest.rating.map { .rating(RatingRecord(value: $0.text)) }
            case .list, .tags: record[field.name] = .texts(list(text, of: field.name))
            // The mode is read before, times after the places, and the rating of others by a scale
            // of its own.
            case .word, .time, .start, .rating: break
            // No column has these meanings.
            case .attachment, .feedbackHistory, .disruption, .imports, .rule, .steps, .about: break
            }
        }
        return rest
    }

    private func number(_ text: String, of field: FieldName) throws(RowTrouble) -> FieldRecord? {
        let line = text.onOneLine
        switch field {
        case .runningTime:
            if let minutes = forms.runningTime.minutes(line) {
                return minutes == 0 ? nil : .number(minutes)
            }
        case .year where Int(line) == nil:
            if case .day(let day) = DayText(line) { return .number(day.year) }
            if case .open(_, _, let year) = DayText(line) { return .number(year) }
            let digits = line.prefix { $0.isNumber }
            if digits.count == 4, let year = Int(digits) { return .number(year) }
        default: break
        }
        if let number = Int(line) { return .number(number) }
        throw .noNumber(line, of: field)
    }

    /// The means of transport of a row that does not name it, by its line or else by the table.
    private func modeOfService(in row: TableRow) -> TravelMode {
        if mode == .flight { return mode }
        return WrittenMode.service(text(.field(.service), row).onOneLine) ?? mode
    }

    /// Returns the names in a cell. Commas separate them only if no other separator occurs.
    private func list(_ text: String, of field: FieldName) -> [String] {
        let parts = text.split { $0.isNewline || ";|".contains($0) }
        if field == .directors, forms.hasLastNamesFirst {
            return parts.map { name in
                name.split(separator: ",").reversed().map { String($0).onOneLine }
                    .joined(separator: " ")
            }
        }
        return (parts.count > 1 ? parts : text.split(separator: ",")).map(String.init)
    }

    mutating func film(
        in row: TableRow, isWanted: Bool, _ shown: ImportRow
    ) throws(RowTrouble) -> Outcome {
        var film = FieldRecords<Film>()
        var rest = try fill(&film, row, shown)
        rest.isWanted = isWanted
        if !isWanted { try rate(&film, row, &rest, shown) }
        film[.ratingOfOthers] = numbers.ratingOfOthers(text(.ratingOfOthers, row))
            .map { .rating(RatingRecord(value: $0.text)) }
        if !cells.has(.field(.year)) { film.takeYearFromTitle() }
        if film[.originalTitle] == film[.title] { film[.originalTitle] = nil }
        return .entry(try film.entry(), rest)
    }

    /// Reads the moment of a rating, which may be the day of the viewing if no column has that.
    private mutating func rate(
        _ film: inout FieldRecords<Film>, _ row: TableRow, _ rest: inout Rest, _ shown: ImportRow
    ) throws(RowTrouble) {
        let said = text(.rated, row)
        guard !said.isEmpty else { return }
        rest.rated = Moment.sinceEpoch(said) ?? Moment.read(said.onOneLine)
        if rest.rated == nil, case .unreadable = DayText(said) {
            throw .noMoment(said.onOneLine)
        }
        guard !cells.has(.field(.watched)), rest.rating != nil else { return }
        rated.add(shown)
        if rated.answer == .rated {
            film[.watched] = try day(said, shown, &rest).map { .text($0.isoText) }
        }
    }

    /// Returns the day of a viewing. One whose moment is known was on the day at the person's
    /// place.
    mutating func day(
        _ text: String, _ shown: ImportRow, _ rest: inout Rest
    ) throws(RowTrouble) -> CalendarDay? {
        if let moment = Moment.sinceEpoch(text) { return CalendarDay(moment, in: home) }
        switch days.read(text, for: shown) {
        case .open(let id):
            rest.question = id
            return nil
        case .unreadable: throw .noDate(text.onOneLine)
        case .day(let day):
            guard let day, case .named(let zone) = forms.zone, let clock = WrittenClock(text),
                let moment = DateTime(
                    day, hour: clock.hour, minute: clock.minute, second: clock.second,
                    zone: clock.zone == .floating ? zone : clock.zone)?.instant
            else { return day }
            return CalendarDay(moment, in: home)
        }
    }
}

extension FieldRecords<Film> {
    /// Moves a year from the end of the title to its field, as in `Playtime (1967)`.
    fileprivate mutating func takeYearFromTitle() {
        guard let parts = TitleWithYear(text(.title).onOneLine) else { return }
        self[.title] = .text(parts.title)
        self[.year] = .number(parts.year)
    }
}
