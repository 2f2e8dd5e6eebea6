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
        let opinions = Feedback.allCases.reversed().map { feedback in
            films.feedback[feedback].map {
                say(
                    "{feedback}: {number}",
                    ["feedback": self.feedback(feedback), "number": number($0)])
            } ?? ""
        }
        return
            ([
                viewings(films),
                films.timed == 0
                    ? "" : of(films.timed, films.viewings, sum(minutes: films.minutes)),
                say(one: "{count} rewatch", other: "{count} rewatches", ifAny: films.rewatches),
            ] + opinions).filter { !$0.isEmpty }
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
        let punctuality = trips.punctuality
        return [
            entries(trips.all, of: .trip),
            trips.travelled == trips.all ? "" : taken(trips.travelled),
            trips.measured == 0
                ? ""
                : of(
                    trips.measured, trips.travelled,
                    kilometres(metres: trips.metres, isAbout: trips.about > 0)),
            trips.timed == 0
                ? ""
                : of(
                    trips.timed, trips.travelled,
                    say("{duration} travel time", ["duration": sum(minutes: trips.minutes)])),
            punctuality.recorded == 0
                ? ""
                : say(
                    "{punctual} of {recorded} on time at the destination",
                    [
                        "punctual": number(punctuality.punctual),
                        "recorded": number(punctuality.recorded),
                    ]),
            trips.minutesLate == 0
                ? ""
                : say("{duration} total delay", ["duration": sum(minutes: trips.minutesLate)]),
            say(one: "{count} cancelled", other: "{count} cancelled", ifAny: trips.cancelled),
            say(
                one: "{count} missed or not taken", other: "{count} missed or not taken",
                ifAny: trips.notTaken),
            say(
                one: "{count} missed connection", other: "{count} missed connections",
                ifAny: trips.missedConnections),
        ].filter { !$0.isEmpty }
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
        if first == last { return day(first) }
        return say(
            "{first} – {last}",
            ["first": day(first), "last": day(last)])
    }

    /// The choice of the whole year, beside its months.
    package var wholeYear: String { say("Full Year") }

    /// The label of the switch that limits statistics to the list's search.
    package func onlyWhatIsSearched(_ search: String) -> String {
        say("Only “{search}”", ["search": search.quoted])
    }
}
