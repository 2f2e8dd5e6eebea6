/// Something that films say together.
public protocol FilmFigure {
    /// Of no film.
    init()
    /// Counts one more.
    mutating func add(_ film: CountedFilm)
}

extension FilmFigure {
    /// What these say.
    public init(of films: some Sequence<CountedFilm>) {
        self.init()
        for film in films { add(film) }
    }
}

/// Something that trips say together.
public protocol TripFigure {
    /// Of no trip.
    init()
    /// Counts one more.
    mutating func add(_ trip: CountedTrip)
}

extension TripFigure {
    /// What these say.
    public init(of trips: some Sequence<CountedTrip>) {
        self.init()
        for trip in trips { add(trip) }
    }
}
