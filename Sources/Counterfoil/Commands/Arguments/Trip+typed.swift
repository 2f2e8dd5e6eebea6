import Domain
import Wording

extension Trip {
    /// Returns the typed time of departure or arrival: a delay such as `+12`, a time of day, which
    /// is the one nearest to the planned time, or a day and a time of day in `zone`.
    func actual(
        typed text: String, at end: TripStop, _ zone: Zone, words: Localizer = Localizer()
    ) throws(CommandError) -> DateTime {
        let planned = planned(at: end)
        if let delay = TypedDelay(text), !delay.isBare,
            let time = planned?.advanced(by: .seconds(delay.minutes * 60))
        {
            return time
        }
        let nearby = planned.map { $0.hour * 60 + $0.minute }
        guard let clock = words.clock(typed: text, near: nearby) else {
            return try DateTime(typed: text, zone: zone, words: words)
        }
        do throws(TripRecordError) {
            return try reading(at: end, hour: clock.hour, minute: clock.minute, daysLater: nil)
        } catch {
            throw CommandError(usage: error)
        }
    }
}
