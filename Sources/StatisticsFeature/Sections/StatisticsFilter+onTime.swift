internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// Returns the share of recorded trips that were on time, or their number if few are recorded;
    /// `nil` if none is.
    func onTime(
        _ punctual: Int, of recorded: Int, _ name: String, terms: SearchTerms
    ) -> FigureViewModel? {
        guard recorded > 0 else { return nil }
        return FigureViewModel(
            value: recorded < Punctuality.few
                ? words.number(punctual) : words.share(punctual, of: recorded),
            name: name, note: words.recordedOf(recorded),
            link: punctual > 0 ? link(terms, of: .trip) : nil)
    }
}
