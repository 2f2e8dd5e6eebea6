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
