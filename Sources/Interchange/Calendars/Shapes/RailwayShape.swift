import Domain

/// Deutsche Bahn, and the other railways with the timetable of HaCon: `A -> B`, since 2024
/// `A ➞ B`, with the legs in the description, in the language of the traveller.
enum RailwayShape: EventShape {
    private static let arrows = [" -> ", " ➞ "]

    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        let summary = event.summary
        guard
            let ends = arrows.lazy.compactMap({ summary.parted(at: $0) }).first(where: {
                !$0.before.isEmpty && !$0.after.isEmpty
            })
        else { return nil }
        let uid = event.text("UID")
        let stops = StopLine.all(in: event.description)
        let isKnown =
            uid.hasSuffix("@hafas") || uid.hasSuffix("@bahn.de") || uid.hasPrefix("bahn")
        guard isKnown || stops.count > 1 else { return nil }
        var journey = RecognisedJourney(
            author: "Deutsche Bahn", from: ends.before, to: ends.after, mode: .train)
        journey.day = day(in: event.description)
        guard stops.count.isMultiple(of: 2) else {
            journey.remarks.append("The description lists a leg without its end and was left out.")
            return journey
        }
        journey.legs = stride(from: 0, to: stops.count, by: 2).map {
            leg(from: stops[$0], to: stops[$0 + 1])
        }
        return journey
    }

    private static func leg(from: StopLine, to: StopLine) -> RecognisedJourney.Leg {
        RecognisedJourney.Leg(
            from: from.place, to: to.place, departure: from.clock, arrival: to.clock,
            mode: mode(of: from.service), service: from.service,
            words: from.words + "\n" + to.words)
    }

    private static func mode(of service: String) -> TravelMode {
        switch service.prefix(while: \.isLetter).lowercased() {
        case "bus", "bsv": .bus
        case "fäh", "fähre", "schiff": .ferry
        case "str", "tram", "u": .other
        default: .train
        }
    }

    /// The day after the second colon-ended word, as in `Datum: 26.07.22`.
    private static func day(in description: String) -> CalendarDay? {
        for line in description.split(separator: "\n") {
            guard let text = line.parted(at: ": ")?.after, text.utf8.count <= 10 else { continue }
            let parts = text.split(separator: ".").compactMap { Int($0) }
            guard parts.count == 3 else { continue }
            let year = parts[2] < 100 ? parts[2] + 2_000 : parts[2]
            return CalendarDay(year: year, month: parts[1], day: parts[0])
        }
        return nil
    }
}

/// A line of a description that says when a vehicle is where, such as
/// `ab 10:26 Frankfurt(Main)Hbf - Gleis 19 (ICE   16)` or `● ab 10:27 Berlin Hbf ▷ Gleis 14`.
struct StopLine {
    let clock: RecognisedJourney.Clock
    let place: String
    let service: String
    /// The line as it stands there.
    let words: String

    /// At most as many as one journey has.
    static func all(in description: String) -> [StopLine] {
        var stops: [StopLine] = []
        var heading = ""
        for line in description.split(separator: "\n").prefix(1_000) {
            if let stop = StopLine(line, isDeparture: stops.count.isMultiple(of: 2), heading) {
                stops.append(stop)
            } else {
                heading = line.bare
            }
        }
        return stops.count <= 80 ? stops : []
    }

    private init?(_ line: Substring, isDeparture: Bool, _ heading: String) {
        var words = line.split(separator: " ")
        if let bullet = words.first, ["●", "○"].contains(bullet) { words.removeFirst() }
        // One or two words say whether it leaves or comes.
        guard let at = words.prefix(3).firstIndex(where: { RecognisedJourney.Clock($0) != nil }),
            at > words.startIndex, let clock = RecognisedJourney.Clock(words[at]),
            !words[..<at].contains(where: { $0.hasSuffix(":") }), at + 1 < words.endIndex
        else { return nil }
        self.clock = clock
        self.words = line.bare
        var place = words[(at + 1)...].joined(separator: " ")
        if let parts = place.parted(at: "▷") {
            self.place = parts.before
            service = isDeparture ? heading.parenthesised?.before ?? heading : ""
            return
        }
        var service = ""
        if isDeparture, let parts = place.parenthesised, parts.inside.contains(where: \.isNumber) {
            (place, service) = (parts.before, parts.inside)
        }
        let platform = place.split(separator: " ").lastIndex(of: "-")
        self.place =
            platform.map { place.split(separator: " ")[..<$0].joined(separator: " ") } ?? place
        self.service = service
    }
}
