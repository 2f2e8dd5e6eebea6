internal import Domain

/// Moves the arrival along with the departure, so that the trip takes as long as before, until
/// somebody says when it arrives. Who says only at which time leaves the day to follow: it is the
/// one on which that time is nearest to where the arrival would be.
struct ArrivalFollowing {
    private let duration: Duration?
    private var zone: Zone
    /// The departure that was read last.
    private var departure: TripDraft.Time
    /// The arrival that follows from that departure.
    private var followed: TripDraft.Time
    /// The arrival that the form shows, whether it is known or not.
    private var shown: TripDraft.Time
    private var isTimeTouched = false
    private var isDayTouched = false

    init(_ edit: TripEdit) {
        let trip = edit.original
        duration = trip.arrival == nil ? .zero : trip.duration
        zone = (trip.arrival ?? trip.departure).zone
        departure = edit.draft.departure
        shown = edit.draft.arrival ?? edit.draft.departure
        followed = shown
    }

    /// Takes in what is typed, and answers the arrival that is meant by it.
    mutating func arrival(in edit: TripEdit) -> TripDraft.Time {
        if let typed = edit.draft.arrival, typed != shown {
            isDayTouched = isDayTouched || !typed.isSameDay(as: shown)
            isTimeTouched = isTimeTouched || !typed.isSameTime(as: shown)
            shown = typed
        }
        if edit.draft.departure != departure, let duration,
            let time = try? edit.departure().advanced(by: duration)?.onClock(of: zone)
        {
            departure = edit.draft.departure
            followed = TripDraft.Time(time)
        }
        return meant
    }

    /// Takes over the zone of the airport where it arrives, which nobody typed: the clock is that
    /// zone's from now on, and what was typed of it stays.
    mutating func arrives(in identifier: String) {
        guard identifier != shown.zone, let zone = try? Zone(typed: identifier) else { return }
        let time = DateTime(followed, in: self.zone)?.onClock(of: zone)
        self.zone = zone
        followed = time.map(TripDraft.Time.init) ?? followed
        followed.zone = identifier
        shown.zone = identifier
    }

    /// The arrival that the form is to show now; nil where it shows it already, and where what is
    /// typed there cannot be read.
    mutating func next() -> TripDraft.Time? {
        let next = meant
        guard next != shown else { return nil }
        shown = next
        return next
    }

    private var meant: TripDraft.Time {
        if isDayTouched { return shown }
        guard isTimeTouched else { return followed }
        guard shown.unreadClock == nil, let day = CalendarDay(followed) else { return shown }
        let typed = shown.minutes - followed.minutes
        // Where two are as near, the first of these counts.
        let nearest = [1, 0, -1].min { abs($0 * 1_440 + typed) < abs($1 * 1_440 + typed) }
        guard let day = day.advanced(byDays: nearest ?? 0) else { return shown }
        var time = shown
        (time.year, time.month, time.day) = (day.year, day.month, day.day)
        return time
    }
}

extension TripDraft.Time {
    fileprivate var minutes: Int { hour * 60 + minute }

    fileprivate func isSameDay(as other: Self) -> Bool {
        (year, month, day) == (other.year, other.month, other.day) && unreadDay == other.unreadDay
    }

    fileprivate func isSameTime(as other: Self) -> Bool {
        (hour, minute, zone) == (other.hour, other.minute, other.zone)
            && unreadClock == other.unreadClock
    }
}

extension CalendarDay {
    fileprivate init?(_ time: TripDraft.Time) {
        self.init(year: time.year, month: time.month, day: time.day)
    }
}

extension DateTime {
    fileprivate init?(_ time: TripDraft.Time, in zone: Zone) {
        guard let day = CalendarDay(time) else { return nil }
        self.init(day, hour: time.hour, minute: time.minute, zone: zone)
    }

    /// The same instant as a clock of that zone shows it; nil where none does.
    fileprivate func onClock(of other: Zone) -> DateTime? {
        guard zone != other else { return self }
        return instant.flatMap { DateTime($0, in: other) }
    }
}
