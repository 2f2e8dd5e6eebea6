public import Domain
public import EntryFeature
public import Foundation
public import Presentation
public import Wording

/// The view of claims.
public typealias ClaimsView = DisplaysClaim & DisplaysClaimStep & DisplaysClaimForm
    & MakesClaimPages

/// Leads to a claim, to its forms, and from it to the trips that it is for.
public final class ClaimsCoordinator: EntryCoordinator {
    private weak var view: (any ClaimsView)?
    private let rights: any KnowsRights
    private let words: Localizer
    private let timeZone: TimeZone

    /// Keeps the journal and the navigation, and neither the view nor who follows flows.
    ///
    /// - Parameters:
    ///   - rights: the rules by which claims were made.
    ///   - timeZone: where the day of a moment is told by.
    public init(
        journal: any Journal, view: any ClaimsView, navigation: NavigationStack,
        flows: any FlowRouting, rights: any KnowsRights, words: Localizer = Localizer(),
        timeZone: TimeZone = .current, now: @escaping () -> Date = { Date() }
    ) {
        self.view = view
        self.rights = rights
        self.words = words
        self.timeZone = timeZone
        super.init(journal: journal, navigation: navigation, flows: flows, now: now)
    }

    override public func makeScene(_ id: EntryID, _ entrance: PagePresentation)
        -> EntryPageCoordinator?
    {
        guard let view else { return nil }
        let record = RecordClaimStep(id: id, journal: journal)
        return EntryPageCoordinator(
            of: ClaimModel(id, in: journal, commit: record.record),
            trips: ClaimedEntries(in: journal), view: view, navigation: navigation, words: words,
            rights: { [rights] in rights.rights.rule(of: $0) },
            today: { [now, timeZone] in CalendarDay(now(), in: timeZone) }, entrance: entrance,
            followRelated: { [weak self] in self?.follow($0, from: id) })
    }

    override public func makeForm(
        for subject: FormMode, _ events: FormCallbacks
    ) -> (any Presenting)? {
        guard let view else { return nil }
        let today = CalendarDay(now(), in: timeZone)
        let make = { [journal, words, weak view] (claim: Claim) in
            ClaimInForm(claim, today: today, journal: journal, view: view, words: words)
        }
        return EntryFormPresenter(
            for: subject, journal: journal, view: view, events: events, words: words,
            new: { make(Claim(subject: "")) }, existing: make, next: { _, _ in nil })
    }
}
