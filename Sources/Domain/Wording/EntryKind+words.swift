extension EntryKind {
    /// What an entry of that kind is called.
    public var words: String {
        switch self {
        case .film: "Film"
        case .trip: "Trip"
        }
    }
}

extension TravelMode {
    /// What a trip by it is called.
    public var words: String {
        switch self {
        case .train: "Train"
        case .bus: "Bus"
        case .flight: "Flight"
        case .ferry: "Ferry"
        case .other: EntryKind.trip.words
        }
    }
}
