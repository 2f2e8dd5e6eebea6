import Domain

/// The reading of a clock as a number.
struct ZoneReading {
    let day: CalendarDay
    /// The seconds since midnight of 1 January 1970 on the same clock.
    let clock: Int

    init(_ day: CalendarDay, _ clock: Values.Time.Clock?) {
        self.day = day
        let seconds = clock.map { ($0.hour * 60 + $0.minute) * 60 + $0.second } ?? 0
        self.clock = day.daysSinceEpoch * 86_400 + seconds
    }

    init(_ time: Values.Time) {
        self.init(time.day, time.clock)
    }

    var secondsOfDay: Int { clock - day.daysSinceEpoch * 86_400 }
}
