import Domain
import EntryFeature
import TestSupport

@testable import TripsFeature

extension TripsStage {
    /// A journey to Brussels, where the connection was missed, and on to Paris.
    static let toParis: [EntryID: Entry] = [
        .first: .trip(
            Trip(
                from: "Köln", to: "Bruxelles", mode: .train, operator: "DB", service: "ICE 16",
                departure: time(20, 14, 2), arrival: time(20, 15, 50),
                actualArrival: time(20, 16, 20), disruption: .missedConnection,
                journey: "Paris")),
        .second: .trip(
            Trip(
                from: "Bruxelles", to: "Paris", mode: .train, service: "TGV 9558",
                departure: time(20, 16, 13), arrival: time(20, 17, 35), journey: "Paris")),
    ]

    static let laterTrain = Entry.trip(
        Trip(
            from: "Bruxelles", to: "Paris", service: "TGV 9562", departure: time(20, 17, 10),
            arrival: time(20, 18, 30), actualArrival: time(20, 18, 43), journey: "Paris",
            isSubstitute: true))

    /// Returns a stage that shows the journey, without the messages until then.
    static func showingJourney(_ entries: [EntryID: Entry] = toParis) async -> TripsStage {
        let stage = TripsStage(entries)
        await stage.coordinator.showJourney(.first)
        stage.view.messages.removeAll()
        return stage
    }

    /// The journeys that were shown since the messages were cleared.
    var journeys: [JourneyViewModel] {
        messages.compactMap { if case .journey(let journey) = $0 { journey } else { nil } }
    }
}

extension EntryID {
    static let first = EntryID("a.ics")
    static let second = EntryID("b.ics")
    static let third = EntryID("c.ics")
}

extension JourneyViewModel.Leg {
    /// All words about the leg.
    var said: [String] { [change, times, service, route, outcome] }
}
