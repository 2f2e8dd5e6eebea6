import Domain
import Foundation
import Statistics
import TestSupport
import Testing

@testable import JournalStore

private let films: Set = ["gilda", "ran", "ikiru", "m"]
private let trips: Set = ["ice", "bus", "gone", "missed", "plan"]

/// Tests of the results of `name:value` in the search.
struct OperatorTests {
    private let index: ScratchIndex

    init() throws {
        index = try ScratchIndex()
        try index.take(Self.entries)
    }

    func found(_ search: String) throws -> Set<String> {
        let listing = try index.listing(matching: EntryQuery(search: search))
        let names = listing.summaries(in: 0..<listing.count).map(\.id.rawValue)
        #expect(names.count == listing.count)
        #expect(index.failures == 0)
        return Set(names)
    }

    @Test(
        "Facts are found by their words",
        arguments: [
            ("director:kurosawa", ["ran", "ikiru"]), ("director:kuro", ["ran", "ikiru"]),
            ("Director:KURO", ["ran", "ikiru"]), ("director:akira", ["ran", "ikiru"]),
            ("director:\"akira kurosawa\"", ["ran", "ikiru"]), ("director:\"akira kuro\"", []),
            ("director:\"akira kuro", ["ran", "ikiru"]), ("director:gilda", []),
            ("genre:noir", ["gilda"]), ("genre:drama", ["ran", "ikiru"]),
            ("country:jap", ["ran", "ikiru"]), ("language:germ", ["m"]),
            ("place:metro", ["gilda"]), ("place:köln", ["ice", "bus"]),
            ("tag:work", ["ice", "gone"]),
            ("from:koln", ["ice"]), ("to:koln", ["bus"]), ("operator:db", ["ice", "missed"]),
            ("service:93", ["ice"]), ("service:\"ice 93\"", ["ice"]), ("claim:sent", ["missed"]),
            ("service:ice93", ["ice"]), ("service:ICE9", ["ice"]), ("ice93", ["ice"]),
            ("service:ice932", []),
            ("-director:kurosawa kind:film", ["gilda", "m"]), ("kurosawa -genre:epic", ["ikiru"]),
            ("genre:drama director:kurosawa genre:epic", ["ran"]),
            ("title:ran", ["ran"]), ("title:gil", ["gilda"]), ("title:ikiru", ["ikiru"]),
            ("title:a", []), ("-title:ran kind:film", films.subtracting(["ran"])),
            ("title:\"ra\"", []), ("title:\"ra", ["ran"]), ("title:kurosawa", []),
            ("title:", films),
            ("director:kurosawa gilda", []), ("from:koln to:wien", ["ice"]),
        ] as [(String, Set<String>)])
    func words(search: String, names: Set<String>) throws {
        #expect(try found(search) == names)
    }

    @Test(
        "Titles are found by all of their words",
        arguments: [
            ("title:last", ["long"]), ("title:\"very last\"", ["long"]), ("title:\"ast\"", []),
            ("title:\"very last word", ["long"]), ("title:\"last very\"", []),
            ("title:1918", ["war"]), ("title:\"war 1914\"", ["war"]), ("title:war", ["war"]),
            ("title:=\"the war, 1914-1918\"", ["war"]), ("title:\"1914 1918\"", ["war"]),
            ("title:=\"1914-1918\"", []), ("title:19", ["war"]), ("title:!!!", ["signs"]),
            ("title:\"!!", ["signs"]), ("title:=!!!", ["signs"]), ("title:神隠", ["word"]),
            ("title:\"隠神\"", []), ("title:tag", []), ("-title:a tag:tag", ["signs", "war"]),
        ] as [(String, Set<String>)])
    func titles(search: String, names: Set<String>) throws {
        let long = String(repeating: "a word ", count: 40) + "and the very last wordings"
        try index.take(
            [
                ("long", long), ("war", "The War, 1914-1918"), ("signs", "!!!"),
                ("word", "千と千尋の神隠し a"),
            ].map { name, title in
                (name, .film(Film(title: title, tags: ["tag"])))
            })
        #expect(try found(search) == names)
    }

    @Test(
        "What an entry has in a field leads to it, whatever it is",
        arguments: ["Metro Kino", "!!!", "“!!!”", "“Metro”, 2:02 pm", "\u{301}", "2:02"])
    func wholeText(place: String) throws {
        try index.take([("there", .film(Film(title: "A", place: place)))])
        #expect(try found(SearchTerms.whole(.place, CountedName(place)).text).contains("there"))
    }

    @Test(
        "With an equals sign a fact is found by all that it says",
        arguments: [
            ("genre:=drama", ["ran", "ikiru"]), ("genre:=noir", []), ("genre:=film", []),
            ("genre:=\"Film noir\"", ["gilda"]), ("genre:=\"FILM-NOIR\"", ["gilda"]),
            ("genre:=\"film no\"", []), ("genre:=\"film no", ["gilda"]),
            ("director:=kurosawa", []), ("director:=\"Akira Kurosawa\"", ["ran", "ikiru"]),
            ("-genre:=drama kind:film", ["gilda", "m"]), ("genre:=", ["gilda", "ran", "ikiru"]),
            ("cast:akira", ["ran"]), ("cast:=\"akira terao\"", ["ran"]), ("cast:=akira", []),
            ("cast:kurosawa", []), ("cast:", ["ran"]),
            ("-cast: kind:film", ["gilda", "ikiru", "m"]),
            ("country:=japan", ["ran", "ikiru"]), ("language:=german", ["m"]),
            ("tag:=work", ["ice", "gone"]), ("tag:=wor", []),
            ("place:=\"Metro Kino\"", ["gilda"]), ("place:=köln", ["bus"]),
            ("place:=\"Köln Hbf\"", ["ice"]), ("place:=bonn", ["bus"]),
            ("from:=köln", []), ("from:=\"koln hbf\"", ["ice"]), ("to:=köln", ["bus"]),
            ("operator:=db", ["ice", "missed"]), ("service:=\"ice 93\"", ["ice"]),
            ("service:=ICE93", ["ice"]), ("service:=ice9", []),
            ("service:=ice", []), ("title:=ran", ["ran"]), ("title:=ra", []),
            ("genre:=drama genre:=epic", ["ran"]), ("genre:=drama kurosawa", ["ran", "ikiru"]),
            ("runtime:=162", ["ran"]), ("genre:=\"\"", []),
            ("place:=\"Köln Hbf\"|\"bonn\"", ["ice", "bus"]),
            ("place:=\"köln hbf\"|“!!!”|\"metro\"", ["ice"]),
            ("place:=\"Köln Hbf\"|\"bon", ["ice"]), ("place:=bonn|\"Köln Hbf\"", ["ice", "bus"]),
            ("genre:=epic|drama", ["ran", "ikiru"]), ("genre:=drama|", ["ran", "ikiru"]),
            ("-place:=\"Köln Hbf\"|\"Bonn\" kind:trip", ["gone", "missed", "plan"]),
            ("country:=\"japan\"|\"nowhere\"", ["ran", "ikiru"]),
            ("kind:trip place:=\"bonn\"|\"Köln Hbf\" mode:train", ["ice"]),
        ] as [(String, Set<String>)])
    func whole(search: String, names: Set<String>) throws {
        #expect(try found(search) == names)
    }

    @Test(
        "A service leads to its trips however either is spaced or cased",
        arguments: ["RE5", "RE 5", "re 5", "RE\u{202F}5", "re-5"])
    func services(written: String) throws {
        let entry = Self.trip("A", "B", .train, 2026, 1, service: written)
        try index.take([("re", entry)])
        for search in ["re5", "re 5", "service:re5", "service:\"RE 5\"", "service:=\"RE 5\""] {
            #expect(try found(search).contains("re"), "\(search)")
        }
        let link = SearchTerms.whole(.service, CountedName(service: written))
        #expect(try found(link.text) == ["re"])
    }

    @Test(
        "Facts are found by one of a few words, or how these begin",
        arguments: [
            ("kind:film", films), ("kind:f", films), ("kind:trip", trips), ("-kind:trip", films),
            ("feedback:good", ["gilda"]), ("feedback:g", ["gilda"]), ("feedback:really", ["ran"]),
            ("feedback:really-good", ["ran"]), ("feedback:\"really good\"", ["ran"]),
            ("feedback:>=good", ["gilda", "ran"]), ("feedback:>good", ["ran"]),
            ("feedback:<good", ["ikiru"]), ("feedback:<=good", ["ikiru", "gilda"]),
            ("feedback:bad..good", ["ikiru", "gilda"]), ("feedback:none", ["m"]),
            ("feedback:>so-so", ["gilda", "ran"]), ("feedback:<so-and-so", ["ikiru"]),
            ("feedback:", ["gilda", "ran", "ikiru"]), ("feedback:>", ["gilda", "ran", "ikiru"]),
            ("-feedback: kind:film", ["m"]),
            ("changed:up", ["ran"]), ("changed:down", ["ikiru"]), ("changed:", ["ran", "ikiru"]),
            ("changed:3", ["ran"]), ("changed:>=2", ["ran"]), ("changed:-2", ["ikiru"]),
            ("changed:<0", ["ikiru"]), ("changed:>3", []),
            ("scale:pol", ["ran"]), ("scale:average", ["gilda", "ikiru", "m"]),
            ("mode:train", ["ice", "missed"]), ("mode:t", ["ice", "missed"]), ("mode:bus", ["bus"]),
        ] as [(String, Set<String>)])
    func choices(search: String, names: Set<String>) throws {
        #expect(try found(search) == names)
    }

    @Test(
        "Facts are found by numbers and ranges of them",
        arguments: [
            ("runtime:>150", ["ran"]), ("runtime:162", ["ran"]), ("runtime:>162", []),
            ("runtime:>=162", ["ran"]), ("runtime:110..143", ["gilda", "ikiru"]),
            ("runtime:143..110", ["gilda", "ikiru"]), ("runtime:..120", ["gilda"]),
            ("runtime:120..", ["ran", "ikiru"]), ("runtime:<120", ["gilda"]),
            ("runtime:", ["gilda", "ran", "ikiru"]), ("-runtime:>120 kind:film", ["gilda", "m"]),
            ("released:1952", ["ikiru"]), ("released:19", ["gilda", "ran", "ikiru"]),
            ("released:1946..1952", ["gilda", "ikiru"]), ("released:198", ["ran"]),
            ("viewing:2", ["gilda"]), ("viewing:>1", ["gilda"]), ("rewatch:", ["gilda", "ikiru"]),
            ("rewatch:yes", ["gilda", "ikiru"]), ("rewatch:no", ["ran", "m"]),
            ("rated:8", ["ran"]), ("rated:>7", ["ran", "gilda"]),
            ("rated:>=4/5", ["ran", "gilda"]),
            ("rated:9/10", ["gilda"]), ("rated:>8,5", ["gilda"]), ("rated:<85%", ["ran"]),
            ("rated:", ["ran", "gilda"]), ("others:", ["ran", "gilda"]),
            ("others:yes", ["ran", "gilda"]), ("others: rated:<9", ["ran"]), ("others:<9", ["ran"]),
            ("others:>=9", ["gilda"]), ("others:7..7.99 rated:>=4/5", ["ran"]),
            ("taken:no", ["gone"]), ("-taken:no -kind:film", trips.subtracting(["gone"])),
            ("late:>60", ["ice"]), ("late:68", ["ice"]), ("late:>68", []), ("late:0", ["plan"]),
            ("departed:68", ["ice"]), ("departed:<0", ["bus"]), ("departed:0", ["plan"]),
            ("departed:", ["ice", "bus", "plan"]), ("arrived:", []), ("arrived:>0", []),
            ("lost:", ["long"]), ("lost:>=15", ["long"]), ("lost:<15", []),
            ("duration:75", ["long"]), ("duration:60", []), ("duration:", ["long"]),
            ("distance:746", ["long"]), ("distance:>746", []), ("distance:700..800", ["long"]),
            ("distance:", ["long"]), ("-distance: to:wien", ["ice"]),
            ("fare:eur", ["long"]), ("fare:e", ["long"]), ("fare:usd", []), ("fare:", ["long"]),
            ("fare:unknown", []), ("hour:14", trips), ("hour:9", ["long"]),
            ("hour:8..10", ["long"]), ("hour:22..10", ["long"]), ("hour:10..8", trips),
            ("hour:<9", []), ("hour:", trips.union(["long"])), ("-hour: kind:trip", []),
            ("late:<0", ["bus"]), ("late:-3", ["bus"]), ("late:", ["ice"]),
            ("cancelled:", ["gone"]), ("missed:", ["missed"]),
            ("-cancelled: -kind:film", trips.subtracting(["gone"])),
            ("cancelled:no", trips.subtracting(["gone"])), ("unrecorded:", ["none"]),
            ("claim:", ["missed"]), ("operator:", ["ice", "missed"]),
        ] as [(String, Set<String>)])
    func numbers(search: String, names: Set<String>) throws {
        var other = Trip.from(.at(2025, 1, 1, 9, 0, .utc), to: .at(2025, 1, 1, 10, 0, .utc))
        other.actualDeparture = other.departure
        other.actualArrival = .at(2025, 1, 1, 10, 15, .utc)
        other.distance = Distance("746.9")
        other.fare = Fare(9, currency: "EUR")
        try index.take([
            ("none", .trip(Trip.from(.at(2025, 1, 1, 8, 0, .utc), to: nil))),
            ("long", .trip(other)),
        ])
        let found = try found(search)
        #expect(found.subtracting(Set(["none", "long"]).subtracting(names)) == names)
    }

    @Test(
        "Entries are found by their day",
        arguments: [
            ("year:2024", ["gilda", "ice"]), ("year:202", films.union(trips).subtracting(["m"])),
            ("year:2024..2025", ["gilda", "ice", "ran", "bus"]),
            ("year:>2025", ["ikiru", "gone", "missed", "plan"]),
            ("date:2024-03", ["gilda"]), ("date:2024-03-05", ["gilda"]), ("date:2024-03-06", []),
            ("date:2024-03..2024-06", ["gilda", "ice"]),
            ("date:2024-06..2024-03", ["gilda", "ice"]),
            ("date:..2024-05", ["gilda"]), ("date:<2024-06", ["gilda"]),
            ("date:2024-", ["gilda", "ice"]),
            ("date:2024-0", ["gilda", "ice"]), ("date:2024-03-0", ["gilda"]),
            ("date:2024-3", ["gilda"]),
            ("date:unknown", ["m"]), ("date:", films.union(trips).subtracting(["m"])),
            ("-date:", ["m"]),
            ("month:3", ["gilda", "ran"]), ("month:march", ["gilda", "ran"]),
            ("month:mar", ["gilda", "ran"]), ("month:m", ["gilda", "ran"]),
            ("month:j", ["ikiru", "gone", "ice", "bus"]),
            ("month:feb..mar", ["missed", "gilda", "ran"]),
            ("month:november..february", ["ikiru", "gone", "missed", "plan"]),
            ("month:>may", ["ice", "bus", "plan"]), ("month:11.2", []), ("month:\"mar june\"", []),
            ("month:3..6", ["gilda", "ran", "ice", "bus"]),
            ("month:11..2", ["ikiru", "gone", "missed", "plan"]),
            ("weekday:tuesday", ["gilda", "bus", "missed", "plan"]),
            ("weekday:sat", ["ran", "ikiru", "gone"]),
            ("weekday:monday", ["ice"]), ("weekday:t", ["gilda", "bus", "missed", "plan"]),
            ("weekday:", films.union(trips).subtracting(["m"])), ("-weekday:", ["m"]),
            ("-date:>2024-12 kind:film", ["gilda", "m"]),
            ("month:2024-03", ["gilda"]), ("year:2024 month:6", ["ice"]),
            ("year:2024 kind:trip", ["ice"]),
        ] as [(String, Set<String>)])
    func days(search: String, names: Set<String>) throws {
        #expect(try found(search) == names)
    }

    @Test("docs/searching.md explains each operator", arguments: SearchOperator.allCases)
    func documented(fact: SearchOperator) throws {
        let page = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../../docs/searching.md")
                .standardized, encoding: .utf8)
        #expect(page.contains("`\(fact.rawValue):"))
    }

    @Test("What no film can take is neither found nor added up")
    func impossible() throws {
        let films = ["first", "second"].map { name in
            (name, Entry.film(Film(title: "Endless", runningTime: .max)))
        }
        try index.take(films)
        #expect(try found("runtime:> endless") == [])
        let counted = try index.snapshot().counted(matching: EntryQuery(search: "endless"))
        let figures = YearsFigures(of: counted, until: nil).all.films
        #expect(figures.viewings == 2 && figures.minutes == 0 && figures.timed == 0)
    }

    @Test("The facts that a search goes through are there as long as a listing used them")
    func givenBack() throws {
        let snapshot = try index.snapshot()
        weak var columns = snapshot.columns
        #expect(columns == nil)
        var listing: (any EntryListing)? = snapshot.listing(
            matching: EntryQuery(search: "late:>60"))
        columns = snapshot.columns
        let next = snapshot.listing(matching: EntryQuery(search: "runtime:"))
        listing = nil
        #expect(snapshot.columns === columns)
        #expect(listing == nil && next.count == 3)
    }

    @Test("Months are found by their names in the reader's language")
    func spokenMonths() throws {
        let listing = try index.snapshot().listing(
            matching: EntryQuery(search: "month:märz"),
            months: SpokenMonths(Locale(identifier: "de_DE")))
        #expect(Set(listing.summaries(in: 0..<9).map(\.id.rawValue)) == ["gilda", "ran"])
    }

    @Test(
        "An unknown operator, and a value without a meaning for one, are words",
        arguments: [
            "runtime:long", "date:soon", "kind:regards", "subject:aida", "http://x", "late:x",
            "weekday:someday", "hour:24", "fare:euro", "=aida",
        ])
    func plainWords(search: String) throws {
        #expect(try found(search) == [])
        try index.take([("told", .film(Film(title: "A film", notes: search)))])
        #expect(try found(search) == ["told"])
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay? {
        CalendarDay(year: year, month: month, day: day)
    }

    private static func given(_ feedback: Feedback...) -> [GivenFeedback] {
        feedback.map { GivenFeedback($0, at: nil) }
    }

    private static func trip(
        _ from: String, _ to: String, _ mode: TravelMode, _ year: Int, _ month: Int,
        late: Int? = nil,
        _ disruption: Disruption? = nil, operator: String = "", service: String = "",
        tags: [String] = [],
        claim: String = ""
    ) -> Entry {
        let departure = DateTime.at(year, month, 10, 14, 2, .floating)
        return .trip(
            Trip(
                from: from, to: to, mode: mode, operator: `operator`, service: service,
                departure: departure, arrival: nil,
                actualDeparture: late.flatMap { departure.advanced(by: .seconds($0)) },
                disruption: disruption, claim: claim, tags: tags))
    }

    private static let entries: [(String, Entry)] = [
        (
            "gilda",
            .film(
                Film(
                    title: "Gilda", year: 1946, directors: ["Charles Vidor"], runningTime: 110,
                    genres: ["Film noir"], watched: day(2024, 3, 5), place: "Metro Kino",
                    feedbackGiven: given(.good), viewing: 2,
                    ratingOfOthers: ImportedRating("9/10", source: "IMDb")))
        ),
        (
            "ran",
            .film(
                Film(
                    title: "Ran", year: 1985, directors: ["Akira Kurosawa"],
                    cast: ["Tatsuya Nakadai", "Akira Terao"], runningTime: 162,
                    genres: ["Drama", "Epic"], countries: ["Japan"], watched: day(2025, 3, 1),
                    notes: "Noir, too.", scale: .polarized,
                    feedbackGiven: given(.bad, .none, .reallyGood), viewing: 1,
                    rating: ImportedRating("4/5", source: "Letterboxd"),
                    ratingOfOthers: ImportedRating("7/10", source: "IMDb")))
        ),
        (
            "ikiru",
            .film(
                Film(
                    title: "Ikiru", year: 1952, directors: ["Akira Kurosawa"], runningTime: 143,
                    genres: ["Drama"], countries: ["Japan"], watched: day(2026, 1, 31),
                    feedbackGiven: given(.good, .bad, .bad), isRewatch: true))
        ),
        ("m", .film(Film(title: "M", languages: ["German"], feedbackGiven: given(.good, .none)))),
        (
            "ice",
            trip(
                "Köln Hbf", "Wien Hbf", .train, 2024, 6, late: 4_080, operator: "DB",
                service: "ICE 93",
                tags: ["work"])
        ),
        ("bus", trip("Bonn", "Köln", .bus, 2025, 6, late: -180)),
        ("gone", trip("Linz", "Graz", .ferry, 2026, 1, .cancelled, tags: ["work"])),
        (
            "missed",
            trip(
                "Ulm", "Lindau", .train, 2026, 2, .missedConnection, operator: "DB",
                claim: "Sent in April")
        ),
        ("plan", trip("Rome", "Bari", .flight, 2026, 11, late: 30)),
    ]
}
