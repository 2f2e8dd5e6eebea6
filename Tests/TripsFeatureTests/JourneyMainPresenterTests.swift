import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("A journey on its page", .freed, .timeLimit(.minutes(1)))
struct JourneyMainPresenterTests {
    @Test("It is filled before it is shown, with the transition and the way back asked for")
    func show() async throws {
        let stage = TripsStage(TripsStage.toParis)
        var wentBack = 0
        #expect(
            await stage.coordinator.showJourney(
                .first, PagePresentation(.push, back: { wentBack += 1 })))
        let journey = try #require(stage.journeys.first)
        #expect(
            stage.messages == [.journey(journey), .mainPage(.push, canGoBack: true)])
        stage.navigation.pop()
        #expect(wentBack == 1)
        #expect(journey.id == "a.ics" && journey.changing == .available)
        #expect(journey.whole.title == "Köln → Paris")
        #expect(journey.whole.service == "ICE 16, TGV 9558")
        #expect(journey.whole.disruption == "Connection missed")
        #expect(
            journey.legs.map(\.said) == [
                ["", "14:02 – 15:50", "ICE 16 · DB", "Köln → Bruxelles", "30 min late"],
                [
                    "Connection missed by 7 min", "16:13 – 17:35", "TGV 9558",
                    "Bruxelles → Paris", "missed",
                ],
            ])
        #expect(journey.legs.map(\.isConnectionBroken) == [false, true])
        #expect(journey.legs.map(\.isStruck) == [false, true])
        #expect(journey.legs.map(\.course) == ["ICE 16 · DB", "TGV 9558 · missed"])
        #expect(journey.legs.map(\.arrival.difference) == ["+30", ""])
        #expect(journey.whole.verdict == "Connection missed")
        #expect(journey.legs.map(\.isLost) == [false, true])
    }

    @Test("The days of later legs are counted from that on which the journey began")
    func days() async throws {
        let stage = TripsStage([
            .first: .trip(
                Trip(
                    from: "Köln", to: "Bruxelles", departure: time(20, 21, 0),
                    arrival: time(20, 23, 30), journey: "Paris")),
            .second: .trip(
                Trip(
                    from: "Bruxelles", to: "Paris", departure: time(21, 0, 20),
                    arrival: time(21, 2, 0), journey: "Paris")),
        ])
        await stage.coordinator.showJourney(.first)
        let journey = try #require(stage.journeys.first)
        #expect(journey.legs.map(\.departure.day) == ["", "next day"])
        #expect(journey.legs.map(\.arrival.day) == ["", "next day"])
    }

    @Test("What came instead is said, and nothing is asked any more")
    func instead() async throws {
        let stage = await TripsStage.showingJourney()
        stage.journal.put(TripsStage.laterTrain, as: .third)
        await stage.until(1)
        let journey = try #require(stage.journeys.last)
        #expect(journey.legs.map(\.isLost) == [false, false, false])
        #expect(
            journey.legs[2].said == [
                "50 min to change", "17:10 – 18:30", "TGV 9562", "Bruxelles → Paris",
                "replacement · 13 min late",
            ])
        #expect(journey.legs[2].course == "TGV 9562 · replacement")
        #expect(journey.whole.disruption == "")
        #expect(journey.whole.verdict == "1 h 8 min late")
    }

    @Test(
        "When one came is beside when that was promised, not by the timetable of what came instead")
    func arrivals() async throws {
        let stage = await TripsStage.showingJourney()
        stage.journal.put(TripsStage.laterTrain, as: .third)
        await stage.until(1)
        let journey = try #require(stage.journeys.last)
        guard case .dumbbells(let chart)? = journey.arrivals?.drawing else {
            return #expect(Bool(false), "No picture of the arrivals")
        }
        #expect(chart.rows.map(\.point.name) == ["Bruxelles", "Paris"])
        #expect(chart.rows.map(\.from) == [108, 213] && chart.rows.map(\.to) == [138, 281])
        #expect(
            journey.arrivals?.summary
                == "Paris: 3 h 33 min planned, 4 h 41 min actual.")
        #expect(journey.whole.delay == "1 h 8 min late")
        #expect(chart.rows.map(\.point.link) == [.entry("a.ics"), .entry("c.ics")])
        #expect(journey.legs.map(\.actual) == ["arrived 16:20", "", "arrived 18:43"])
    }

    @Test("Of one leg alone there is no picture")
    func noPicture() async {
        let stage = await TripsStage.showingJourney()
        stage.journal.put(nil, as: .second)
        await stage.until(1)
        #expect(stage.journeys.map(\.arrivals) == [nil])
    }

    @Test("An unrecorded journey is not called on time")
    func unknown() async throws {
        let legs = TripsStage.toParis.mapValues { entry in
            guard case .trip(let trip) = entry else { return entry }
            return Entry.trip(trip.with { ($0.disruption, $0.actualArrival) = (nil, nil) })
        }
        let stage = TripsStage(legs)
        await stage.coordinator.showJourney(.first)
        let journey = try #require(stage.journeys.first)
        #expect(journey.legs.map(\.outcome) == ["", ""])
        #expect(journey.legs.map(\.change) == ["", "23 min to change"])
        #expect(journey.whole.delay == nil && journey.whole.disruption == "")
        #expect(journey.whole.verdict == "Not recorded yet")
        #expect(!journey.legs.contains { $0.isStruck || $0.isLost })
    }

    @Test("Other programs' changes of legs show, and changes of other entries do not")
    func followed() async throws {
        let stage = await TripsStage.showingJourney()
        stage.journal.put(.trip(.toVienna), as: .trip)
        stage.journal.put(.trip(.late), as: .trip)
        stage.journal.put(nil, as: .trip)
        guard case .trip(let second)? = stage.journal[.second] else { return #expect(Bool(false)) }
        stage.journal.put(.trip(second.with { $0.service = "EST 1" }), as: .second)
        await stage.until(1)
        #expect(stage.journeys.map { $0.legs.map(\.service) } == [["ICE 16 · DB", "EST 1"]])
        stage.journal.put(TripsStage.laterTrain, as: .third)
        await stage.until(2)
        stage.journal.put(nil, as: .second)
        await stage.until(3)
        #expect(stage.journeys.last?.legs.map(\.id) == ["a.ics", "c.ics"])
        stage.journal.put(nil, as: .third)
        await stage.until(4)
        #expect(stage.journeys.last?.legs.map(\.id) == ["a.ics"])
    }

    @Test("An answer that comes late is not shown")
    func late() async throws {
        let stage = await TripsStage.showingJourney()
        guard case .trip(let first)? = stage.journal[.first] else { return #expect(Bool(false)) }
        stage.journal.readGate.isClosed = true
        stage.journal.put(.trip(first.with { $0.service = "ICE 17" }), as: .first)
        stage.journal.put(.trip(first.with { $0.service = "ICE 18" }), as: .first)
        #expect(stage.journal.readGate.heldCount == 2)
        stage.journal.readGate.isClosed = false
        stage.journal.readGate.letGo(.first)
        await stage.until(1)
        #expect(stage.journeys.map { $0.legs.first?.service } == ["ICE 18 · DB"])
        #expect(stage.messages.count == 1)
    }

    @Test("Where nothing can be written no leg can be added, and why is said")
    func readOnly() async {
        let stage = await TripsStage.showingJourney()
        stage.journal.condition.folder = .readOnly(path: "/journal")
        stage.journal.report(JournalChange(conditionChanged: true))
        #expect(
            stage.journeys.map(\.changing) == [
                .unavailable(
                    because: "The journal is read-only: its folder cannot be written to.")
            ])
    }

    @Test("Another kind of entry has no journey, and a single trip is a journey of one leg")
    func single() async {
        let stage = TripsStage([.trip: .trip(.toVienna), .film: .film(Film(title: "M"))])
        #expect(await !stage.coordinator.showJourney(.film))
        #expect(await !stage.coordinator.showJourney(.first))
        #expect(stage.messages == [])
        #expect(await stage.coordinator.showJourney(.trip))
        #expect(stage.journeys.map { $0.legs.map(\.route) } == [["Köln Hbf → Wien Westbf"]])
    }

    @Test("Coordinator, pages and view are freed, whatever was done with them")
    func deallocation() async {
        await expectDeallocated { track in
            let stage = track(TripsStage(TripsStage.toParis))
            track(stage.coordinator)
            track(stage.view)
            await stage.coordinator.showJourney(.first)
            stage.view.journeyPages.last?.instead.emit("b.ics")
            stage.view.substitutePages.last?.substitute.emit("taxi")
            await stage.until(5)
            #expect(stage.flows.routed == [.begin(.instead(.taxi), from: .second)])
            stage.view.journeyPages.forEach { track($0) }
            stage.view.substitutePages.forEach { track($0) }
            stage.view.forms.forEach { track($0) }
        }
    }
}
