internal import Domain
internal import Wording

extension OutcomeTimeOffer {
    init(for trip: Trip, at end: TripEnd, words: LocalWords) {
        let isPlanned = trip.planned(at: end) != nil
        let start = OutcomeTime(for: trip, at: end)
        let first = trip.firstDay(at: end)
        let days = Set([-1, 0, 1, 2, start.daysLater]).sorted().compactMap { later in
            first.advanced(byDays: later).map {
                Day(daysLater: later, label: words.day($0, countedFrom: trip.departure.day))
            }
        }
        self.init(
            label: isPlanned ? "another time…" : "it arrived at…", start: start, days: days)
    }
}

extension OutcomeTime {
    /// What the clock is set to at first: what was recorded, or else the timetable. A day that would
    /// not be meant by the time alone is as good as chosen.
    init(for trip: Trip, at end: TripEnd) {
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
}

extension OutcomeTimeMeaning {
    /// What would be recorded of that end, or what keeps it from being recorded.
    init(id: EntryID, of time: OutcomeTime, for trip: Trip, at end: TripEnd, words: LocalWords) {
        var daysLater = time.daysLater
        do throws(TripRecordError) {
            let reading = try trip.reading(
                at: end, hour: time.hour, minute: time.minute,
                daysLater: time.isDayChosen ? time.daysLater : nil)
            daysLater = trip.firstDay(at: end).days(until: reading.day)
            let recorded = try trip.recording(time.outcome(at: end))
            self.init(
                id: id.rawValue, daysLater: daysLater,
                words: words.meaning(of: reading, at: end, in: recorded))
        } catch {
            let doubt = OutcomeDoubt(about: time.outcome(at: end), of: trip, words: words)
            self.init(
                id: id.rawValue, daysLater: daysLater, words: error.sentence(words.ofTimes),
                isPossible: false, canRecord: doubt != nil)
        }
    }
}

extension LocalWords {
    /// Such as "00:41 on 21 November 2026, 1 hr, 8 min late", or, where no timetable says what the
    /// time was to be, "18:40 CET on 20 November 2026, took 4 hrs, 26 min".
    fileprivate func meaning(of time: DateTime, at end: TripEnd, in trip: Trip) -> String {
        let day = self.day(of: time)
        guard trip.planned(at: end) == nil else {
            let delay = trip.delay(at: end).map(self.delay)
            return ["\(self.time(time)) on \(day)", delay].compactMap(\.self)
                .joined(separator: ", ")
        }
        let clock = [self.time(time), zone(of: time) ?? ""].spaced
        let took = trip.actualDuration.map { "took \(duration($0))" }
        return ["\(clock) on \(day)", took].compactMap(\.self).joined(separator: ", ")
    }

    /// Such as "21 Nov (+1 day)".
    fileprivate func day(_ day: CalendarDay, countedFrom first: CalendarDay) -> String {
        let shift = dayShift(first.days(until: day))
        let date = shortDay(year: day.year, month: day.month, day: day.day)
        return shift.isEmpty ? date : "\(date) (\(shift))"
    }
}
