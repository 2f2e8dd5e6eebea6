public import Foundation

/// A local time, to the second, and its time zone.
///
/// The local time is stored because timetables print it. The instant follows from it by the rules
/// of RFC 5545, section 3.3.5.
public struct DateTime: Hashable, Codable, Sendable {
    public let day: CalendarDay
    public let hour: Int
    public let minute: Int
    public let second: Int
    public let zone: Zone

    /// Returns `nil` if there is no such time of day.
    public init?(_ day: CalendarDay, hour: Int, minute: Int, second: Int = 0, zone: Zone) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else {
            return nil
        }
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = min(second, 59)
        self.zone = zone
    }

    /// Creates the local time in `zone` at `instant`. Returns `nil` for a floating zone or outside
    /// the years 1 to 9999.
    public init?(_ instant: Date, in zone: Zone) {
        guard let timeZone = zone.timeZone,
            let seconds = Int(exactly: instant.timeIntervalSince1970.rounded(.down)),
            Self.secondsOfCalendar.contains(seconds)
        else { return nil }
        self.init(secondsOnClock: seconds + timeZone.secondsFromGMT(for: instant), zone: zone)
    }

    /// Creates the local time in `zone` at `instant`, or the time in UTC if the local time means
    /// another instant, which happens the second time when clocks go back.
    public init?(exactly instant: Date, in zone: Zone) {
        guard let time = DateTime(instant, in: zone) else { return nil }
        let isExact =
            time.instant?.timeIntervalSince1970 == instant.timeIntervalSince1970.rounded(.down)
        guard let exact = isExact ? time : DateTime(instant, in: .utc) else { return nil }
        self = exact
    }

    /// Somewhat more than the years 1 to 9999, so that sums with offsets do not overflow.
    private static let secondsOfCalendar = -70_000_000_000...260_000_000_000

    init?(secondsOnClock: Int, zone: Zone) {
        let (days, rest) = floorDivideWithRemainder(secondsOnClock, 86_400)
        guard let day = CalendarDay(daysSinceEpoch: days) else { return nil }
        self.init(day, hour: rest / 3_600, minute: rest / 60 % 60, second: rest % 60, zone: zone)
    }

    /// The seconds of the local time since midnight of 1 January 1970, without regard to its zone.
    var secondsOnClock: Int { day.daysSinceEpoch * 86_400 + hour * 3_600 + minute * 60 + second }

    /// The instant, or `nil` for a floating time.
    ///
    /// A local time that occurs twice means the first of the two. One that is skipped counts by the
    /// offset in force before the gap.
    public var instant: Date? {
        guard let timeZone = zone.timeZone else { return nil }
        let clock = Double(secondsOnClock)
        func offset(at instant: Double) -> Double {
            Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: instant)))
        }
        let before = offset(at: clock - 86_400)
        let after = offset(at: clock + 86_400)
        if before != after, offset(at: clock - before) != before,
            offset(at: clock - after) == after
        {
            return Date(timeIntervalSince1970: clock - after)
        }
        return Date(timeIntervalSince1970: clock - before)
    }

    /// Returns the local time of the same instant in another zone, or `nil` if there is none.
    package func onClock(of other: Zone) -> DateTime? {
        guard zone != other else { return self }
        return instant.flatMap { DateTime($0, in: other) }
    }

    /// Returns the time that elapses until `other`, or `nil` between a floating time and a zoned
    /// one, which cannot be compared.
    public func duration(until other: DateTime) -> Duration? {
        if zone == .floating, other.zone == .floating {
            return .seconds(other.secondsOnClock - secondsOnClock)
        }
        guard let start = instant, let end = other.instant else { return nil }
        return .seconds(Int(end.timeIntervalSince(start)))
    }

    /// Returns the local time after a duration has elapsed, or the time in UTC if the local time
    /// would mean the instant before clocks went back. Returns `nil` outside the years 1 to 9999.
    public func advanced(by duration: Duration) -> DateTime? {
        let seconds = Int(duration.components.seconds)
        guard let instant else {
            guard Self.secondsOfCalendar.contains(seconds) else { return nil }
            return DateTime(secondsOnClock: secondsOnClock + seconds, zone: zone)
        }
        return DateTime(exactly: instant.addingTimeInterval(Double(seconds)), in: zone)
    }
}

extension DateTime {
    /// Returns the time nearer to `other` of the two with this local time when clocks go back. If
    /// both are equally near, or there is only one, it is the first.
    func nearest(to other: DateTime) -> DateTime {
        guard let second = secondTime, let fromFirst = duration(until: other),
            let fromSecond = second.duration(until: other)
        else { return self }
        return max(fromSecond, .zero - fromSecond) < max(fromFirst, .zero - fromFirst)
            ? second : self
    }

    /// The second time with this local time, in UTC, or `nil` if there is only one.
    private var secondTime: DateTime? {
        guard let timeZone = zone.timeZone, let instant else { return nil }
        let shift =
            timeZone.secondsFromGMT(for: instant)
            - timeZone.secondsFromGMT(for: instant.addingTimeInterval(86_400))
        let again = instant.addingTimeInterval(Double(shift))
        guard shift > 0, DateTime(again, in: zone) == self else { return nil }
        return DateTime(again, in: .utc)
    }
}

/// A local time that does not exist because clocks are put forward over it.
public struct SkippedTime: Error, Hashable, Codable, Sendable {
    public let time: DateTime
    /// The local time from which clocks are put forward, which is the first that does not exist.
    public let from: DateTime
    /// The local time to which clocks are put forward.
    public let to: DateTime
}

extension DateTime {
    /// Returns this time if it exists.
    ///
    /// - Parameter failure: makes the error for a time that clocks are put forward over.
    /// - Throws: that error.
    public func existing<Failure: Error>(
        or failure: (SkippedTime) -> Failure
    ) throws(Failure) -> DateTime {
        if let skipped { throw failure(skipped) }
        return self
    }

    /// The gap that this local time is in, or `nil` if the time exists.
    public var skipped: SkippedTime? {
        guard let timeZone = zone.timeZone, let instant, DateTime(instant, in: zone) != self else {
            return nil
        }
        // The instant counts by the offset before the gap, so clocks have been put forward by then.
        let latest = Int(instant.timeIntervalSince1970)
        let before = secondsOnClock - latest
        let after = timeZone.secondsFromGMT(for: instant)
        guard
            let change = Self.change(of: timeZone, from: latest - (after - before), to: latest),
            let from = DateTime(secondsOnClock: change + before, zone: zone),
            let to = DateTime(secondsOnClock: change + after, zone: zone)
        else { return nil }
        return SkippedTime(time: self, from: from, to: to)
    }

    /// Returns the first second with the offset of `last`, or `nil` if `first` has the same offset.
    private static func change(of timeZone: TimeZone, from first: Int, to last: Int) -> Int? {
        func offset(_ second: Int) -> Int {
            timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
        }
        let after = offset(last)
        guard first < last, offset(first) != after else { return nil }
        var (earlier, later) = (first, last)
        while later - earlier > 1 {
            let middle = (earlier + later) / 2
            if offset(middle) == after { later = middle } else { earlier = middle }
        }
        return later
    }
}
