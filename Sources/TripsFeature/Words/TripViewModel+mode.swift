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
}
