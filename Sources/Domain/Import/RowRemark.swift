/// A remark about a row that can be read, or a further detail of it.
public enum RowRemark: Hashable, Sendable {
    case quoteRepaired
    case noRating(String, best: Int)
    /// A rating whose scale belongs to a column or is not known.
    case unrated(String)
    /// A rating of zero, which the journal has none of.
    case zeroRating
    case noDay(service: String)
    /// A delay without the arrival that it is of.
    case delayAlone
    /// A duration without the zone of the clock at its end.
    case durationAlone
    /// The place where the trip ended instead of its destination.
    case diverted(to: String)

    /// Times that have no zone of their own, with the zones of the places.
    case localTimes(in: [String])

    // These are remarks about an event.
    case endBeforeBeginning, noPlaces, onlyFirst, western
    case zoneTaken(String, for: String)
    case endlessLeg, timesDoNotFit
    case walk(from: String, to: String)
    case otherDay(said: String, event: String)
    case otherPlace(said: String, title: String)
    case otherTime(TripStop, said: String, event: String)
    case otherReservation(TripStop, said: String, event: String)

    // These are remarks about what an import changes in the entry of the journal.
    case added([FieldName]), kept([FieldName]), updated([FieldName])
    case hiddenOnly, newUID, notWritable, fileIsNewer, journalIsNewer

    // These are details of the row itself.
    case text(String)
    case rating(String, Feedback), feedback(Feedback)
    case wanted
    case fields([FieldName])
    case films(Int)
    indirect case trouble(RowTrouble)
}
