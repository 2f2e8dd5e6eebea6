package import Domain
import Foundation

/// The time zones as one calendar names them.
package struct FileZones: Sendable {
    /// Nil if it defines none.
    private let own: ZoneDefinitions?

    /// Those of a calendar that defines none.
    package init() {
        own = nil
    }

    package init(of calendar: Component, in file: CalendarFile) {
        own = ZoneDefinitions(calendar.children, in: file)
    }

    /// Those that some calendars define.
    package init(definedBy file: CalendarFile) {
        own = ZoneDefinitions(file.calendars.flatMap(\.children), in: file)
    }

    var definitions: [ZoneDefinition] { own?.definitions ?? [] }

    /// How many days and years were looked at to work its zones out.
    var workDone: Int { own?.workDone ?? 0 }

    /// How far the clocks of a zone of this calendar are ahead of UTC at a reading of them.
    func secondsFromUTC(
        _ definition: ZoneDefinition, at reading: ZoneReading
    ) -> Result<Int, ZoneDefect> {
        own?.secondsFromUTC(definition, at: reading) ?? .failure(.unknown(definition.identifier))
    }

    /// The time that a value and its TZID mean; nil where the value is no DATE-TIME.
    package func dateTime(_ line: ContentLine) throws(ZoneDefect) -> DateTime? {
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
    ) throws(ZoneDefect) -> Zone {
        if let known = Self.known(identifier) { return known }
        let definition = own?.definition(identifier)
        let defined = definition.map { secondsFromUTC($0, at: ZoneReading(day, clock)) }
        let seconds = try? defined?.get()
        let alias = [definition?.location, Self.tail(of: identifier)].lazy
            .compactMap { $0 }.compactMap(Self.known).first
        if let alias {
            guard let seconds else { return alias }
            let time = DateTime(
                day, hour: clock.hour, minute: clock.minute, second: clock.second, zone: alias)
            // The offset of the reading, which in a night that skips it is the one before.
            let instant = time?.instant.map { Int($0.timeIntervalSince1970) }
            if instant == ZoneReading(day, clock).clock - seconds { return alias }
        }
        if let seconds = seconds ?? FixedZone.seconds(in: identifier) {
            return .custom(name: identifier, secondsFromUTC: seconds)
        }
        if case .failure(let defect) = defined { throw defect }
        throw .unknown(identifier)
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
