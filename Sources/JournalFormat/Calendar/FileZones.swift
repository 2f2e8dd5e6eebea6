package import Domain
import Foundation

/// The time zones as one calendar names them.
package struct FileZones: Sendable {
    private let calendar: Component?
    private let file: CalendarFile?
    /// Those that were read at once.
    private let read: [ZoneDefinition]?

    /// Those of a calendar that defines none.
    package init() {
        calendar = nil
        file = nil
        read = nil
    }

    package init(of calendar: Component, in file: CalendarFile) {
        self.calendar = calendar
        self.file = file
        read = nil
    }

    /// Those that some calendars define, read at once for the many times of one file.
    package init(definedBy file: CalendarFile) {
        calendar = nil
        self.file = nil
        read = file.calendars.flatMap(\.children).filter { $0.name == "VTIMEZONE" }
            .compactMap { ZoneDefinition($0, in: file) }
    }

    /// Read when somebody asks: most files name zones that need no definition.
    var definitions: [ZoneDefinition] {
        if let read { return read }
        guard let calendar, let file else { return [] }
        return calendar.children.filter { $0.name == "VTIMEZONE" }
            .compactMap { ZoneDefinition($0, in: file) }
    }

    /// The time that a value and its TZID mean; nil where the value is no DATE-TIME.
    package func dateTime(_ line: ContentLine) throws(TripError) -> DateTime? {
        guard let time = Values.time(line.value), let clock = time.clock else { return nil }
        let zone: Zone
        if clock.isUTC {
            zone = .utc
        } else if let identifier = line.parameter("TZID"), !identifier.isEmpty {
            zone = try self.zone(identifier, at: time.day, clock)
        } else {
            zone = .floating
        }
        return DateTime(
            time.day, hour: clock.hour, minute: clock.minute, second: clock.second, zone: zone)
    }

    /// The zone that a TZID means.
    ///
    /// A name of the time zone database means that zone. Any other name means what the file
    /// defines; where that agrees with the zone of the database that it says it is, as in
    /// `/freeassociation.sourceforge.net/Europe/Berlin`, it is that zone.
    func zone(
        _ identifier: String, at day: CalendarDay, _ clock: Values.Time.Clock
    ) throws(TripError) -> Zone {
        if let known = Self.known(identifier) { return known }
        let definition = definitions.first { $0.identifier == identifier }
        let seconds = definition?.secondsFromUTC(day, clock)
        let alias = [definition?.location, Self.tail(of: identifier)].lazy
            .compactMap { $0 }.compactMap(Self.known).first
        if let alias {
            guard let seconds else { return alias }
            let time = DateTime(
                day, hour: clock.hour, minute: clock.minute, second: clock.second, zone: alias)
            let offset = time?.instant.flatMap { alias.timeZone?.secondsFromGMT(for: $0) }
            if offset == seconds { return alias }
        }
        guard let seconds = seconds ?? FixedZone.seconds(in: identifier) else {
            throw .unknownTimeZone(identifier)
        }
        return .custom(name: identifier, secondsFromUTC: seconds)
    }

    /// The TZID by which this calendar already defines the zone of a time; nil where it doesn't.
    func identifier(for time: DateTime) -> String? {
        let clock = Values.Time.Clock(
            hour: time.hour, minute: time.minute, second: time.second, isUTC: false)
        if case .named(let name) = time.zone, definitions.contains(where: { $0.identifier == name })
        {
            return name
        }
        return definitions.first { definition in
            (try? zone(definition.identifier, at: time.day, clock)) == time.zone
        }?.identifier
    }

    static func known(_ identifier: String) -> Zone? {
        if identifier == "GMT" { return .utc }
        return try? Zone.identified(by: identifier)
    }

    /// The last two or three parts of a name such as `/citadel.org/20250101_1/Europe/Berlin`.
    static func tail(of identifier: String) -> String? {
        guard identifier.hasPrefix("/") else { return nil }
        let parts = identifier.split(separator: "/")
        return [3, 2].lazy.filter { parts.count > $0 }
            .map { parts.suffix($0).joined(separator: "/") }
            .first { Self.known($0) != nil }
    }
}
