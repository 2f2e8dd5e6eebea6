import Domain

/// The form of National Rail: `Journey Details: A (GLC) to B (KGX)`, and a similar line with times
/// for each leg.
enum NationalRailShape {
    private static let heading = "Journey Details: "

    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        guard event.summary.hasPrefix(heading),
            let ends = ends(event.summary.dropFirst(heading.count))
        else { return nil }
        var journey = RecognisedJourney(
            author: "National Rail", from: ends.from, to: ends.to, mode: .train)
        var walks: [RowRemark] = []
        for line in event.description.parts(at: "\n").prefix(1_000) {
            if line.hasPrefix(heading) {
                if let leg = leg(line.dropFirst(heading.count)) { journey.legs.append(leg) }
            } else if !journey.legs.isEmpty, let (name, value) = line.parted(at: ": ") {
                let last = journey.legs.count - 1
                journey.legs[last].words += "\n" + line.bare
                switch name {
                case "Train Company": journey.legs[last].operator = value
                case "Mode of Transport" where value == "Walk":
                    let walk = journey.legs.removeLast()
                    walks.append(.walk(from: walk.from, to: walk.to))
                case "Mode of Transport": journey.legs[last].mode = mode(value)
                default: break
                }
            }
        }
        journey.remarks += walks
        return journey
    }

    private static func mode(_ word: String) -> TravelMode {
        switch word {
        case "Train": .train
        case "Bus", "Coach", "Replacement Bus": .bus
        case "Ferry", "Ship": .ferry
        default: .other
        }
    }

    /// Reads a leg such as `A (GLC) to B (EUS), dep 12:40, arr 17:12`.
    private static func leg(_ text: Substring) -> RecognisedJourney.Leg? {
        guard let (places, times) = text.parted(at: ", dep "),
            let (left, came) = times.parted(at: ", arr "), let ends = ends(places[...]),
            let departure = RecognisedJourney.Clock(left),
            let arrival = RecognisedJourney.Clock(came)
        else { return nil }
        return RecognisedJourney.Leg(
            from: ends.from, to: ends.to, departure: departure, arrival: arrival,
            words: String(text))
    }

    private static func ends(_ text: Substring) -> (from: String, to: String)? {
        guard let (first, second) = text.parted(at: ") to "),
            let from = (first + ")").parenthesised?.before, let to = second.parenthesised?.before,
            !from.isEmpty, !to.isEmpty
        else { return nil }
        return (from, to)
    }
}
