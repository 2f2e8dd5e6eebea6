internal import Domain
public import EntryFeature
public import Presentation
internal import Signals
public import Wording

/// Shows the page on which a step of a claim is recorded, and records it.
final class ClaimStepPresenter {
    var leave: () -> Void = {}

    private let claim: any HoldsEntry<Claim, ClaimChange>
    private let words: Localizer
    private let today: () -> CalendarDay?
    private let money: MoneyText
    private weak var view: (any DisplaysClaimStep)?
    private var question = ClaimQuestion.sent
    private var shown: ClaimStepCheck?
    private var subscriptions = Subscriptions()

    init(
        of claim: any HoldsEntry<Claim, ClaimChange>, pages: ClaimPages,
        view: any DisplaysClaimStep, words: Localizer, today: @escaping () -> CalendarDay?
    ) {
        self.claim = claim
        self.view = view
        self.words = words
        self.today = today
        money = MoneyText(words.locale)
        subscriptions += pages.signalMakeMainPage.events(\.record).onReception § eachTime § {
            [weak self] in self?.question = $0
        }
        subscriptions += pages.signalMakeSelectionPage.onReception § eachTime § inAnyCase
            § weakly(self) { $0.fill }
        subscriptions += pages.signalMakeSelectionPage.events(\.draft).onReception § eachTime
            § weakly(self) { $0.check }
        subscriptions += pages.signalMakeSelectionPage.events(\.chosen).onReception § eachTime § {
            [weak self] in self?.record($0.choice, $0.draft)
        }
    }

    private func fill() {
        guard let content = claim.content, let today = today() else { return }
        shown = nil
        let isAnswer = question == .answer
        let isPartlyPaid = content.partPaid != nil
        let kinds: [ClaimStep.Kind] = isAnswer ? [.paid, .refused, .answered, .dropped] : [.sent]
        view?.showClaimStep(
            ClaimStepViewModel(
                id: claim.id.rawValue,
                title: isAnswer
                    ? words.say("What was the reply?") : words.say("When did you send it?"),
                card: EntryViewModel(
                    id: claim.id.rawValue, title: words.title(of: content),
                    detail: content.rest.map(words.fare) ?? "",
                    verdict: words.standing(of: content, on: today)),
                draft: ClaimStepDraft(
                    day: today.isoText,
                    paid: isAnswer
                        ? money.text(isPartlyPaid ? content.rest : content.paid ?? content.amount)
                        : "",
                    reference: content.reference, answer: content.answer),
                days: DayFormat(words, today: today, tendency: .past), asksForAnswer: isAnswer,
                choices: kinds.map {
                    ClaimStepViewModel.Choice(
                        kind: $0.rawValue, label: words.choice(of: $0, isPartlyPaid: isPartlyPaid))
                },
                captions: [
                    .day: words.caption(of: .watched), .paid: words.caption(of: .paid),
                    .reference: words.caption(of: .reference),
                    .answer: words.caption(of: .answer),
                ], recording: Availability(unless: words.whyReadOnly(claim.folder))))
    }

    private func check(_ draft: ClaimStepDraft) {
        show(complaints(about: draft, paid: question == .answer))
    }

    private func show(_ complaints: [ClaimStepCheck.Field: String]) {
        let check = ClaimStepCheck(id: claim.id.rawValue, complaints: complaints)
        guard check != shown else { return }
        shown = check
        view?.showClaimStepCheck(check)
    }

    private func complaints(
        about draft: ClaimStepDraft, paid isPaid: Bool
    ) -> [ClaimStepCheck.Field: String] {
        var complaints: [ClaimStepCheck.Field: String] = [:]
        if let day = CalendarDay(isoText: draft.day.utf8) {
            do throws(ClaimError) {
                if let today = today() { try claim.content?.checkStep(on: day, today: today) }
            } catch {
                complaints[.day] = words.sentence(error)
            }
        } else {
            complaints[.day] = words.notADate(draft.day)
        }
        if isPaid {
            do throws(ClaimError) {
                _ = try money.fare(draft.paid)
            } catch {
                complaints[.paid] = words.sentence(error)
            }
        }
        return complaints
    }

    /// Records a step, or shows the complaints if the texts cannot be read. The paid amount is read
    /// only if the step is a payment.
    private func record(_ choice: ClaimStepViewModel.Choice, _ draft: ClaimStepDraft) {
        guard let kind = ClaimStep.Kind(rawValue: choice.kind) else { return }
        let complaints = complaints(about: draft, paid: kind == .paid)
        guard complaints.isEmpty, let day = CalendarDay(isoText: draft.day.utf8) else {
            return show(complaints)
        }
        let typed = kind == .paid ? (try? money.fare(draft.paid)) ?? nil : nil
        // A typed amount without a currency is in the currency of the claim.
        let paid = typed?.inCurrency(of: claim.content?.amount).in(usual: words.usualCurrency())
        leave()
        let step = ClaimRecord(
            ClaimStep(kind, on: day), reference: draft.reference.trimmingSpaces,
            answer: draft.answer.trimmingSpaces, paid: paid)
        claim.change({ $0.recording(step) }) { [words, weak view] error in
            view?.showFailure(
                words.failure(words.say("It was not recorded.", context: "a claim"), because: error)
            )
        }
    }
}

public protocol DisplaysClaimStep: DisplaysFailure {
    func showClaimStep(_ step: ClaimStepViewModel)
    func showClaimStepCheck(_ check: ClaimStepCheck)
}

public struct ClaimStepPageEvents: PageEvents {
    /// Posts the draft after each change.
    public let draft: PageEvent<ClaimStepDraft>
    /// Posts the choice that was made, with the draft.
    public let chosen: PageEvent<(choice: ClaimStepViewModel.Choice, draft: ClaimStepDraft)>

    public init(_ gate: PageGate) { (draft, chosen) = (PageEvent(gate), PageEvent(gate)) }
}

public struct ClaimStepViewModel: Hashable, Sendable {
    public let id: String
    /// The question, such as "What did DB Dialog answer?".
    public let title: String
    public let card: EntryViewModel
    /// The initial texts of the fields.
    public let draft: ClaimStepDraft
    /// The format in which days are typed.
    public let days: DayFormat?
    /// Whether the page has fields for the answer and the paid amount.
    public let asksForAnswer: Bool
    public let choices: [Choice]
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [ClaimStepCheck.Field: String]
    public let recording: Availability

    /// A step that can be recorded.
    public struct Choice: Hashable, Sendable {
        let kind: String
        public let label: String
    }
}

/// The texts of the page as they are typed.
public nonisolated struct ClaimStepDraft: Hashable, Sendable {
    public var day: String
    public var paid: String
    public var reference: String
    public var answer: String

    public init(day: String, paid: String = "", reference: String = "", answer: String = "") {
        self.day = day
        self.paid = paid
        self.reference = reference
        self.answer = answer
    }
}

/// The complaints about a draft.
public struct ClaimStepCheck: Hashable, Sendable {
    /// The fields in the order of the page.
    public enum Field: Hashable, Sendable, CaseIterable {
        case day, paid, reference, answer
    }
    public let id: String
    public let complaints: [Field: String]
}
