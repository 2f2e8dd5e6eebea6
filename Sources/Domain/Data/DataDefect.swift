/// The reason why a file of data, such as one of rules, is not used.
public struct DataDefect: Error, Hashable, Sendable {
    /// The name of the file, without its folder.
    public let file: String
    /// The path of the field, such as `products[0].rules[1].validFrom`; empty for the whole file.
    public let field: String
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        case unreadable
        /// The file is not JSON, or its root is not an object.
        case notJSON
        /// The file has a schema version that the program does not know.
        case otherSchema
        case missing
        case unknownField
        case not(Kind)
        case unknownWord(String)
        /// Two elements have the same id, or are for the same tickets.
        case twice(String)
        /// The rule begins before the previous one ends.
        case overlap
        /// There are days between the rule and the previous one.
        case gap
        case endsBeforeItBegins
        /// The number is not greater than the previous one.
        case notAscending
        /// The number is outside the allowed range.
        case outOfRange
        /// The name of the file differs from the id in it.
        case otherName(String)
        /// The edition that comes with the program, of this day, is as new or newer.
        case notNewer(CalendarDay)
    }

    public enum Kind: Hashable, Sendable {
        case text, number, amount, flag, day, list, object, currency
    }

    package init(file: String, field: String = "", _ reason: Reason) {
        self.file = file
        self.field = field
        self.reason = reason
    }
}
