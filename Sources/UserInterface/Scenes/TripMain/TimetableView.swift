internal import Gtk
internal import TripsFeature

/// Both ends of a trip, what the timetable says of them, and what really happened. It is the main
/// part of the trip's page, and stands as a card over the outcomes to choose from.
final class TimetableView: ModelView<TripViewModel> {
    private let service = Text.dim()
    private let departure = TripEndView()
    private let arrival = TripEndView()
    private let duration = Text.dim()

    init() {
        super.init(.vertical, spacing: 12)
        append(service)
        append(departure)
        duration.marginStart = 30
        append(duration)
        append(arrival)
    }

    override func fill(with trip: TripViewModel) {
        service.show(trip.vehicle)
        departure.model = .init(
            time: trip.departure, day: "", place: trip.from, actual: trip.actualDeparture,
            delay: trip.departureDelay, emphasis: trip.departureEmphasis)
        arrival.model = .init(
            time: trip.arrival, day: trip.arrivalDay, place: trip.to, actual: trip.actualArrival,
            delay: "", emphasis: trip.arrivalEmphasis)
        duration.show(trip.duration)
    }
}
