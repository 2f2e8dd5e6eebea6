public import Domain
internal import Foundation
public import Presentation
internal import Signals
public import Wording

/// Shows what goes onto the papers of a trip or a journey, and what is missing, before somebody writes
/// them. Nothing is sent.
public final class PaperPresenter: Presenting {
    private weak var view: (any DisplaysPaper)?
    private let journal: any ReadsEntries & WritesEntries
    private let ledger: any KeepsLedger
    private let rights: any KnowsRights
    private let airports: any FindsAirports
    private let profile: any KeepsProfile
    private let editTrip: (EntryID) -> Void
    private let editProfile: (_ saved: @escaping () -> Void) -> Void
    private let today: () -> CalendarDay?
    private let words: LocalWords
    private var open: OpenPaper?
    /// What was said of each paper that was looked at, by what was asked for.
    private var drafts: [EntryID: PaperDraft] = [:]
    private var subscriptions = Subscriptions()
    private var ofScreen = Subscriptions()

    private struct OpenPaper {
        /// The trip, the leg or the claim that somebody wanted the paper of.
        let asked: EntryID
        let screen: any PaperScreen
        let journey: Journey
        let looked: Looked
        var draft: PaperDraft
    }

    /// What a paper is made of, as it was when somebody wanted to see it.
    private struct Looked {
        let date: CalendarDay
        let profile: TravellersProfile
        let passes: KnownPasses
        /// Further journeys on the same season ticket.
        let others: [Journey]
        /// What was claimed for them.
        let claims: [ClaimEntry]
    }

    /// Keeps the journal, and not the view.
    ///
    /// - Parameters:
    ///   - ledger: knows what was claimed already.
    ///   - profile: who asks, read when a paper is looked at.
    ///   - editTrip: leads to the form of a trip.
    ///   - editProfile: leads to the form of the profile, and calls back once that was saved.
    public init(
        view: any DisplaysPaper, page: any PaperPage,
        journal: any ReadsEntries & WritesEntries, ledger: any KeepsLedger,
        rights: any KnowsRights, airports: any FindsAirports,
        profile: any KeepsProfile, editTrip: @escaping (EntryID) -> Void,
        editProfile: @escaping (_ saved: @escaping () -> Void) -> Void,
        today: @escaping () -> CalendarDay?, words: LocalWords
    ) {
        self.view = view
        self.journal = journal
        self.ledger = ledger
        self.rights = rights
        self.airports = airports
        self.profile = profile
        self.editTrip = editTrip
        self.editProfile = editProfile
        self.today = today
        self.words = words
        subscriptions +=
            page.signalWriteClaim.onReception § eachTime § { [weak self] id in
                Task.immediate { [weak self] in await self?.look(EntryID(id)) }
            }
    }

    private func look(_ id: EntryID) async {
        let journeys = await journal.journeysForPaper(of: id)
        guard open == nil, let view else { return }
        guard let journey = journeys.first, let date = today() else {
            return view.showFailure(
                FailureViewModel(
                    title: words.say("No claim can be written."), reason: words.noTrip("\(id)")))
        }
        let looked = Looked(
            date: date, profile: await readProfile(), passes: await journal.passes(),
            others: Array(journeys.dropFirst()),
            claims: await ledger.claims().about(journeys.flatMap { $0.legs.map(\.id) }))
        guard open == nil else { return }
        var draft = drafts[id] ?? suggested(for: journey, looked, asked: id)
        if draft.reference.isEmpty {
            draft.reference = (journey.ticketed ?? journey.whole).ticketNumber
        }
        let screen = view.openPaper(model(of: journey, draft, looked))
        open = OpenPaper(asked: id, screen: screen, journey: journey, looked: looked, draft: draft)
        ofScreen += screen.signalDraft.onReception § eachTime
            § weakly(self, PaperPresenter.choose)
        ofScreen += screen.signalFillIn.onReception § eachTime
            § weakly(self, PaperPresenter.fillIn)
        ofScreen += screen.signalWritten.onReception § eachTime
            § weakly(self, PaperPresenter.noteWritten)
        ofScreen +=
            screen.signalClose.onReception § eachTime § inAnyCase
            § weakly(self, PaperPresenter.close)
    }

    /// What was claimed by the scheme of the paper is written now, and yet to be sent. Evidence claims
    /// nothing.
    private func noteWritten() {
        guard let open, PaperKind.allCases[open.draft.kind] != .evidence else { return }
        let answers = answers(open.journey, open.draft, open.looked)
        let scheme =
            answers.indices.contains(open.draft.scheme)
            ? answers[open.draft.scheme].scheme.id : nil
        let step = ClaimStep(.written, on: open.looked.date)
        for entry in open.looked.claims where entry.claim.steps.isEmpty {
            guard entry.claim.rule.map({ $0.scheme == scheme }) ?? true else { continue }
            Task.immediate { [journal, words, weak view] in
                await journal.seeThrough {
                    do {
                        try await journal.change(entry.id) { (claim: Claim) in
                            guard claim.steps.isEmpty else { return nil }
                            var claim = claim
                            claim.steps.append(step)
                            return claim
                        }
                    } catch {
                        view?.showFailure(words.failure(words.stepNotRecorded, because: error))
                    }
                }
            }
        }
    }

    /// Details that cannot be read are missing on the paper, and that is said.
    private func readProfile() async -> TravellersProfile {
        do throws(ProfileError) {
            return try await profile.read() ?? TravellersProfile()
        } catch {
            view?.showFailure(words.profileNotRead(because: error))
            return TravellersProfile()
        }
    }

    private func answers(
        _ journey: Journey, _ draft: PaperDraft?, _ looked: Looked
    ) -> [RightsAnswer] {
        rights.rights.answers(
            for: journey, ticket: draft?.choices.ticket, passes: looked.passes, airports: airports)
    }

    /// The paper of the scheme that gives most, in its language.
    private func suggested(
        for journey: Journey, _ looked: Looked, asked: EntryID
    ) -> PaperDraft {
        let answers = answers(journey, nil, looked)
        let said = PaperChoices().taking(journey.ticketed ?? journey.whole)
        // A claim is about what one scheme gives.
        let scheme = looked.claims.first { $0.id == asked }?.claim.rule?.scheme
        let best = scheme.flatMap { answers.bestForPaper(scheme: $0) } ?? answers.bestForPaper()
        var draft = PaperDraft(
            scheme: best.flatMap(answers.firstIndex) ?? 0, kind: 0, language: 0, wanted: 0,
            payment: 0,
            ticket: said.ticket.flatMap(TicketKind.allCases.firstIndex).map { $0 + 1 } ?? 0,
            reference: said.reference, place: "", remarks: "", consents: false,
            declaresTruth: false)
        draft.take(best?.scheme, words)
        return draft
    }

    private func choose(_ draft: PaperDraft) {
        guard var open, draft != open.draft, draft.isPossible else { return }
        let answers = answers(open.journey, draft, open.looked)
        let isOther = draft.scheme != open.draft.scheme
        open.draft = draft
        if isOther, answers.indices.contains(draft.scheme) {
            open.draft.take(answers[draft.scheme].scheme, words)
        }
        self.open = open
        drafts[open.asked] = open.draft
        open.screen.show(model(of: open.journey, open.draft, open.looked))
    }

    private func model(
        of journey: Journey, _ draft: PaperDraft, _ looked: Looked
    ) -> PaperViewModel {
        let answers = answers(journey, draft, looked)
        let answer = answers.indices.contains(draft.scheme) ? answers[draft.scheme] : nil
        // Of a ticket of another kind another scheme may be the only one.
        var draft = draft
        if answer == nil { draft.scheme = 0 }
        let paper = Paper(
            PaperKind.allCases[draft.kind],
            of: PaperSubject(journey, others: looked.others, answer: answer ?? answers.first),
            for: looked.profile, draft.choices, on: looked.date)
        return PaperViewModel(
            paper, answers: answers, draft: draft,
            language: PaperLanguage.allCases[draft.language], words: words)
    }

    private func fillIn(_ place: PaperViewModel.Place) {
        let asked = open?.asked
        close()
        switch place {
        case .trip(let id): editTrip(EntryID(id))
        case .profile:
            editProfile { [weak self] in
                guard let asked else { return }
                Task.immediate { [weak self] in await self?.look(asked) }
            }
        }
    }

    private func close() {
        guard let open else { return }
        ofScreen.cancelAll()
        self.open = nil
        open.screen.dismiss()
    }
}

extension PaperDraft {
    /// Whether all of it is among what there is to choose from.
    fileprivate var isPossible: Bool {
        scheme >= 0 && PaperKind.allCases.indices.contains(kind)
            && PaperLanguage.allCases.indices.contains(language)
            && (0...2).contains(wanted) && (0...1).contains(payment) && (0...3).contains(ticket)
    }

    fileprivate var choices: PaperChoices {
        PaperChoices(
            wanted: wanted == 0 ? nil : wanted == 1 ? .compensation : .refund,
            payment: payment == 0 ? .money : .voucher, reference: reference,
            ticket: ticket == 0 ? nil : TicketKind.allCases[ticket - 1], place: place,
            remarks: remarks, consents: consents, declaresTruth: declaresTruth)
    }

    /// The paper that the scheme wants, in its language or else in that of the person.
    fileprivate mutating func take(_ scheme: RightsScheme?, _ words: LocalWords) {
        kind = PaperKind.allCases.firstIndex(of: scheme?.usualPaper ?? .evidence) ?? 0
        let chosen =
            scheme.flatMap { PaperLanguage(rawValue: $0.language) }
            ?? PaperLanguage(of: words.locale) ?? .english
        language = PaperLanguage.allCases.firstIndex(of: chosen) ?? 0
    }
}
