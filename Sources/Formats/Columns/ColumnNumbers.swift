import Domain
import Foundation

/// The notation of the numbers in a table and the scale of its ratings, found in all its rows.
struct ColumnNumbers {
    private let forms: ColumnForms
    private var marks: [ColumnMeaning: DecimalMark] = [:]
    /// The question about the scale, or `nil` if each rating states it.
    private(set) var question: ImportQuestion?
    private var scale: RatingScale?
    private var scaleOfOthers: RatingScale?

    private static let meanings: [ColumnMeaning] = [
        .field(.rating), .ratingOfOthers, .field(.distance), .field(.fare),
    ]

    /// Reads the whole table if it has columns of numbers.
    init(
        of table: Table, _ cells: ColumnCells, _ forms: ColumnForms, answers: ImportAnswers,
        shown: (TableRow) -> ImportRow
    ) throws(ImportError) {
        self.forms = forms
        scale = forms.scale
        scaleOfOthers = forms.scaleOfOthers
        let meanings = Self.meanings.filter(cells.has)
        guard !meanings.isEmpty else { return }
        var proofs: [ColumnMeaning: Set<DecimalMark>] = [:]
        var (ratings, ofOthers): ([Double], [Double]) = ([], [])
        var rated: [ImportRow] = []
        try table.scan { row in
            for meaning in meanings {
                let text = cells.text(meaning, in: row)
                if let mark = DecimalMark.proven(by: text) {
                    proofs[meaning, default: []].insert(mark)
                }
                guard case .number(let number) = WrittenRating(text, mark: nil) else { continue }
                switch meaning {
                case .field(.rating):
                    ratings.append(number)
                    rated.append(shown(row))
                case .ratingOfOthers: ofOthers.append(number)
                default: continue
                }
            }
        }
        for (meaning, found) in proofs where found.count == 1 { marks[meaning] = found.first }
        // A table writes its amounts alike, and `1.049` alone proves nothing.
        let amounts: [ColumnMeaning] = [.field(.distance), .field(.fare)]
        let proven = Set(amounts.compactMap { marks[$0] })
        if proven.count == 1 {
            for meaning in amounts where proofs[meaning] == nil { marks[meaning] = proven.first }
        }
        if scaleOfOthers == nil { scaleOfOthers = RatingScale.possible(for: ofOthers).likely }
        guard scale == nil else { return }
        let (scales, likely) = RatingScale.possible(for: ratings, areMarks: forms.areMarks)
        guard let likely else { return }
        let id = "scale|\(table.file.name)"
        scale = answers[id].flatMap(RatingScale.init(rawValue:)) ?? likely
        question = ImportQuestion(
            id: id, .ratingScale(file: table.file.name),
            options: scales.map { ImportQuestion.Option($0.rawValue, $0.answer) },
            preset: likely.rawValue, rows: rated)
    }

    /// Returns the rating, or `nil` if the cell has none on the column's scale.
    func rating(_ text: String, _ remarks: inout [RowRemark]) -> OriginalRating? {
        switch WrittenRating(text, mark: marks[.field(.rating)]) {
        case .none:
            if forms.zeroIsRating, text.contains("0") { remarks.append(.zeroRating) }
            return nil
        case .scaled(let rating): return rating
        case .number(let number):
            if let rating = scale?.rating(number) { return rating }
        case .unreadable: break
        }
        remarks.append(.unrated(text.onOneLine))
        return nil
    }

    func ratingOfOthers(_ text: String) -> OriginalRating? {
        switch WrittenRating(text, mark: marks[.ratingOfOthers]) {
        case .scaled(let rating): rating
        case .number(let number): scaleOfOthers?.rating(number)
        case .none, .unreadable: nil
        }
    }

    /// Returns a distance, or `nil` for zero, which stands for none.
    func distance(_ text: String) throws(RowTrouble) -> Distance? {
        guard let (number, unit) = WrittenNumber.amount(text, mark: marks[.field(.distance)]),
            let unit = unit.isEmpty ? forms.distance : DistanceUnit(written: unit)
        else { throw .content(.trip(.distanceIsNoNumber(text.onOneLine))) }
        if number == 0 { return nil }
        guard let distance = Distance(kilometres: unit.kilometres(number)) else {
            throw .content(.trip(.distanceIsNoNumber(text.onOneLine)))
        }
        return distance
    }

    /// - Parameter currency: the currency from a column of its own, or empty.
    func fare(_ text: String, currency: String) throws(RowTrouble) -> FareRecord {
        guard let (number, unit) = WrittenNumber.amount(text, mark: marks[.field(.fare)]) else {
            throw .noAmount(text.onOneLine, of: .fare)
        }
        let named = currency.isEmpty ? unit : currency.onOneLine
        let code = named.isEmpty ? forms.currency : Self.code(of: named)
        return FareRecord(amount: "\(number)", currency: code.unlessEmpty)
    }

    /// Returns the currency of a sign or a code, or empty if it is neither or stands for several.
    static func code(of sign: String) -> String {
        switch sign {
        case "€": return "EUR"
        case "£": return "GBP"
        case "Kč": return "CZK"
        case "zł": return "PLN"
        default:
            let code = sign.uppercased()
            return code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
                ? code : ""
        }
    }
}

extension RatingScale {
    fileprivate var answer: SourceAnswer {
        switch self {
        case .five, .ten, .twenty, .hundred: .upTo(rawValue)
        case .school: .schoolMarks
        }
    }
}
