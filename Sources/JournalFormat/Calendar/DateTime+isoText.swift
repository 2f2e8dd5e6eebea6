package import Domain

extension DateTime {
    /// Reads `2026-05-01T08:00:00+02:00`, with or without seconds, their fractions and an offset or
    /// a Z, or returns `nil` for any other text.
    package init?(isoText text: String) {
        let bytes = Array(text.utf8)
        guard (16...40).contains(bytes.count), let day = CalendarDay(isoText: bytes.prefix(10)),
            "Tt ".utf8.contains(bytes[10]), bytes[13] == Self.colon,
            let hour = Self.number(bytes[11..<13]), let minute = Self.number(bytes[14..<16])
        else { return nil }
        var rest = bytes[16...]
        var second = 0
        if rest.first == Self.colon {
            guard rest.count >= 3, let seconds = Self.number(rest.dropFirst().prefix(2)) else {
                return nil
            }
            second = seconds
            rest = rest.dropFirst(3)
            if let point = rest.first, ".,".utf8.contains(point) {
                rest = rest.dropFirst().drop { (0x30...0x39).contains($0) }
            }
        }
        guard let zone = FixedZone.zone(String(decoding: rest, as: UTF8.self)) else { return nil }
        self.init(day, hour: hour, minute: minute, second: second, zone: zone)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static let colon = UInt8(ascii: ":")
}
