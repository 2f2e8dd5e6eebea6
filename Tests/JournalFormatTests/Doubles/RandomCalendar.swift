import TestSupport

/// Makes random calendar files with all sorts of other programs' content, the same ones for the
/// same seed.
enum RandomCalendar {
    private static let lines = [
        "X-FOO;A=\"b;c:d\",e;F=^'g:h, i; j", "COLOR:teal", "CLASS:PRIVATE", "X-EMPTY:",
        "ATTACH;ENCODING=BASE64;VALUE=BINARY;FMTTYPE=text/plain:AAAA\r\n BBBB\r\n\tCCCC=",
        "ATTENDEE;CN=\"Nobody, N.\";RSVP=TRUE:mailto:nobody@example.org", "nonsense",
        "RRULE:FREQ=YEARLY;BYMONTH=1", "EXDATE;TZID=Europe/Berlin:20270101T100000",
        "X-COUNTERFOIL-LATER;X-P=1:a later version’s\\, own", "GEO:1.0;2.0", "x-lower;p=q:V",
        "X-COUNTERFOIL-FEEDBACKS:no", "COMMENT;ALTREP=\"cid:1\":a\\Nb\\;c",
        "X-LONG:"
            + String(repeating: "long 🎬 ", count: 30),
        "X-ROOM;VALUE=URI:http://x.y/a,b;c?d#e", "RELATED-TO:../../x",
        "X-LIC-ERROR;X-LIC-ERRORTYPE=PROPERTY-PARSE-ERROR:Parse error", ":no name",
        "IANA-PROP;NON-SMOKING;SEATS=2:x",
    ]

    private static let components = [
        "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nDESCRIPTION:Go\r\nEND:VALARM",
        "BEGIN:X-BOX\r\nX-IN:1\r\nBEGIN:X-INNER\r\nX-DEEP:2\r\nEND:X-INNER\r\nX-OUT:3\r\nEND:X-BOX",
    ]

    private static let siblings = [
        "BEGIN:VTODO\r\nUID:9\r\nX-T:Other\r\nEND:VTODO",
        "BEGIN:VFREEBUSY\r\nX-FREE:1\r\nEND:VFREEBUSY",
        "X-WR-CALNAME:Named\\, so", "BEGIN:VALARM\r\nX-ODD:1\r\nEND:VALARM",
    ]

    static func text(isFilm: Bool, using random: inout SeededGenerator) -> String {
        let own =
            isFilm
            ? ["CATEGORIES:Film,one,two\\,three", "SUMMARY;LANGUAGE=de:A title (1931)"]
            : [
                "CATEGORIES;X-C=d:Trip", "SUMMARY:IC 1: A → B", "DTSTART:20260301T100000",
                "DURATION:PT2H", "STATUS:TENTATIVE", "LOCATION;X-L=1:A",
            ]
        let optional =
            isFilm
            ? [
                "X-COUNTERFOIL-TITLE;X-T=u:Own", "X-COUNTERFOIL-YEAR;VALUE=INTEGER:1950",
                "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20200101T000000Z;X-F=g:BAD",
                "X-COUNTERFOIL-FEEDBACK:GOOD", "DTSTART;VALUE=DATE:20260102", "SEQUENCE:7",
                "DTSTAMP:20200101T000000Z",
            ]
            : [
                "X-COUNTERFOIL-FROM;X-F=g:Other", "X-COUNTERFOIL-FARE;X-CURRENCY=CHF:7.00",
                "X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION", "SEQUENCE:x",
                "X-COUNTERFOIL-ACTUAL-DEPARTURE;VALUE=DATE-TIME:20260301T101500",
            ]
        var inside = own + optional.filter { _ in Bool.random(using: &random) }
        inside += lines.filter { _ in Bool.random(using: &random) }
        inside.shuffle(using: &random)
        inside += components.filter { _ in Bool.random(using: &random) }
        let name = isFilm ? "VJOURNAL" : "VEVENT"
        let before = siblings.filter { _ in Bool.random(using: &random) }
        let after = siblings.filter { _ in Bool.random(using: &random) }
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0"] + before + ["BEGIN:\(name)"] + inside
            + ["END:\(name)"] + after + ["END:VCALENDAR", ""]
        return all.joined(separator: "\r\n")
    }
}
