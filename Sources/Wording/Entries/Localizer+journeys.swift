package import Domain
import Presentation

extension Localizer {
    /// A number of legs, such as "3 legs".
    package func legs(_ count: Int) -> String {
        say(one: "{count} leg", other: "{count} legs", count: count, context: "of a journey")
    }

    /// The state of a leg besides its times, such as "missed", or an empty text if it simply ran.
    package func state(of state: LegState, isSubstitute: Bool) -> String {
        switch state {
        case .cancelled: say("cancelled", context: "a leg of a journey")
        case .missed: say("missed", context: "a leg of a journey")
        case .skipped: say("no longer needed", context: "a leg of a journey")
        case .abandoned: say("not used", context: "a leg of a journey")
        case .planned, .travelled:
            isSubstitute ? say("replacement", context: "a leg of a journey") : ""
        }
    }

    /// The time between two legs, such as "20 min to change, there were 12 min", or an empty text
    /// if it is not known.
    package func change(_ change: Journey.Change) -> String {
        let promised = change.promised.map { duration($0) }
        let actual = change.actual.map { duration($0) }
        if change.isHeld == false { return missed(change) }
        if let actual = change.actual, actual < .zero {
            return say("{time} late for this connection", ["time": duration(.zero - actual)])
        }
        return switch (promised, actual) {
        case (let promised?, let actual?) where promised != actual:
            say(
                "{promised} to change, there were {actual}",
                ["actual": actual, "promised": promised])
        case (let time?, _), (nil, let time?): say("{time} to change", ["time": time])
        case (nil, nil): ""
        }
    }

    private func missed(_ change: Journey.Change) -> String {
        guard let actual = change.actual else { return say("Connection missed") }
        return actual < .zero
            ? say("Connection missed by {time}", ["time": duration(.zero - actual)])
            : say("Connection missed despite {time} to change", ["time": duration(actual)])
    }

    /// The heading over the journey of which a trip is a leg.
    package var partOf: String { say("Part of Journey", context: "a trip and its journey") }

    /// The reason why a journey cannot be edited as a whole.
    package var legsAreEdited: String {
        say("Journeys are edited one leg at a time. Open a leg to edit it.")
    }

    /// The title of a failure to join two trips to a journey.
    package var notJoined: String { say("The trip was not joined to the one before it.") }

    /// The question after a lost leg.
    package func whatCameInstead(of leg: Trip) -> String {
        let name = leg.service.isEmpty ? leg.nameInList : leg.service
        return say("How did you continue without {leg}?", ["leg": name.displayIsolated(upTo: 60)])
    }

    /// The heading over substitutes for a cancelled trip.
    package var instead: String { say("How did you continue?") }

    /// The label of a substitute for a leg.
    package func substitute(_ substitute: Substitute, insteadOf mode: TravelMode) -> String {
        guard substitute != Substitute(mode) else { return later(mode) }
        return switch substitute {
        case .train: say("Train")
        case .bus: say("Bus")
        case .flight: say("Flight")
        case .ferry: say("Ferry")
        case .other: say("Another Way")
        case .taxi: say("Taxi")
        case .onFoot: say("Walked")
        }
    }

    private func later(_ mode: TravelMode) -> String {
        switch mode {
        case .train: say("Later Train")
        case .bus: say("Later Bus")
        case .flight: say("Later Flight")
        case .ferry: say("Later Ferry")
        case .other: say("Later Connection")
        }
    }

    /// The title of a failure to record what happened.
    package var outcomeNotRecorded: String { say("The outcome was not recorded.") }

    /// The label of an abandonment, as an answer to how the person continued. Empty for none.
    package func answer(_ abandonment: Abandonment) -> String {
        switch abandonment {
        case .none: ""
        case .gaveUp: say("Ended the Trip There")
        case .turnedBack: say("Went Back")
        }
    }

    /// The name of a substitute's service, or an empty text if the person has to name it.
    package func service(of substitute: Substitute) -> String {
        switch substitute {
        case .train, .bus, .flight, .ferry, .other: ""
        case .taxi: say("Taxi")
        case .onFoot: say("On foot")
        }
    }
}
