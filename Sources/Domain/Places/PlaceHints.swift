/// The facts beside the name of a stop that tell places of the same name apart.
public struct PlaceHints: Sendable {
    /// A code such as `CGN` by itself is an airport's only if this is a flight.
    public var mode: TravelMode?
    /// The facts that the same name has elsewhere in the journal, or this very stop in its file.
    public var known: KnownPlace?
    /// The zone that a person set the stop's clock by; `nil` if the program filled it in.
    public var clock: String?
    /// The countries in which the operator is known to run, by ISO 3166's codes.
    public var operatorCountries: Set<String>
    /// The other end of the trip, if it is known.
    public var otherEnd: FoundPlace?

    public init(
        mode: TravelMode? = nil, known: KnownPlace? = nil, clock: String? = nil,
        operatorCountries: Set<String> = [], otherEnd: FoundPlace? = nil
    ) {
        self.mode = mode
        self.known = known
        self.clock = clock
        self.operatorCountries = operatorCountries
        self.otherEnd = otherEnd
    }
}

/// The facts that a journal has of a place.
public struct KnownPlace: Hashable, Sendable {
    /// A name of the time zone database that a person or an import set.
    public var zone: String?
    public var coordinates: Coordinates?

    public init(zone: String? = nil, coordinates: Coordinates? = nil) {
        self.zone = zone
        self.coordinates = coordinates
    }
}
