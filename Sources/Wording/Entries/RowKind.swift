package import Domain

/// The kind of an entry, by which its row gets an icon.
public enum RowKind: String, CaseIterable, Hashable, Sendable {
    case film, train, bus, flight, ferry
    /// A trip by other means of transport, or by an unknown one.
    case other
    case pass, claim

    /// Makes the kind of a trip.
    package init(_ mode: TravelMode?) {
        switch mode {
        case .train: self = .train
        case .bus: self = .bus
        case .flight: self = .flight
        case .ferry: self = .ferry
        case .other, nil: self = .other
        }
    }

    package init(_ content: EntrySummary.Content) {
        switch content {
        case .film: self = .film
        case .trip(_, _, let mode, _): self.init(mode)
        case .pass: self = .pass
        case .claim: self = .claim
        }
    }
}
