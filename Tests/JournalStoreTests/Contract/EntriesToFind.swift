import Domain
import TestSupport

/// Entries that differ in the facts for searching, filtering and sorting.
enum EntriesToFind {
    static let all: [Entry] = [
        .film(
            Film(
                title: "Winter in Wien", year: 1945, directors: ["Ida Lupino"],
                watched: day(19), place: "Kino am Ring", tags: ["snow"],
                feedbackGiven: [GivenFeedback(.good, at: nil)])),
        .film(Film(title: "Köln, at Night", notes: "Seen on a plane.")),
        .trip(
            Trip(
                from: "Harbour", to: "Station", mode: .bus, departure: .vienna(20, 8, 5),
                arrival: nil, disruption: .cancelled)),
        .trip(
            Trip(
                from: "Linz", to: "Wien", operator: "ÖBB", service: "ICE 93",
                departure: .vienna(19, 20, 0), arrival: nil, tags: ["snow", "work"])),
        .film(Film(title: "aida", year: 1953)),
        .film(Film(title: "Late Spring", genres: ["drama"], watched: day(19), tags: ["work"])),
        .trip(
            Trip(
                from: "Wien", to: "Linz", departure: .vienna(19, 20, 0), arrival: nil)),
        .film(Film(title: "Ådalen 31", watched: CalendarDay(year: 2026, month: 10, day: 31))),
        .pass(Pass(name: "Jahreskarte", operator: "ÖBB", validFrom: day(1))),
        .claim(
            Claim(
                subject: "Graz → Bruck", travelled: day(20), reference: "R77",
                steps: [ClaimStep(.sent, on: nil)])),
    ]

    /// The titles in the order of the list.
    static let names = [
        "Graz → Bruck", "Harbour → Station", "Late Spring", "Winter in Wien", "Wien → Linz",
        "Linz → Wien", "Jahreskarte", "Ådalen 31", "aida", "Köln, at Night",
    ]

    static let queries: [(EntryQuery, [String])] = [
        (EntryQuery(), names),
        (
            EntryQuery(kind: .film),
            ["Late Spring", "Winter in Wien", "Ådalen 31", "aida", "Köln, at Night"]
        ),
        (EntryQuery(kind: .trip), ["Harbour → Station", "Wien → Linz", "Linz → Wien"]),
        (
            EntryQuery(days: day(19)...day(19)),
            ["Late Spring", "Winter in Wien", "Wien → Linz", "Linz → Wien"]
        ),
        (EntryQuery(kind: .trip, days: day(1)...day(19)), ["Wien → Linz", "Linz → Wien"]),
        (EntryQuery(days: day(21)...day(30)), []),
        (EntryQuery(search: "wie"), ["Winter in Wien", "Wien → Linz", "Linz → Wien"]),
        (EntryQuery(search: "ien"), []),
        (EntryQuery(search: "WIE"), ["Winter in Wien", "Wien → Linz", "Linz → Wien"]),
        (EntryQuery(search: "wien kin"), ["Winter in Wien"]),
        (EntryQuery(search: "kin wien"), ["Winter in Wien"]),
        (EntryQuery(search: "wien harbour"), []),
        (EntryQuery(kind: .film, search: "wien"), ["Winter in Wien"]),
        (EntryQuery(search: "koln"), ["Köln, at Night"]),
        (EntryQuery(search: "adal"), ["Ådalen 31"]),
        (EntryQuery(search: "lupino"), ["Winter in Wien"]),
        (EntryQuery(kind: .pass), ["Jahreskarte"]),
        (EntryQuery(kind: .claim), ["Graz → Bruck"]),
        (EntryQuery(search: "r77"), ["Graz → Bruck"]),
        (EntryQuery(search: "sent"), ["Graz → Bruck"]),
        (EntryQuery(search: "obb"), ["Linz → Wien", "Jahreskarte"]),
        (EntryQuery(search: "93"), ["Linz → Wien"]),
        (EntryQuery(search: "dram"), ["Late Spring"]),
        (EntryQuery(search: "snow"), ["Winter in Wien", "Linz → Wien"]),
        (EntryQuery(search: "plane"), ["Köln, at Night"]),
        (EntryQuery(search: "1953"), ["aida"]),
        (EntryQuery(search: "octo"), ["Ådalen 31"]),
        (EntryQuery(search: "unknown"), ["aida", "Köln, at Night"]),
        (EntryQuery(search: "good"), ["Winter in Wien"]),
        (EntryQuery(search: "cancel"), ["Harbour → Station"]),
        (EntryQuery(search: "bus"), ["Harbour → Station"]),
        (EntryQuery(search: "08:05"), ["Harbour → Station"]),
        (EntryQuery(search: "  "), names),
        (EntryQuery(search: "?!"), names),
    ]

    private static func day(_ day: Int) -> CalendarDay { DateTime.vienna(day, 0, 0).day }
}
