public import Domain
internal import Foundation
public import Presentation
internal import Signals
public import Wording

/// Shows what goes onto the papers of a trip or a journey, and what is missing, before somebody writes
/// them. Nothing is sent.
public final class PaperPresenter: Presenting {
    private weak var view: (any DisplaysPaper)?
    private let journal: any ReadsEntries
    private let rights: any KnowsRights
    private let airports: any FindsAirports
    private let profile: () -> TravellersProfile
    private let editTrip: (EntryID) -> Void
    private let editProfile: (() -> Void)?
    private let today: () -> CalendarDay?
    private let words: LocalWords
    private var open: OpenPaper?
    /// What was said of each journey that was looked at, by its first leg, as the journal has no field
    /// for it.
    private var drafts: [EntryID: PaperDraft] = [:]
    private var subscriptions = Subscriptions()
    private var ofScreen = Subscriptions()

    private struct OpenPaper {
        let screen: any PaperScreen
        let journey: Journey
        let date: CalendarDay
        var draft: PaperDraft
    }

    /// Keeps the journal, and not the view.
    ///
    /// - Parameters:
    ///   - profile: who asks, read when a paper is looked at.
    ///   - editTrip: leads to the form of a trip.
    ///   - editProfile: leads to the form of the profile; nil where there is none.
    public init(
        view: any DisplaysPaper, page: any PaperPage, journal: any ReadsEntries,
        rights: any KnowsRights, airports: any FindsAirports,
        profile: @escaping () -> TravellersProfile,
        editTrip: @escaping (EntryID) -> Void, editProfile: (() -> Void)?,
        today: @escaping () -> CalendarDay?, words: LocalWords
    ) {
        self.view = view
        self.journal = journal
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
        let journey = await journal.ticketedJourney(with: id)
        guard open == nil, let view else { return }
        guard let journey, let date = today() else {
            return view.showFailure(
                FailureViewModel(
                    title: words.say("No claim can be written."), reason: words.noTrip("\(id)")))
        }
        let draft = drafts[journey.legs[0].id] ?? suggested(for: journey)
        let screen = view.openPaper(model(of: journey, draft, on: date))
        open = OpenPaper(screen: screen, journey: journey, date: date, draft: draft)
        ofScreen += screen.signalDraft.onReception § eachTime
            § weakly(self, PaperPresenter.choose)
        ofScreen += screen.signalFillIn.onReception § eachTime
            § weakly(self, PaperPresenter.fillIn)
        ofScreen +=
            screen.signalClose.onReception § eachTime § inAnyCase
            § weakly(self, PaperPresenter.close)
    }

    private func answers(_ journey: Journey, _ draft: PaperDraft?) -> [RightsAnswer] {
        rights.rights.answers(for: journey, ticket: draft?.choices.ticket, airports: airports)
    }

    /// The paper of the scheme that gives most, in its language.
    private func suggested(for journey: Journey) -> PaperDraft {
        let answers = answers(journey, nil)
        let best = answers.bestForPaper()
        var draft = PaperDraft(
            scheme: best.flatMap(answers.firstIndex) ?? 0, kind: 0, language: 0, wanted: 0,
            payment: 0, ticket: 0, reference: "", place: "", remarks: "", consents: false,
            declaresTruth: false)
        draft.take(best?.scheme, words)
        return draft
    }

    private func choose(_ draft: PaperDraft) {
        guard var open, draft != open.draft, draft.isPossible else { return }
        let answers = answers(open.journey, draft)
        let isOther = draft.scheme != open.draft.scheme
        open.draft = draft
        if isOther, answers.indices.contains(draft.scheme) {
            open.draft.take(answers[draft.scheme].scheme, words)
        }
        self.open = open
        drafts[open.journey.legs[0].id] = open.draft
        open.screen.show(model(of: open.journey, open.draft, on: open.date))
    }

    private func model(
        of journey: Journey, _ draft: PaperDraft, on date: CalendarDay
    ) -> PaperViewModel {
        let answers = answers(journey, draft)
        let answer = answers.indices.contains(draft.scheme) ? answers[draft.scheme] : nil
        // Of a ticket of another kind another scheme may be the only one.
        var draft = draft
        if answer == nil { draft.scheme = 0 }
        let paper = Paper(
            PaperKind.allCases[draft.kind],
            of: PaperSubject(journey, answer: answer ?? answers.first), for: profile(),
            draft.choices, on: date)
        return PaperViewModel(
            paper, answers: answers, draft: draft,
            language: PaperLanguage.allCases[draft.language], words: words,
            hasProfile: editProfile != nil)
    }

    private func fillIn(_ place: PaperViewModel.Place) {
        close()
        switch place {
        case .trip(let id): editTrip(EntryID(id))
        case .profile: editProfile?()
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
