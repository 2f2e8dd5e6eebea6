import Domain

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
