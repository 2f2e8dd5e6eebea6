internal import Gtk
internal import TripsFeature

/// The columns of a strip, each as wide as its widest text, so that the stops stand below each
/// other.
struct StopColumns {
    let planned = SizeGroup()
    let actual = SizeGroup()
    let difference = SizeGroup()
    let place = SizeGroup()

    /// The columns of times that a strip has, which are those with a text at any stop.
    struct Shown: Hashable {
        let planned: Bool
        let actual: Bool
        let difference: Bool

        init(_ stops: [TripViewModel.Stop]) {
            planned = stops.contains { !$0.planned.isEmpty }
            actual = stops.contains { !$0.actual.isEmpty }
            difference = stops.contains { !$0.difference.isEmpty }
        }
    }
}
