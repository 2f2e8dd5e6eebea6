package import Domain

/// A zone with a constant offset, which its name tells, as in `UTC+02:00`. A ticket may tell no
/// more.
package enum FixedZone {
    /// Returns the zone with an offset in seconds, or `nil` if no clock has that.
    package static func ahead(bySeconds seconds: Int) -> Zone? {
        guard abs(seconds) < 18 * 3_600, seconds.isMultiple(of: 60) else { return nil }
        return seconds == 0 ? .utc : .custom(name: name(seconds), secondsFromUTC: seconds)
    }

    /// Returns the zone behind a time of day, such as `Z`, `UTC` or `+02:00`: floating for an empty
    /// text, and `nil` for any other.
    package static func zone(_ offset: String) -> Zone? {
        switch offset.uppercased() {
        case "": .floating
        case "Z", "UTC", "GMT": .utc
        default: seconds(in: offset).flatMap(ahead)
        }
    }

    /// Returns the offset in seconds of a name such as `UTC+02:00`, `GMT-0330`, `GMT+1` or `+02:00`,
    /// or `nil` for any other name. A plus is ahead of UTC, unlike in the database's `Etc/GMT+1`.
    package static func seconds(in name: String) -> Int? {
        var rest = name.utf8[...]
        for prefix in ["UTC", "GMT"] where name.uppercased().hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.utf8.count)
        }
        let isNamed = rest.startIndex > name.utf8.startIndex
        guard let sign = rest.popFirst(), "+-".utf8.contains(sign) else { return nil }
        var digits = rest.filter { $0 != UInt8(ascii: ":") }
        guard digits.allSatisfy(\.isDigit) else { return nil }
        if digits.count == 1, isNamed { digits.insert(0x30, at: 0) }
        if digits.count == 2 { digits += [0x30, 0x30] }
        guard let number = Int(String(decoding: digits, as: UTF8.self)), digits.count == 4,
            number / 100 < 18, number % 100 < 60
        else { return nil }
        let seconds = (number / 100 * 60 + number % 100) * 60
        return sign == UInt8(ascii: "-") ? -seconds : seconds
    }

    /// Whether a new file can define a zone of a name and an offset, so that it is read back
    /// unchanged.
    static func canDefine(_ name: String, secondsFromUTC seconds: Int) -> Bool {
        !name.isEmpty && name == SanitizedText.line(name) && ahead(bySeconds: seconds) != nil
            && self.seconds(in: name) == nil && FileZones.known(name) == nil
            && FileZones.tail(of: name) == nil && FileZones.meant(by: name) == nil
    }

    /// Returns the lines of a VTIMEZONE with a constant offset.
    static func lines(for identifier: String, secondsFromUTC seconds: Int) -> [String] {
        let offset = name(seconds).dropFirst(3).filter { $0 != ":" }
        return [
            "BEGIN:VTIMEZONE", "TZID:\(Values.encoded(identifier))", "BEGIN:STANDARD",
            "DTSTART:19700101T000000",
            "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
        ]
    }

    static func name(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        let sign = seconds < 0 ? "-" : "+"
        return "UTC" + sign + (minutes / 60).padded(to: 2) + ":" + (minutes % 60).padded(to: 2)
    }
}
