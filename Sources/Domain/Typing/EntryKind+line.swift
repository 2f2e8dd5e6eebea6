extension EntryKind {
    /// Returns whether a line is about a film or a trip. A line with both ends of a trip is one, and
    /// so is a line with a time of day or a fare. Any other title is a film; one in quotation marks
    /// always is.
    public static func kind(
        ofLine text: String, trips: TripLineWords, films: FilmLineWords
    ) -> EntryKind {
        let trip = TripLineReader.line(text, words: trips)
        let film = FilmLineReader.line(text, words: films)
        return film.isMeant(insteadOf: trip, known: trips.known) ? .film : .trip
    }
}

extension FilmLine {
    /// Returns whether a line is about a film, and not about the trip as which it can be read.
    func isMeant(insteadOf trip: TripLine, known: KnownNames) -> Bool {
        if isQuoted, !hasArrow { return true }
        if trip.hasArrow || title.isEmpty { return false }
        let hasEnds = !trip.from.isEmpty && !trip.to.isEmpty
        if hasEnds && trip.departure != nil || trip.arrival != nil { return false }
        if hasFacts(beside: trip) { return true }
        let areKnown = [trip.from, trip.to].allSatisfy(known.isStop)
        return !(hasEnds && areKnown || trip.hasClearTime || trip.fare != nil)
    }

    /// Returns whether a line is about a film by more than its title.
    package func isSurely(insteadOf trip: TripLine, known: KnownNames) -> Bool {
        isMeant(insteadOf: trip, known: known) && (isQuoted || hasFacts(beside: trip))
    }
}

extension FilmLine {
    /// Returns whether a line says something of a film that it does not say of a trip.
    fileprivate func hasFacts(beside trip: TripLine) -> Bool {
        parts.contains {
            switch $0.meaning {
            case .year, .feedback, .rating, .rewatch, .wanted, .place: true
            case .day, .noDay: trip.departure == nil && trip.to.isEmpty
            case .title, .doubtfulYear, .separator, .unknown: false
            }
        }
    }
}

extension TripLine {
    /// Whether a time of day has a colon or a word that no title has.
    fileprivate var hasClearTime: Bool {
        parts.contains {
            if case .departure = $0.meaning { !$0.text.allSatisfy(\.isNumber) } else { false }
        }
    }
}
