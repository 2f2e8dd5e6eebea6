package import Domain
import Foundation

/// The time zones of a calendar by their names.
package struct FileZones: Sendable {
    /// The calendar's definitions, or `nil` if it has none.
    private let own: ZoneDefinitions?

    /// Makes the zones of a calendar without definitions.
    package init() {
        own = nil
    }

    package init(of calendar: Component, in file: CalendarFile) {
        own = ZoneDefinitions(calendar.children, in: file)
    }

    /// Makes the zones that the calendars of a file define.
    package init(definedBy file: CalendarFile) {
        own = ZoneDefinitions(file.calendars.flatMap(\.children), in: file)
    }

    var definitions: [ZoneDefinition] { own?.definitions ?? [] }

    /// The number of days and years that were examined to work out its zones.
    var workDone: Int { own?.workDone ?? 0 }

    /// Returns the offset from UTC in seconds at which a zone's clocks show a reading.
    func secondsFromUTC(
        _ definition: ZoneDefinition, at reading: ZoneReading
    ) -> Result<Int, ZoneDefect> {
        own?.secondsFromUTC(definition, at: reading) ?? .failure(.unknown(definition.identifier))
    }

    /// Returns the time of a value and its TZID, or `nil` if the value is no DATE-TIME.
    ///
    /// - Throws: the defect of the TZID's zone.
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
        return time.dateTime(in: zone)
    }

    /// Returns the zone of a TZID.
    ///
    /// A name of the time zone database means that zone. Any other name means the file's
    /// definition. If that agrees with the database's zone that it names, as in
    /// `/freeassociation.sourceforge.net/Europe/Berlin`, it is that zone; so is such a name without
    /// a definition.
    ///
    /// - Throws: the defect of the definition, or that there is none.
    func zone(
        _ identifier: String, at day: CalendarDay, _ clock: Values.Time.Clock
    ) throws(ZoneDefect) -> Zone {
        if let known = Self.known(identifier) { return known }
        let definition = own?.definition(identifier)
        let defined = definition.map { secondsFromUTC($0, at: ZoneReading(day, clock)) }
        let seconds = try? defined?.get()
        let named = [definition?.location, Self.tail(of: identifier)].lazy
            .compactMap { $0 }.compactMap(Self.known).first
        let isSound = definition == nil || seconds != nil
        if let alias = named ?? (isSound ? Self.meant(by: identifier) : nil) {
            guard let seconds else { return alias }
            let time = Values.Time(day: day, clock: clock).dateTime(in: alias)
            // In a night that skips the reading, its offset is the one before.
            let instant = time?.instant.map { Int($0.timeIntervalSince1970) }
            if instant == ZoneReading(day, clock).clock - seconds { return alias }
        }
        if let seconds = seconds ?? FixedZone.seconds(in: identifier) {
            return .custom(name: identifier, secondsFromUTC: seconds)
        }
        if case .failure(let defect) = defined { throw defect }
        throw .unknown(identifier)
    }

    /// Returns the TZID with which this calendar defines the zone of a time, or `nil` if it does
    /// not.
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
        namesOfUTC.contains(identifier) ? .utc : try? Zone.identified(by: identifier)
    }

    /// The names of UTC in the time zone database that contain no region.
    private static let namesOfUTC: Set = [
        "GMT", "GMT+0", "GMT-0", "GMT0", "Greenwich", "UCT", "UTC", "Universal", "Zulu",
    ]

    /// Returns the zone of a name of the time zone database that is written in another case, with a
    /// solidus before it or with blanks around it, or `nil` for any other name.
    static func meant(by identifier: String) -> Zone? {
        var name = SanitizedText.trimmed(identifier)
        if name.hasPrefix("/") { name.removeFirst() }
        let lowercased = name.lowercased()
        let isUTC = lowercased == "z" || namesOfUTC.contains { $0.lowercased() == lowercased }
        return isUTC ? .utc : try? Zone.typed(name)
    }

    /// Returns the last two or three parts of a name such as
    /// `/citadel.org/20250101_1/Europe/Berlin` if they name a zone.
    static func tail(of identifier: String) -> String? {
        guard identifier.hasPrefix("/") else { return nil }
        let parts = identifier.split(separator: "/")
        return [3, 2].lazy.filter { parts.count > $0 }
            .map { parts.suffix($0).joined(separator: "/") }
            .first { Self.known($0) != nil }
    }
}

extension FileZones {
    /// Returns the TZID with which a time is written, or `nil` for a floating time and one in UTC.
    func writtenIdentifier(for time: DateTime) -> String? {
        switch time.zone {
        case .floating, .utc: nil
        case .named(let name): identifier(for: time) ?? name
        case .custom(let name, _): identifier(for: time) ?? name
        }
    }

    /// Returns the time as this calendar can write it. A custom zone of another calendar is defined
    /// here by its name and its offset. If its name is taken, it is named after its offset; if the
    /// offset is impossible, the time is converted to UTC.
    ///
    /// - Parameter own: the offsets of the zones to define for one entry, in seconds by their
    ///   names.
    func writable(_ time: DateTime, beside own: inout [String: Int]) -> DateTime {
        guard case .custom(let name, let seconds) = time.zone, identifier(for: time) == nil else {
            return time
        }
        let names = definitions.map(\.identifier)
        if FixedZone.seconds(in: name) == seconds, !names.contains(name) { return time }
        if own[name] ?? seconds == seconds, !names.contains(name),
            FixedZone.canDefine(name, secondsFromUTC: seconds)
        {
            own[name] = seconds
            return time
        }
        if let zone = FixedZone.ahead(bySeconds: seconds),
            let fixed = DateTime(
                time.day, hour: time.hour, minute: time.minute, second: time.second, zone: zone),
            zone == .utc || !names.contains(FixedZone.name(seconds))
        {
            return fixed
        }
        return time.instant.flatMap { DateTime($0, in: .utc) } ?? time
    }

    /// Returns the zone of a time if it has to be defined before the time can be written.
    func missingZone(for time: DateTime) -> Zone? {
        switch time.zone {
        case .floating, .utc: nil
        case .named, .custom: identifier(for: time) == nil ? time.zone : nil
        }
    }
}

/// The reading of a clock as a number.
struct ZoneReading {
    let day: CalendarDay
    /// The seconds since midnight of 1 January 1970 on the same clock.
    let clock: Int

    init(_ day: CalendarDay, _ clock: Values.Time.Clock?) {
        self.day = day
        let seconds = clock.map { ($0.hour * 60 + $0.minute) * 60 + $0.second } ?? 0
        self.clock = day.daysSinceEpoch * 86_400 + seconds
    }

    init(_ time: Values.Time) {
        self.init(time.day, time.clock)
    }

    var secondsOfDay: Int { clock - day.daysSinceEpoch * 86_400 }
}
