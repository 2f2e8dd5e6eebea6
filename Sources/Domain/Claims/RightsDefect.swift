/// Why a file of rules is not used.
public struct RightsDefect: Error, Hashable, Sendable {
    /// The name of the file, without its folder.
    public let file: String
    /// The field of it, such as `products[0].rules[1].validFrom`; empty for the whole file.
    public let field: String
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        case unreadable
        /// It is no JSON, or none with an object.
        case notJSON
        /// The program knows another one.
        case otherSchema
        case missing
        /// Nobody knows a field of this name.
        case unknownField
        /// Something else stands there.
        case not(Kind)
        case unknownWord(String)
        /// Two of them have the same id, or are for the same tickets.
        case twice(String)
        /// The rule begins before the one before it ends.
        case overlap
        /// There are days between it and the one before it.
        case gap
        case endsBeforeItBegins
        /// The one before it has a greater number, or the same.
        case notAscending
        /// The number is one that it cannot be.
        case outOfRange
        /// The name of the file is not the id in it.
        case otherName(String)
        /// The one that the program brings along is as new, of that edition.
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

/// Knows what travellers are owed, by the files that were read.
public protocol KnowsRights: Sendable {
    var rights: TravelRights { get }
    /// What is wrong with files, which are not used then.
    var defects: [RightsDefect] { get }
}
