internal import Domain
internal import Presentation
internal import Wording

/// What is said about trips.
nonisolated struct TripSection {
    let scope: FigureScope

    /// Nil where there are none.
    var section: StatisticsSection? {
        guard !scope.trips.isEmpty else { return nil }
        return StatisticsSection(title: words.listed(.trip), figures: figures, charts: [])
    }

    private var words: LocalWords { scope.words }

    private var figures: [FigureViewModel] {
        let figures = TripFigures(of: scope.trips)
        let made = figures.travelled
        var shown = [
            FigureViewModel(
                value: words.number(made), name: words.trips(made),
                link: scope.link("-cancelled:", of: .trip))
        ]
        if figures.measured > 0 {
            shown.append(
                FigureViewModel(
                    value: words.kilometres(metres: figures.metres), name: words.travelled,
                    note: words.knownOf(figures.measured, made)))
        }
        if figures.timed > 0 {
            shown.append(
                FigureViewModel(
                    value: words.sum(minutes: figures.minutes), name: words.underWay,
                    note: words.knownOf(figures.timed, made)))
        }
        if figures.recorded > 0 {
            shown.append(
                FigureViewModel(
                    value: words.share(figures.punctual, of: figures.recorded), name: words.onTime,
                    note: words.recordedOf(figures.recorded)))
            shown.append(
                FigureViewModel(
                    value: words.sum(minutes: figures.minutesLate), name: words.lateInAll,
                    link: figures.minutesLate > 0 ? scope.link("late:", of: .trip) : nil))
        }
        if figures.cancelled > 0 {
            shown.append(
                FigureViewModel(
                    value: words.number(figures.cancelled), name: words.cancelledTrips,
                    link: scope.link("cancelled:", of: .trip)))
        }
        if figures.missedConnections > 0 {
            shown.append(
                FigureViewModel(
                    value: words.number(figures.missedConnections),
                    name: words.connectionsMissed(figures.missedConnections),
                    link: scope.link("missed:", of: .trip)))
        }
        return shown
    }
}
