import Domain

/// A STANDARD or DAYLIGHT of a VTIMEZONE: the onsets from which another offset applies.
struct ZoneObservance: Sendable {
    /// The offsets from UTC before and after an onset, in seconds.
    let before: Int
    let after: Int
    /// The first onset, as a reading in seconds with the offset before it.
    let start: Int
    private let rules: [ZoneRecurrence]
    /// The onsets of RDATEs, in order.
    private let listed: [Int]

    /// Reads an observance, or returns `nil` if a required property is missing.
    init?(
        _ properties: [ContentLine], work: inout ZoneWork
    ) throws(ZoneRecurrence.Failure) {
        func first(_ name: String) -> String? { properties.first { $0.name == name }?.value }
        guard let beginning = first("DTSTART"), let to = first("TZOFFSETTO") else { return nil }
        guard let time = Values.time(beginning), time.day.year >= 1600,
            let after = Self.offset(to), let before = Self.offset(first("TZOFFSETFROM") ?? to)
        else { throw .senseless }
        let reading = ZoneReading(time)
        var rules: [ZoneRecurrence] = []
        for line in properties where line.name == "RRULE" {
            rules.append(
                try ZoneRecurrence(line.value, from: reading, before: before, work: &work))
        }
        var listed: [Int] = []
        for line in properties where line.name == "RDATE" {
            for value in line.value.split(separator: ",") {
                guard work.takes(1) else { throw .endless }
                guard let time = Values.time(String(value)) else { throw .senseless }
                let clock = ZoneReading(time).clock
                listed.append(time.clock == nil ? clock + reading.secondsOfDay : clock)
            }
        }
        self.before = before
        self.after = after
        self.rules = rules
        self.listed = listed.sorted()
        start = reading.clock
    }

    /// Returns the last onset that clocks have passed when they show `reading`.
    ///
    /// By RFC 5545 a reading that is shown twice is the first of the two, and one that is skipped
    /// has the offset before.
    func onset(before reading: Int) -> Int? {
        let limit = reading - max(0, after - before)
        guard start <= limit else { return nil }
        let named = listed.last { $0 <= limit } ?? start
        return max(start, named, rules.compactMap { $0.lastOnset(before: limit) }.max() ?? start)
    }

    /// Returns an offset such as +0530, in seconds.
    private static func offset(_ text: String) -> Int? {
        let digits = text.utf8.dropFirst().map { Int($0) - 0x30 }
        guard let sign = text.utf8.first, "+-".utf8.contains(sign), [4, 6].contains(digits.count),
            digits.allSatisfy((0...9).contains)
        else { return nil }
        let numbers = stride(from: 0, to: digits.count, by: 2).map { place in
            digits[place] * 10 + digits[place + 1]
        }
        guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        let seconds = zip(numbers, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
        return text.hasPrefix("-") ? -seconds : seconds
    }
}

/// The offset of a zone from UTC at any time, by a VTIMEZONE.
struct ZoneClock: Sendable {
    private let observances: [ZoneObservance]

    init(_ observances: [[ContentLine]], work: inout ZoneWork) throws(ZoneRecurrence.Failure) {
        var read: [ZoneObservance] = []
        for properties in observances {
            guard work.takes(1) else { throw .endless }
            if let observance = try ZoneObservance(properties, work: &work) {
                read.append(observance)
            }
        }
        guard !read.isEmpty else { throw .senseless }
        self.observances = read
    }

    /// Returns the offset from UTC in seconds at which the zone's clocks show a reading.
    func secondsFromUTC(at reading: ZoneReading) -> Int {
        var latest: (instant: Int, observance: ZoneObservance)?
        for observance in observances {
            guard let onset = observance.onset(before: reading.clock) else { continue }
            let instant = onset - observance.before
            if latest.map({ instant >= $0.instant }) ?? true { latest = (instant, observance) }
        }
        if let latest { return latest.observance.after }
        // Before all onsets, the offset that the first of them ended applies.
        return observances.min { $0.start < $1.start }?.before ?? 0
    }
}
