package import Domain

extension Localizer {
    /// A time of an imported row, such as "20 November 2026" or "20 November 2026, 14:02".
    package func time(_ time: ImportTime) -> String {
        switch time {
        case .day(let day): self.day(day)
        case .clock(let time):
            say(
                time.zone == .utc ? "{day}, {time} UTC" : "{day}, {time}",
                ["day": day(time.day), "time": self.time(time)])
        }
    }
}
