import Domain
import Foundation
import JournalFormat

/// The beginning and the end of an event as the event states them.
struct EventTimes {
    var departure: DateTime
    /// The end, or `nil` if there is none or it is not after the beginning.
    var arrival: DateTime?
    var remarks: [RowRemark] = []
}

/// The reason why an event has no times for a trip.
enum TimelessEvent: Error {
    case allDay
    case noStart
    case noZone(ZoneDefect)
}

/// The zones of a calendar that is imported.
struct EventZones: Sendable {
    private let zones: FileZones
    /// The definitions in the calendar, by the names of the zones.
    let definitions: [String: [UInt8]]

    init(definitions: [String: [UInt8]] = [:]) {
        self.definitions = definitions
        let frame = ["BEGIN:VCALENDAR\r\n", "END:VCALENDAR\r\n"].map { Array($0.utf8) }
        let parts = definitions.sorted { $0.key < $1.key }.map(\.value)
        let file = try? CalendarFile(frame[0] + parts.flatMap { $0 } + frame[1])
        zones = file.map(FileZones.init(definedBy:)) ?? FileZones()
    }

    func times(of event: CalendarEvent) throws(TimelessEvent) -> EventTimes {
        guard let start = event.line("DTSTART") else { throw .noStart }
        var remarks: [RowRemark] = []
        guard let departure = try time(start, remarks: &remarks) else {
            throw event.start == nil ? .noStart : .allDay
        }
        var times = EventTimes(departure: departure, remarks: remarks)
        times.arrival = try arrival(of: event, after: departure, remarks: &times.remarks)
        if let arrival = times.arrival, !(departure.duration(until: arrival) ?? .seconds(1) > .zero)
        {
            times.arrival = nil
            times.remarks.append(.endBeforeBeginning)
        }
        return times
    }

    private func arrival(
        of event: CalendarEvent, after departure: DateTime, remarks: inout [RowRemark]
    ) throws(TimelessEvent) -> DateTime? {
        if let end = event.line("DTEND") { return try time(end, remarks: &remarks) }
        return event.line("DURATION").flatMap { Values.time(departure, after: $0.value) }
    }

    /// Reads a time, or returns `nil` for a date without time and for an invalid value.
    private func time(
        _ line: ContentLine, remarks: inout [RowRemark]
    ) throws(TimelessEvent) -> DateTime? {
        var line = line
        // Deutsche Bahn wrote times such as 2023-08-29T141400 for a while.
        if Values.time(line.value) == nil { line.value.removeAll { $0 == "-" || $0 == ":" } }
        do {
            guard let time = try zones.dateTime(line) else { return nil }
            guard case .custom(let name, let seconds) = time.zone else { return time }
            if let known = WindowsZones.zone(name).flatMap({ time.reading(in: $0) }),
                known.secondsFromUTC == seconds
            {
                return known
            }
            guard let zone = FixedZone.ahead(bySeconds: seconds) else { return time }
            // In the database's “Etc/GMT+1” the sign is the opposite.
            if definitions[name] == nil, name.hasPrefix("GMT") {
                remark(.zoneTaken(name, for: zone.name), in: &remarks)
            }
            return time.reading(in: zone)
        } catch {
            let name = line.parameter("TZID") ?? ""
            guard let zone = WindowsZones.zone(name), let reading = try? floating(line) else {
                throw .noZone(error)
            }
            remark(.zoneTaken(name, for: zone.name), in: &remarks)
            return reading.reading(in: zone)
        }
    }

    private func remark(_ remark: RowRemark, in remarks: inout [RowRemark]) {
        if !remarks.contains(remark) { remarks.append(remark) }
    }

    private func floating(_ line: ContentLine) throws -> DateTime? {
        var line = line
        line.parameters = []
        return try zones.dateTime(line)
    }
}

extension DateTime {
    /// Returns the same clock time in another zone.
    func reading(in zone: Zone) -> DateTime? {
        DateTime(day, hour: hour, minute: minute, second: second, zone: zone)
    }

    fileprivate var secondsFromUTC: Int? {
        guard let instant, let zone = zone.timeZone else { return nil }
        return zone.secondsFromGMT(for: instant)
    }
}
