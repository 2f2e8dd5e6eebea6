internal import Domain
internal import Presentation

/// Moves the arrival with the departure, so that the duration of the trip stays, until the user
/// enters an arrival. If the user has entered only its time, the day follows: a trip without an
/// arrival arrives at that time first after its departure, and any other keeps about its duration,
/// but never arrives before its departure.
struct ArrivalFollowing {
    private let duration: Duration?
    private var zone: Zone
    private var latest: Reading
    /// The latest reading when the form showed the arrival last. The user may have typed half a
    /// departure since then.
    private var settled: Reading
    /// The arrival in the form, even if it is unknown.
    private(set) var shown: TypedTime
    private var isTimeTouched = false
    private var isDayTouched = false

    private struct Reading {
        /// The latest departure that could be read, and its time.
        var departure: TypedTime
        var start: DateTime
        /// The arrival that follows from that departure.
        var followed: TypedTime
    }

    /// - Parameter zone: the zone of an arrival that is not known yet.
    init(_ edit: TripEdit, zone: Zone? = nil) {
        let trip = edit.original
        let arrival = trip.arrival ?? zone.flatMap(trip.departure.onClock) ?? trip.departure
        duration = trip.arrival == nil ? .zero : trip.duration
        self.zone = arrival.zone
        shown = TypedTime(arrival)
        latest = Reading(departure: edit.draft.departure, start: trip.departure, followed: shown)
        settled = latest
    }

    /// Notes the texts of the form, and returns the arrival that they mean.
    mutating func arrival(in edit: TripEdit) -> TypedTime {
        if let typed = edit.draft.arrival, typed != shown {
            isDayTouched = isDayTouched || !typed.isSameDay(as: shown)
            isTimeTouched = isTimeTouched || !typed.isSameTime(as: shown)
            if typed.zone != shown.zone, let zone = try? edit.zone(at: .arrival) {
                convert(toClockOf: zone, named: typed.zone)
            }
            shown = typed
        }
        guard edit.draft.departure != latest.departure, let duration else { return meant }
        if let new = try? edit.departure(),
            let time = new.advanced(by: duration)?.onClock(of: zone)
        {
            latest = Reading(
                departure: edit.draft.departure, start: new, followed: TypedTime(time))
        } else {
            // A half-typed departure, such as 3 November on the way to 31 November, must not count.
            latest = settled
        }
        return meant
    }

    /// Sets the zone of the arrival to that of the airport. The clock time is in that zone from now
    /// on, and keeps the typed parts.
    mutating func arrives(in identifier: String) {
        guard identifier != shown.zone, let zone = try? Zone(typed: identifier) else { return }
        convert(toClockOf: zone, named: identifier)
        shown.zone = identifier
        settled = latest
    }

    private mutating func convert(toClockOf zone: Zone, named identifier: String) {
        let time = DateTime(latest.followed, in: self.zone)?.onClock(of: zone)
        self.zone = zone
        latest.followed = time.map(TypedTime.init) ?? latest.followed
        latest.followed.zone = identifier
    }

    /// Returns the arrival that the form has to show, or `nil` if it shows it already or its text
    /// cannot be read.
    mutating func next() -> TypedTime? {
        settled = latest
        let next = meant
        guard next != shown else { return nil }
        shown = next
        return next
    }

    private var meant: TypedTime {
        if isDayTouched { return shown }
        guard isTimeTouched else { return latest.followed }
        guard shown.unreadClock == nil else { return shown }
        let aDay = Duration.seconds(86_400)
        let following = shown.onDay(of: latest.followed)
        // Floating and zoned times cannot be compared.
        guard let following, let lasting = lasting(until: following) else {
            return following ?? shown
        }
        let isLong = duration.map { $0 >= aDay } ?? false
        if lasting >= .zero, isLong || lasting < aDay { return following }
        let before = duration ?? .zero
        let possible = [1, -1, 0].compactMap { days -> (time: TypedTime, lasting: Duration)? in
            guard let time = shown.onDay(of: latest.followed, later: days),
                let lasting = self.lasting(until: time), lasting >= .zero
            else { return nil }
            return (time, lasting)
        }
        return possible.min {
            abs(($0.lasting - before).components.seconds)
                < abs(($1.lasting - before).components.seconds)
        }?.time ?? following
    }

    private func lasting(until time: TypedTime) -> Duration? {
        DateTime(time, in: zone).flatMap(latest.start.duration(until:))
    }
}

extension TypedTime {
    /// Returns the same time on another day, or `nil` if that day does not exist.
    fileprivate func onDay(of other: Self, later days: Int = 0) -> Self? {
        guard let day = CalendarDay(other)?.advanced(byDays: days) else { return nil }
        var time = self
        (time.year, time.month, time.day) = (day.year, day.month, day.day)
        return time
    }

    fileprivate func isSameDay(as other: Self) -> Bool {
        (year, month, day) == (other.year, other.month, other.day) && unreadDay == other.unreadDay
    }

    fileprivate func isSameTime(as other: Self) -> Bool {
        (hour, minute, zone) == (other.hour, other.minute, other.zone)
            && unreadClock == other.unreadClock
    }
}

extension CalendarDay {
    fileprivate init?(_ time: TypedTime) {
        self.init(year: time.year, month: time.month, day: time.day)
    }
}

extension DateTime {
    init?(_ time: TypedTime, in zone: Zone) {
        guard let day = CalendarDay(time) else { return nil }
        self.init(day, hour: time.hour, minute: time.minute, zone: zone)
    }
}
