import Domain

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
