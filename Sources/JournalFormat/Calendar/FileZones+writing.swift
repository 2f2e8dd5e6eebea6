import Domain

extension FileZones {
    /// The TZID that a time is written with; nil for a floating time and one in UTC.
    func writtenIdentifier(for time: DateTime) -> String? {
        switch time.zone {
        case .floating, .utc: nil
        case .named(let name): identifier(for: time) ?? name
        case .custom(let name, _): identifier(for: time) ?? name
        }
    }

    /// The time as this calendar can write it. A zone of another calendar's own is defined here by
    /// its name and its offset; where its name is taken, the offset becomes the name, and where no
    /// clock is so far ahead, the time is in UTC.
    /// - Parameter own: how far ahead the zones are that are to be defined for one entry.
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

    /// The zone of a time that has to be defined before the time can be written.
    func missingZone(for time: DateTime) -> Zone? {
        switch time.zone {
        case .floating, .utc: nil
        case .named, .custom: identifier(for: time) == nil ? time.zone : nil
        }
    }
}
