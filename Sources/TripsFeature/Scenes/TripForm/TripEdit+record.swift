internal import Domain
internal import Presentation
internal import Wording

extension TripEdit {
    /// Returns a change that moves the recorded times by as many days as the timetable moved, or
    /// `nil` if they stay on their days. Times that another program has recorded in the meantime
    /// stay.
    func moveOfRecord(departure: DateTime, arrival: DateTime?) -> TripChange? {
        let shift = DayShift(of: original, toDeparture: departure, arrival: arrival)
        guard !shift.isNone else { return nil }
        let moved = original.movingRecord(departure: shift.departure, arrival: shift.arrival)
        return { [original] trip in
            var trip = trip
            if trip.actualDeparture == original.actualDeparture {
                trip.actualDeparture = moved.actualDeparture
            }
            if trip.actualArrival == original.actualArrival {
                trip.actualArrival = moved.actualArrival
            }
            return trip
        }
    }

    /// Returns the label of the offer to move the recorded times, such as "Move the recorded times
    /// too (+2 days)"; empty if they stay on their days.
    func offerToMoveRecord(_ words: Localizer) -> String {
        guard let departure = try? departure() else { return "" }
        let arrival = try? arrival()
        let shift = DayShift(of: original, toDeparture: departure, arrival: arrival)
        guard !shift.isNone else { return "" }
        return words.moveRecordedTimes(byDays: shift.ofRecorded)
    }
}

/// The days by which the recorded ends of a trip move.
private struct DayShift {
    let ofRecorded: [(end: TripStop, days: Int)]

    init(of trip: Trip, toDeparture departure: DateTime, arrival: DateTime?) {
        let atDeparture = trip.departure.day.days(until: departure.day)
        let atArrival = trip.arrival.flatMap { old in
            arrival.map { old.day.days(until: $0.day) }
        }
        ofRecorded = TripStop.allCases.filter { trip.actual(at: $0) != nil }
            .map { ($0, $0 == .departure ? atDeparture : atArrival ?? atDeparture) }
    }

    var isNone: Bool { ofRecorded.allSatisfy { $0.days == 0 } }
    var departure: Int { days(at: .departure) }
    var arrival: Int { days(at: .arrival) }

    private func days(at end: TripStop) -> Int {
        ofRecorded.first { $0.end == end }?.days ?? 0
    }
}
