import Domain

/// The form of a title that names two places. Its event may be a trip, which only the person can
/// tell: `Talk to Anna` has the same form as `Vienna to Graz`.
enum RouteTitle: String, CaseIterable {
    /// The form `A -> B` and similar arrows.
    case arrow
    /// The form `FRA-JFK` with two known airport codes.
    case hyphen
    /// The form `from A to B`.
    case fromTo
    /// The form `A to B`.
    case to

    /// Returns the form of a title and the places it names, or `nil` if it names none.
    static func journey(
        in title: String, gazetteer: any FindsPlaces
    ) -> (RouteTitle, RecognisedJourney)? {
        if let flight = flight(title, gazetteer) { return flight }
        for form in allCases {
            guard let ends = form.ends(title), !ends.from.isEmpty, !ends.to.isEmpty else {
                continue
            }
            var journey = RecognisedJourney(
                author: "", from: ends.from, to: ends.to, mode: mode(title))
            if ends.service.contains(where: \.isNumber) { journey.service = ends.service }
            return (form, journey)
        }
        return nil
    }

    /// Reads a title such as `LH400 FRA-JFK` or `Flight UA 961 EWR → FRA`: two known airport codes,
    /// which a flight number may precede. With an arrow, the word or a flight number is enough
    /// without known codes.
    private static func flight(
        _ title: String, _ gazetteer: any FindsPlaces
    ) -> (RouteTitle, RecognisedJourney)? {
        for (sign, form) in signs {
            // A word may contain a hyphen, but a flight has only one arrow.
            let ends = form == .hyphen ? title.parted(atLast: sign) : title.parted(at: sign)
            guard let (left, to) = ends, TripItShape.isAirport(to[...]) else { continue }
            var words = left.parts(at: " ")
            // A sign before both of them means that there are more.
            guard let from = words.popLast(), TripItShape.isAirport(from), words.last != "-",
                words.last != "–"
            else { continue }
            let mode = mode(left)
            switch mode {
            case .flight: words = Array(words.dropFirst())
            case .other: break
            default: return nil
            }
            let number = words.joined()
            let service = TripItShape.service(
                number.hasSuffix(":") ? number.dropLast() : number[...])
            func isKnown(_ code: String) -> Bool { gazetteer.airport(code: code) != nil }
            guard
                form == .arrow && (mode == .flight || service != nil)
                    || isKnown(String(from)) && isKnown(to)
            else { continue }
            var journey = RecognisedJourney(author: "", from: String(from), to: to, mode: .flight)
            journey.service = service ?? ""
            return (form, journey)
        }
        return nil
    }

    private static let signs: [(sign: StaticString, form: RouteTitle)] = [
        ("→", .arrow), ("->", .arrow), ("➞", .arrow), ("➔", .arrow), ("⟶", .arrow),
        ("-", .hyphen), ("–", .hyphen),
    ]

    private func ends(_ title: String) -> (service: String, from: String, to: String)? {
        switch self {
        case .arrow:
            for (sign, form) in Self.signs where form == .arrow {
                guard let (left, to) = title.parted(at: sign) else { continue }
                let (service, from) = left.parted(at: ": ") ?? ("", left)
                return (service, from, to)
            }
            return nil
        case .hyphen: return nil
        case .fromTo:
            for (from, to) in Self.prepositions {
                guard let (service, route) = title.parted(at: from),
                    let (start, end) = route.parted(at: to)
                else { continue }
                return (service, start, end)
            }
            return nil
        case .to:
            for word: StaticString in [" to ", " nach "] {
                if let (from, to) = title.parted(at: word) { return ("", from, to) }
            }
            return nil
        }
    }

    private static let prepositions: [(StaticString, StaticString)] = [
        ("from ", " to "), ("From ", " to "), ("von ", " nach "),
    ]

    /// The words and pictures with which a title may begin. Träwelling's calendars have pictures.
    private static let modes: [(word: String, mode: TravelMode)] = [
        ("Train", .train), ("Zug", .train), ("Bus", .bus), ("Flight", .flight),
        ("Flug", .flight), ("Ferry", .ferry), ("Fähre", .ferry),
        ("🚄", .train), ("🚅", .train), ("🚆", .train), ("🚞", .train), ("🚋", .train),
        ("🚇", .train), ("🚊", .train), ("🚂", .train), ("🚌", .bus), ("⛴", .ferry),
        ("⛴️", .ferry), ("✈", .flight), ("✈️", .flight),
    ]

    static func mode(_ title: String) -> TravelMode {
        modes.first { title.hasPrefix($0.word) }?.mode ?? .other
    }
}
