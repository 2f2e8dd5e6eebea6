import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct TripsCoordinatorTests {
    private let twoTrips: [EntryID: Entry] = [
        .trip: .trip(.toVienna), .otherTrip: .trip(.undelayed),
    ]

    @Test(
        "A trip's page is filled before it is shown, with the transition and the way back asked for"
    )
    func show() async {
        let stage = TripsStage([.trip: .trip(.toVienna)])
        var wentBack = 0
        #expect(
            await stage.coordinator.showTrip(.trip, transition: .push, back: { wentBack += 1 }))
        #expect(
            stage.messages == [.trip(.found(.toVienna)), .mainPage(.push, canGoBack: true)])
        #expect(stage.view.mainPages.map(\.id) == ["trip.ics"])
        stage.navigation.pop()
        #expect(wentBack == 1)
    }

    @Test("An entry that is no trip, or is not there, is not shown")
    func noTrip() async {
        let stage = TripsStage([.film: .film(Film(title: "M"))])
        #expect(await !stage.coordinator.showTrip(.film))
        #expect(await !stage.coordinator.showTrip(.trip))
        #expect(stage.messages == [])
    }

    @Test("Another trip replaces the one on show, whose page then does nothing")
    func replace() async {
        let stage = TripsStage(twoTrips)
        await stage.coordinator.showTrip(.trip)
        let oldPage = stage.view.mainPages[0]
        await stage.coordinator.showTrip(.otherTrip)
        stage.view.messages.removeAll()

        oldPage.recordOutcome.emit(true)
        oldPage.relatedEntry.emit("film.ics")
        stage.journal.put(.trip(.toVienna.with { $0.notes = "new" }), as: .trip)
        stage.journal.put(.trip(.undelayed.with { $0.notes = "last" }), as: .otherTrip)
        await stage.until(1)
        #expect(
            stage.messages == [.trip(.found(.undelayed.with { $0.notes = "last" }, id: .otherTrip))]
        )
        #expect(stage.flows.routed == [])
    }

    @Test("A trip whose reading ends after a later request is never shown")
    func staleReading() async {
        let stage = TripsStage(twoTrips)
        stage.journal.readGate.isClosed = true
        async let first = stage.coordinator.showTrip(.trip)
        await stage.journal.readGate.untilHeld(1)
        async let second = stage.coordinator.showTrip(.otherTrip)
        await stage.journal.readGate.untilHeld(2)
        stage.journal.readGate.letGo(.otherTrip)
        #expect(await second)
        stage.journal.readGate.letGo(.trip)
        #expect(await !first)
        #expect(
            stage.messages == [
                .trip(.found(.undelayed, id: .otherTrip)), .mainPage(.none, canGoBack: false),
            ])
    }

    @Test("A change that comes while a trip is read is not missed")
    func changeWhileReading() async {
        let stage = TripsStage([.trip: .trip(.toVienna)])
        stage.journal.readGate.isClosed = true
        async let shown = stage.coordinator.showTrip(.trip)
        await stage.journal.readGate.untilHeld()
        stage.journal.readGate.isClosed = false
        stage.journal.put(.trip(.toVienna.with { $0.notes = "new" }), as: .trip)
        stage.journal.readGate.letOneGo()
        #expect(await shown)
        await stage.until(2)
        #expect(
            stage.messages == [
                .trip(.found(.toVienna.with { $0.notes = "new" })),
                .mainPage(.none, canGoBack: false),
            ])
    }

    @Test("Closing while a trip is read keeps it from being shown")
    func closeWhileReading() async {
        let stage = TripsStage([.trip: .trip(.toVienna)])
        stage.journal.readGate.isClosed = true
        async let shown = stage.coordinator.showTrip(.trip)
        await stage.journal.readGate.untilHeld()
        stage.coordinator.close()
        stage.journal.readGate.letOneGo()
        #expect(await !shown)
        #expect(stage.messages == [])
    }

    @Test("After closing, the page leads nowhere and is not painted again")
    func close() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.coordinator.close()
        stage.view.mainPages.last?.recordOutcome.emit(false)
        stage.journal.put(.trip(.toVienna.with { $0.notes = "new" }), as: .trip)
        await stage.coordinator.showTrip(.trip)
        #expect(
            stage.messages == [
                .trip(.found(.toVienna.with { $0.notes = "new" })),
                .mainPage(.none, canGoBack: false),
            ])
    }

    @Test("An entry of the same day is followed to, from this trip")
    func related() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.view.mainPages.last?.relatedEntry.emit("film.ics")
        #expect(stage.flows.routed == [.related(.film, from: .trip)])
    }

    @Test("A scene ends by being released, whatever was done in it")
    func sceneDeallocation() async throws {
        let stage = TripsStage([.trip: .trip(.toVienna)])
        try await expectDeallocated { track in
            let pages = try #require(
                stage.coordinator.pageCoordinator(of: .trip, PagePresentation()))
            track(pages)
            #expect(await pages.prepare())
            pages.start()
            stage.choose(.late(10))
            await stage.until(6)
            stage.view.mainPages.last?.recordOutcome.emit(false)
        }
    }

    @Test("Coordinator, scenes, pages and view are freed, whatever was done with them")
    func deallocation() async {
        await expectDeallocated { track in
            let stage = track(TripsStage([.trip: .trip(.toVienna)]))
            track(stage.coordinator)
            track(stage.view)
            track(stage.journal)
            track(stage.navigation)
            await stage.coordinator.showTrip(.trip)
            stage.choose(.late(10))
            await stage.until(6)
            stage.view.mainPages.forEach { track($0) }
            stage.view.selectionPages.forEach { track($0) }
            stage.view.mainPages.last?.recordOutcome.emit(false)
            await stage.coordinator.showTrip(.trip)
            await stage.coordinator.editTrip(.trip)
            stage.view.forms.forEach { track($0) }
        }
    }
}
