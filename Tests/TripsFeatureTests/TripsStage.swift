import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

/// A trips coordinator with doubles of the journal and the window.
@MainActor
final class TripsStage {
    let journal: JournalDouble
    let view = TripMainViewSpy()
    let flows = FlowsSpy()
    let navigation: NavigationStack
    let coordinator: TripsCoordinator
    var added: [EntryID] { flows.added }
    private let tracker = CurrentTracker.value

    /// - Parameters:
    ///   - knowsClaims: whether claims are known and can be made.
    ///   - homeZone: the zone that new trips begin with and that pages leave out, or `nil` for
    ///     Vienna's, with pages that leave out none.
    ///   - tickets: the keeper of copies of tickets, or `nil` for none.
    ///   - currency: the usual currency, or empty for none.
    init(
        _ entries: [EntryID: Entry] = [:], rights: RightsDouble = .none,
        knowsClaims: Bool = false, homeZone: Zone? = nil, tickets: TicketsDouble? = nil,
        currency: String = "", now: Date = thatAfternoon
    ) {
        journal = JournalDouble(entries)
        navigation = NavigationStack(host: view)
        coordinator = TripsCoordinator(
            journal: journal, view: view, navigation: navigation, flows: flows,
            gazetteer: PlacesDouble(), rights: rights,
            ledger: knowsClaims ? journal : nil,
            words: Localizer(
                locale: Locale(identifier: "en_GB"), currency: currency,
                homeZone: homeZone?.timeZone),
            timeZone: .vienna, tickets: { tickets }, now: { now })
    }

    isolated deinit { track() }

    /// Expects the present objects to be freed at the end of the test.
    private func track() { tracker?.everything(behind: coordinator) }

    var messages: [TripMainViewSpy.Message] { view.messages.all }

    /// Opens the form that a page leads to, as the program does.
    func followToForm() async {
        guard case .begin(let next, let id)? = flows.routed.last else {
            Issue.record("no form is led to: \(flows.routed)")
            return
        }
        await coordinator.begin(next, from: id)
    }

    /// Waits until the view has that many messages since the list was cleared.
    func until(_ count: Int) async {
        await view.messages.until(count: count)
        track()
    }

    /// Returns a stage that shows a trip, without the messages until then.
    static func showing(_ trip: Trip) async -> TripsStage {
        let stage = TripsStage([.trip: .trip(trip)])
        await stage.coordinator.showTrip(.trip)
        stage.view.messages.removeAll()
        return stage
    }

    /// Returns a stage with an open form for a trip.
    static func editing(_ trip: Trip, tickets: TicketsDouble? = nil) async -> TripsStage {
        let stage = TripsStage([.trip: .trip(trip)], tickets: tickets)
        await stage.coordinator.editTrip(.trip)
        return stage
    }

    /// Returns a stage with an open form for a new trip that takes an hour, without its places.
    static func ofAnHour(
        _ entries: [EntryID: Entry] = [:], homeZone: Zone? = nil
    ) async -> TripsStage {
        let trip = Trip(from: "", to: "", departure: time(20, 14, 0), arrival: time(20, 15, 0))
        let id = EntryID("an hour.ics")
        let stage = TripsStage(
            entries.merging([id: .trip(trip)]) { $1 }, homeZone: homeZone)
        await stage.coordinator.begin(.again, from: id)
        return stage
    }

    /// Opens the selection page of an end and chooses, as a person does.
    ///
    /// - Parameter end: the end, or `nil` for the next one.
    func choose(_ choice: OutcomeChoice, at end: TripStop? = nil) {
        let next: TripStop = trip?.actualDeparture == nil ? .departure : .arrival
        view.mainPages.last?.recordOutcome.emit((end ?? next) == .arrival)
        view.selectionPages.last?.selection.emit(choice)
    }

    /// The view model that the last form was opened with.
    var form: FormViewModel? {
        messages.lazy.compactMap { if case .form(let form) = $0 { form } else { nil } }.last
    }

    /// The draft that the last form was opened with.
    var draft: TripDraft? { form?.draft }

    /// Types a draft into the form. Returns the check that is shown then.
    @discardableResult
    func type(_ draft: TripDraft) -> FormCheck? {
        view.forms.last?.draft.emit(draft)
        let checks = messages.compactMap { message in
            switch message {
            case .form(let form): form.check
            case .formCheck(let check): check
            default: nil
            }
        }
        return checks.last
    }

    var trip: Trip? {
        guard case .trip(let trip) = journal[.trip] else { return nil }
        return trip
    }
}

extension FormViewModel {
    /// The zone in the field of the arrival, even if that is unknown.
    var arrivalZone: String { draft.arrival?.zone ?? proposals[.arrivalZone] }
}

extension TripDraft.Time {
    /// A time of day without a day, as it is typed.
    static func clock(_ hour: Int, _ minute: Int, _ zone: String = "Europe/Vienna")
        -> TripDraft.Time
    {
        var time = TripDraft.Time(year: 0, month: 0, day: 0, hour: hour, minute: minute, zone: zone)
        time.date = ""
        return time
    }
}
