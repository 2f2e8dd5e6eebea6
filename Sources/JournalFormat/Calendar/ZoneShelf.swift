import CIcal
import Domain
import Synchronization

/// Definitions as libical has read them: writing all their onsets out takes it a millisecond, and
/// the files of one program share theirs.
enum ZoneShelf {
    /// How many are kept.
    private static let room = 16
    private static let zones = Mutex<[String: Definition]>([:])

    /// How far a zone's clocks are ahead of UTC at a reading of them, in seconds; nil where the
    /// text defines no zone.
    static func secondsFromUTC(
        _ text: String, _ day: CalendarDay, _ clock: Values.Time.Clock
    ) -> Int? {
        zones.withLock { zones in
            if let known = zones[text] { return known.secondsFromUTC(day, clock) }
            guard let definition = Definition(text) else { return nil }
            if zones.count == room { zones = [:] }
            zones[text] = definition
            return definition.secondsFromUTC(day, clock)
        }
    }

    /// Owns libical's zone.
    private final class Definition {
        private let ical = IcalLibrary.functions
        private let zone: OpaquePointer

        init?(_ text: String) {
            guard let component = ical.parser_parse_string(text) else { return nil }
            guard let zone = ical.timezone_new() else {
                ical.component_free(component)
                return nil
            }
            guard ical.timezone_set_component(zone, component) != 0 else {
                ical.component_free(component)
                ical.timezone_free(zone, 1)
                return nil
            }
            // The zone owns its component from here.
            self.zone = zone
        }

        deinit {
            ical.timezone_free(zone, 1)
        }

        func secondsFromUTC(_ day: CalendarDay, _ clock: Values.Time.Clock) -> Int {
            var reading = icaltimetype()
            reading.year = Int32(day.year)
            reading.month = Int32(day.month)
            reading.day = Int32(day.day)
            reading.hour = Int32(clock.hour)
            reading.minute = Int32(clock.minute)
            reading.second = Int32(clock.second)
            return Int(ical.timezone_get_utc_offset(zone, &reading, nil))
        }
    }
}
