import Domain
import Foundation
import JournalFormat
import Wording

/// Reads the rows of a table by the meanings of its columns.
struct ColumnRow {
    let mapping: ColumnMapping
    let numbers: ColumnNumbers
    /// The means of transport for trips without one of their own.
    let mode: TravelMode
    var days: FileDays

    /// The values of a row besides its entry.
    struct Rest {
        var rating: OriginalRating?
        /// The time of the rating, or `nil` if it is unknown.
        var rated: Date?
        /// The question that the row waits for.
        var question: ImportQuestion.ID?
        var remark: RowRemark?
    }

    mutating func read(
        _ row: TableRow, shown: ImportRow
    ) throws(RowDefect) -> (entry: Entry, rest: Rest) {
        switch mapping.kind {
        case .film:
            var film = FieldRecords<Film>()
            var rest = try fill(&film, row, shown)
            rest.rated = try Self.moment(row.text(mapping.columns[.rated]))
            film[.ratingOfOthers] =
                numbers.ratingOfOthers(row.text(mapping.columns[.ratingOfOthers]))
                .map { .rating(RatingRecord(value: $0.text)) }
            if mapping.columns[.field(.year)] == nil { film.takeYearFromTitle() }
            return (try film.entry(), rest)
        case .trip:
            var trip = FieldRecords<Trip>()
            var rest = try fill(&trip, row, shown)
            if trip[.mode] == nil { trip[.mode] = .text(mode.rawValue) }
            return (try delayed(try trip.entry(), row, &rest), rest)
        case .pass, .claim: throw RowDefect(.noEntry)
        }
    }

    private static func moment(_ text: String) throws(RowDefect) -> Date? {
        if text.isEmpty { return nil }
        guard let moment = Moment.sinceEpoch(text) ?? Moment.read(text.onOneLine) else {
            throw RowDefect(.noMoment(text.onOneLine))
        }
        return moment
    }

    /// Returns a trip with a delay from a column, if no column has the actual arrival.
    private func delayed(
        _ entry: Entry, _ row: TableRow, _ rest: inout Rest
    ) throws(RowDefect) -> Entry {
        let text = row.text(mapping.columns[.delay])
        guard !text.isEmpty, case .trip(var trip) = entry, trip.actualArrival == nil else {
            return entry
        }
        guard let minutes = WrittenNumber.delay(text) else {
            throw RowDefect(.noDelay(text.onOneLine))
        }
        guard let arrival = trip.arrival else {
            rest.remark = .delayAlone
            return entry
        }
        trip.actualArrival = arrival.advanced(by: .seconds(minutes * 60))
        return .trip(try trip.checked())
    }

    private mutating func fill<Whole: HasFields>(
        _ record: inout FieldRecords<Whole>, _ row: TableRow, _ shown: ImportRow
    ) throws(RowDefect) -> Rest {
        var rest = Rest()
        var times = ColumnTimes(day: row.text(mapping.columns[.date]))
        for field in Whole.fields {
            let text = row.text(mapping.columns[.field(field.name)])
            guard !text.isEmpty else { continue }
            switch field.value {
            case .line, .paragraphs: record[field.name] = .text(text)
            case .link:
                let link = text.contains("://") ? "" : FilmCells.imdbLink(text)
                record[field.name] = .text(link.isEmpty ? text : link)
            case .number: record[field.name] = .number(try Self.number(text, of: field.name))
            case .flag, .todo: record[field.name] = .flag(FilmCells.isYes(text))
            case .day:
                switch days.read(text, for: shown) {
                case .day(let day): record[field.name] = day.map { .text($0.isoText) }
                case .open(let id): rest.question = id
                case .unreadable: throw RowDefect(.noDate(text.onOneLine))
                }
            case .time, .start:
                let time = try times.time(text, of: field.name, &days, shown: shown)
                record[field.name] = .time(TimeRecord(time))
            case .word where field.name == .ticket:
                record[field.name] = WrittenTicket.kind(text).map { .text($0.rawValue) }
            case .word: record[field.name] = .text(WrittenMode.mode(text).rawValue)
            case .fare:
                record[field.name] = .fare(
                    try numbers.fare(text, currency: row.text(mapping.columns[.currency])))
            case .coordinates: record[field.name] = .coordinates(try CoordinatesRecord(cell: text))
            case .distance: record[field.name] = .distance(try numbers.distance(text).kilometres)
            // The rating of others has a scale of its own.
            case .rating(_, by: .others): break
            case .rating:
                switch numbers.rating(text) {
                case .rating(let rating):
                    rest.rating = rating
                    record[field.name] = rating.map { .rating(RatingRecord(value: $0.text)) }
                case .odd: rest.remark = .unrated(text.onOneLine)
                }
            case .list, .tags: record[field.name] = .texts(Self.list(text))
            // No column has these meanings.
            case .attachment: break
            case .feedbackHistory, .disruption, .imports, .rule, .steps, .about: break
            }
        }
        rest.question = rest.question ?? times.question
        return rest
    }

    private static func number(_ text: String, of field: FieldName) throws(RowDefect) -> Int {
        let line = text.onOneLine
        if let number = Int(line) { return number }
        switch field {
        case .runningTime:
            if let minutes = WrittenNumber.minutes(line) { return minutes }
        case .year:
            if case .day(let day) = DayText(line) { return day.year }
            if case .open(_, _, let year) = DayText(line) { return year }
            let digits = line.prefix { $0.isNumber }
            if digits.count == 4, let year = Int(digits) { return year }
        default: break
        }
        throw RowDefect(.noNumber(line, of: field))
    }

    /// Returns the names in a cell. Commas separate them only if no other separator occurs.
    private static func list(_ text: String) -> [String] {
        let parts = text.split { $0.isNewline || ";|".contains($0) }
        return (parts.count > 1 ? parts : text.split(separator: ",")).map(String.init)
    }
}

extension TableRow {
    /// Returns the cell of a column, or empty if there is none or it is blank.
    func text(_ column: Int?) -> String {
        guard let column else { return "" }
        let text = FormulaGuard.restored(self[column])
        return text.allSatisfy(\.isWhitespace) ? "" : text
    }
}

extension FieldRecords<Film> {
    /// Moves a year from the end of the title to its field, as in `Playtime (1967)`.
    fileprivate mutating func takeYearFromTitle() {
        guard let parts = TitleWithYear(title) else { return }
        self[.title] = .text(parts.title)
        self[.year] = .number(parts.year)
    }
}
