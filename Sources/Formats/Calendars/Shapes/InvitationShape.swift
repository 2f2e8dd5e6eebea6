import Domain

/// The form of airlines and their travel agents: `Your flight from FRA to EWR` (Lufthansa and
/// Swiss), or `Flug nach TOULOUSE FR` in an event at an airport. The flight number and the
/// passenger are in the description.
enum InvitationShape {
    private static let routes: [(your: String, from: StaticString, to: StaticString)] = [
        ("your ", " from ", " to "), ("ihr ", " von ", " nach "), ("ihre ", " von ", " nach "),
    ]
    private static let modes: [String: TravelMode] = [
        "flight": .flight, "flug": .flight, "train": .train, "zug": .train, "bus": .bus,
        "ferry": .ferry, "fähre": .ferry,
    ]

    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        var title = event.summary[...]
        let isCancelled = ItineraryShape.cancelled.first { title.hasPrefix($0) }
        title = title.dropFirst(isCancelled?.count ?? 0)
        guard var journey = invitation(title) ?? flight(title, event) else { return nil }
        journey.isCancelled = isCancelled != nil
        for line in event.description.parts(at: "\n").prefix(1_000) {
            guard let (name, value) = line.parted(at: ": ") else { continue }
            switch name.lowercased() {
            case "flight number", "flight no", "flight no.", "flugnummer", "train number",
                "zugnummer":
                if journey.service.isEmpty, isService(value) { journey.service = value }
            case "operated by", "airline", "durchgeführt von", "fluggesellschaft":
                journey.operator = value
            default: break
            }
        }
        return journey
    }

    private static func invitation(_ title: Substring) -> RecognisedJourney? {
        for route in routes where title.lowercased().hasPrefix(route.your) {
            guard let (word, places) = title.dropFirst(route.your.count).parted(at: route.from),
                let mode = modes[word.lowercased()], let (from, to) = places.parted(at: route.to),
                !from.isEmpty, !to.isEmpty
            else { continue }
            return RecognisedJourney(author: author, from: from, to: to, mode: mode)
        }
        return nil
    }

    /// Reads `Flight to B` or `Flight LH 123 to B`, from the airport in the event's location.
    private static func flight(_ title: Substring, _ event: CalendarEvent) -> RecognisedJourney? {
        let place = event.text("LOCATION")
        let from = place.hasPrefix("from ") ? place.dropFirst(5).bare : place
        guard isAirport(from) else { return nil }
        for to: StaticString in [" to ", " nach "] {
            guard let (vehicle, end) = title.parted(at: to), !end.isEmpty else { continue }
            let words = vehicle.parts(at: " ")
            let service = words.dropFirst().joined(separator: " ")
            guard let word = words.first, modes[word.lowercased()] == .flight,
                service.isEmpty || isService(service)
            else { continue }
            var journey = RecognisedJourney(author: author, from: from, to: end, mode: .flight)
            journey.service = service
            return journey
        }
        return nil
    }

    private static let author = "Airline"
    private static let airports: Set = [
        "airport", "flughafen", "aéroport", "aeropuerto", "aeroporto", "luchthaven", "intl",
        "international",
    ]

    /// Whether a place says that it is an airport or has an airport's code, such as `FRA` or
    /// `Frankfurt (FRA)`.
    private static func isAirport(_ place: String) -> Bool {
        let words = place.split { !$0.isLetter && $0 != "(" && $0 != ")" }
        return TripItShape.isAirport(place[...])
            || words.contains {
                $0.first == "(" && $0.last == ")"
                    && TripItShape.isAirport($0.dropFirst().dropLast())
            }
            || words.contains { airports.contains($0.lowercased()) }
    }

    /// Whether a text is a service such as `LH 123`, and not a sentence.
    private static func isService(_ text: String) -> Bool {
        text.utf8.count <= 12 && text.contains(where: \.isNumber)
    }
}
