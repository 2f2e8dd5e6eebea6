internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// The single figures about journeys of several legs.
nonisolated struct JourneyNumbers {
    let scope: StatisticsFilter

    func shown(_ figures: JourneyFigures) -> [FigureViewModel] {
        guard figures.journeys > 0 else { return [] }
        return [made(figures), onTime(figures), lateInAll(figures), saved(figures)]
            .compactMap(\.self)
    }

    private var words: Localizer { scope.words }

    private func made(_ figures: JourneyFigures) -> FigureViewModel {
        FigureViewModel(
            value: words.number(figures.journeys), name: words.journeys(figures.journeys),
            note: words.legs(figures.legs), link: scope.link(JourneyFigures.terms, of: .trip))
    }

    private func onTime(_ figures: JourneyFigures) -> FigureViewModel? {
        scope.onTime(
            figures.punctual, of: figures.recorded,
            words.say(
                "of multi-leg journeys on time at the destination",
                context: "after a share of journeys"),
            terms: JourneyFigures.punctualTerms)
    }

    private func lateInAll(_ figures: JourneyFigures) -> FigureViewModel? {
        guard figures.minutesLate > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutesLate),
            name: words.say("total delay of multi-leg journeys", context: "after a duration"),
            link: scope.link(JourneyFigures.lateTerms, of: .trip))
    }

    private func saved(_ figures: JourneyFigures) -> FigureViewModel? {
        guard figures.saving > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutesSaved),
            name: words.say("saved by replacements", context: "after a duration"),
            link: scope.link(JourneyFigures.savingTerms, of: .trip))
    }
}
