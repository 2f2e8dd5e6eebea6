internal import Domain
internal import Foundation
internal import Presentation
internal import Statistics
internal import Wording

/// The single figures about trips.
nonisolated struct TripNumbers {
    let scope: StatisticsFilter

    /// Returns the figures that come first, the most important first.
    func first(_ trips: TripFigures) -> [FigureViewModel] {
        [made(trips), onTime(trips), kilometres(trips), underWay(trips), lateInAll(trips)]
            .compactMap(\.self)
    }

    /// Returns all other figures.
    func further(_ figures: TripPageFigures) -> [FigureViewModel] {
        let trips = figures.trips
        return [
            minutesLost(figures.underWay), minutesRegained(figures.underWay), cancelled(trips),
            notTaken(trips), connections(trips),
        ].compactMap(\.self) + JourneyNumbers(scope: scope).shown(figures.journeys)
            + fares(figures.fares) + milestones(figures.milestones)
    }

    private var words: Localizer { scope.words }

    private func made(_ figures: TripFigures) -> FigureViewModel {
        FigureViewModel(
            value: words.number(figures.all), name: words.trips(figures.all),
            note: figures.travelled == figures.all ? "" : words.taken(figures.travelled),
            link: scope.link(of: .trip))
    }

    private func kilometres(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.measured > 0 else { return nil }
        return FigureViewModel(
            value: words.kilometres(metres: figures.metres, isAbout: figures.about > 0),
            name: words.travelled,
            note: words.tripsKnown(figures.measured, of: figures.travelled),
            link: scope.link(Kilometres.terms, of: .trip))
    }

    private func underWay(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.timed > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutes), name: words.underWay,
            note: words.tripsKnown(figures.timed, of: figures.travelled),
            link: scope.link(TripFigures.timedTerms, of: .trip))
    }

    private func onTime(_ figures: TripFigures) -> FigureViewModel? {
        let punctuality = figures.punctuality
        return scope.onTime(
            punctuality.punctual, of: punctuality.recorded, words.onTime,
            terms: Punctuality.punctualTerms)
    }

    private func lateInAll(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.minutesLate > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutesLate), name: words.lateInAll,
            link: scope.link(TripFigures.lateTerms, of: .trip))
    }

    private func minutesLost(_ underWay: UnderWay) -> FigureViewModel? {
        guard underWay.tripsLosing > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: underWay.minutesLost),
            name: words.say("lost en route", context: "after a duration"),
            link: scope.link(UnderWay.losingTerms, of: .trip))
    }

    private func minutesRegained(_ underWay: UnderWay) -> FigureViewModel? {
        guard underWay.tripsRegaining > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: underWay.minutesRegained),
            name: words.say("made up en route", context: "after a duration"),
            link: scope.link(UnderWay.regainingTerms, of: .trip))
    }

    /// Returns the sum of fares in each currency, with the rates by hour and kilometre.
    private func fares(_ fares: Fares) -> [FigureViewModel] {
        fares.currencies.map { fares in
            let rates = [
                fares.byTheHour.amount.map {
                    words.anHour(words.fare(Fare($0.cents, currency: fares.currency)))
                },
                aKilometre(fares.byTheKilometre, in: fares.currency),
            ]
            return FigureViewModel(
                value: words.fare(Fare(fares.sum.amount, currency: fares.currency)),
                name: words.say("spent on fares", context: "after an amount of money"),
                note: rates.compactMap(\.self).listed,
                link: scope.link(fares.terms, of: .trip), id: "fares-" + fares.currency)
        }
    }

    /// Returns a rate such as "€0.12 a kilometre", or `nil` if no distance is known.
    private func aKilometre(_ rate: FareRate, in currency: String) -> String? {
        rate.amount.map {
            let said = words.aKilometre(words.fare(Fare($0.cents, currency: currency)))
            return rate.isAbout ? words.approximately(said) : said
        }
    }

    private func cancelled(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.cancelled > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.cancelled),
            name: words.say("cancelled", context: "after a number of trips"),
            link: scope.link(TripFigures.cancelledTerms, of: .trip))
    }

    private func notTaken(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.notTaken > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.notTaken), name: words.notTaken(figures.notTaken),
            link: scope.link(TripFigures.notTakenTerms, of: .trip))
    }

    private func connections(_ figures: TripFigures) -> FigureViewModel? {
        guard figures.missedConnections > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.missedConnections),
            name: words.say(
                one: "missed connection", other: "missed connections",
                count: figures.missedConnections),
            link: scope.link(TripFigures.missedTerms, of: .trip))
    }

    /// Returns the last two round numbers, with their trips.
    private func milestones(_ milestones: Milestones<CountedTrip>) -> [FigureViewModel] {
        milestones.numbered.suffix(2).map { number, trip in
            FigureViewModel(
                value: words.ordinal(number, .trip), name: trip.route.name,
                note: trip.day.map { words.day($0) } ?? "", link: .entry(trip.id.rawValue),
                id: "milestone-\(number)")
        }
    }
}

extension Decimal {
    /// The amount, rounded to hundredths.
    fileprivate nonisolated var cents: Decimal {
        var (exact, rounded) = (self, Decimal())
        NSDecimalRound(&rounded, &exact, 2, .plain)
        return rounded
    }
}

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
