import ClaimsFeature
import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Wording

extension EntryID {
    static let claim = EntryID("claim.ics")
    static let trip = EntryID("trip.ics")
}

/// A claims coordinator in front of a journal and a window that are doubles, on 23 November 2026.
@MainActor
final class ClaimsStage {
    let journal: JournalDouble
    let view = ClaimsViewSpy()
    let flows = FlowsSpy()
    let coordinator: ClaimsCoordinator
    private let tracker = CurrentTracker.value

    init(
        _ entries: [EntryID: Entry] = [:], by rights: RightsDouble = RightsDouble(),
        currency: String = ""
    ) {
        journal = JournalDouble(entries)
        coordinator = ClaimsCoordinator(
            journal: journal, ledger: journal, view: view,
            navigation: NavigationStack(host: view), flows: flows, rights: rights,
            gazetteer: PlacesDouble(),
            words: Localizer(locale: Locale(identifier: "en_GB"), currency: currency),
            timeZone: .gmt, now: { Date(timeIntervalSince1970: 1_795_435_200) })
    }

    isolated deinit { track() }

    /// Expects the present objects to be freed at the end of the test.
    private func track() { tracker?.everything(behind: coordinator) }

    /// Returns a stage that shows a claim.
    static func showing(
        _ claim: Claim = .toGraz, beside others: [EntryID: Entry] = [:],
        by rights: RightsDouble = RightsDouble()
    ) async -> ClaimsStage {
        let stage = ClaimsStage([EntryID.claim: .claim(claim)].merging(others) { $1 }, by: rights)
        await stage.coordinator.show(.claim)
        stage.track()
        return stage
    }

    /// The claim that was shown last.
    var shown: ClaimViewModel? {
        view.messages.all.compactMap(\.claim).last
    }

    /// The page of a step as it was shown last.
    var step: ClaimStepViewModel? {
        view.messages.all.compactMap { if case .step(let step) = $0 { step } else { nil } }.last
    }

    /// Asks the question, and chooses the outcome with a label after typing.
    func record(
        _ question: ClaimQuestion, _ label: String,
        _ type: (inout ClaimStepDraft) -> Void = { _ in }
    ) {
        view.mainPages.last?.record.emit(question)
        guard let step, let choice = step.choices.first(where: { $0.label == label }) else {
            return
        }
        var draft = step.draft
        type(&draft)
        view.stepPages.last?.chosen.emit((choice, draft))
    }

    var claim: Claim? {
        if case .claim(let claim)? = journal[.claim] { claim } else { nil }
    }
}

extension Claim {
    /// The claim for a train to Graz, for which 20 € are owed.
    static let toGraz = Claim(
        subject: "Wien → Graz", travelled: CalendarDay(year: 2026, month: 11, day: 20),
        due: CalendarDay(year: 2027, month: 2, day: 20), recipient: "ÖBB",
        amount: Fare(20, currency: "EUR"),
        rule: CalendarDay(year: 2026, month: 11, day: 1).map {
            ClaimRule(scheme: "at-test", rule: "hour", edition: $0)
        }, about: [EntryRelation(uid: "trip"), EntryRelation(uid: "gone")], tags: ["work"],
        notes: "By post.")
}
