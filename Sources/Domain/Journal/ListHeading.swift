/// The heading of a section of a listing: the fact that its entries have in common.
public enum ListHeading: Hashable, Sendable {
    case month(Month)
    /// The first letter of titles, without regard to case and accents.
    case letter(String)
    case digits
    /// Titles that begin with neither a letter nor a digit.
    case signs
    case feedback(Feedback)
    case stars(Stars)
    /// The first year of a decade.
    case decade(Int)
    case minutes(ValueBand)
    /// The delay in whole minutes, which is negative if the trip was early.
    case delay(ValueBand)
    case kilometres(ValueBand)
    /// The value of a text field, as one of the entries spells it.
    case text(String)
    case wanted
    /// Entries of a ledger, with the sums of their amounts, one for each currency.
    case ledger(LedgerSection, sums: [Fare])
    /// Entries without the fact.
    case unknown(ListOrder.Fact)

    public struct Month: Hashable, Sendable {
        public let year: Int
        /// The month, 1 for January.
        public let month: Int

        public init(year: Int, month: Int) {
            self.year = year
            self.month = month
        }
    }
}

extension ListHeading {
    /// Returns the heading for a title.
    ///
    /// - Parameter title: A title without case and accents.
    public static func title(_ title: String) -> Self {
        guard let first = title.unicodeScalars.first else { return .signs }
        if ("0"..."9").contains(first) { return .digits }
        let properties = first.properties
        return properties.isAlphabetic || properties.numericType != nil
            ? .letter(String(Character(first))) : .signs
    }

    /// Returns the heading for a rating in thousandths of the best.
    public static func rated(_ thousandths: Int) -> Self {
        Stars(thousandths: thousandths).map(Self.stars) ?? .unknown(.rated)
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

public struct ValueBand: Hashable, Sendable {
    /// The smallest number, or `nil` if there is no lower bound.
    public let start: Int?
    /// The first number above the range, or `nil` if there is no upper bound.
    public let end: Int?

    /// Creates the range between ascending bounds that a value is in.
    public init(of value: Int, _ bounds: [Int]) {
        start = bounds.last { $0 <= value }
        end = bounds.first { $0 > value }
    }
}

/// The state that the entries of a section of the ledger share.
public enum LedgerSection: Hashable, Sendable {
    case possible
    /// The claim is written, sent, answered or paid in part.
    case open
    /// The year is that of the last step, or else of the journey; `nil` if it is unknown.
    case paid(Int?)
    case refused(Int?)
    case lapsed(Int?)
    case passes
}
