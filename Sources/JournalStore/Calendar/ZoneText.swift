import CIcal

/// VTIMEZONEs of the time zone database, as they go into a file.
enum ZoneText {
    /// Nothing before it is written, unless a time before it asks for it.
    private static let firstYear = 1970

    /// The lines of a zone's VTIMEZONE, good for any time from `year` on; nil where this system
    /// does not know the zone.
    static func lines(for identifier: String, from year: Int) -> [String]? {
        guard let zone = icaltimezone_get_builtin_timezone(identifier),
            let builtIn = icaltimezone_get_component(zone),
            let component = icalcomponent_new_clone(builtIn)
        else { return nil }
        defer { icalcomponent_free(component) }
        if let property = icalcomponent_get_first_property(component, ICAL_TZID_PROPERTY) {
            icalproperty_set_tzid(property, identifier)
        }
        var start = icaltimetype()
        start.year = Int32(min(firstYear, year - 1))
        start.month = 1
        start.day = 1
        icaltimezone_truncate_vtimezone(component, start, icaltime_null_time(), 0)
        let bytes = Array(String(cString: icalcomponent_as_ical_string(component)).utf8)
        return Folding.lines(of: bytes).map {
            String(decoding: Folding.unfolded(bytes[$0]), as: UTF8.self)
        }
    }
}
