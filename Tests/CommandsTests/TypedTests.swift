import Domain
import Foundation
import Testing
import Wording

@testable import Counterfoil

struct TypedTests {
    private let words = Localizer.inEnglish
    private let vienna = TimeZone(identifier: "Europe/Vienna") ?? .gmt
    /// The moment at half past midnight in Vienna.
    private let now = Date(timeIntervalSince1970: 1_795_217_400)

    @Test("A day is typed as 2026-11-20, or named from today")
    func days() throws {
        #expect(try CalendarDay(typed: "2026-11-20") == day(2026, 11, 20))
        #expect(try CalendarDay(typed: "Today", now: now, in: vienna) == day(2026, 11, 21))
        #expect(try CalendarDay(typed: "yesterday", now: now, in: vienna) == day(2026, 11, 20))
    }

    @Test("A day of the week is the last one, unless the next one is asked for")
    func weekdays() throws {
        let words = Localizer.inEnglish
        for (text, date) in [("friday", 20), ("sat", 14), ("19 Nov", 19), ("19.11.", 19)] {
            let day = try CalendarDay(typed: text, now: now, in: vienna, words: words)
            #expect(day == CalendarDay(year: 2026, month: 11, day: date))
        }
        for (text, date) in [("Friday", 20), ("next Friday", 27)] {
            let found = try CalendarDay(
                typed: text, now: now, in: vienna, tendency: .thisYear, words: words)
            #expect(found == day(2026, 11, date))
        }
        let tomorrow = try DateTime(
            typed: "2:02 pm tomorrow", zone: .named("Europe/Vienna"), now: now, words: words)
        #expect(tomorrow.day == day(2026, 11, 22) && tomorrow.hour == 14)
    }

    @Test(
        "An impossible day is an error",
        arguments: ["", "2026-11-31", "9", "31.11.2026", "0000-01-01", "2026-11-20T00:00"])
    func noDay(_ text: String) {
        #expect(throws: CommandError.self) { try CalendarDay(typed: text) }
    }

    @Test("A time is typed with its day, by the clock of a zone, or in UTC")
    func times() throws {
        let zone = Zone.named("Europe/Vienna")
        let afternoon = DateTime(day(2026, 11, 20), hour: 14, minute: 2, zone: zone)
        #expect(try DateTime(typed: "2026-11-20T14:02", zone: zone) == afternoon)
        #expect(try DateTime(typed: "2026-11-20 14:02:00", zone: zone) == afternoon)
        #expect(try DateTime(typed: "2026-11-20T14:02Z", zone: zone).zone == .utc)
    }

    @Test(
        "An impossible time is an error",
        arguments: ["", "14:02", "2026-11-20", "2026-11-20T24:00", "2026-11-20T1:2", "2026-11-20T"])
    func noTime(_ text: String) {
        #expect(throws: CommandError.self) { try DateTime(typed: text, zone: .utc) }
    }

    @Test("A zone is named whatever its capitals")
    func zones() throws {
        #expect(try Zone(typed: "europe/vienna") == .named("Europe/Vienna"))
        #expect(try Zone(typed: "utc") == .utc)
        #expect(try Zone(typed: "Floating") == .floating)
        #expect(throws: CommandError.self) { try Zone(typed: "Vienna") }
    }

    @Test("A range of days may be open at either end, but not turned around")
    func ranges() throws {
        #expect(try Typed.days(from: nil, to: nil) == nil)
        #expect(try Typed.days(from: day(2026, 1, 1), to: nil)?.upperBound.year == 9999)
        #expect(try Typed.days(from: nil, to: day(2026, 1, 1))?.lowerBound.year == 1)
        #expect(throws: CommandError.self) {
            try Typed.days(from: day(2026, 1, 2), to: day(2026, 1, 1))
        }
    }

    @Test("An invalid year or viewing has the same error as in the form")
    func numbers() throws {
        #expect(try Typed.year("1945") == 1945)
        #expect(try Typed.viewing("2") == 2)
        #expect(throws: CommandError.usage(words.sentence(FilmError.yearIsNoNumber("abc")))) {
            try Typed.year("abc")
        }
        #expect(
            throws: CommandError.usage(words.sentence(FilmError.viewingIsNoNumber("second")))
        ) { try Typed.viewing("second") }
    }

    @Test("A format is named, or told by the name of the file; else the formats are listed")
    func formats() throws {
        #expect(try ExportFormat(typed: "Films-CSV") == .filmsCSV)
        #expect(try ExportFormat(ofFile: "a.JSON") == .json)
        #expect(try ExportFormat(ofFile: "trips.geojson") == .geoJSON)
        let all = """
            letterboxd, films-csv, trips-csv, passes-csv, claims-csv, geojson, json, calendar or \
            backup
            """
        #expect(throws: CommandError.usage("“poem” is not a format; choose \(all).")) {
            try ExportFormat(typed: "poem")
        }
        for name in [nil, "-"] {
            #expect(throws: CommandError.usage("Choose a format with --format: \(all).")) {
                try ExportFormat(ofFile: name)
            }
        }
        #expect(
            throws: CommandError.usage(
                "The name “a.txt” does not say which format it is. Choose one with --format: "
                    + "\(all).")
        ) { try ExportFormat(ofFile: "a.txt") }
        #expect(
            throws: CommandError.usage(
                "The name “a.csv” does not say which format it is. Choose one with --format: "
                    + "letterboxd, films-csv, trips-csv, passes-csv or claims-csv.")
        ) { try ExportFormat(ofFile: "a.csv") }
    }

    @Test("Feedback is typed with or without its blanks")
    func feedback() throws {
        #expect(try Typed.feedback("really good") == .reallyGood)
        #expect(try Typed.feedback("So-and-so") == .soAndSo)
        #expect(try Typed.feedback("so and so") == .soAndSo)
        #expect(try Typed.feedback("so-so") == .soAndSo)
        #expect(throws: CommandError.self) { try Typed.feedback("") }
        #expect(Typed.feedbacks == ["very-bad", "bad", "so-and-so", "good", "really-good"])
    }

    @Test("Bands are four numbers that never fall")
    func bands() throws {
        #expect(try Typed.bands("1, 2.5,2.5,9").ends == [1, 2.5, 2.5, 9])
        for text in [
            "", "1,2,3", "1,2,3,4,5", "4,3,2,1", "1,2,3,11", "1,2,x,4", "1,,3,4", "nan,1,2,3",
        ] {
            #expect(throws: CommandError.self) { try Typed.bands(text) }
        }
    }

    @Test("An answer names a question, which may hold an equals sign, and an option")
    func answers() throws {
        let answer = try Typed.answer("dates:a=b.csv=day-first")
        #expect(answer.question == "dates:a=b.csv")
        #expect(answer.option == "day-first")
        // As a sentence shows it.
        let copied = try Typed.answer("\u{2068}days|יומן.csv\u{2069}=\u{2068}א\u{2069}")
        #expect(copied.question == "days|יומן.csv" && copied.option == "א")
        #expect(throws: CommandError.self) { try Typed.answer("dates") }
        #expect(throws: CommandError.self) { try Typed.answer("=day-first") }
    }

    @Test("An amount has a point before its cents, and is told so as in the form")
    func amounts() throws {
        #expect(try Typed.amount("49.90") == Decimal(string: "49.9"))
        for text in ["", "49,90", "1.2.3", "-1", "1e3", ".5", "5."] {
            #expect(throws: CommandError.usage(words.sentence(TripError.fareIsNoNumber(text)))) {
                try Typed.amount(text)
            }
        }
        #expect(try Typed.currency("eur") == "EUR")
        #expect(throws: CommandError.usage(words.sentence(TripError.currencyIsNoCode("€")))) {
            try Typed.currency("€")
        }
    }

    @Test("Money has its currency before or behind it")
    func money() throws {
        let fare = Fare(try #require(Decimal(string: "20.5")), currency: "EUR")
        for text in ["20.50 EUR", "EUR 20.50", "20.5eur", "20,50 EUR", "20,50 €", "€20.50"] {
            #expect(try Typed.money(text) == fare)
        }
        for text in ["", "20", "EUR", "20,5,0 EUR", "-1 EUR", "20 EURO", "2 E 0 UR"] {
            #expect(throws: CommandError.usage(words.sentence(ClaimError.amountUnread(text)))) {
                try Typed.money(text)
            }
        }
    }

    @Test("A fare may say its currency, and one without any is a number with a point")
    func fares() throws {
        let fare = try #require(Decimal(string: "45.5"))
        for text in ["£45.50", "45.50 GBP", "GBP 45,50"] {
            #expect(try Typed.fare(text) == Fare(fare, currency: "GBP"))
        }
        #expect(try Typed.fare("45.50") == Fare(fare, currency: ""))
        #expect(try Typed.fare("CHF 12.-") == Fare(12, currency: "CHF"))
        for text in ["", "45,50", "45.50 EURO", "-1 EUR"] {
            #expect(throws: CommandError.usage(words.sentence(TripError.fareIsNoNumber(text)))) {
                try Typed.fare(text)
            }
        }
    }

    @Test("What makes no sense is said as a person would say it, with what to write instead")
    func sentences() {
        let sentences: [(String, () throws -> Void)] = [
            (
                "“soon” is not a date; write it as 2026-11-20 or 20 Nov, or say “today”, "
                    + "“tomorrow” or “friday”.",
                { _ = try CalendarDay(typed: "soon") }
            ),
            (
                "“14:02” is not a day with a time; write it as 2026-11-20T14:02 or "
                    + "tomorrow 14:02.",
                { _ = try DateTime(typed: "14:02", zone: .utc) }
            ),
            (
                "“Vienna” is not a known time zone; one looks like Europe/Vienna.",
                { _ = try Zone(typed: "Vienna") }
            ),
        ]
        for (sentence, body) in sentences {
            #expect(throws: CommandError.usage(sentence)) { try body() }
        }
    }

    @Test("Columns are typed by what they mean, and a heading may hold commas")
    func columns() throws {
        #expect(try Typed.columns([]) == nil)
        #expect(
            try Typed.columns(["title=Film, or show,date=Gesehen am", "rating= Note "])
                == NamedColumns(
                    .film,
                    [
                        .field(.title): "Film, or show", .field(.watched): "Gesehen am",
                        .field(.rating): "Note",
                    ]))
        #expect(
            try Typed.columns(
                ["date=Tag,from=Von,to=Nach,departure=Ab,running-time=x=y"].map {
                    $0.replacing(",running-time=x=y", with: ",currency=x=y")
                })?.names[.currency] == "x=y")
    }

    @Test(
        "Columns that make no entries are told so",
        arguments: [
            "", "Film", "titel=Film", "year=Jahr", "title=A,title=B", "from=A,to=B",
            "title=A,from=B", "title=A,date=B,watched=C", "imports=A,title=B",
        ])
    func noColumns(_ text: String) {
        #expect(throws: CommandError.self) { try Typed.columns([text]) }
    }
}
