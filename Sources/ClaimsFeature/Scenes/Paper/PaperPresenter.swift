public import Claims
public import Domain
internal import Presentation
public import Signals
public import Wording

/// Shows the fields of a paper and the missing ones before the user writes it, and records that it
/// was written. Nothing is sent.
public final class PaperPresenter {
    private weak var view: (any DisplaysPaper)?
    private let journal: any ReadsEntries & WritesEntries
    private let ledger: any ReadsLedger
    private let rights: any KnowsRights
    private let gazetteer: any FindsPlaces
    private let profile: any StoresProfile
    private let editTrip: (EntryID) -> Void
    private let showTrip: (EntryID) -> Void
    private let editProfile: (_ saved: @escaping () -> Void) -> Void
    private let today: () -> CalendarDay?
    private let words: Localizer
    private var open: OpenPaper?
    /// The latest draft of each paper that was opened.
    private var drafts: [PaperRequest: (draft: PaperDraft, offered: EarlierRequest?)] = [:]
    /// The recording of the paper that was written last.
    private var recording: Task<Void, Never>?
    private var subscriptions = Subscriptions()
    private var ofScreen = Subscriptions()

    private struct OpenPaper {
        let request: PaperRequest
        let screen: any PaperScreen
        let material: PaperMaterial
        var draft: PaperDraft
    }

    /// Retains the journal, but not the view.
    ///
    /// - Parameters:
    ///   - requests: requests for papers from elsewhere than the page.
    ///   - ledger: knows the claims that were made already.
    ///   - profile: holds the traveller's details, which are read when a paper is opened.
    ///   - editTrip: opens the form of a trip.
    ///   - showTrip: opens the page of a trip, on which its outcome is recorded.
    ///   - editProfile: opens the form of the traveller's details, and calls back after they were
    ///     saved.
    public init(
        view: any DisplaysPaper, events: ClaimsEvents, requests: Signal<PaperRequest>,
        journal: any ReadsEntries & WritesEntries, ledger: any ReadsLedger, rights: any KnowsRights,
        gazetteer: any FindsPlaces, profile: any StoresProfile,
        editTrip: @escaping (EntryID) -> Void, showTrip: @escaping (EntryID) -> Void,
        editProfile: @escaping (_ saved: @escaping () -> Void) -> Void,
        today: @escaping () -> CalendarDay?, words: Localizer
    ) {
        self.view = view
        self.journal = journal
        self.ledger = ledger
        self.rights = rights
        self.gazetteer = gazetteer
        self.profile = profile
        self.editTrip = editTrip
        self.showTrip = showTrip
        self.editProfile = editProfile
        self.today = today
        self.words = words
        subscriptions +=
            events.writeClaim.signal.map { PaperRequest(EntryID($0)) }
            .onReception § eachTime § weakly(self) { $0.ask }
        subscriptions += requests.onReception § eachTime § weakly(self) { $0.ask }
    }

    private func ask(for request: PaperRequest) {
        Task.immediate { [weak self] in await self?.openPaper(request) }
    }

    private func openPaper(_ request: PaperRequest) async {
        guard let date = today() else { return }
        let found = await PaperJourneys(
            journal: journal, ledger: ledger, rights: rights, words: words
        ).find(request, on: date)
        guard open == nil, let view else { return }
        guard case .journeys(let journeys, let title, let sum, let pot) = found,
            let journey = journeys.first
        else {
            if case .nothing(let reason) = found {
                view.showFailure(
                    FailureViewModel(title: words.say("No claim can be written."), reason: reason))
            }
            return
        }
        let claims = await ledger.claims().about(journeys.flatMap { $0.legs.map(\.id) })
        let passes = await journal.passes()
        let material = PaperMaterial(
            title: title, sum: sum, journey: journey, others: Array(journeys.dropFirst()),
            pot: pot, date: date, profile: await readProfile(), passes: passes,
            pass: passes.pass(onPaperOf: [request.entry], about: journey, beside: claims),
            claims: claims, claimed: claims.first { $0.id == request.entry }?.claim.amount,
            earlier: claims.earlierRequest(than: request.entry))
        guard open == nil else { return }
        let (kept, offered) =
            drafts[request] ?? (suggested(from: material, asked: request.entry), nil)
        let draft = kept.completed(
            from: material, offered: offered, PaperDraftReader(words, today: date))
        let screen = view.openPaper(model(of: material, draft))
        open = OpenPaper(request: request, screen: screen, material: material, draft: draft)
        ofScreen += screen.signalDraft.onReception § eachTime § weakly(self) { $0.choose }
        ofScreen += screen.signalFillIn.onReception § eachTime § weakly(self) { $0.fillIn }
        ofScreen += screen.signalWritten.onReception § eachTime § weakly(self) { $0.noteWritten }
        ofScreen += screen.signalClose.onReception § eachTime § weakly(self) { $0.close }
    }

    /// Records the paper that was written, after those that were written before it.
    private func noteWritten() {
        guard let open else { return }
        let written = WrittenPaper(
            paper(of: open.material, open.draft), of: [open.request.entry], pot: open.material.pot,
            number: open.draft.reference)
        let place = open.draft.place
        let previous = recording
        recording = Task.immediate { [journal, ledger, profile, words, weak view] in
            journal.pendingWrites.begin()
            defer { journal.pendingWrites.end() }
            await previous?.value
            do {
                _ = try await written.record(in: journal, ledger)
            } catch {
                view?.showFailure(words.failure(words.paperNotRecorded, because: error))
            }
            do throws(ProfileError) {
                _ = try await profile.keepPlace(place)
            } catch {
                view?.showFailure(words.profileNotSaved(because: error))
            }
        }
    }

    /// Returns the traveller's details, or empty ones with a message if they cannot be read.
    private func readProfile() async -> TravellersProfile {
        do throws(ProfileError) {
            return try await profile.read() ?? TravellersProfile()
        } catch {
            view?.showFailure(words.profileNotRead(because: error))
            return TravellersProfile()
        }
    }

    private func answers(_ material: PaperMaterial, _ draft: PaperDraft?) -> [RightsAnswer] {
        rights.rights.answers(
            for: material.journey, ticket: draft?.ticketKind, passes: material.passes,
            gazetteer: gazetteer)
    }

    /// Returns a draft for the scheme that gives most, in its language.
    private func suggested(from material: PaperMaterial, asked: EntryID) -> PaperDraft {
        let answers = answers(material, nil)
        let said = PaperChoices().taking(material.ticket, with: material.pass)
        // A claim is about the compensation of a single scheme.
        let scheme = material.claims.first { $0.id == asked }?.claim.rule?.scheme
        let best = scheme.flatMap { answers.bestForPaper(scheme: $0) } ?? answers.bestForPaper()
        var draft = PaperDraft(
            scheme: best.flatMap(answers.firstIndex) ?? 0, kind: 0, language: 0, wanted: 0,
            payment: best?.owed?.isVoucher == true ? 1 : 0,
            ticket: said.ticket.flatMap(TicketKind.allCases.firstIndex).map { $0 + 1 } ?? 0)
        draft.applyDefaults(best?.scheme, words)
        return draft
    }

    private func choose(_ draft: PaperDraft) {
        guard var open, draft != open.draft, draft.isPossible else { return }
        let answers = answers(open.material, draft)
        let isOther = draft.scheme != open.draft.scheme
        open.draft = draft
        if isOther, answers.indices.contains(draft.scheme) {
            open.draft.applyDefaults(answers[draft.scheme].scheme, words)
        }
        self.open = open
        drafts[open.request] = (open.draft, open.material.earlier)
        open.screen.show(model(of: open.material, open.draft))
    }

    private func model(of material: PaperMaterial, _ draft: PaperDraft) -> PaperViewModel {
        let answers = answers(material, draft)
        // With another kind of ticket, fewer schemes may apply.
        var draft = draft
        if !answers.indices.contains(draft.scheme) { draft.scheme = 0 }
        return PaperViewModel(
            paper(of: material, draft), called: material.title, comingTo: material.sum,
            answers: answers, draft: draft, complaints: reader(material).complaints(about: draft),
            words: words)
    }

    private func paper(of material: PaperMaterial, _ draft: PaperDraft) -> Paper {
        let answers = answers(material, draft)
        let answer = answers.indices.contains(draft.scheme) ? answers[draft.scheme] : answers.first
        return Paper(
            PaperKind.allCases[draft.kind],
            of: PaperSubject(
                material.journey, others: material.others, pass: material.pass,
                answer: answer, claimed: material.claimed),
            for: material.profile,
            reader(material).choices(in: draft, knowing: material.earlier), on: material.date)
    }

    private func reader(_ material: PaperMaterial) -> PaperDraftReader {
        PaperDraftReader(words, today: material.date)
    }

    private func fillIn(_ place: PaperViewModel.Place) {
        let request = open?.request
        close()
        switch place {
        case .trip(let id): editTrip(EntryID(id))
        case .record(let id): showTrip(EntryID(id))
        case .profile:
            editProfile { [weak self] in
                if let request { self?.ask(for: request) }
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

public struct PaperRequest: Hashable, Sendable {
    /// The id of a trip, a leg of a journey, a claim or a season ticket.
    let entry: EntryID
    /// The id of a pot of the season ticket, or `nil` for the one that has to be claimed first.
    let pot: String?

    /// - Parameter pot: the id of a pot on the page of a season ticket.
    public init(_ entry: EntryID, pot: String? = nil) {
        self.entry = entry
        self.pot = pot
    }
}

/// Finds the journeys that a paper is about.
struct PaperJourneys {
    let journal: any ReadsEntries
    let ledger: any ReadsLedger
    let rights: any KnowsRights
    let words: Localizer

    enum Found {
        /// One or more journeys, with their title and, unless the scheme's answer for the first
        /// journey says it, their sum.
        case journeys([Journey], title: String, sum: String? = nil, pot: PaperPot? = nil)
        /// No journeys, for the reason given in words.
        case nothing(String)
    }

    func find(_ request: PaperRequest, on today: CalendarDay) async -> Found {
        let entry = await journal.entry(request.entry)
        if case .pass(let pass)? = entry { return await find(request, pass, today) }
        let journeys = await journal.journeysForPaper(of: request.entry)
        guard let first = journeys.first else {
            if case .claim? = entry { return .nothing(words.noTripsOfClaim) }
            return .nothing(words.noTrip("\(request.entry)"))
        }
        if case .claim(let claim)? = entry, journeys.count > 1 {
            return .journeys(journeys, title: claim.subject, sum: words.claimed(claim, on: today))
        }
        return .journeys(journeys, title: first.whole.nameInList)
    }

    /// Returns the journeys that count in a pot of a season ticket.
    private func find(_ request: PaperRequest, _ pass: Pass, _ today: CalendarDay) async -> Found {
        let account = PassAccount(
            of: request.entry, pass,
            in: await ledger.ledgerEntries(lateFrom: rights.rights.leastLate),
            by: rights.rights, on: today)
        let pot =
            request.pot == nil
            ? account?.nextPot
            : account?.pots.first { request.pot == $0.id && !$0.delays.isEmpty }
        guard let pot else {
            return .nothing(words.noDelays(account, hasProduct: !pass.product.isEmpty))
        }
        let journeys = await journal.ticketedJourneys(
            with: pot.delays.flatMap(\.ticket.ids).map { [$0] })
        guard !journeys.isEmpty else { return .nothing(words.noTripsOfClaim) }
        return .journeys(
            journeys, title: words.subject(of: pot, pass), sum: words.sum(of: pot.balance),
            pot: PaperPot(pot, of: request.entry, called: words.subject(of: pot, pass)))
    }
}
