internal import Claims
internal import Domain
internal import EntryFeature
internal import Foundation
internal import Presentation
package import Wording

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
                    towardsNext(pot),
                    fraction: share(
                        Decimal(balance.minutesTowardsNext),
                        of: Decimal(balance.minutesTowardsNext + missing)))
            }
        let least = balance.belowMinimum.map { minimum in
            PassViewModel.Progress(
                say(
                    "{amount} of the {minimum} from which it is paid",
                    ["amount": fare(balance.amount), "minimum": fare(minimum.amount)]),
                fraction: share(balance.amount.amount, of: minimum.amount.amount))
        }
        let most = balance.cap.map { cap in
            PassViewModel.Progress(
                balance.isCapReached
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
