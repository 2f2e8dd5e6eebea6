internal import Domain

extension TripViewModel.Mode {
    init(_ mode: TravelMode) {
        self =
            switch mode {
            case .train: .train
            case .bus: .bus
            case .flight: .flight
            case .ferry: .ferry
            case .other: .other
            }
    }

    /// Such as "Train".
    var name: String {
        switch self {
        case .train: "Train"
        case .bus: "Bus"
        case .flight: "Flight"
        case .ferry: "Ferry"
        case .other: "Other"
        }
    }
}
