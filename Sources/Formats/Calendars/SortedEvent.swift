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

    /// - Parameter gazetteer: the airports, by whose codes in a title a flight is recognised.
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
            case .anyEvent:
                self = Self.any(event, frame, place)
            case .perhaps where event.repeats: self = .noTrip(.repeating)
            case .perhaps(let form, let journey):
                let found = try Self.records(event, journey, nil, frame, place)
                self = .perhaps(form) { found }
            case .trip(let journey, let reservation):
                self = .trip(
                    try Self.records(event, journey, reservation, frame, place),
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
            let found = journey.flatMap { try? records(event, $0, nil, frame, place) }
            return found ?? []
        }
    }

    private static func records(
        _ event: CalendarEvent, _ journey: RecognisedJourney, _ reservation: Reservation?,
        _ frame: CalendarFrame, _ place: SourcePlace
    ) throws(TimelessEvent) -> [ImportRecord] {
        let times = try frame.zones.times(of: event)
        return EventRecords(event, journey, reservation, isCancelled: frame.isCancelling)
            .all(at: times, place)
    }
}
