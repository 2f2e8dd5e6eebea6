package import Domain
import Presentation

extension Localizer {
    package func kind(_ kind: EntryKind) -> String {
        switch kind {
        case .film: say("Film", context: "an entry of the journal")
        case .trip: say("Trip", context: "an entry of the journal")
        case .pass: say("Season Ticket", context: "an entry of the journal")
        case .claim: say("Claim", context: "an entry of the journal")
        }
    }

    /// The name of the filter for entries of a kind, or for all.
    package func listed(_ kind: EntryKind?) -> String {
        switch kind {
        case nil: say("All", context: "entries of the journal")
        case .film: say("Films")
        case .trip: say("Trips")
        case .pass: say("Season Tickets")
        case .claim: say("Claims")
        }
    }

    /// The name of the filter for films that are still to be seen.
    package var listedWanted: String {
        say("Watchlist", context: "films that are still to be seen")
    }

    /// The name of a trip by a means of transport.
    package func trip(by mode: TravelMode) -> String {
        switch mode {
        case .train: say("Train")
        case .bus: say("Bus")
        case .flight: say("Flight")
        case .ferry: say("Ferry")
        case .other: kind(.trip)
        }
    }

    /// The name of a means of transport where one is chosen.
    package func mode(_ mode: TravelMode) -> String {
        mode == .other ? say("Other", context: "a means of transport") : trip(by: mode)
    }

    /// The kind of an entry in its row.
    package func kind(of content: EntrySummary.Content) -> String {
        switch content {
        case .film: kind(.film)
        case .trip(_, _, let mode, _): trip(by: mode)
        case .pass: kind(.pass)
        case .claim: kind(.claim)
        }
    }

    /// The feedback or the status, such as "really good" or "12 min late", or that a film is
    /// on the watchlist. Empty if there is none.
    package func detail(of summary: EntrySummary) -> String {
        [fact(of: summary), otherDetail(of: summary)].listed
    }

    /// The fact at the end of an entry's row: the feedback, the outcome or the amount. Empty if
    /// none is known.
    package func fact(of summary: EntrySummary) -> String {
        if summary.isWanted { return "" }
        if let owed = summary.owed { return fare(owed.amount) }
        return switch summary.content {
        case .film(_, _, let feedback): self.feedback(feedback)
        case .trip(_, _, _, let status): self.status(status)
        case .pass: ""
        case .claim(let claim): claim.amount.map { fare($0) } ?? ""
        }
    }

    /// The state of an entry beside its fact, such as "sent" or "claim by 20 Feb 2027". Empty if
    /// the fact says all.
    package func otherDetail(of summary: EntrySummary) -> String {
        if summary.isWanted { return wanted }
        if let owed = summary.owed { return until(owed.until) }
        return switch summary.content {
        case .film, .trip: ""
        case .pass(let pass): until(lastDay: pass.validUntil)
        case .claim(let claim): state(claim.state(on: nil))
        }
    }

    /// The line below an entry's title, such as "20 Nov · 14:02 · 2 legs", or an empty text if
    /// nothing is known.
    ///
    /// - Parameter day: the day in words, or an empty text if a heading names it.
    package func circumstances(of summary: EntrySummary, on day: String) -> String {
        [
            day, summary.time.map { time($0) } ?? "", summary.legs > 1 ? legs(summary.legs) : "",
            otherDetail(of: summary),
        ].listed
    }

    /// The facts beneath an entry's title, such as "20 Nov · 14:02 · 12 min late", or an empty text
    /// if there are none.
    ///
    /// - Parameter day: the day in words, or an empty text if a heading names it.
    package func facts(of summary: EntrySummary, on day: String) -> String {
        [
            day, summary.time.map { time($0) } ?? "", detail(of: summary),
            summary.legs > 1 ? legs(summary.legs) : "",
        ].listed
    }

    /// Long circumstances for a row, one text for each month, by which its width is measured
    /// together with a long fact.
    package var fullCircumstances: [String] {
        let others = [time(hour: 20, minute: 48), legs(2)]
        return (1...12).map { month in
            ([shortDay(year: 2026, month: month, day: 28)] + others).listed
        }
    }

    /// A long fact for a row.
    package var fullFact: String { status(.missedConnection) }

    /// Loads the formats of days, times and numbers on the list's rows. It takes some milliseconds
    /// once, which another thread can spend while a window opens.
    public static func prepareRows() {
        _ = (
            ofProgram.fullCircumstances, ofProgram.fullFact,
            ofProgram.month(year: 2026, month: 1), ofProgram.number(1_000)
        )
    }

    /// The day of an entry with its year. It is empty for a wanted film without a day.
    package func dayOfYear(of summary: EntrySummary) -> String {
        summary.day.map { shortDayOfYear($0) } ?? (summary.isWanted ? "" : dayUnknown)
    }

    /// The title of an entry for use within a sentence, cut to 160 characters.
    func isolatedTitle(of entry: Entry) -> String { title(of: entry, upTo: 160) }

    /// The title of an entry for a menu, cut to 30 characters.
    func shortTitle(of entry: Entry) -> String { title(of: entry, upTo: 30) }

    private func title(of entry: Entry, upTo most: Int) -> String {
        // The arrow of a trip and the year of a film follow the first letter, as the isolate does.
        let title =
            switch entry {
            case .film(let film):
                Film.nameInList(title: film.title.displayLine(upTo: most), year: film.year)
            case .trip(let trip):
                Trip.nameInList(
                    from: trip.from.displayLine(upTo: most), to: trip.to.displayLine(upTo: most))
            case .pass(let pass): pass.name.displayLine(upTo: most)
            case .claim(let claim): claim.subject.displayLine(upTo: most)
            }
        return title.isolated
    }

    /// The heading over the other entries of a day.
    package var sameDay: String { say("Same Day") }

    /// The heading over the other viewings of a film.
    package var otherViewings: String { say("Other Viewings") }

    /// The text in place of an unknown day.
    package var dayUnknown: String { say("Unknown date") }
}
