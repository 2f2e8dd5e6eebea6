internal import Domain
internal import EntryFeature
internal import Foundation
internal import Presentation
internal import Wording

extension PassViewModel {
    init(
        _ pass: Pass, id: EntryID, account: PassAccount?, claiming: Availability, words: Localizer
    ) {
        self.init(
            id: id.rawValue,
            entry: EntryViewModel(
                id: id.rawValue, title: pass.name, detail: words.validity(of: pass)),
            facts: [
                Fact(words.name(of: .operator), pass.operator),
                Fact(words.name(of: .area), pass.area),
                Fact(words.name(of: .travelClass), pass.travelClass),
                Fact(words.name(of: .price), pass.price.map { words.fare($0) } ?? ""),
                Fact(words.name(of: .ticketNumber), pass.ticketNumber),
                Fact(words.tags, pass.tags.commaSeparated),
            ].filter { !$0.text.isEmpty },
            pots: account?.pots.map { Pot($0, claiming: claiming, words: words) } ?? [],
            noPots: words.noPots(account, hasProduct: !pass.product.isEmpty),
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
            facts: [
                Fact(words.say("Next case", context: "of a season ticket"), words.towardsNext(pot)),
                Fact(words.mostPaid, balance.cap.map { words.fare($0) } ?? ""),
                Fact(
                    words.say("Claimed", context: "an amount"),
                    pot.claimed.amount > 0 ? words.fare(pot.claimed) : ""),
                Fact(words.say("To claim", context: "an amount"), words.left(in: pot)),
            ].filter { !$0.text.isEmpty },
            delays: listed.map { delay in
                EntryViewModel(
                    id: delay.id.rawValue, title: delay.trip.nameInList,
                    detail: words.detail(of: delay))
            },
            more: words.more(pot.delays.count - listed.count),
            claim: pot.left.amount > 0 ? words.claimAmount(pot.left) : nil, claiming: claiming,
            offersPaper: !pot.delays.isEmpty && (pot.left.amount > 0 || pot.isToBeSent))
    }
}

extension PassPot {
    /// The identifier of the pot within its ticket.
    var id: String { "\(days.lowerBound.isoText)/\(days.upperBound.isoText)" }
}
