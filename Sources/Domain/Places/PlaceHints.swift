/// The facts beside the name of a stop that tell places of the same name apart.
public struct PlaceHints: Sendable {
    /// The mode of the trip. A name that is only a code, such as `CGN`, is an airport's in a
    /// flight.
    public var mode: TravelMode?
    /// The facts that the journal has of the name, in this entry or in others.
    public var known: KnownPlace?
    /// The zone that the user set for the stop's clock, or `nil` if the program filled it in.
    public var clock: String?
    /// The operator of the trip; empty if it is unknown.
    public var `operator`: String
    /// The other end of the trip, or `nil` if it is unknown.
    public var otherEnd: FoundPlace?

    public init(
        mode: TravelMode? = nil, known: KnownPlace? = nil, clock: String? = nil,
        operator: String = "", otherEnd: FoundPlace? = nil
    ) {
        self.mode = mode
        self.known = known
        self.clock = clock
        self.operator = `operator`
        self.otherEnd = otherEnd
    }
}

/// The facts that a journal has of a place.
public struct KnownPlace: Hashable, Sendable {
    /// The zone's name in the time zone database, set by the user or an import, or `nil`.
    public var zone: String?
    public var coordinates: Coordinates?

    public init(zone: String? = nil, coordinates: Coordinates? = nil) {
        self.zone = zone
        self.coordinates = coordinates
    }
}
