internal import Domain
internal import Foundation
internal import Presentation
internal import Wording

/// The single figures about trips.
nonisolated struct TripNumbers {
    let scope: FigureScope

    func shown(_ figures: TripPageFigures) -> [FigureViewModel] {
        let trips = figures.trips
        return [
            made(trips), kilometres(trips), underWay(trips), onTime(trips), lateInAll(trips),
            lost(figures.underWay), cancelled(trips), connections(trips),
        ].compactMap(\.self) + fares(figures.fares)
    }

    private var words: LocalWords { scope.words }

    private func made(_ figures: TripFigures) -> FigureViewModel {
        FigureViewModel(
            value: words.number(figures.travelled), name: words.trips(figures.travelled),
            link: scope.link(TripFigures.travelledTerms, of: .trip))
    }

    private func kilometres(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.measured > 0 else { return nil }
        return FigureViewModel(
            value: words.kilometres(metres: figures.metres), name: words.travelled,
            note: words.knownOf(figures.measured, figures.travelled),
            link: scope.link(TripFigures.measuredTerms, of: .trip))
    }

    private func underWay(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.timed > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutes), name: words.underWay,
            note: words.knownOf(figures.timed, figures.travelled),
            link: scope.link(TripFigures.timedTerms, of: .trip))
    }

    private func onTime(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.recorded > 0 else { return nil }
        return FigureViewModel(
            value: words.share(figures.punctual, of: figures.recorded), name: words.onTime,
            note: words.recordedOf(figures.recorded),
            link: figures.punctual > 0 ? scope.link(TripFigures.punctualTerms, of: .trip) : nil)
    }

    private func lateInAll(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.minutesLate > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutesLate), name: words.lateInAll,
            link: scope.link(TripFigures.lateTerms, of: .trip))
    }

    private func lost(_ underWay: UnderWay) -> FigureViewModel? {
        guard underWay.lost + underWay.regained > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: underWay.lost), name: words.lostUnderWay,
            note: words.regained(words.sum(minutes: underWay.regained)),
            link: scope.link(UnderWay.terms, of: .trip))
    }

    /// Each currency by itself.
    private func fares(_ fares: Fares) -> [FigureViewModel] {
        fares.currencies.map { fares in
            let rates = [
                fares.byTheHour.amount.map {
                    words.anHour(words.fare(Fare($0.cents, currency: fares.currency)))
                },
                fares.byTheKilometre.amount.map {
                    words.aKilometre(words.fare(Fare($0.cents, currency: fares.currency)))
                },
            ]
            return FigureViewModel(
                value: words.fare(Fare(fares.sum.amount, currency: fares.currency)),
                name: words.inFares, note: rates.compactMap(\.self).listed,
                link: scope.link(fares.terms, of: .trip))
        }
    }

    private func cancelled(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.cancelled > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.cancelled), name: words.cancelledTrips,
            link: scope.link(TripFigures.cancelledTerms, of: .trip))
    }

    private func connections(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.missedConnections > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.missedConnections),
            name: words.connectionsMissed(figures.missedConnections),
            link: scope.link(TripFigures.missedTerms, of: .trip))
    }
}

extension Decimal {
    /// Rounded to hundredths.
    fileprivate nonisolated var cents: Decimal {
        var (exact, rounded) = (self, Decimal())
        NSDecimalRound(&rounded, &exact, 2, .plain)
        return rounded
    }
}
