internal import Claims
internal import Domain
public import EntryFeature
internal import Foundation
public import Presentation
internal import Signals
public import Wording

/// Shows a season ticket on its main page with the account of its delays, and updates the page when
/// the ticket, a trip or a claim changes.
final class PassMainPresenter: PagePresenter {
    private let pass: any HoldsEntry<Pass, @Sendable (Pass) -> Pass>
    private let account: (EntryID, Pass) async -> PassAccount?
    private let words: Localizer
    private weak var view: (any DisplaysPass)?
    /// The account, or `nil` before it was worked out and if no rule collects delays.
    private(set) var known: PassAccount?
    private var latestRequest = 0

    /// - Parameter account: works out the account of the delays on a season ticket.
    init(
        of pass: any HoldsEntry<Pass, @Sendable (Pass) -> Pass>, changes: Signal<JournalChange>,
        view: any DisplaysPass,
        words: Localizer, account: @escaping (EntryID, Pass) async -> PassAccount?
    ) {
        self.pass = pass
        self.account = account
        self.words = words
        self.view = view
        super.init()
        subscriptions += pass.controller.updateSignal.onReception § eachTime § inAnyCase
            § weakly(self) { $0.prepareAndShow }
        subscriptions += pass.signalRelated.onReception § eachTime § weakly(self) { $0.show }
        subscriptions += changes.onReception § eachTime § inAnyCase
            § weakly(self) { $0.prepareAndShow }
    }

    /// Works out the account before the page is shown for the first time.
    func prepare() async {
        latestRequest += 1
        let request = latestRequest
        guard let content = pass.content else { return }
        let account = await account(pass.id, content)
        if request == latestRequest { known = account }
    }

    private func prepareAndShow() {
        Task.immediate { [weak self] in
            await self?.prepare()
            self?.show()
        }
    }

    override func show() {
        guard page != nil, let content = pass.content else { return }
        view?.showPass(
            PassViewModel(
                content, id: pass.id, account: known,
                claiming: Availability(unless: words.whyReadOnly(pass.folder)), words: words))
    }
}

public protocol DisplaysPass: Viewable {
    func showPass(_ pass: PassViewModel)
}

public struct PassPageEvents: PageEvents {
    /// Posts the id of a trip that counts in a pot.
    public let trip: PageEvent<String>
    /// Posts the id of a pot whose amount is to be claimed.
    public let claim: PageEvent<String>
    /// Posts the id of a pot whose paper is to be written.
    public let paper: PageEvent<String>
    /// Posts when the rules of the ticket are to be chosen.
    public let rules: PageEvent<Void>
    /// Posts the search for the trips that were taken on the ticket.
    public let relatedSearch: PageEvent<String>

    public init(_ gate: PageGate) {
        (trip, claim, paper) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
        (rules, relatedSearch) = (PageEvent(gate), PageEvent(gate))
    }
}

/// Makes the page of a season ticket, whose id is `id`.
public protocol MakesPassPages: Viewable {
    func makePassMainPage(for id: String) -> any InteractivePage<PassPageEvents>
}

/// The texts of a season ticket's page.
public struct PassViewModel: Hashable, Sendable {
    public let id: String
    public let entry: EntryViewModel
    /// The amount that can be claimed now; empty if there is none.
    public let amount: String
    /// The last day on which the amount can be claimed, or the reason why there is none.
    public let amountNote: String
    public let facts: [Fact]
    /// The pots, the latest first.
    public let pots: [Pot]
    /// Whether the rules of the ticket can be chosen now, or `nil` if they are known.
    public let choosingRules: Availability?
    public let notes: String
    public let relatedSearches: [RelatedSearch]

    /// A period whose delays are claimed together.
    public struct Pot: Hashable, Sendable {
        /// The identifier of the pot within the ticket.
        public let id: String
        /// The period, such as "November 2026".
        public let title: String
        /// The number of delays and their sum, such as "3 cases: €4.50".
        public let sum: String
        /// The progress towards the next case, the first payment, and the most that is paid.
        public let progress: [Progress]
        public let facts: [Fact]
        /// The trips that count.
        public let delays: [EntryViewModel]
        /// The number of delays that are not listed, in words.
        public let more: String
        /// The label of the button that claims the pot, or `nil` if there is nothing to claim.
        public let claim: String?
        public let claiming: Availability
        public let offersPaper: Bool
    }

    /// A share that is reached, in words and from 0 to 1.
    public struct Progress: Hashable, Sendable {
        public let text: String
        public let fraction: Double
    }
}

extension PassViewModel {
    init(
        _ pass: Pass, id: EntryID, account: PassAccount?, claiming: Availability, words: Localizer
    ) {
        self.init(
            id: id.rawValue,
            entry: EntryViewModel(
                id: id.rawValue, title: pass.name, detail: words.validity(of: pass)),
            amount: account?.owed.map { words.fare($0.amount) } ?? "",
            amountNote: account?.owed.map { words.until($0.until) }
                ?? words.nothingOwed(account, hasProduct: !pass.product.isEmpty),
            facts: [
                Fact(words.name(of: .operator), pass.operator),
                Fact(words.name(of: .area), pass.area),
                Fact(words.name(of: .travelClass), pass.travelClass),
                Fact(words.name(of: .price), pass.price.map { words.fare($0) } ?? ""),
                Fact(words.name(of: .ticketNumber), pass.ticketNumber),
                Fact(words.tags, pass.tags.commaSeparated),
            ].filter { !$0.text.isEmpty },
            pots: account?.pots.map { Pot($0, claiming: claiming, words: words) } ?? [],
            choosingRules: account == nil && pass.product.isEmpty ? claiming : nil,
            notes: pass.notes, relatedSearches: words.relatedSearches(of: pass))
    }
}

extension PassViewModel.Pot {
    fileprivate init(_ pot: PassPot, claiming: Availability, words: Localizer) {
        let balance = pot.balance
        let listed = pot.delays.reversed().prefix(EntryViewModel.mostListed)
        self.init(
            id: pot.id, title: words.days(of: pot), sum: words.sum(of: balance),
            progress: words.progress(of: pot),
            facts: [
                Fact(
                    words.say("Claimed", context: "an amount"),
                    pot.claimed.amount > 0 ? words.fare(pot.claimed) : ""),
                // A bar says how far it is to the first payment.
                Fact(
                    words.say("To claim", context: "an amount"),
                    balance.belowMinimum == nil ? words.left(in: pot) : ""),
            ].filter { !$0.text.isEmpty },
            delays: listed.map { delay in
                EntryViewModel(
                    id: delay.id.rawValue, title: delay.trip.nameInList,
                    detail: words.day(delay.trip.departure.day),
                    fact: words.counted(delay), emphasis: Emphasis(delay.trip.status))
            },
            more: words.more(pot.delays.count - listed.count),
            claim: pot.left.amount > 0 ? words.claimAmount(pot.left) : nil, claiming: claiming,
            offersPaper: !pot.delays.isEmpty && (pot.left.amount > 0 || pot.isToBeSent))
    }
}

extension Localizer {
    /// The reason why nothing can be claimed.
    fileprivate func nothingOwed(_ account: PassAccount?, hasProduct: Bool) -> String {
        account?.pots.isEmpty == false
            ? say("Nothing to claim now") : noDelays(account, hasProduct: hasProduct)
    }

    fileprivate func progress(of pot: PassPot) -> [PassViewModel.Progress] {
        let balance = pot.balance
        let next =
            balance.isCapReached
            ? nil
            : balance.minutesToNext.map { missing in
                PassViewModel.Progress(
                    text: towardsNext(pot),
                    fraction: share(
                        Decimal(balance.minutesTowardsNext),
                        of: Decimal(balance.minutesTowardsNext + missing)))
            }
        let least = balance.belowMinimum.map { minimum in
            PassViewModel.Progress(
                text: say(
                    "{amount} of the {minimum} from which it is paid",
                    ["amount": fare(balance.amount), "minimum": fare(minimum.amount)]),
                fraction: share(balance.amount.amount, of: minimum.amount.amount))
        }
        let most = balance.cap.map { cap in
            PassViewModel.Progress(
                text: balance.isCapReached
                    ? say("The maximum of {cap} is reached", ["cap": fare(cap)])
                    : say(
                        "{amount} of at most {cap}",
                        ["amount": fare(balance.amount), "cap": fare(cap)]),
                fraction: share(balance.amount.amount, of: cap.amount))
        }
        return [next, least, most].compactMap(\.self)
    }

    private func share(_ part: Decimal, of whole: Decimal) -> Double {
        whole > 0 ? min(NSDecimalNumber(decimal: part / whole).doubleValue, 1) : 1
    }
}

extension PassPot {
    /// The identifier of the pot within its ticket.
    var id: String { "\(days.lowerBound.isoText)/\(days.upperBound.isoText)" }
}

extension PassViewModel {
    /// Returns the season ticket as a printable sheet, with the account of its delays.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        sheet.add([amount, amountNote].filter { !$0.isEmpty })
        sheet.add(facts)
        for pot in pots {
            sheet.begin(pot.title)
            sheet.add([pot.sum] + pot.progress.map(\.text))
            sheet.add(pot.facts)
            sheet.add(pot.delays.map { [$0.title, $0.detail, $0.fact].listed } + [pot.more])
        }
        sheet.add(notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }
}
