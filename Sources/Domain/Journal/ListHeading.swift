/// What the entries of a section of a listing have in common.
public enum ListHeading: Hashable, Sendable {
    case month(Month)
    /// The first letter of titles, without case and accents.
    case letter(String)
    case digits
    /// Titles of signs alone.
    case signs
    case feedback(Feedback)
    /// The first of ten years.
    case decade(Int)
    case minutes(ValueBand)
    /// Whole minutes behind the timetable; fewer than none where it was early.
    case delay(ValueBand)
    case kilometres(ValueBand)
    /// A text that entries have in a field, as one of them has it.
    case text(String)
    /// Films that are still to be seen.
    case wanted
    /// Entries of a ledger, with what they come to: one amount a currency.
    case ledger(LedgerSection, sums: [Fare])
    /// Entries of which it is not known.
    case unknown(ListOrder.Fact)

    public struct Month: Hashable, Sendable {
        public let year: Int
        /// 1 for January.
        public let month: Int

        public init(year: Int, month: Int) {
            self.year = year
            self.month = month
        }
    }
}

extension ListHeading {
    /// - Parameter title: without case and accents.
    public static func title(_ title: String) -> Self {
        guard let first = title.unicodeScalars.first else { return .signs }
        if ("0"..."9").contains(first) { return .digits }
        let properties = first.properties
        return properties.isAlphabetic || properties.numericType != nil
            ? .letter(String(Character(first))) : .signs
    }

    public static func released(in year: Int) -> Self { .decade(year / 10 * 10) }

    public static func running(minutes: Int) -> Self {
        .minutes(ValueBand(of: minutes, [30, 60, 90, 120, 150, 180]))
    }

    public static func late(minutes: Int) -> Self {
        .delay(ValueBand(of: minutes, [0, 1, 5, 15, 30, 60, 120]))
    }

    public static func far(metres: Int) -> Self {
        .kilometres(ValueBand(of: metres / 1_000, [10, 50, 100, 250, 500, 1_000, 2_500, 5_000]))
    }
}

/// Numbers that belong together.
public struct ValueBand: Hashable, Sendable {
    /// The smallest that belongs to it; nil where the smallest of all does.
    public let start: Int?
    /// The first that is too large; nil where none is.
    public let end: Int?

    public init(_ start: Int?, _ end: Int?) {
        self.start = start
        self.end = end
    }

    /// The one of those between some numbers, which rise, that a value belongs to.
    public init(of value: Int, _ bounds: [Int]) {
        start = bounds.last { $0 <= value }
        end = bounds.first { $0 > value }
    }
}
