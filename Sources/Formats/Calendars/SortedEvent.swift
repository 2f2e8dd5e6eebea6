import Domain
import JournalFormat

/// An event that was examined by itself, without those around it, so that many can be examined in
/// parallel.
struct SortedEvent: Sendable {
    /// The outcome for an event that is not an entry.
    enum Outcome: Sendable {
        case trip([ImportRecord], author: String)
        /// The event may be a trip. The records are made once the person says so, because most such
        /// events are not trips, and a calendar has many.
        case perhaps(RouteTitle?, @Sendable () -> [ImportRecord])
        case noTrip(RowReason)
        case unreadable(CalendarDefect)
    }

    let component: String
    /// The properties of the calendar that apply to all its events.
    let frame: CalendarFrame
    let place: SourcePlace
    let bytes: [UInt8]
    let kind: EntryKind?
    let uid: String
    /// The key that identifies the event in later versions of the calendar.
    let key: String
    let title: String
    let time: ImportTime?
    let isOwn: Bool
    let isMarked: Bool
    /// Whether it is an occurrence of a recurring event.
    let isOccurrence: Bool
    /// The content as a file of its own, or `nil` if the event is not an entry.
    let own: OwnContent?
    /// The outcome, or `nil` if the event is an entry.
    let outcome: Outcome?
    /// The picture that stood in the event, until it is sorted, or `nil` if there is none.
    var picture: InlinePicture?
    /// The picture that is stored with the event's film, or `nil` if there is none.
    var storedFile: TicketFile?

    init(
        _ component: String, _ bytes: [UInt8], _ picture: InlinePicture?, _ frame: CalendarFrame,
        _ gazetteer: any FindsPlaces, at place: SourcePlace
    ) {
        let event = CalendarEvent(component, bytes[...])
        self.component = component
        self.frame = frame
        self.place = place
        self.bytes = bytes
        self.picture = picture
        kind = event.kind
        uid = event.text("UID")
        key = event.key
        isOwn = event.isOwn
        isMarked = event.isMarked
        isOccurrence = event.line("RECURRENCE-ID") != nil
        let isItem = event.isOwn || frame.isOurs && event.embedded != nil
        own = isItem ? OwnContent(bytes, frame) : nil
        outcome = isItem ? nil : Outcome(event, frame, gazetteer, at: place)
        title = event.summary
        time = event.time
    }

    /// Returns the outcome if the event is treated as another program's.
    func outcomeAsForeign(_ gazetteer: any FindsPlaces) -> Outcome {
        Outcome(CalendarEvent(component, bytes[...]), frame, gazetteer, at: place)
    }

    var row: ImportRow { ImportRow(nil, at: place, title: title, time: time) }
}

extension SortedEvent.Outcome {
    init(
        _ event: CalendarEvent, _ frame: CalendarFrame, _ gazetteer: any FindsPlaces,
        at place: SourcePlace
    ) {
        guard event.component == "VEVENT" else {
            let reason: RowReason =
                switch event.component {
                case EntryKind.task: .task
                case "VJOURNAL": .note
                default: .noEvent
                }
            self = .noTrip(reason)
            return
        }
        do {
            switch EventKind(event, gazetteer: gazetteer) {
            case .noTrip(let reason):
                let isTimeless = reason == .nowhere || reason == .cancelled
                self = .noTrip(isTimeless && event.isAllDay ? .allDay : reason)
            case .anyEvent: self = Self.any(event, frame, place)
            case .perhaps where event.repeats: self = .noTrip(.repeating)
            case .perhaps(let form, let journey):
                let found = try event.records(of: journey, nil, frame, place)
                self = .perhaps(form) { found }
            case .trip(let journey, let reservation):
                self = .trip(
                    try event.records(of: journey, reservation, frame, place),
                    author: journey.author)
            }
        } catch {
            switch error {
            case .allDay: self = .noTrip(.allDay)
            case .noStart: self = .unreadable(.noDeparture)
            case .noZone(let defect): self = .unreadable(.zone(defect))
            }
        }
    }

    /// Returns the outcome for an event whose title does not name two places. Most of these are not
    /// trips, so that their defects are not reported.
    private static func any(
        _ event: CalendarEvent, _ frame: CalendarFrame, _ place: SourcePlace
    ) -> Self {
        if event.isAllDay { return .noTrip(.allDay) }
        if event.repeats { return .noTrip(.repeating) }
        if frame.isCancelling { return .noTrip(.cancelled) }
        guard (try? frame.zones.times(of: event)) != nil else { return .noTrip(.nowhere) }
        return .perhaps(nil) { [component = event.component, bytes = event.bytes] in
            let event = CalendarEvent(component, bytes[...])
            let journey = RecognisedJourney(anyEvent: event)
            let found = journey.flatMap { try? event.records(of: $0, nil, frame, place) }
            return found ?? []
        }
    }
}

/// The kind of an event by its text.
enum EventKind {
    case trip(RecognisedJourney, Reservation?)
    /// An event whose title names two places, so that it may be a trip.
    case perhaps(RouteTitle, RecognisedJourney)
    /// An event that may be a trip, but whose title does not name two places.
    case anyEvent
    case noTrip(RowReason)

    init(_ event: CalendarEvent, gazetteer: any FindsPlaces) {
        if let embedded = event.embedded, let outcome = Self.outcome(on: embedded, event) {
            self = outcome
        } else if Self.isHotel(event) {
            self = .noTrip(.hotel)
        } else if let journey = EventShapes.journey(in: event) {
            self = .trip(journey, nil)
        } else if let (form, journey) = RouteTitle.journey(
            in: event.summary, gazetteer: gazetteer)
        {
            self = .perhaps(form, journey)
        } else if event.isCancelled {
            self = .noTrip(.cancelled)
        } else if RecognisedJourney(anyEvent: event) != nil {
            self = .anyEvent
        } else {
            self = .noTrip(.nowhere)
        }
    }

    /// Returns the kind by an embedded reservation, or `nil` if that says nothing.
    private static func outcome(on embedded: String, _ event: CalendarEvent) -> EventKind? {
        guard let nodes = ReservationNode.all(embeddedIn: embedded), !nodes.isEmpty else {
            return nil
        }
        let reservations = nodes.compactMap(Reservation.init)
        guard let first = reservations.first else {
            let isHotel = nodes.contains { $0.types.contains("LodgingReservation") }
            return .noTrip(isHotel ? .hotel : .otherReservation)
        }
        let title = ItineraryShape.journey(in: event)
        guard let from = first.from ?? title?.from, let to = first.to ?? title?.to else {
            return nil
        }
        var journey = RecognisedJourney(
            author: "KDE Itinerary", from: from, to: to, mode: first.mode)
        journey.operator = first.operator ?? ""
        journey.service = first.service ?? title?.service ?? ""
        journey.seat = Reservation.seats(reservations)
        journey.isCancelled = reservations.allSatisfy(\.isCancelled) || title?.isCancelled ?? false
        return .trip(journey, first)
    }

    private static func isHotel(_ event: CalendarEvent) -> Bool {
        let title = event.summary
        if ["Hotel reservation:", "Canceled: Hotel reservation:"].contains(where: title.hasPrefix) {
            return true
        }
        guard event.text("UID").hasSuffix("@tripit.com") else { return false }
        return ["Check-in:", "Check-out:"].contains(where: title.hasPrefix)
            || event.description.contains("[Lodging]")
    }
}

extension CalendarEvent {
    /// The name of the source, which is the same for all calendars because a UID is unique
    /// everywhere.
    static let source = "Calendar"

    /// Returns the records of the event, which is a trip.
    func records(
        of journey: RecognisedJourney, _ reservation: Reservation?, _ frame: CalendarFrame,
        _ place: SourcePlace
    ) throws(TimelessEvent) -> [ImportRecord] {
        let times = try frame.zones.times(of: self)
        let isCancelled = frame.isCancelling || self.isCancelled || journey.isCancelled
        var (trips, remarks) = journey.trips(at: times, notes: description)
        if let reservation {
            remarks += reservation.differences(from: times)
            trips[0].travelClass = reservation.travelClass ?? ""
            trips[0].fare = reservation.fare
        }
        // The first departure and the last arrival have coordinates.
        let (last, from, to) = (trips.count - 1, trips[0].from, trips[trips.count - 1].to)
        trips[0].fromCoordinates =
            reservation?.fromCoordinates ?? coordinates(at: .departure, from: from, to: to)
        trips[last].toCoordinates =
            reservation?.toCoordinates ?? coordinates(at: .arrival, from: from, to: to)
        if repeats { remarks.append(.onlyFirst) }
        if wasWestern { remarks.append(.western) }
        return trips.enumerated().map { index, trip in
            var trip = trip
            trip.disruption = isCancelled ? .cancelled : nil
            return ImportRecord(
                place: place, entry: .trip(trip), source: Self.source,
                key: index == 0 ? key : key + " \(index + 1)", remarks: remarks)
        }
    }
}

extension Reservation {
    fileprivate func differences(from times: EventTimes) -> [RowRemark] {
        let ends: [(TripStop, DateTime?, DateTime?)] = [
            (.departure, departure?.time, times.departure),
            (.arrival, arrival?.time, times.arrival),
        ]
        return ends.compactMap { end, said, counts in
            guard let said, let counts else { return nil }
            let isSame =
                said.duration(until: counts).map { $0 == .zero }
                ?? (said.reading(in: .floating) == counts.reading(in: .floating))
            return isSame
                ? nil : .otherReservation(end, said: said.words, event: counts.words)
        }
    }
}

extension DateTime {
    /// The day and the time, such as `2026-11-20 14:02`.
    var words: String { "\(day.isoText) \(RecognisedJourney.Clock(self))" }
}
