package import Claims
package import Domain
import Presentation

/// Words in notifications of the desktop.
extension Localizer {
    /// The label of the button that records the present time.
    package func now(isArrival: Bool) -> String {
        isArrival ? say("Arrived Just Now") : say("Departed Just Now")
    }

    /// The text of a reminder, such as "ICE 93 was scheduled to depart at 14:02.", in local
    /// time there.
    package func reminder(of end: TripStop, _ trip: Trip) -> String {
        let time = time(trip.planned(at: end) ?? trip.departure)
        let service = trip.service.displayIsolated(upTo: 40)
        switch end {
        case .departure where service.isEmpty:
            return say("Scheduled to depart at {time}.", ["time": time])
        case .departure:
            return say(
                "{service} was scheduled to depart at {time}.",
                ["service": service, "time": time])
        case .arrival where service.isEmpty:
            return say("Scheduled to arrive at {time}.", ["time": time])
        case .arrival:
            return say(
                "{service} was scheduled to arrive at {time}.",
                ["service": service, "time": time])
        }
    }

    /// The description of the autostart entry.
    package var remindersOnly: String { say("Reminds you of trips and deadlines") }

    /// The title of a reminder of claims to send.
    ///
    /// - Parameter amount: the amount of the claim, if there is only one.
    package func claimsToSend(_ count: Int, _ amount: Fare?, by day: CalendarDay) -> String {
        let day = shortDayOfYear(day)
        guard count == 1, let amount else {
            return say(
                one: "Send a claim by {day}",
                other: "Send {count} claims, the first by {day}", count: count,
                ["day": day])
        }
        return say("Claim {amount} by {day}", ["amount": fare(amount), "day": day])
    }

    /// The subjects of the first three claims.
    package func subjects(of rows: [Ledger.Row]) -> String {
        rows.prefix(3).map { $0.subject.displayIsolated(upTo: 60) }.commaSeparated
            + (rows.count > 3 ? "…" : "")
    }
}
