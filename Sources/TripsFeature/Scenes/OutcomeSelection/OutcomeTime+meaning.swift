internal import Domain
internal import Presentation

extension OutcomeTime {
    /// What "another time…" starts with. A day that would not be meant by the time alone is as good
    /// as chosen.
    init(_ time: DateTime, of trip: Trip, at end: TripEnd) {
        let planned = trip.planned(at: end) ?? time
        let time = time.onTheClock(of: planned)
        let nearest = try? trip.reading(
            at: end, hour: time.hour, minute: time.minute, daysLater: nil)
        self.init(
            hour: time.hour, minute: time.minute, daysLater: planned.day.days(until: time.day),
            isDayChosen: nearest?.day != time.day)
    }
}

extension OutcomeTimeMeaning {
    /// What would be recorded of that end, or what keeps it from being recorded.
    init(id: EntryID, of time: OutcomeTime, for trip: Trip, at end: TripEnd, words: LocalWords) {
        let outcome = time.outcome(at: end)
        do throws(TripRecordError) {
            let reading = try trip.reading(
                at: end, hour: time.hour, minute: time.minute,
                daysLater: time.isDayChosen ? time.daysLater : nil)
            let daysLater =
                trip.planned(at: end)?.day.days(until: reading.day) ?? time.daysLater
            do throws(TripRecordError) {
                let recorded = try trip.recording(outcome)
                let when = "\(words.time(reading)) on \(words.day(of: reading))"
                let delay = recorded.delay(at: end).map(words.delay) ?? ""
                self.init(
                    id: id.rawValue, daysLater: daysLater,
                    words: [when, delay].filter { !$0.isEmpty }.joined(separator: ", "))
            } catch {
                self.init(
                    id: id.rawValue, daysLater: daysLater, words: error.sentence(words.ofTimes),
                    isPossible: false)
            }
        } catch {
            self.init(
                id: id.rawValue, daysLater: time.daysLater, words: error.sentence(words.ofTimes),
                isPossible: false)
        }
    }
}
