internal import Gtk
internal import TripsFeature

/// A strip with the stops of a trip, their scheduled times and their actual ones. It is the main
/// part of the trip's page, and the card over its outcomes.
final class TimetableView: ModelView<TripViewModel> {
    let departure = TripEndView(isLast: false)
    let arrival = TripEndView(isLast: true)
    private let service = Text.dim()

    init() {
        super.init(.vertical)
        service.marginBottom = Space.near
        append(service)
        append(departure)
        append(arrival)
    }

    override func fill(with trip: TripViewModel) {
        service.show(trip.vehicle)
        departure.model = .init(
            time: trip.departure, day: "", place: trip.from, actual: trip.actualDeparture,
            delay: trip.departureDelay, emphasis: trip.departureEmphasis, course: trip.duration)
        arrival.model = .init(
            time: trip.arrival, day: trip.arrivalDay, place: trip.to, actual: trip.actualArrival,
            delay: "", emphasis: trip.arrivalEmphasis)
    }
}
