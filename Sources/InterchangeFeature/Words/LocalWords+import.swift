internal import Domain
internal import Presentation

extension LocalWords {
    /// Such as "20 November 2026" or "20 November 2026, 14:02".
    func time(_ time: ImportTime) -> String {
        switch time {
        case .day(let day): return self.day(year: day.year, month: day.month, day: day.day)
        case .clock(let time):
            let clock = self.time(hour: time.hour, minute: time.minute)
            return self.time(.day(time.day)) + ", " + clock + (time.zone == .utc ? " UTC" : "")
        }
    }
}
