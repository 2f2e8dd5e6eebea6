internal import Domain
internal import Presentation
internal import Wording

extension TripEdit {
    /// Returns the complaints about the typed time of an end, by field.
    func complaints(at end: TripStop) -> [TripFormCheck.Field: String] {
        guard let typed = end == .departure ? draft.departure : draft.arrival,
            typed != (end == .departure ? before.departure : before.arrival)
        else { return [:] }
        let fields = end.fields
        var complaints: [TripFormCheck.Field: String] = [:]
        if typed.calendarDay == nil { complaints[fields.day] = words.notADate(typed.typedDay) }
        if !typed.isClock { complaints[fields.time] = words.timeExpected }
        do throws(TripError) {
            let zone = try zone(at: end)
            if complaints.isEmpty { _ = try typed.read(in: zone) }
        } catch {
            let field = if case .unknownTimeZone = error { fields.zone } else { fields.time }
            complaints[field] = words.sentence(error)
        }
        return complaints
    }
}

extension TripStop {
    fileprivate var fields:
        (day: TripFormCheck.Field, time: TripFormCheck.Field, zone: TripFormCheck.Field)
    {
        switch self {
        case .departure: (.departureDay, .departureTime, .departureZone)
        case .arrival: (.arrivalDay, .arrivalTime, .arrivalZone)
        }
    }
}
