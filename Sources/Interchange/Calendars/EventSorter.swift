import Domain
import JournalFormat

/// Sorts the events of calendars into what becomes a trip, what is an entry already, and what is
/// neither.
struct EventSorter {
    private(set) var harvest = Harvest()
    private(set) var count = 0
    /// What the calendar that is being read says for all its events.
    var frame = CalendarFrame()
    private var items = OwnItems()
    private var doubts = DoubtfulEvents()
    private var keys: Set<String> = []
    private var file = ""
    private var authors: [String] = []

    mutating func begin(_ file: String) {
        self.file = file
        authors = []
    }

    mutating func sort(_ event: CalendarEvent, _ bytes: ArraySlice<UInt8>, at place: SourcePlace) {
        count += 1
        if items.takes(event, bytes) { return }
        closeItem()
        if event.isOwn || frame.isOurs && event.embedded != nil {
            items.open(event, bytes, frame, at: place)
        } else {
            sortOther(event, at: place)
        }
    }

    mutating func end() {
        closeItem()
        let names = authors.isEmpty ? "" : " (" + authors.joined(separator: ", ") + ")"
        harvest.sources.append("Calendar: \(file)\(names)")
    }

    mutating func finish(answers: [ImportQuestion.ID: ImportQuestion.Option.ID]) {
        doubts.settle(answers: answers, into: &harvest)
    }

    mutating func report(_ reason: String, _ row: ImportRow) {
        harvest.unreadable.append((reason, row))
    }

    private mutating func closeItem() {
        guard let item = items.close() else { return }
        let event = item.event
        switch item.result {
        case .success(let file):
            harvest.files.append(file)
            note("Counterfoil")
        case .failure where !event.isMarked:
            // Somebody else's category of that name.
            let present = frame
            frame = item.frame
            sortOther(event, at: item.place)
            frame = present
        case .failure(let defect):
            report("\(defect)", ImportRow(event.kind, at: item.place, title: event.summary))
        }
    }

    private mutating func sortOther(_ event: CalendarEvent, at place: SourcePlace) {
        guard event.component == "VEVENT" else {
            let reasons: [String: NoTrip] = ["VTODO": .task, "VJOURNAL": .note]
            return leaveOut(event, place, reasons[event.component] ?? .other)
        }
        switch EventVerdict(event) {
        case .noTrip(let reason):
            let isAllDay = reason == .nowhere && event.isAllDay
            leaveOut(event, place, isAllDay ? .allDay : reason)
        case .perhaps(let form, let journey):
            if event.repeats { return leaveOut(event, place, .repeated) }
            guard let found = candidates(event, journey, nil, place) else { return }
            doubts.add(found, form, row(event, place))
        case .trip(let journey, let reservation):
            guard let found = candidates(event, journey, reservation, place) else { return }
            harvest.candidates += found
            note(journey.author)
        }
    }

    /// Nil where nothing comes of it, which was said then.
    private mutating func candidates(
        _ event: CalendarEvent, _ journey: RecognisedJourney, _ reservation: Reservation?,
        _ place: SourcePlace
    ) -> [Candidate]? {
        do {
            let times = try frame.zones.times(of: event)
            guard keys.insert(event.key).inserted else {
                leaveOut(event, place, .twice)
                return nil
            }
            return EventCandidates(event, journey, reservation, isCancelled: frame.isCancelling)
                .all(at: times, place)
        } catch {
            switch error {
            case .allDay: leaveOut(event, place, .allDay)
            case .noStart: report("\(CalendarDefect.noDeparture)", row(event, place))
            case .unknownZone(let name):
                report("\(TripError.unknownTimeZone(name))", row(event, place))
            }
            return nil
        }
    }

    private mutating func leaveOut(_ event: CalendarEvent, _ place: SourcePlace, _ reason: NoTrip) {
        harvest.leftOut.append((reason.rawValue, row(event, place)))
    }

    private func row(_ event: CalendarEvent, _ place: SourcePlace) -> ImportRow {
        ImportRow(nil, at: place, title: event.summary, detail: event.dayWords)
    }

    private mutating func note(_ author: String) {
        if !authors.contains(author) { authors.append(author) }
    }
}
