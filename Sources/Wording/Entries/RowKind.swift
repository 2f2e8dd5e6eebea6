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
}
