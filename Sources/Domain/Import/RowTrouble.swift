/// A reason why a row, or a file that is one row, cannot be read. Limits are in mebibytes.
public enum RowTrouble: Error, Hashable, Sendable {
    // These texts are not of the expected form.
    case noDate(String), noFeedback(String), noMoment(String), noOffset(Int), noRating(String)
    case noYear(String), noDelay(String), noDuration(String)
    case noAmount(String, of: FieldName), noIsoDate(String, of: FieldName)
    case noNumber(String, of: FieldName), noTime(String, of: FieldName)
    case noValue(String, of: FieldName)
    /// A time of day without a date.
    case noDay(String, of: FieldName)

    // These values are missing.
    case noDeparture, noEntry, nowhere
    /// A file of a known format that holds nothing.
    case nothing
    case unknownFormat
    /// The file has no content.
    case emptyFile
    case missing(key: String)
    /// Meanings that no column of the table has.
    case columnsMissing([ColumnMeaning])
    /// The table has neither films nor trips.
    case otherSubject(TableSubject)
    /// - Parameter key: the key of the value, or `nil` for the whole.
    case wrongKind(key: String?)

    // These are faults of the JSON, the XML, the cells or the size.
    case noJSON, noShallowJSON, noXML
    case noJSONBelow(column: String)
    case cutOff, nested(most: Int), long(most: Int)
    case cutOffRow, longRow(most: Int), strayQuote, surplusCells
    /// A quotation mark that is not closed, so that the rest of the file is quoted.
    case unclosedQuote(row: Int)
    case tooLarge

    // These are failures of the program that was to read the file.
    case failed, tookTooLong(seconds: Int64), saidTooMuch(megabytes: Int)
    /// - Parameter package: the Debian package that contains the program.
    case noProgram(file: String, package: String)

    /// An entry that breaks a rule, or an event that is none.
    case content(CalendarDefect)
    case source(SourceTrouble)

    // These are what several troubles have in common.
    case dateUnreadable, delayUnreadable, durationUnreadable
    case unreadable(FieldName)
}

extension RowTrouble {
    /// The trouble without the values of the row, by which rows are grouped.
    package var group: RowTrouble {
        switch self {
        case .noDate, .noMoment: .dateUnreadable
        case .noDelay: .delayUnreadable
        case .noDuration: .durationUnreadable
        case .noYear: .unreadable(.year)
        case .noRating: .unreadable(.rating)
        case .noFeedback: .unreadable(.feedback)
        case .noAmount(_, let field), .noIsoDate(_, let field), .noNumber(_, let field),
            .noTime(_, let field), .noValue(_, let field), .noDay(_, let field):
            .unreadable(field)
        case .content(.film(.impossibleYear)), .content(.film(.yearIsNoNumber)):
            .unreadable(.year)
        case .content(.film(.runningTimeIsNoNumber)): .unreadable(.runningTime)
        case .content(.film(.linkIsNoAddress)): .unreadable(.link)
        case .content(.trip(.distanceIsNoNumber)): .unreadable(.distance)
        case .content(.trip(.fareIsNoNumber)), .content(.trip(.currencyIsNoCode)),
            .content(.trip(.twoCurrencies)):
            .unreadable(.fare)
        default: self
        }
    }
}

/// The subject of a table that has neither films nor trips.
public enum TableSubject: Sendable {
    case books, music, games, contacts, payments, stays
}
