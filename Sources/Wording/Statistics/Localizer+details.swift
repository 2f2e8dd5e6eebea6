internal import Domain
package import Statistics

/// Further facts about films and trips, one in each line, which are shown on request.
extension Localizer {
    /// - Parameter most: the greatest number of names in a line.
    package func details(of films: FilmPageFigures, most: Int) -> [String] {
        var lines = [
            line(say("Genres"), names(films[.genres], most)),
            line(say("Directors"), names(films[.directors], most)),
            line(say("Countries"), names(films[.countries], most)),
            line(say("Places"), names(films.places, most)),
            line(say("Tags"), names(films.tags, most)),
            line(
                say("Decades"),
                films.releases.decades.map { counted(decadeName($0.key), $0.count) }),
        ]
        let (risen, fallen) = (films.changed.risen.count, films.changed.fallen.count)
        if risen + fallen > 0 {
            lines.append(
                say(
                    "Changed opinions: {risen} up, {fallen} down",
                    ["risen": number(risen), "fallen": number(fallen)]))
        }
        if let streak = films.streaks.longest, streak.length > 1 {
            lines.append(
                say(
                    one: "Longest streak: {count} day, {days}",
                    other: "Longest streak: {count} days, {days}", count: streak.length,
                    ["days": period(.days(streak.days))]))
        }
        return lines.filter { !$0.isEmpty }
    }

    /// - Parameter most: the greatest number of names in a line.
    package func details(of trips: TripPageFigures, most: Int) -> [String] {
        [
            journeys(trips.journeys),
            line(say("Trips on time by operator"), shares(trips.punctuality.operators, most)),
            line(say("Trips on time by service"), shares(trips.punctuality.services, most)),
            delay(trips.arrivals.quantiles),
            line(
                say("Routes"),
                trips.ways.most(most).filter { $0.count > 1 }.map {
                    counted($0.key.name, $0.count)
                }),
            line(
                say("Fares"),
                trips.fares.currencies.filter { !$0.currency.isEmpty }.map {
                    fare(Fare($0.sum.amount, currency: $0.currency))
                }),
        ].filter { !$0.isEmpty }
    }

    package func details(of claims: ClaimFigures) -> String {
        let sums = claims.currencies.flatMap { currency in
            currency.groups.map {
                claimSum(fare(Fare($0.sum.amount, currency: currency.currency)), $0.standing)
            }
        }
        return line(listed(.claim), sums)
    }

    private func journeys(_ figures: JourneyFigures) -> String {
        guard figures.journeys > 0 else { return "" }
        return line(
            say("Multi-leg journeys"),
            [
                number(figures.journeys), legs(figures.legs),
                figures.recorded > 0
                    ? say(
                        "{punctual} of {recorded} on time at the destination",
                        [
                            "punctual": number(figures.punctual),
                            "recorded": number(figures.recorded),
                        ]) : "",
            ].filter { !$0.isEmpty })
    }

    private func delay(_ delays: Quantiles) -> String {
        guard delays.count >= 5, let median = delays.median, let ninetieth = delays.ninetieth
        else { return "" }
        return say(
            "Delay at the arrival: {median} in the middle, {ninetieth} for nine of ten at most",
            ["median": duration(minutes: median), "ninetieth": duration(minutes: ninetieth)])
    }

    private func names(_ tally: NameTally, _ most: Int) -> [String] {
        tally.most(most).map { counted($0.key.text, $0.count) }
    }

    private func shares(_ groups: [PunctualityGroup<CountedName>], _ most: Int) -> [String] {
        groups.filter { !$0.punctuality.isFew }.prefix(most).map {
            say(
                "{name} ({punctual} of {recorded})",
                [
                    "name": $0.key.text, "punctual": number($0.punctuality.punctual),
                    "recorded": number($0.punctuality.recorded),
                ])
        }
    }

    private func counted(_ name: String, _ count: Int) -> String {
        say("{name} ({number})", ["name": name, "number": number(count)])
    }

    /// A name with its parts, or an empty text if there are none.
    private func line(_ name: String, _ parts: [String]) -> String {
        parts.isEmpty ? "" : point(name, parts.listed)
    }
}
