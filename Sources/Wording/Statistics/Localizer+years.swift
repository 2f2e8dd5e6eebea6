internal import Domain
package import Statistics

/// Words about the numbers of a year.
extension Localizer {
    /// The heading of a year, or of the entries without a day.
    package func year(_ year: Int?) -> String { year.map { "\($0)" } ?? dayUnknown }

    package var allYears: String { say("All years") }

    /// The text while no entries count.
    package var nothingToCount: String { say("No entries in this period") }

    package func facts(of films: FilmFigures) -> [String] {
        var facts = [viewings(films)]
        if films.timed > 0 {
            facts.append(
                of(films.timed, films.viewings, sum(minutes: films.minutes)))
        }
        if films.rewatches > 0 {
            facts.append(
                say(
                    one: "{count} rewatch", other: "{count} rewatches", count: films.rewatches
                ))
        }
        for feedback in Feedback.allCases.reversed() {
            if let count = films.feedback[feedback] {
                facts.append(
                    say(
                        "{feedback}: {number}",
                        ["feedback": self.feedback(feedback), "number": number(count)]))
            }
        }
        return facts
    }

    private func viewings(_ films: FilmFigures) -> String {
        films.different == films.viewings
            ? entries(films.viewings, of: .film)
            : say(
                one: "{viewings} viewings of {count} film",
                other: "{viewings} viewings of {count} films",
                count: films.different, ["viewings": number(films.viewings)])
    }

    package func facts(of trips: TripFigures) -> [String] {
        var facts = [entries(trips.all, of: .trip)]
        if trips.travelled != trips.all { facts.append(taken(trips.travelled)) }
        if trips.measured > 0 {
            facts.append(
                of(
                    trips.measured, trips.travelled,
                    kilometres(metres: trips.metres, isAbout: trips.about > 0)))
        }
        if trips.timed > 0 {
            facts.append(
                of(
                    trips.timed, trips.travelled,
                    say(
                        "{duration} travel time", ["duration": sum(minutes: trips.minutes)])))
        }
        let punctuality = trips.punctuality
        if punctuality.recorded > 0 {
            facts.append(
                say(
                    "{punctual} of {recorded} on time at the destination",
                    [
                        "punctual": number(punctuality.punctual),
                        "recorded": number(punctuality.recorded),
                    ]))
        }
        if trips.minutesLate > 0 {
            facts.append(
                say(
                    "{duration} total delay",
                    ["duration": sum(minutes: trips.minutesLate)]))
        }
        if trips.cancelled > 0 {
            facts.append(
                say(one: "{count} cancelled", other: "{count} cancelled", count: trips.cancelled))
        }
        if trips.notTaken > 0 {
            facts.append(
                say(
                    one: "{count} missed or not taken", other: "{count} missed or not taken",
                    count: trips.notTaken))
        }
        if trips.missedConnections > 0 {
            facts.append(
                say(
                    one: "{count} missed connection", other: "{count} missed connections",
                    count: trips.missedConnections))
        }
        return facts
    }

    /// A distance, such as "1,234 km", or "about 1,234 km" if places were looked up for it.
    package func kilometres(metres: Int, isAbout: Bool) -> String {
        let distance = say("{number} km", ["number": number(metres: metres)])
        return isAbout ? approximately(distance) : distance
    }

    /// A number of kilometres.
    package func number(metres: Int) -> String { number((metres + 500) / 1_000) }

    /// A sum of durations. One of a day or more is rounded to hours.
    package func sum(minutes: Int) -> String {
        duration(minutes: minutes < 1_440 ? minutes : (minutes + 30) / 60 * 60)
    }

    /// A sum, with the number of values that it is based on if that is not all.
    private func of(_ known: Int, _ all: Int, _ sum: String) -> String {
        known == all
            ? sum
            : say(
                "{sum} (from {known} of {all})",
                ["sum": sum, "known": number(known), "all": number(all)])
    }
}

/// Words for the periods of statistics.
extension Localizer {
    /// The name of a period, such as "All years", "2025", "March 2025" or "1 March 2025 – 30 June
    /// 2025".
    package func period(_ period: StatisticsPeriod) -> String {
        switch period {
        case .everything: allYears
        case .year(let year): self.year(year)
        case .month(let year, let month): self.month(year: year, month: month)
        case .days(let days): self.days(days)
        }
    }

    private func days(_ days: ClosedRange<CalendarDay>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return day(year: first.year, month: first.month, day: first.day) }
        return say(
            "{first} – {last}",
            [
                "first": day(year: first.year, month: first.month, day: first.day),
                "last": day(year: last.year, month: last.month, day: last.day),
            ])
    }

    /// The choice of the whole year, beside its months.
    package var wholeYear: String { say("Full Year") }

    /// The label of the switch that limits statistics to the list's search.
    package func onlyWhatIsSearched(_ search: String) -> String {
        say("Only “{search}”", ["search": search.quoted])
    }
}
