internal import EntryFeature
internal import Gtk
internal import TripsFeature

/// A strip with the stops of a trip, their scheduled times and their actual ones. It is the main
/// part of the trip's page, and the card over its outcomes.
final class TimetableView: ModelView<TripViewModel> {
    let departure: TripEndView
    let arrival: TripEndView
    private let service: Label?

    /// - Parameter namesService: whether it tells the day and the vehicle too, as no heading does.
    init(namesService: Bool = false) {
        let columns = StopColumns()
        departure = TripEndView(among: columns, track: .solid)
        arrival = TripEndView(among: columns, track: nil)
        service = namesService ? Text.dim() : nil
        super.init(.vertical)
        service?.marginBottom = Space.near
        for part in [service, departure, arrival].compactMap(\.self) as [Widget] { append(part) }
    }

    override func fill(with trip: TripViewModel) {
        service?.show(trip.entry.detail)
        let shown = StopColumns.Shown([trip.departure, trip.arrival])
        departure.model = .init(stop: trip.departure, shown: shown, course: trip.duration)
        arrival.model = .init(stop: trip.arrival, shown: shown)
    }
}
