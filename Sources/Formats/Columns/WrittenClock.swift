import Domain
import Foundation
import JournalFormat

/// The text of a time: a clock time, with or without a date before it.
struct WrittenClock {
    /// The text before the clock time, or empty.
    let date: String
    let hour, minute, second: Int
    /// The zone after the clock time, or floating if there is none.
    let zone: Zone
    /// The zones that an abbreviation after the clock time may stand for; none without one.
    private(set) var abbreviated: [Zone] = []
}

extension WrittenClock {
    /// Reads `14:02`, `2:02 pm`, `14.02 Uhr`, `14h02`, `14:02:30.5`, `14:02+01:00` or `14:02 CET`,
    /// also after a date, or makes `nil` if the text has no clock time.
    init?(_ text: String) {
        guard DayText.hasEnoughDigits(text) else { return nil }
        let text = text.onOneLine
        if let time = DateTime(isoText: text) {
            self.init(
                date: time.day.isoText, hour: time.hour, minute: time.minute, second: time.second,
                zone: time.zone)
            return
        }
        var words = text.lowercased().split { $0 == "," || $0.isWhitespace }.map(String.init)
        if words.count == 1, let place = words[0].firstIndex(of: "t"), place > words[0].startIndex,
            words[0].first?.isNumber == true
        {
            words = [String(words[0][..<place]), String(words[0][words[0].index(after: place)...])]
        }
        let abbreviated = Self.takeAbbreviation(&words)
        guard let zone = Self.takeZone(&words) else { return nil }
        while let last = words.last, ["uhr", "h", "hrs", "uur", "u"].contains(last) {
            words.removeLast()
        }
        let half = Self.takeHalf(&words)
        guard let clock = words.popLast(), let numbers = Self.numbers(of: clock) else { return nil }
        var hour = numbers[0]
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + half
        }
        guard (0...23).contains(hour), (0...59).contains(numbers[1]), (0...59).contains(numbers[2])
        else { return nil }
        self.init(
            date: words.joined(separator: " "), hour: hour, minute: numbers[1], second: numbers[2],
            zone: zone)
        self.abbreviated = zone == .floating ? abbreviated : []
    }

    /// Removes the abbreviation of a zone from the end and returns the zones that have it.
    private static func takeAbbreviation(_ words: inout [String]) -> [Zone] {
        guard words.count > 1, let last = words.last,
            let hours = hoursAhead[last.filter { !"()".contains($0) }]
        else { return [] }
        words.removeLast()
        return hours.compactMap { FixedZone.ahead(bySeconds: Int($0 * 3_600)) }
    }

    /// The hours ahead of universal time by the abbreviations of zones, some of which several
    /// countries have.
    private static let hoursAhead: [String: [Double]] = [
        "wet": [0], "west": [1], "bst": [1, 6], "ist": [5.5, 1, 2],
        "cet": [1], "cest": [2], "mez": [1], "mesz": [2],
        "eet": [2], "eest": [3], "msk": [3], "trt": [3], "idt": [3], "sast": [2],
        "est": [-5], "edt": [-4], "cst": [-6, 8, -5], "cdt": [-5, -4], "mst": [-7, 8],
        "mdt": [-6], "pst": [-8, 8], "pdt": [-7], "akst": [-9], "akdt": [-8], "hst": [-10],
        "nst": [-3.5], "ndt": [-2.5], "brt": [-3], "art": [-3], "clt": [-4],
        "jst": [9], "kst": [9], "hkt": [8], "sgt": [8], "pkt": [5],
        "awst": [8], "acst": [9.5], "acdt": [10.5], "aest": [10], "aedt": [11],
        "nzst": [12], "nzdt": [13],
    ]

    /// Removes the zone from the end and returns it, or `nil` if there is none.
    private static func takeZone(_ words: inout [String]) -> Zone? {
        guard let last = words.last else { return nil }
        if words.count > 1, let zone = FixedZone.zone(last) {
            words.removeLast()
            return zone
        }
        // A time precedes the zone, unlike in a date such as `5-3-2024`.
        guard last.contains(":"), let place = last.firstIndex(where: { "+-zug".contains($0) })
        else {
            return .floating
        }
        words[words.count - 1] = String(last[..<place])
        return FixedZone.zone(String(last[place...]))
    }

    /// Removes “am” or “pm” from the end and returns the hours to add, or `nil` if there is
    /// neither.
    private static func takeHalf(_ words: inout [String]) -> Int? {
        let halves = ["am": 0, "pm": 12]
        if let half = words.last.flatMap({ halves[$0.filter { $0 != "." }] }) {
            words.removeLast()
            return half
        }
        guard let last = words.last, let half = halves[String(last.suffix(2))] else { return nil }
        words[words.count - 1].removeLast(2)
        return half
    }

    /// Returns the hours, minutes and seconds, or `nil` if the text has other parts.
    private static func numbers(of clock: String) -> [Int]? {
        var clock = clock[...]
        // Fractions of a second are dropped.
        if clock.count(where: { $0 == ":" }) == 2, let point = clock.firstIndex(of: "."),
            clock[point...].dropFirst().allSatisfy(\.isNumber)
        {
            clock = clock[..<point]
        }
        let parts = clock.split(omittingEmptySubsequences: false) { ":h.".contains($0) }
        // A date has the same form as a clock with points, and is longer.
        guard (2...3).contains(parts.count),
            parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }),
            !(clock.contains(".") && parts.count == 3), parts[1].count == 2
        else { return nil }
        let numbers = parts.compactMap { UInt8($0).map(Int.init) }
        return numbers.count == parts.count ? numbers + (parts.count == 2 ? [0] : []) : nil
    }
}
