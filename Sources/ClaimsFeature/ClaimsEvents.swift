public import Signals

/// The requests that a person makes about claims by menus.
public final class ClaimsEvents {
    /// Posts when the traveller's details are to be edited.
    public let profile = Emitter<Void>()
    /// Posts the id of a trip, or of a leg of a journey, whose papers are to be written.
    public let writeClaim = Emitter<String>()

    public init() {}
}
