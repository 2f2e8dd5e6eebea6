internal import Domain
internal import Presentation
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
        let detail: String
        var emphasis = Emphasis.quiet
        if case .ledger(let section, sums: _) = heading {
            detail =
                [
                    words.ledgerDay(of: summary), words.ledgerState(of: summary, in: section),
                ].listed
        } else {
            detail = words.circumstances(
                of: summary, on: day(of: summary, under: heading, words))
            if case .trip(_, _, _, let status) = content, summary.owed == nil {
                emphasis = Emphasis(status)
            }
        }
        self.init(
            id: summary.id.rawValue, heading: isFirst ? words.heading(heading) : nil,
            kind: RowKind(content), kindName: words.kind(of: content), title: content.nameInList,
            detail: detail, fact: words.fact(of: summary),
            emphasis: emphasis == .success ? .quiet : emphasis,
            isJourney: summary.legs > 1)
    }
}

extension Localizer {
    /// Returns the row of an entry as a sentence, which names the day that the heading may leave out.
    func sentence(of summary: EntrySummary, under heading: ListHeading) -> String {
        guard case .ledger(let section, sums: _) = heading else { return sentence(of: summary) }
        return sentence(
            of: summary,
            saying: [
                ledgerDay(of: summary), fact(of: summary), ledgerState(of: summary, in: section),
            ])
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
    /// Returns the day of a trip, or of a claim that was sent.
    fileprivate func ledgerDay(of summary: EntrySummary) -> String {
        switch summary.content {
        case .pass: return ""
        case .claim(let claim) where claim.isUnsent: return ""
        default: return summary.day.map { shortDayOfYear($0) } ?? dayUnknown
        }
    }

    fileprivate func ledgerState(
        of summary: EntrySummary, in section: LedgerSection
    ) -> String {
        guard case .claim(let claim) = summary.content else { return otherDetail(of: summary) }
        let isLapsed = if case .lapsed = section { true } else { false }
        return state(inLedger: claim, isLapsed: isLapsed)
    }
}
