package import Domain
package import EntryFeature
package import Presentation
package import Wording

extension FormKey {
    package static let departure = FormKey(FieldName.departure)
    package static let arrival = FormKey(FieldName.arrival)
    /// The note about the place of departure.
    package static let fromPlace = FormKey("fromPlace")
    package static let toPlace = FormKey("toPlace")
    /// The note about the duration of the typed trip.
    package static let duration = FormKey("duration")
    /// The complaint about the recorded times.
    package static let record = FormKey("record")
    /// The offer to repeat an earlier trip.
    package static let asBefore = FormKey("asBefore")
    /// Whether recorded times stay if the timetable moves by days.
    package static let keepsRecord = FormKey("keepsRecord")
}

/// The rows of a trip's form.
package enum TripRows {
    /// Returns the rows.
    ///
    /// - Parameter hasLine: whether a line above the fields fills them.
    package static func of(
        _ trip: Trip, hasLine: Bool = false, _ words: Localizer
    ) -> [EntryRow<Trip>] {
        let fields = EntryRows<Trip>(words)
        let modes = TravelMode.allCases.map { (id: $0.rawValue, label: words.mode($0)) }
        let tickets = TicketKind.allCases.map { (id: $0.rawValue, label: words.ticket($0)) }
        func note(_ key: FormKey) -> EntryRow<Trip> { EntryRow(key, .note) }
        func time(_ end: TripStop) -> EntryRow<Trip> {
            fields.row(
                end == .departure ? .departure : .arrival,
                as: .time(clock: words.clock(at: end), zone: words.zone(at: end)),
                hint: words.say("Local time"), isRequired: end == .departure,
                near: end == .arrival ? .departure : nil,
                show: { $1[time: end.key] = $0.planned(at: end).map(FormDraft.Time.init) },
                read: { [trip] reading, typed in
                    let edit = TripEdit(
                        original: trip, before: reading.before, draft: reading.draft,
                        words: words)
                    let time = try edit.time(at: end)
                    if end == .arrival { typed.arrival = time }
                    if end == .departure, let time { typed.departure = time }
                })
        }
        let line = fields.line(
            change: words.say("Change to Fil_m"), hint: words.exampleOfLine)
        return (hasLine ? line : [])
            + [
                fields.row(.from, isRequired: true, isFollowed: true), note(.fromPlace),
                fields.row(.to, isRequired: true, isFollowed: true), note(.toPlace),
                fields.row(.mode, options: modes), fields.row(.service), fields.row(.operator),
                time(.departure), time(.arrival),
                note(.duration), EntryRow(.record, .complaint(about: .departure)),
                fields.row(.fare), fields.row(.tags),
                EntryRow(FormKey("tripDetails"), .more, caption: words.say("More Details")),
                fields.row(.seat), fields.row(.travelClass),
                fields.row(.ticket, options: tickets), fields.row(.ticketNumber),
                fields.row(.ticketFile), fields.row(.journey, at: \Trip.journeyLabel),
                fields.row(.claim, as: .text), fields.row(.notes), fields.row(.fromCoordinates),
                fields.row(.toCoordinates), fields.row(.distance),
                EntryRow(
                    .asBefore, .offer,
                    caption: words.say("Sa_me as Last Time", context: "a trip that was taken")),
                EntryRow(.keepsRecord, .agreement),
            ]
    }
}

/// The fields that others follow from.
extension FormDraft {
    package var departure: Time {
        get {
            self[time: .departure]
                ?? Time(date: "", clock: "", zone: self[FormKey.departure.zone])
        }
        set { self[time: .departure] = newValue }
    }
    /// The arrival, or `nil` if it is unknown.
    package var arrival: Time? {
        get { self[time: .arrival] }
        set { self[time: .arrival] = newValue }
    }
    var travelMode: TravelMode {
        let mode = self[choice: FormKey(.mode)]
        return TravelMode.allCases.indices.contains(mode) ? TravelMode.allCases[mode] : .other
    }
}

extension TripStop {
    var key: FormKey { self == .departure ? .departure : .arrival }
}

extension FormDraft.Time {
    package init(_ time: DateTime) {
        self.init(
            date: time.day.isoText,
            clock: EntrySummary.ClockTime(hour: time.hour, minute: time.minute).isoText,
            zone: time.zone.name)
    }

    /// The day, or `nil` if there is no such day.
    var calendarDay: CalendarDay? { CalendarDay(isoText: date.utf8) }

    /// The time of day, or `nil` if the text is none.
    var timeOfDay: (hour: Int, minute: Int)? { TypedClock(clock)?.reading }

    /// Returns the time in a zone, which may be skipped there, or `nil` if there is no such time.
    func dateTime(in zone: Zone) -> DateTime? {
        guard let calendarDay, let timeOfDay else { return nil }
        return DateTime(calendarDay, hour: timeOfDay.hour, minute: timeOfDay.minute, zone: zone)
    }
}
