internal import Claims
internal import Domain
internal import Wording

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
            return .journeys(
                journeys, title: claim.subject, sum: words.claimed(claim, on: today))
        }
        return .journeys(journeys, title: first.whole.nameInList)
    }

    /// Returns the journeys that count in a pot of a season ticket.
    private func find(
        _ request: PaperRequest, _ pass: Pass, _ today: CalendarDay
    ) async -> Found {
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
