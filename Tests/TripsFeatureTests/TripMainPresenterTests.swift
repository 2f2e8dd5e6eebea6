import Domain
import EntryFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct TripMainPresenterTests {
    private let journal = JournalDouble()
    private let view = TripMainViewSpy()
    private let pages: TripPages
    private let trip: TripModel
    private let presenter: TripMainPresenter

    init() {
        let view = view
        pages = TripPages(
            mainPage: { view.makeTripMainPage(for: "trip.ics") },
            selectionPage: { view.makeOutcomeSelectionPage(for: "trip.ics") })
        trip = freed(TripModel(.trip, in: journal) { _ in .toVienna })
        presenter = freed(
            TripMainPresenter(
                trip: trip, services: .plain(of: journal), claims: nil, pages: pages,
                view: view))
    }

    @Test("The page shows the trip from its first moment when the trip came first")
    func tripFirst() async {
        journal.put(.trip(.toVienna), as: .trip)
        _ = await trip.start()
        #expect(view.messages.all == [])
        _ = pages.makeMainPage()
        #expect(view.messages.all == [.trip(.found(.toVienna))])
    }

    @Test("The page shows the trip as soon as it is read when the page came first")
    func pageFirst() async {
        let page = pages.makeMainPage()
        journal.put(.trip(.toVienna), as: .trip)
        _ = await trip.start()
        withExtendedLifetime(page) {}
        await view.messages.until(count: 1)
        #expect(view.messages.all == [.trip(.found(.toVienna))])
    }

    @Test("What another program changes is shown")
    func changeElsewhere() async {
        journal.put(.trip(.toVienna), as: .trip)
        _ = pages.makeMainPage()
        _ = await trip.start()
        journal.put(.trip(.toVienna.with { $0.notes = "Snow" }), as: .trip)
        await view.messages.until(count: 2)
        #expect(
            view.messages.all
                == [.trip(.found(.toVienna)), .trip(.found(.toVienna.with { $0.notes = "Snow" }))])
    }

    @Test("Entries of the day come, change and go with the journal; others repaint nothing")
    func related() async {
        let day = Trip.toVienna.departure.day
        func film(_ title: String, on day: CalendarDay?) -> Entry {
            .film(Film(title: title, watched: day))
        }
        func shown(_ title: String) -> [EntryViewModel] { [.init(id: "film.ics", title: title)] }
        journal.put(.trip(.toVienna), as: .trip)
        _ = pages.makeMainPage()
        _ = await trip.start()
        journal.put(film("M", on: nil), as: .film)
        journal.put(film("M", on: day), as: .film)
        await view.messages.until(count: 2)
        journal.put(film("N", on: day), as: .film)
        await view.messages.until(count: 3)
        journal.put(.trip(.undelayed), as: .otherTrip)
        journal.put(nil, as: .film)
        await view.messages.until(count: 4)
        #expect(view.trips.map(\.related) == [[], shown("M"), shown("N"), []])
    }

    @Test("A reading that takes longer than a later one does not overwrite it")
    func lateReading() async {
        journal.put(.trip(.toVienna), as: .trip)
        _ = pages.makeMainPage()
        _ = await trip.start()
        journal.readGate.isClosed = true
        journal.put(.trip(.toVienna.with { $0.notes = "old" }), as: .trip)
        await journal.readGate.untilHeld(1)
        journal.readGate.isClosed = false
        journal.put(.trip(.toVienna.with { $0.notes = "new" }), as: .trip)
        await view.messages.until(count: 2)
        journal.readGate.letGo(.trip)
        journal.put(.trip(.toVienna.with { $0.notes = "newest" }), as: .trip)
        await view.messages.until(count: 3)
        #expect(
            view.messages.all == [
                .trip(.found(.toVienna)),
                .trip(.found(.toVienna.with { $0.notes = "new" })),
                .trip(.found(.toVienna.with { $0.notes = "newest" })),
            ])
    }

    @Test("While the journal cannot be written to, nothing can be recorded, for a reason")
    func readOnly() async throws {
        journal.put(.trip(.toVienna), as: .trip)
        let why = try #require(Localizer.inEnglish.whyReadOnly(.readOnlyDisk(path: "/")))
        let page = pages.makeMainPage()
        _ = await trip.start()
        journal.condition.folder = .readOnlyDisk(path: "/journal")
        journal.report(JournalChange(conditionChanged: true))
        #expect(
            view.messages.all == [
                .trip(.found(.toVienna)),
                .trip(.found(.toVienna, recording: .unavailable(because: why))),
            ])
        withExtendedLifetime(page) {}
    }

    @Test("A trip that has gone stays as it was shown until it comes back")
    func gone() async {
        journal.put(.trip(.toVienna), as: .trip)
        _ = pages.makeMainPage()
        _ = await trip.start()
        journal.put(nil, as: .trip)
        journal.put(.trip(.toVienna.with { $0.notes = "back" }), as: .trip)
        await view.messages.until(count: 2)
        #expect(
            view.messages.all
                == [.trip(.found(.toVienna)), .trip(.found(.toVienna.with { $0.notes = "back" }))])
    }

    @Test("The departure comes next until it is recorded, and then the arrival")
    func next() async {
        let departed = Trip.toVienna.with { $0.actualDeparture = time(20, 14, 2) }
        let cases: [(Trip, isArrival: Bool, isRecorded: Bool)] = [
            (.toVienna, false, false),
            (departed, true, false),
            (departed.with { $0.actualArrival = time(20, 23, 33) }, true, true),
            (departed.with { $0.arrival = nil }, true, false),
            (.toVienna.with { $0.disruption = .cancelled }, false, true),
        ]
        journal.put(.trip(.toVienna), as: .trip)
        _ = pages.makeMainPage()
        _ = await trip.start()
        for (place, (content, isArrival, isRecorded)) in cases.enumerated() {
            if place > 0 { journal.put(.trip(content), as: .trip) }
            await view.messages.until(count: place + 1)
            guard case .trip(let shown)? = view.messages.all.last else {
                return #expect(Bool(false))
            }
            #expect(shown.recordsArrival == isArrival && shown.isRecorded == isRecorded)
        }
    }

    @Test("The end that is recorded is the one whose outcomes are offered")
    func chooseEnd() async {
        journal.put(.trip(.toVienna), as: .trip)
        _ = pages.makeMainPage()
        _ = await trip.start()
        view.mainPages.last?.recordOutcome.emit(true)
        #expect(presenter.end == .arrival)
        view.mainPages.last?.recordOutcome.emit(false)
        #expect(presenter.end == .departure)
        #expect(view.messages.all == [.trip(.found(.toVienna))])
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(JournalDouble([.trip: .trip(.toVienna)]))
            let view = track(TripMainViewSpy())
            let pages = track(
                TripPages(
                    mainPage: { [unowned view] in view.makeTripMainPage(for: "") },
                    selectionPage: { [unowned view] in view.makeOutcomeSelectionPage(for: "") }))
            let trip = track(TripModel(.trip, in: journal) { _ in .toVienna })
            let presenter = track(
                TripMainPresenter(
                    trip: trip, services: .plain(of: journal), claims: nil, pages: pages,
                    view: view))
            let selection = track(
                OutcomeSelectionPresenter(
                    trip: trip, end: { .departure }, pages: pages, view: view, words: .british))
            track(OutcomeCollector(pages: pages, end: { .arrival }))
            _ = pages.makeMainPage()
            _ = pages.makeSelectionPage()
            _ = await trip.start()
            journal.put(.trip(.undelayed), as: .trip)
            withExtendedLifetime((presenter, selection)) {}
        }
    }
}

extension TripServices {
    /// The services of a journal without maps, rights and claims, that afternoon.
    fileprivate static func plain(of journal: JournalDouble) -> TripServices {
        TripServices(
            journal: journal, gazetteer: PlacesDouble(), maps: nil, rights: RightsDouble.none,
            ledger: nil, words: .british, timeZone: .vienna, now: { thatAfternoon },
            isThere: { _ in true })
    }
}
