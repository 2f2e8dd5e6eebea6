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
        case .content(.film(.impossibleYear)), .content(.film(.yearIsNoNumber)): .unreadable(.year)
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

/// A reason why a file or an archive cannot be imported.
public enum SourceTrouble: Hashable, Sendable {
    case file(FileError)
    case changing, noFile, noMemory, tooDeep
    case spreadsheet
    /// A pipe that passes on more than can be imported.
    case tooMuch(gigabytes: Int)
    /// An encoding of text that the system lacks.
    case encoding(String)
    case empty
    case tooMany(most: Int)
    case newerVersion(String, known: Int)
    case noColumn(String, of: [String])
    /// A column that is named for two meanings.
    case columnTwice(String)
    /// Columns with the same heading, by their numbers from 1.
    case severalColumns(String, [Int])

    // These are faults of an archive or its contents.
    case archiveTooMany(most: Int)
    case damaged, encrypted, tooLargeUnpacked, twice
}

/// The reason why a row is not imported as a new entry. Rows with the same reason are shown
/// together.
public enum RowReason: Hashable, Sendable {
    // The row is not a viewing of a film, or adds nothing to another row.
    case comment, deleted, episode, episodeOrSeries, game, largeList, musicVideo, noFilms, orphaned
    case podcast, profile, series, unwatched
    case book, extra, music, person, season, trip, unfinished
    /// A kind that is not known, as the row names it.
    case otherKind(String)
    case otherPerson, repeated, total
    /// A rated title that may be a film or a series.
    case unknownTitle
    /// A trip without a time of departure.
    case untimed
    case like, likeOfSeveral, likeOfUnwatched, likeUnwanted
    case unrated, unratedAndUnwatched
    case rating, ratingBesideAnother, ratingOfSeveral, review, viewing
    case sameEntry, sameFilm, sameRow, sameTitle, sameViewing

    // The event of a calendar is not a trip, or may not be one.
    case allDay, cancelled, hotel, noEvent, note, nowhere, otherReservation, repeating, task
    case twiceInCalendar, undecided

    case noReservation
    /// The file has no known format.
    case unknownFile
    /// The file has no content.
    case emptyFile
    /// The picture belongs to no film that is imported, or is none that can be shown.
    case pictureOfNoFilm, noPicture

    // The journal, another row or the user decides.
    case another, anotherSource, newerFile, unwanted
    case differs, noEntry, viewingCompleted, viewingThere, wantedSeen
    case dayUnknown, entryTaken, otherStops
    // The rows only fill in films.
    case filmNotInJournal, notToFillIn, severalFilms

    indirect case unreadable(RowTrouble)
}

extension RowReason {
    /// Whether another row has all that a row with this reason says.
    package var losesNothing: Bool {
        switch self {
        case .repeated, .like, .rating, .review, .viewing, .sameEntry, .sameFilm, .sameRow,
            .sameTitle, .sameViewing, .twiceInCalendar, .another:
            true
        default: false
        }
    }
}

/// The kind of thing that a row of a table is about.
public enum TableRowKind: String, CaseIterable, Hashable, Sendable {
    case film
    /// A film that is still to be seen.
    case wanted
    /// A film that was begun or put aside.
    case unfinished
    case series, season, episode
    /// A trailer, a recap or another extra.
    case extra
    case game, book, podcast, music, person
    case trip
    /// A viewing or a trip of another person.
    case otherPerson = "other-person"
    /// A row that repeats another one or sums up the table.
    case repeated, total
    case other
}

extension TableRowKind {
    /// The kind of entry that such a row becomes, or `nil` if it is left out.
    public var entry: EntryKind? {
        switch self {
        case .film, .wanted: .film
        case .trip: .trip
        case .unfinished, .series, .season, .episode, .extra, .game, .book, .podcast, .music,
            .person, .otherPerson, .repeated, .total, .other:
            nil
        }
    }

    /// Returns the reason to leave the row out of a table of one kind of entry, or `nil` if it
    /// becomes an entry.
    ///
    /// - Parameter word: the kind as the row names it.
    package func reason(among kind: EntryKind, named word: String) -> RowReason? {
        switch self {
        case .film, .wanted: kind == .film ? nil : .otherKind(word)
        case .trip: kind == .trip ? nil : .trip
        case .unfinished: .unfinished
        case .series: .series
        case .season: .season
        case .episode: .episode
        case .extra: .extra
        case .game: .game
        case .book: .book
        case .podcast: .podcast
        case .music: .music
        case .person: .person
        case .otherPerson: .otherPerson
        case .repeated: .repeated
        case .total: .total
        case .other: .otherKind(word)
        }
    }
}
