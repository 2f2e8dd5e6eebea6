internal import Domain
internal import EntryFeature
internal import Foundation
internal import Presentation
internal import Signals
internal import Wording

/// The model of a trip's screen, which records outcomes of the trip.
typealias TripModel = EntryModel<Trip, TripOutcome>

extension EntryPageCoordinator {
    /// The screen of a trip.
    ///
    /// - Parameters:
    ///   - view: shows the trip and makes its pages; retained to make them.
    ///   - now: returns the current moment.
    ///   - timeZone: the time zone of the computer.
    ///   - map: makes the map of the page, or `nil` if there are no maps.
    ///   - rights: finds the compensation that may be owed for a trip.
    ///   - claims: the claims for the trip, or `nil` if claims are not kept.
    ///   - isThere: whether the file of a ticket exists.
    ///   - ends: looks up the ends of a trip.
    ///   - find: searches for related entries.
    ///   - followRelated: opens another entry of the same day, by its id.
    ///   - begin: opens the form for the trip that was taken instead.
    ///   - followJourney: opens the journey that the trip is a leg of.
    convenience init(
        of trip: TripModel, view: any TripsView, navigation: NavigationStack, words: Localizer,
        now: @escaping () -> Date, timeZone: TimeZone, map: PageMap?,
        rights: @escaping (Trip, KnownPasses) -> [RightsAnswer], claims: TripClaims?,
        isThere: @escaping (TicketFile) -> Bool, ends: @escaping (Trip) -> FoundEnds,
        entrance: PagePresentation,
        openRelated: @escaping (String) -> Void, openJourney: @escaping () -> Void,
        begin: @escaping (Substitute) -> Void,
        find: @escaping (String) -> Void
    ) {
        let id = trip.id.rawValue
        let pages = TripPages(
            mainPage: { view.makeTripMainPage(for: id) },
            selectionPage: { view.makeOutcomeSelectionPage(for: id) })
        let navigationHandler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.recordOutcome.signal })
        let main = TripMainPresenter(
            trip: trip, words: words, pages: pages, view: view,
            happening: { $0.stopDueNow(at: now(), in: timeZone) }, map: map, rights: rights,
            claims: claims, isThere: isThere, ends: ends)
        let record = ConfirmAndRecordOutcome(
            to: trip, view: view, words: words,
            leave: { [weak navigationHandler] in navigationHandler?.leaveSelectionPage() })
        var subscriptions = Subscriptions()
        subscriptions +=
            OutcomeCollector(pages: pages, end: { [weak main] in main?.end ?? .departure })
            .collectOutcome()
            .onReception § eachTime § record.recordConfirmingIfNeeded
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.now.signal }
            .onReception § eachTime § { record.recordNow(now(), in: timeZone) }
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.relatedEntry.signal }
            .onReception § eachTime § openRelated
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.journey.signal }
            .onReception § eachTime § openJourney
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.substitute.signal }
            .onReception § eachTime § { chosen in
                if let abandonment = Abandonment(chosen: chosen) {
                    record.record(abandonment)
                } else {
                    Substitute(rawValue: chosen).map(begin) ?? ()
                }
            }
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.relatedSearch.signal }
            .onReception § eachTime § find
        self.init(
            id: trip.id,
            parts: [
                trip, main,
                OutcomeSelectionPresenter(
                    trip: trip, end: { [weak main] in main?.end ?? .departure }, pages: pages,
                    view: view, words: words),
            ],
            read: {
                await claims?.read()
                return await trip.start()
            }, navigation: navigationHandler, subscriptions: subscriptions, entrance: entrance)
    }
}
