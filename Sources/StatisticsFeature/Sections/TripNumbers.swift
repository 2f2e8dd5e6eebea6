internal import Domain
internal import Presentation
internal import Wording

/// The single figures about trips.
nonisolated struct TripNumbers {
    let scope: FigureScope

    var figures: [FigureViewModel] {
        let figures = TripFigures(of: scope.trips)
        return [
            made(figures), kilometres(figures), underWay(figures), onTime(figures),
            lateInAll(figures), cancelled(figures), connections(figures),
        ].compactMap(\.self)
    }

    private var words: LocalWords { scope.words }

    private func made(_ figures: TripFigures) -> FigureViewModel {
        FigureViewModel(
            value: words.number(figures.travelled), name: words.trips(figures.travelled),
            link: scope.link(.hasNot(.cancelled), of: .trip))
    }

    private func kilometres(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.measured > 0 else { return nil }
        return FigureViewModel(
            value: words.kilometres(metres: figures.metres), name: words.travelled,
            note: words.knownOf(figures.measured, figures.travelled),
            link: scope.link(Kilometres.terms, of: .trip))
    }

    private func underWay(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.timed > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutes), name: words.underWay,
            note: words.knownOf(figures.timed, figures.travelled),
            link: scope.link(.has(.duration) + .hasNot(.cancelled), of: .trip))
    }

    private func onTime(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.recorded > 0 else { return nil }
        return FigureViewModel(
            value: words.share(figures.punctual, of: figures.recorded), name: words.onTime,
            note: words.recordedOf(figures.recorded),
            link: figures.punctual > 0 ? scope.link(Punctuality.punctualTerms, of: .trip) : nil)
    }

    private func lateInAll(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.minutesLate > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutesLate), name: words.lateInAll,
            link: scope.link(.numbers(.late, from: 1, to: nil), of: .trip))
    }

    private func cancelled(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.cancelled > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.cancelled), name: words.cancelledTrips,
            link: scope.link(.has(.cancelled), of: .trip))
    }

    private func connections(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.missedConnections > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.missedConnections),
            name: words.connectionsMissed(figures.missedConnections),
            link: scope.link(.has(.missed), of: .trip))
    }
}
