internal import Domain
internal import Wording

extension TimePickerViewModel {
    init(for trip: Trip, at end: TripStop, isChosen: Bool = false, words: Localizer) {
        let planned = trip.planned(at: end)
        let isPlanned = planned != nil
        let start = OutcomeTime(for: trip, at: end)
        let first = trip.firstDay(at: end)
        let days = Set([-1, 0, 1, 2, start.daysLater]).sorted().compactMap { later in
            first.advanced(byDays: later).map {
                Day(daysLater: later, label: words.day($0, countedFrom: trip.departure.day))
            }
        }
        self.init(
            label: isPlanned ? words.say("Other Time…") : words.say("Enter Arrival Time…"),
            start: start, days: days,
            clock: ClockFormat(
                words,
                near: (planned?.hour ?? start.hour, planned?.minute ?? start.minute)),
            hint: words.typedAtOnce(hasDelay: isPlanned), isChosen: isChosen, isPlanned: isPlanned)
    }
}

extension OutcomeTime {
    /// Creates the initial time of the picker: the recorded one, or else that of the timetable. Its
    /// day counts as chosen if it is not the nearest one.
    init(for trip: Trip, at end: TripStop) {
        let planned = trip.planned(at: end)
        let known = trip.actual(at: end) ?? planned ?? trip.actualDeparture ?? trip.departure
        let time = planned.map(known.onTheClock) ?? known
        let nearest = try? trip.reading(
            at: end, hour: time.hour, minute: time.minute, daysLater: nil)
        self.init(
            hour: time.hour, minute: time.minute,
            daysLater: trip.firstDay(at: end).days(until: time.day),
            isDayChosen: nearest?.day != time.day)
    }

    /// Returns the time that is meant at an end of a trip.
    fileprivate func reading(at end: TripStop, of trip: Trip) throws(TripRecordError) -> DateTime {
        guard let delay else {
            return try trip.reading(
                at: end, hour: hour, minute: minute, daysLater: isDayChosen ? daysLater : nil)
        }
        guard let planned = trip.planned(at: end) else { throw .noTimetable(end) }
        guard let time = planned.advanced(by: .seconds(delay * 60)) else { throw .noSuchTime }
        return time
    }
}

extension OutcomeTimePreview {
    /// Creates the meaning of a time at an end of a trip, or the reason why it is impossible.
    init(id: EntryID, of time: OutcomeTime, for trip: Trip, at end: TripStop, words: Localizer) {
        if time.unread != nil {
            self.init(
                id: id.rawValue, daysLater: time.daysLater, words: words.timeExpected,
                isPossible: false)
            return
        }
        var daysLater = time.daysLater
        do throws(TripRecordError) {
            let reading = try time.reading(at: end, of: trip)
            daysLater = trip.firstDay(at: end).days(until: reading.day)
            let recorded = try trip.recording(time.outcome(at: end))
            self.init(
                id: id.rawValue, daysLater: daysLater,
                words: words.meaning(of: reading, at: end, in: recorded))
        } catch {
            let doubt = OutcomeConfirmation(about: time.outcome(at: end), of: trip, words: words)
            self.init(
                id: id.rawValue, daysLater: daysLater, words: words.sentence(error),
                isPossible: false, canRecord: doubt != nil)
        }
    }
}
