extension Entry {
    /// As the list titles it, such as "Laura (1944)" or "Köln Hbf → Wien Westbf".
    public var nameInList: String {
        switch self {
        case .film(let film): film.nameInList
        case .trip(let trip): trip.nameInList
        }
    }
}
