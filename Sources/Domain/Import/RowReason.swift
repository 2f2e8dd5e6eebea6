/// Why a row does not become a new entry; rows of one reason stand together.
package enum RowReason: Hashable, Sendable {
    // The row is not a viewing of a film, or says nothing that another one does not say.
    case comment, deleted, episode, episodeOrSeries, game, largeList, noFilms, orphaned, podcast
    case profile, series
    case like, likeOfSeveral, likeOfUnwatched, likeUnwanted
    case unrated, unratedAndUnwatched
    case rating, ratingBesideAnother, ratingOfSeveral, review, viewing
    case sameEntry, sameFilm, sameRow, sameTitle, sameViewing

    // The event of a calendar is not a trip, or may not be one.
    case allDay, cancelled, hotel, noEvent, note, nowhere, otherReservation, repeating, task
    case twiceInCalendar, undecided

    case noReservation
    /// The file is of no format that can be read.
    case unknownFile

    // The journal, another row or a person has the last word.
    case another, anotherSource, newerFile, unwanted
    case differs, noEntry, viewingCompleted, viewingThere, wantedSeen
    case dayUnknown, entryTaken
}
