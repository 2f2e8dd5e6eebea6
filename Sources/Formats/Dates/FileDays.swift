import Domain

/// The dates of a table, with the order of day and month that its rows prove or the person chose.
struct FileDays {
    /// The order, or `nil` if it is unknown until the question is answered.
    private let order: DayOrder?
    private let needsAnswer: Bool
    private var doubts: RowsQuestion<DayOrder>

    init(of table: Table, columns: [String], answers: ImportAnswers) throws(ImportError) {
        try self.init(of: table, answers: answers) { row in columns.map { row[$0] } }
    }

    /// Reads the whole table if its dates are ambiguous by themselves.
    ///
    /// - Parameters:
    ///   - known: the order of day and month, or `nil` if it is unknown.
    ///   - dates: returns the texts of a row that are dates.
    init(
        of table: Table, known: DayOrder? = nil, answers: ImportAnswers,
        dates: (TableRow) -> [String]
    ) throws(ImportError) {
        let file = table.file.name
        doubts = RowsQuestion(
            "days|\(file)", .dayOrder(file: file),
            options: [(.day, .dayFirst), (.month, .monthFirst)], answers: answers)
        if let known {
            (needsAnswer, order) = (false, known)
            return
        }
        let proofs = try Self.proofs(in: table, dates)
        needsAnswer = proofs.count != 1
        order = proofs.count == 1 ? proofs.first : doubts.answer
    }

    private static func proofs(
        in table: Table, _ dates: (TableRow) -> [String]
    ) throws(ImportError) -> Set<DayOrder> {
        guard hasOpenDates(table, dates) else { return [] }
        var proofs: Set<DayOrder> = []
        try table.scan { row in
            for date in dates(row) {
                if let proof = DayOrder.proven(by: date) { proofs.insert(proof) }
            }
        }
        return proofs
    }

    /// Whether the first date of the table is ambiguous. A program writes all of them alike.
    private static func hasOpenDates(_ table: Table, _ dates: (TableRow) -> [String]) -> Bool {
        for row in table.beginning {
            if let first = dates(row).first(where: { !$0.isEmpty }) {
                return !first.prefix(4).allSatisfy(\.isNumber)
            }
        }
        return true
    }

    enum Reading {
        case day(CalendarDay?)
        /// The order is unknown until the question is answered.
        case open(ImportQuestion.ID)
        case unreadable
    }

    mutating func read(_ text: String, for row: @autoclosure () -> ImportRow) -> Reading {
        switch DayText(text) {
        case .blank: return .day(nil)
        case .day(let day): return .day(day)
        case .unreadable: return .unreadable
        case .open(let first, let second, let year):
            if needsAnswer {
                // A row with several dates is one row of the question.
                let row = row()
                if doubts.rows.last?.place != row.place { doubts.add(row) }
            }
            if let order { return .day(order.day(first, second, year: year)) }
            return .open(doubts.id)
        }
    }

    /// The question about the order, or `nil` if no row needs it.
    var question: ImportQuestion? { doubts.asked }
}
