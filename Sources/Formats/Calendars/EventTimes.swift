import Domain
import Foundation
import JournalFormat
import Wording

/// When an event begins and ends, by its own words.
struct EventTimes {
    var departure: DateTime
    /// Nil if it has no end, or one that makes no sense.
    var arrival: DateTime?
    /// Oddities.
    var remarks: [RowRemark] = []
}

/// Why an event has no times of a trip.
enum TimelessEvent: Error {
    case allDay
    case noStart
    case noZone(ZoneDefect)
}

/// The zones of a calendar that is imported.
struct EventZones: Sendable {
    private let zones: FileZones
    /// Those that the calendar defines, as they stand there, by their names.
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

    /// Nil for a day and for what is no time.
    private func time(
        _ line: ContentLine, remarks: inout [RowRemark]
    ) throws(TimelessEvent) -> DateTime? {
        var line = line
        // Deutsche Bahn wrote 2023-08-29T141400 for a while.
        if Values.time(line.value) == nil { line.value.removeAll { $0 == "-" || $0 == ":" } }
        do {
            guard let time = try zones.dateTime(line) else { return nil }
            guard case .custom(let name, let seconds) = time.zone else { return time }
            if let known = WindowsZones.zone(name).flatMap({ time.reading(in: $0) }),
                known.secondsFromUTC == seconds
            {
                return known
            }
            return FixedZone.ahead(bySeconds: seconds).flatMap { time.reading(in: $0) } ?? time
        } catch {
            let name = line.parameter("TZID") ?? ""
            guard let zone = WindowsZones.zone(name), let reading = try? floating(line) else {
                throw .noZone(error)
            }
            let remark = RowRemark.zoneTaken(name, for: WindowsZones.names[name] ?? "")
            if !remarks.contains(remark) { remarks.append(remark) }
            return reading.reading(in: zone)
        }
    }

    private func floating(_ line: ContentLine) throws -> DateTime? {
        var line = line
        line.parameters = []
        return try zones.dateTime(line)
    }
}

extension DateTime {
    /// The same reading of a clock that is set by another zone.
    func reading(in zone: Zone) -> DateTime? {
        DateTime(day, hour: hour, minute: minute, second: second, zone: zone)
    }

    fileprivate var secondsFromUTC: Int? {
        guard let instant, let zone = zone.timeZone else { return nil }
        return zone.secondsFromGMT(for: instant)
    }
}
