import Domain

/// The form of Deutsche Bahn and other railways with HaCon's timetable software: `A -> B`, or `A ➞
/// B` since 2024, with the legs in the description, in the traveller's language.
enum RailwayShape {
    private static let arrows: [StaticString] = [" -> ", " ➞ "]

    static func journey(in event: CalendarEvent) -> RecognisedJourney? {
        let summary = event.summary
        guard
            let ends = arrows.lazy.compactMap({ summary.parted(at: $0) }).first(where: {
                !$0.before.isEmpty && !$0.after.isEmpty
            })
        else { return nil }
        let uid = event.text("UID")
        let lines = event.description.parts(at: "\n")
        let stops = StopLine.all(in: lines)
        let isKnown = uid.hasSuffix("@hafas") || uid.hasSuffix("@bahn.de") || uid.hasPrefix("bahn")
        guard isKnown || stops.count > 1 else { return nil }
        var journey = RecognisedJourney(
            author: "Deutsche Bahn", from: ends.before, to: ends.after, mode: .train)
        journey.day = day(in: lines)
        guard stops.count.isMultiple(of: 2) else {
            journey.remarks.append(.endlessLeg)
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

    /// Returns the day after a word with a colon, as in `Datum: 26.07.22`.
    private static func day(in lines: [Substring]) -> CalendarDay? {
        for line in lines {
            guard (8...30).contains(line.utf8.count), let text = line.parted(at: ": ")?.after
            else { continue }
            let parts = text.parts(at: ".").compactMap { Int($0) }
            guard parts.count == 3 else { continue }
            let year = parts[2] < 100 ? parts[2] + 2_000 : parts[2]
            return CalendarDay(year: year, month: parts[1], day: parts[0])
        }
        return nil
    }
}

/// A line of a description with the time of a vehicle at a stop, such as `ab 10:26
/// Frankfurt(Main)Hbf - Gleis 19 (ICE   16)` or `● ab 10:27 Berlin Hbf ▷ Gleis 14`.
struct StopLine {
    let clock: RecognisedJourney.Clock
    let place: String
    let service: String
    /// The whole line.
    let words: String

    /// Returns the stops, up to the greatest number in a journey.
    static func all(in lines: [Substring]) -> [StopLine] {
        var stops: [StopLine] = []
        var heading: Substring = ""
        for line in lines.prefix(1_000) {
            if let stop = StopLine(line, isDeparture: stops.count.isMultiple(of: 2), heading) {
                stops.append(stop)
            } else {
                heading = line
            }
        }
        return stops.count <= 80 ? stops : []
    }

    private init?(_ line: Substring, isDeparture: Bool, _ heading: Substring) {
        // Most lines have no time.
        guard line.utf8.contains(UInt8(ascii: ":")) else { return nil }
        var words = line.parts(at: " ")[...]
        if let bullet = words.first, bullet == "●" || bullet == "○" { words.removeFirst() }
        // One or two words before the time say whether it is a departure or an arrival.
        guard let at = words.prefix(3).firstIndex(where: { RecognisedJourney.Clock($0) != nil }),
            at > words.startIndex, let clock = RecognisedJourney.Clock(words[at]),
            !words[..<at].contains(where: { $0.utf8.last == UInt8(ascii: ":") }),
            at + 1 < words.endIndex
        else { return nil }
        self.clock = clock
        self.words = line.bare
        words = words[(at + 1)...]
        if let mark = words.firstIndex(of: "▷") {
            place = words[..<mark].joined(separator: " ")
            service = isDeparture ? heading.parenthesised?.before ?? heading.bare : ""
            return
        }
        var service = ""
        if isDeparture, let open = words.lastIndex(where: { $0.utf8.first == UInt8(ascii: "(") }) {
            let group = words[open...].joined(separator: " ")
            if let inside = group.parenthesised?.inside, inside.contains(where: \.isNumber) {
                service = inside
                words = words[..<open]
            }
        }
        if let platform = words.lastIndex(of: "-") { words = words[..<platform] }
        place = words.joined(separator: " ")
        self.service = service
    }
}
