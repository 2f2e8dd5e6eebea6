import Domain

/// The forms in which known authors write trips as events. Any other event with two places only may
/// be a trip.
enum EventShapes {
    /// Returns the journey of an event, or `nil` if it is not written in one of the forms.
    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        RailwayShape.journey(in: event) ?? NationalRailShape.journey(in: event)
            ?? RegioJetShape.journey(in: event) ?? ItineraryShape.journey(in: event)
            ?? TripItShape.journey(in: event) ?? InvitationShape.journey(in: event)
    }
}

/// The form of KDE Itinerary: `Train 5186 from A to B`, with `Canceled: ` in front if it was
/// cancelled.
enum ItineraryShape {
    private static let modes: [(word: String, mode: TravelMode)] = [
        ("Train ", .train), ("Bus ", .bus), ("Flight ", .flight), ("Ferry ", .ferry),
    ]
    static let cancelled = ["Canceled: ", "Cancelled: "]

    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        var title = event.summary[...]
        let isCancelled = cancelled.first { title.hasPrefix($0) }
        title = title.dropFirst(isCancelled?.count ?? 0)
        guard let mode = modes.first(where: { title.hasPrefix($0.word) }),
            let (service, route) = title.dropFirst(mode.word.count - 1).parted(at: " from "),
            let (from, to) = route.parted(at: " to "), !from.isEmpty, !to.isEmpty,
            service.isEmpty || service.contains(where: \.isNumber)
        else { return nil }
        var journey = RecognisedJourney(
            author: "KDE Itinerary", from: from, to: to, mode: mode.mode)
        journey.service = service
        journey.isCancelled = isCancelled != nil
        return journey
    }
}

/// The form of TripIt: `SK2535 CPH to BHX`.
enum TripItShape {
    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        let words = event.summary.split(separator: " ")
        guard words.count == 4, words[2] == "to", isAirport(words[1]), isAirport(words[3]),
            let service = service(words[0])
        else { return nil }
        var journey = RecognisedJourney(
            author: "TripIt", from: String(words[1]), to: String(words[3]), mode: .flight)
        journey.service = service
        return journey
    }

    /// Whether a word has the form of an airport code.
    static func isAirport(_ word: Substring) -> Bool {
        word.utf8.count == 3 && word.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// Returns `SK 2535` for `SK2535`, or `nil` for another word. An airline's code may contain a
    /// digit, as in `U24832`.
    static func service(_ word: Substring) -> String? {
        let code = word.prefix(2)
        let number = word.dropFirst(2)
        guard (1...4).contains(number.utf8.count),
            number.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            code.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }),
            code.utf8.contains(where: { (0x41...0x5A).contains($0) })
        else { return nil }
        return code + " " + number
    }
}

/// The form of RegioJet: `#9876543210: From A, to B, seat: 1/42`, and a table of stops in the
/// description.
enum RegioJetShape {
    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        guard event.summary.hasPrefix("#"),
            let (number, route) = event.summary.parted(at: ": From "),
            number.dropFirst().allSatisfy(\.isNumber),
            let (from, rest) = route.parted(at: ", to ")
        else { return nil }
        let (to, seat) = rest.parted(at: ", seat: ") ?? (rest, "")
        guard !from.isEmpty, !to.isEmpty else { return nil }
        var journey = RecognisedJourney(author: "RegioJet", from: from, to: to)
        journey.operator = "RegioJet"
        journey.seat = seat
        var left: (clock: RecognisedJourney.Clock, cells: [String], line: String)?
        for line in event.description.parts(at: "\n").prefix(1_000) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(\.bare)
            guard cells.count >= 2, let (end, time) = cells[0].parted(at: ":"),
                let clock = RecognisedJourney.Clock(time)
            else { continue }
            if end == "Dep" {
                left = (clock, cells, line.bare)
            } else if end == "Arr", let departure = left {
                journey.legs.append(
                    leg(departure.cells, departure.clock, cells, clock, departure.line))
                left = nil
            }
        }
        if left != nil {
            journey.remarks.append(.endlessLeg)
            journey.legs = []
        }
        return journey
    }

    private static func leg(
        _ departure: [String], _ left: RecognisedJourney.Clock, _ arrival: [String],
        _ came: RecognisedJourney.Clock, _ line: String
    ) -> RecognisedJourney.Leg {
        // The connection has the form `Vienna → Prague (RJ, RJ 1234)`.
        let connection = departure.dropFirst(2).first(where: { $0.contains("→") }) ?? ""
        let vehicle = connection.parenthesised?.inside ?? ""
        let service = vehicle.parted(at: ",")?.after ?? vehicle
        let seat = departure.count > 3 ? departure[departure.count - 1] : ""
        return RecognisedJourney.Leg(
            from: departure[1], to: arrival[1], departure: left, arrival: came,
            mode: mode(vehicle), operator: "RegioJet", service: service, seat: seat, words: line)
    }

    private static func mode(_ vehicle: String) -> TravelMode {
        let kind = vehicle.prefix { $0.isLetter }.uppercased()
        if kind.isEmpty { return .other }
        return ["BUS", "AUTOBUS"].contains(kind) ? .bus : .train
    }
}

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
