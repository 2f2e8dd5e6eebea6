package import Domain

/// What an entry is, as the icon of its row shows it.
public enum RowKind: String, CaseIterable, Hashable, Sendable {
    case film, train, bus, flight, ferry
    /// By other means of transport, or by one that nobody has said.
    case other
    case pass, claim

    /// A trip's.
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
