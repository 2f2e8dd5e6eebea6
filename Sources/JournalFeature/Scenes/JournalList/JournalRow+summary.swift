internal import Domain
internal import Wording

extension JournalRow {
    /// Makes a row, whose day leaves out what the heading says: the year below a month, and that
    /// the day is unknown.
    ///
    /// - Parameter isFirst: whether the heading is shown over the row.
    init(
        _ summary: EntrySummary, under heading: ListHeading, isFirst: Bool = false,
        words: Localizer
    ) {
        let content = summary.content
        let said = isFirst ? words.heading(heading) : nil
        if case .ledger(let section, sums: _) = heading {
            let detail = [
                words.ledgerDay(of: summary), words.ledgerDetail(of: summary, in: section),
            ]
            self.init(
                id: summary.id.rawValue, heading: said, kind: RowKind(content),
                kindName: words.kind(of: content), title: content.nameInList,
                detail: detail.listed, isDisrupted: false, isJourney: summary.legs > 1)
            return
        }
        self.init(
            id: summary.id.rawValue, heading: said, kind: RowKind(content),
            kindName: words.kind(of: content), title: content.nameInList,
            detail: words.facts(of: summary, on: day(of: summary, under: heading, words)),
            isDisrupted: content.isDisrupted, isJourney: summary.legs > 1)
    }
}

extension Localizer {
    /// Returns the row of an entry as a sentence, which names the day that the heading may leave out.
    func sentence(of summary: EntrySummary, under heading: ListHeading) -> String {
        guard case .ledger(let section, sums: _) = heading else { return sentence(of: summary) }
        return sentence(
            of: summary,
            saying: [ledgerDay(of: summary), ledgerDetail(of: summary, in: section)])
    }
}

private func day(
    of summary: EntrySummary, under heading: ListHeading, _ words: Localizer
) -> String {
    switch heading {
    case .month, .wanted, .unknown(.date): summary.day.map { words.shortDay($0) } ?? ""
    default: words.dayOfYear(of: summary)
    }
}

extension Localizer {
    /// Returns the days of a season ticket's validity, or the day that matters most for a claim.
    fileprivate func ledgerDay(of summary: EntrySummary) -> String {
        [.pass, .claim].contains(summary.kind)
            ? "" : summary.day.map { shortDayOfYear($0) } ?? dayUnknown
    }

    fileprivate func ledgerDetail(
        of summary: EntrySummary, in section: LedgerSection
    ) -> String {
        if case .claim(let claim) = summary.content {
            let isLapsed = if case .lapsed = section { true } else { false }
            return detail(inLedger: claim, of: summary.day, isLapsed: isLapsed)
        }
        return detail(of: summary)
    }
}

extension EntrySummary.Content {
    fileprivate var isDisrupted: Bool {
        switch self {
        case .film, .pass, .claim: false
        case .trip(_, _, _, let status): status.isDisruption
        }
    }
}
