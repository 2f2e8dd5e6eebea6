internal import Domain
internal import Presentation

extension LocalWords {
    /// What errors say of days and times.
    var ofTimes: TimeWords {
        TimeWords(
            day: { day(year: $0.year, month: $0.month, day: $0.day) }, time: { time($0) })
    }

    /// Such as "21 November 2026".
    func day(of time: DateTime) -> String {
        day(year: time.day.year, month: time.day.month, day: time.day.day)
    }

    /// Such as "1 hr, 8 min late", "3 min early" or "on time".
    func delay(_ delay: Duration) -> String {
        let minutes = delay.wholeMinutes
        guard minutes != 0 else { return "on time" }
        return "\(duration(minutes: abs(minutes))) \(minutes < 0 ? "early" : "late")"
    }
}
