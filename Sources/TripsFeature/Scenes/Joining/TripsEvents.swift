public import Signals

/// The requests that a person makes about the legs of a journey.
public final class TripsEvents {
    /// Posts the id of a trip that continues the one before it.
    public let join = Emitter<String>()
    /// Posts the id of a leg to remove from its journey.
    public let takeOut = Emitter<String>()
    public let moveLeg = Emitter<LegMove>()

    public init() {}
}
