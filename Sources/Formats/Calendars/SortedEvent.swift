import Domain
import JournalFormat

/// An event by itself, before those around it are looked at: what takes time is done for many
/// events at once.
struct SortedEvent: Sendable {
    /// The outcome for an event that is not an entry.
    enum Outcome: Sendable {
        case trip([ImportRecord], author: String)
        /// Only somebody who was there can tell. The trips are made once somebody says so: most of
        /// these are none, and a calendar holds many.
        case perhaps(RouteTitle?, @Sendable () -> [ImportRecord])
        case noTrip(RowReason)
        case unreadable(CalendarDefect)
    }

    let component: String
    let place: SourcePlace
    let bytes: [UInt8]
    let kind: EntryKind?
    let uid: String
    /// Its name in every later version of the calendar.
    let key: String
    let title: String
    let time: ImportTime?
    let isOwn: Bool
    let isMarked: Bool
    /// Whether it is one of the times of an event that repeats.
    let isOccurrence: Bool
    /// The entry that it would be in a file of its own; nil if it is not an entry.
    let own: OwnContent?
    /// Nil if it is an entry.
    let outcome: Outcome?

    /// - Parameter airports: tell a flight by the codes in its title.
    init(
        _ component: String, _ bytes: [UInt8], _ frame: CalendarFrame,
        _ airports: any FindsAirports, at place: SourcePlace
    ) {
        let event = CalendarEvent(component, bytes[...])
        self.component = component
        self.place = place
        self.bytes = bytes
        kind = event.kind
        uid = event.text("UID")
        key = event.key
        isOwn = event.isOwn
        isMarked = event.isMarked
        isOccurrence = event.line("RECURRENCE-ID") != nil
        let isItem = event.isOwn || frame.isOurs && event.embedded != nil
        own = isItem ? OwnContent(bytes, frame) : nil
        outcome = isItem ? nil : Outcome(event, frame, airports, at: place)
        title = event.summary
        time = event.time
    }

    /// Its outcome if it turned out not to be an entry.
    func outcomeAsForeign(in frame: CalendarFrame, _ airports: any FindsAirports) -> Outcome {
        Outcome(CalendarEvent(component, bytes[...]), frame, airports, at: place)
    }

    var row: ImportRow { ImportRow(nil, at: place, title: title, time: time) }
}

extension SortedEvent.Outcome {
    init(
        _ event: CalendarEvent, _ frame: CalendarFrame, _ airports: any FindsAirports,
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
            switch EventKind(event, airports: airports) {
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

    /// Of any event at all. What cannot be read of those that are no trips is nobody's business.
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
