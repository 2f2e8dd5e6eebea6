internal import Domain
internal import Presentation

extension TripDraft.Time {
    /// Returns the typed time in a zone.
    func read(in zone: Zone) throws(TripError) -> DateTime {
        guard let day = calendarDay else { throw .noSuchDay }
        guard isClock, let time = DateTime(day, hour: hour, minute: minute, zone: zone) else {
            throw .noSuchTime
        }
        return try time.existing(or: TripError.skipped)
    }

    var typedDay: TypedDay {
        TypedDay(year: year, month: month, day: day, unread: unreadDay)
    }

    var calendarDay: CalendarDay? {
        unreadDay == nil ? CalendarDay(year: year, month: month, day: day) : nil
    }

    var isClock: Bool {
        unreadClock == nil && (0...23).contains(hour) && (0...59).contains(minute)
    }
}
