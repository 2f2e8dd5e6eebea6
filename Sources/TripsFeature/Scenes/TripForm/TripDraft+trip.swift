internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

extension TripDraft {
    /// Creates the draft of a trip.
    init(_ trip: Trip, words: Localizer) {
        self.init(
            from: trip.from, to: trip.to,
            mode: TravelMode.allCases.firstIndex(of: trip.mode) ?? 0,
            service: trip.service, operator: trip.operator,
            departure: Time(trip.departure), arrival: trip.arrival.map(Time.init),
            seat: trip.seat, travelClass: trip.travelClass,
            fare: MoneyText(words.locale).amount(of: trip.fare),
            currency: trip.fare?.currency ?? "",
            ticket: TicketKind.allCases.firstIndex(of: trip.ticket) ?? 0,
            ticketNumber: trip.ticketNumber, ticketFile: trip.ticketFile?.path,
            journey: trip.journeyLabel, claim: trip.claim, tags: trip.tags.commaSeparated,
            notes: trip.notes, fromCoordinates: trip.fromCoordinates?.description ?? "",
            toCoordinates: trip.toCoordinates?.description ?? "",
            distance: trip.distance.map { DecimalText(words.locale).text($0.kilometres) } ?? "")
    }
}

extension TripDraft.Time {
    init(_ time: DateTime) {
        self.init(
            year: time.day.year, month: time.day.month, day: time.day.day, hour: time.hour,
            minute: time.minute, zone: time.zone.name)
    }
}

extension Zone {
    /// Creates the zone with a typed name, or the floating one for an empty name.
    init(typed name: String) throws(TripError) {
        self = name.isEmpty ? .floating : try .typed(name)
    }
}
