import Domain

/// A VTIMEZONE of a file.
struct ZoneDefinition: Sendable {
    /// The most of a definition that is looked at, in bytes.
    private static let largest = 16 << 10

    let identifier: String
    /// The zone of the time zone database that its author says it is.
    let location: String?
    private let text: String?

    init?(_ component: Component, in file: CalendarFile) {
        let properties = component.propertyLines.compactMap {
            ContentLine(unfolded: file.unfolded($0))
        }
        guard let identifier = properties.first(where: { $0.name == "TZID" })?.value else {
            return nil
        }
        self.identifier = Values.text(identifier)
        location = properties.first { $0.name == "X-LIC-LOCATION" }?.value
        text = Self.text(of: component, in: file)
    }

    /// How far its clocks are ahead of UTC at a reading of them, in seconds; nil where the
    /// definition makes no sense.
    func secondsFromUTC(_ day: CalendarDay, _ clock: Values.Time.Clock) -> Int? {
        text.flatMap { ZoneShelf.secondsFromUTC($0, day, clock) }
    }

    /// What libical may read: it writes every onset out, so a definition that changes every
    /// second would never come to an end.
    private static func text(of component: Component, in file: CalendarFile) -> String? {
        let lines = component.lines.map { file.unfolded($0) }
        guard lines.reduce(0, { $0 + $1.count }) <= largest else { return nil }
        let texts = lines.map { String(decoding: $0, as: UTF8.self) }
        guard texts.allSatisfy(makesSense), texts.contains(where: { $0.hasPrefix("TZOFFSETTO") })
        else { return nil }
        return texts.joined(separator: "\r\n") + "\r\n"
    }

    private static func makesSense(_ line: String) -> Bool {
        guard let line = ContentLine(unfolded: Array(line.utf8)) else { return true }
        let value = line.value.uppercased()
        switch line.name {
        case "RRULE":
            return value.contains("FREQ=YEARLY") && value.filter { $0 == "," }.count <= 12
                && !["BYHOUR", "BYMINUTE", "BYSECOND"].contains(where: value.contains)
        case "DTSTART":
            return (Values.time(value)?.day.year ?? 0) >= 1600
        case "TZOFFSETFROM", "TZOFFSETTO":
            return value.wholeMatch(of: /[+-]\d{4}(\d\d)?/) != nil
        default:
            return true
        }
    }
}
