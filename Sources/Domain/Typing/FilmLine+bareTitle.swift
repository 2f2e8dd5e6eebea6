extension FilmLine {
    /// Returns whether a line has nothing that only a trip has, so that it is merely the title of a
    /// film.
    public static func isBareTitle(_ text: String, trips: LineWords) -> Bool {
        let trip = TripLineReader.line(text, words: trips)
        let hasArrow = LineTokens(text, between: []).words.contains(where: LineTokens.isArrow)
        return !hasArrow && trip.to.isEmpty && trip.departure == nil && trip.arrival == nil
            && trip.service.isEmpty && trip.operator.isEmpty && trip.fare == nil
            && trip.mode == nil && !FilmLine(title: text).title.isEmpty
    }
}
