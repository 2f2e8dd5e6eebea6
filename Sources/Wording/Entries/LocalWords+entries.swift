package import Domain

extension LocalWords {
    /// What an entry of that kind is called.
    package func kind(_ kind: EntryKind) -> String {
        switch kind {
        case .film: say("Film", context: "an entry of the journal")
        case .trip: say("Trip", context: "an entry of the journal")
        }
    }

    /// What a trip by it is called.
    package func trip(by mode: TravelMode) -> String {
        switch mode {
        case .train: say("Train")
        case .bus: say("Bus")
        case .flight: say("Flight")
        case .ferry: say("Ferry")
        case .other: kind(.trip)
        }
    }

    /// What a means of transport is called where it is chosen.
    package func mode(_ mode: TravelMode) -> String {
        mode == .other ? say("Other", context: "a means of transport") : trip(by: mode)
    }

    /// What an entry is, as its row says it.
    package func kind(of content: EntrySummary.Content) -> String {
        switch content {
        case .film: kind(.film)
        case .trip(_, _, let mode, _): trip(by: mode)
        }
    }

    /// All that can be said of what an entry is.
    package var allKinds: [String] { [kind(.film)] + TravelMode.allCases.map(trip) }

    /// What was thought of it or what became of it, such as "really good" or "12 min late"; empty where
    /// there is nothing to say.
    package func detail(of content: EntrySummary.Content) -> String {
        switch content {
        case .film(_, _, let feedback): self.feedback(feedback)
        case .trip(_, _, _, let status): self.status(status)
        }
    }

    /// What stands in the place of the day where nobody knows it.
    package var dayUnknown: String { say("Day unknown") }
}
