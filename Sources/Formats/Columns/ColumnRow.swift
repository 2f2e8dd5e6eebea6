import Domain
import Foundation
import JournalFormat

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
    var rated: RatedDays
    var untimed: UntimedTrips
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
        gazetteer: (any FindsPlaces)?, home: TimeZone,
        answers: [ImportQuestion.ID: ImportQuestion.Option.ID], shown: (TableRow) -> ImportRow
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
        rated = RatedDays(of: table, answers: answers)
        untimed = UntimedTrips(of: table, answers: answers)
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
            days.question, numbers.question, kinds.question, rated.question, untimed.question,
        ].compactMap(\.self)
    }

    mutating func read(_ row: TableRow, shown: ImportRow) throws(RowTrouble) -> Outcome {
        switch kinds.outcome(of: row, shown: shown) {
        case .leftOut(let reason): return .leftOut(reason)
        case .entry(let isWanted, let question):
            var outcome: Outcome
            switch mapping.kind {
            case .film: outcome = try film(in: row, isWanted: isWanted, shown)
            case .trip: outcome = try trip(in: row, shown)
            case .pass, .claim: throw .noEntry
            }
            if case .entry(let entry, var rest) = outcome, let question {
                rest.question = question
                outcome = .entry(entry, rest)
            }
            return outcome
        }
    }

    func text(_ meaning: ColumnMeaning, _ row: TableRow) -> String {
        cells.text(meaning, in: row)
    }
}
