internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// The times of a trip that is edited in its form.
struct TripEdit {
    let original: Trip
    /// The draft with which the form was opened.
    let before: FormDraft
    var draft: FormDraft
    let words: Localizer

    func typing(_ draft: FormDraft) -> TripEdit {
        var edit = self
        edit.draft = draft
        return edit
    }

    func departure() throws(FormComplaints) -> DateTime {
        try time(at: .departure) ?? original.departure
    }

    /// Returns the typed time of an end, or `nil` if it is unknown.
    ///
    /// - Throws: the complaints about its parts that cannot be read.
    func time(at end: TripStop) throws(FormComplaints) -> DateTime? {
        guard draft[end] != before[end] else { return original.planned(at: end) }
        guard let typed = draft[end] else { return nil }
        var complaints: [FormKey: String] = [:]
        if typed.calendarDay == nil { complaints[end.key.day] = words.notADate(typed.date) }
        if typed.timeOfDay == nil { complaints[end.key.clock] = words.timeExpected }
        do throws(TripError) {
            let zone = try zone(at: end)
            if complaints.isEmpty {
                guard let time = typed.dateTime(in: zone) else { throw .noSuchTime }
                return try time.existing(or: TripError.skipped)
            }
        } catch {
            let isOfZone = if case .unknownTimeZone = error { true } else { false }
            complaints[isOfZone ? end.key.zone : end.key.clock] = words.sentence(error)
        }
        throw FormComplaints(complaints)
    }

    /// Returns the zone of an end. An unchanged name means the original zone, since its definition
    /// may be only in the trip's own file.
    func zone(at end: TripStop) throws(TripError) -> Zone {
        let typed = draft[end]?.zone ?? ""
        if end == .arrival, typed == before.arrival?.zone, let zone = original.arrival?.zone {
            return zone
        }
        if typed == before.departure.zone { return original.departure.zone }
        if typed == before.arrival?.zone, let zone = original.arrival?.zone { return zone }
        return try Zone(typed: typed.trimmingSpaces)
    }
}

extension FormDraft {
    /// The time of an end, or `nil` if it is unknown.
    fileprivate subscript(end: TripStop) -> Time? { end == .departure ? departure : arrival }
}

extension Zone {
    /// Creates the zone with a typed name, or the floating one for an empty name.
    init(typed name: String) throws(TripError) {
        self = name.isEmpty ? .floating : try .typed(name)
    }
}

// MARK: The record of a trip whose timetable moves

extension Trip {
    /// Returns a change that moves the recorded times of the trip by as many days as its timetable
    /// moved, or `nil` if they stay on their days. Times that another program has recorded in the
    /// meantime stay.
    func moveOfRecord(to moved: Trip) -> (@Sendable (Trip) -> Trip)? {
        let shift = shiftOfRecord(to: moved)
        guard !shift.isEmpty else { return nil }
        func days(_ end: TripStop) -> Int { shift.first { $0.end == end }?.days ?? 0 }
        let moved = movingRecord(departure: days(.departure), arrival: days(.arrival))
        return { [self] trip in
            var trip = trip
            if trip.actualDeparture == actualDeparture {
                trip.actualDeparture = moved.actualDeparture
            }
            if trip.actualArrival == actualArrival { trip.actualArrival = moved.actualArrival }
            return trip
        }
    }

    /// Returns the label of the offer to move the recorded times, such as "Move the recorded times
    /// too (+2 days)", or `nil` if they stay on their days.
    func offerToMoveRecord(to moved: Trip, _ words: Localizer) -> String? {
        let shift = shiftOfRecord(to: moved)
        return shift.isEmpty ? nil : words.moveRecordedTimes(byDays: shift)
    }

    /// Returns the days by which the recorded ends of the trip move; empty if none does.
    private func shiftOfRecord(to moved: Trip) -> [(end: TripStop, days: Int)] {
        let atDeparture = departure.day.days(until: moved.departure.day)
        let atArrival = arrival.flatMap { old in
            moved.arrival.map { old.day.days(until: $0.day) }
        }
        let shift = TripStop.allCases.filter { actual(at: $0) != nil }
            .map { (end: $0, days: $0 == .departure ? atDeparture : atArrival ?? atDeparture) }
        return shift.contains { $0.days != 0 } ? shift : []
    }
}
