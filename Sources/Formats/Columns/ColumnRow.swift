import Domain
import JournalFormat
import Wording

/// Reads the rows of a table by what its columns are taken for.
struct ColumnRow {
    let mapping: ColumnMapping
    let numbers: ColumnNumbers
    /// Of trips that do not say theirs.
    let mode: TravelMode
    var days: FileDays

    /// What a row says, before it is known whether it is an entry.
    struct Found {
        let entry: Entry
        let rating: OriginalRating?
        let question: ImportQuestion.ID?
    }

    mutating func read(_ row: TableRow, shown: ImportRow) throws(RowDefect) -> Found {
        switch mapping.kind {
        case .film:
            var film = FieldRecords<Film>()
            let (rating, question) = try fill(&film, row, shown)
            if mapping.columns[.field(.year)] == nil { film.takeYearFromTitle() }
            return Found(entry: try film.entry(), rating: rating, question: question)
        case .trip:
            var trip = FieldRecords<Trip>()
            let (_, question) = try fill(&trip, row, shown)
            if trip[.mode] == nil { trip[.mode] = .text(mode.rawValue) }
            return Found(entry: try trip.entry(), rating: nil, question: question)
        }
    }

    private mutating func fill<Whole: HasFields>(
        _ record: inout FieldRecords<Whole>, _ row: TableRow, _ shown: ImportRow
    ) throws(RowDefect) -> (OriginalRating?, ImportQuestion.ID?) {
        var rating: OriginalRating?
        var question: ImportQuestion.ID?
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
            case .flag: record[field.name] = .flag(FilmCells.isYes(text) || Self.isYes(text))
            case .day:
                switch days.read(text, for: shown) {
                case .day(let day): record[field.name] = day.map { .text($0.isoText) }
                case .open(let id): question = id
                case .unreadable: throw RowDefect(.noDate(text.onOneLine))
                }
            case .time, .start:
                let time = try times.time(text, of: field.name, &days, shown: shown)
                record[field.name] = .time(TimeRecord(time))
            case .word: record[field.name] = .text(WrittenMode.mode(text).rawValue)
            case .fare:
                record[field.name] = .fare(
                    try numbers.fare(text, currency: row.text(mapping.columns[.currency])))
            case .coordinates: record[field.name] = .coordinates(try CoordinatesRecord(cell: text))
            case .distance: record[field.name] = .distance(try numbers.distance(text).kilometres)
            case .rating:
                rating = try numbers.rating(text)
                record[field.name] = rating.map { .rating(RatingRecord(value: $0.text)) }
            case .list, .tags: record[field.name] = .texts(Self.list(text))
            case .trail, .disruption, .imports: break  // No column means these.
            }
        }
        return (rating, question ?? times.question)
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

    private static func isYes(_ text: String) -> Bool {
        [
            "ja", "j", "oui", "si", "sí", "sì", "sim", "da", "x", "✓", "✔", "wahr", "vrai",
            "verdadero",
        ]
        .contains(text.onOneLine.lowercased())
    }

    /// Names may hold commas where something else parts them.
    private static func list(_ text: String) -> [String] {
        let parts = text.split { $0.isNewline || ";|".contains($0) }
        return (parts.count > 1 ? parts : text.split(separator: ",")).map(String.init)
    }
}

extension TableRow {
    /// The cell of a column; empty where there is none.
    func text(_ column: Int?) -> String { column.map { FormulaGuard.restored(self[$0]) } ?? "" }
}

extension FieldRecords<Film> {
    /// Many lists have the year behind the title: `Playtime (1967)`.
    fileprivate mutating func takeYearFromTitle() {
        guard let match = title.wholeMatch(of: /(.+?)\s*\((\d{4})\)/)?.output,
            let year = Int(match.2)
        else { return }
        self[.title] = .text(String(match.1))
        self[.year] = .number(year)
    }
}
