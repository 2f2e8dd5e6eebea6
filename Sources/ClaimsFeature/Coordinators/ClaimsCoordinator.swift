public import Domain
public import EntryFeature
public import Foundation
public import Presentation
public import Wording

/// The view of claims, season tickets, papers, and the details that papers need.
public protocol ClaimsView: ClaimView, PassesView, DisplaysPaper {}

/// The view on which claims and their forms are shown.
public typealias ClaimView = DisplaysClaim & DisplaysClaimStep & DisplaysForm
    & MakesClaimPages

/// Opens claims and their forms, and the trips that a claim is for.
public final class ClaimsCoordinator: EntryCoordinator {
    private weak var view: (any ClaimView)?
    private let rights: any KnowsRights
    private let words: Localizer
    private let timeZone: TimeZone

    /// Retains the journal and the navigation, but neither the view nor the router of flows.
    ///
    /// - Parameters:
    ///   - rights: the rules by which claims were made.
    ///   - timeZone: the time zone that decides which day is today.
    public init(
        journal: any Journal, view: any ClaimView, navigation: NavigationStack,
        flows: any FlowRouting<EntryFlow>, rights: any KnowsRights, words: Localizer = Localizer(),
        timeZone: TimeZone = .current, now: @escaping () -> Date = { Date() }
    ) {
        self.view = view
        self.rights = rights
        self.words = words
        self.timeZone = timeZone
        super.init(journal: journal, navigation: navigation, flows: flows, now: now)
    }

    override public func pageCoordinator(
        of id: EntryID, _ entrance: PagePresentation
    ) -> EntryPageCoordinator? {
        guard let view else { return nil }
        let record = RecordClaimStep(id: id, journal: journal)
        return ClaimCoordinator(
            of: ClaimModel(id, in: journal, commit: record.record),
            trips: ClaimedEntries(in: journal), view: view, navigation: navigation, flows: flows,
            words: words, rights: { [rights] in rights.rights.rule(of: $0) },
            today: { [now, timeZone] in CalendarDay(now(), in: timeZone) }, entrance: entrance)
    }

    override public func makeForm(
        for subject: FormMode, _ events: FormCallbacks
    ) -> (any Presenting)? {
        guard let view else { return nil }
        let today = CalendarDay(now(), in: timeZone)
        let make = { [journal, words, weak view] (claim: Claim) in
            EntryForm(
                claim, EntryRow.all(words),
                days: today.map { DayFormat(words, today: $0, tendency: .thisYear) },
                journal: journal, view: view, words: words)
        }
        return EntryFormPresenter(
            for: subject, journal: journal, view: view, events: events, words: words,
            new: { make(Claim(subject: "")) }, existing: make, next: { _, _ in nil })
    }
}
