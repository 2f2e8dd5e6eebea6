import Domain
import Foundation
import JournalFormat
import Testing

@testable import Formats

@Suite("Numbers, clocks and days are read as people write them")
struct WrittenValuesTests {
    @Test(
        "The mark before the parts of a number is proven by the column, or else by the number",
        arguments: [
            ("1.049,90", nil, "1049.9"), ("1,049.90", nil, "1049.9"), ("1 049,5", nil, "1049.5"),
            ("1’049.50", nil, "1049.5"), ("1,129", DecimalMark.point, "1129"), ("8,5", nil, "8.5"),
            ("1.234", DecimalMark.comma, "1234"), ("1.234.567", nil, "1234567"), ("-3", nil, nil),
            ("7.757000000000001", nil, "7.757"), ("0.30000000000000004", nil, "0.3"),
            ("943,210", nil, "943210"), ("", nil, nil), ("1.2.3,4,5", nil, nil), (".", nil, nil),
            ("ten", nil, nil),
        ] as [(String, DecimalMark?, String?)])
    func numbers(text: String, mark: DecimalMark?, value: String?) {
        #expect(WrittenNumber.read(text, mark: mark)?.description == value)
    }

    @Test(
        "A sort of ticket is named in several languages, or is none",
        arguments: [
            ("Single", TicketKind.single), ("Hin- und Rückfahrt", .return),
            ("aller-retour", .return), ("Deutschlandticket", .season), ("gift", nil),
        ] as [(String, TicketKind?)])
    func tickets(text: String, kind: TicketKind?) {
        #expect(WrittenTicket.kind(text) == kind)
    }

    @Test(
        "A running time is minutes, or hours and minutes",
        arguments: [
            ("112", 112), ("112 min", 112), ("149 Min.", 149), ("1:52", 112), ("1 h 52", 112),
            ("1h 52m", 112), ("2 Std.", 120), ("PT112M", 112), ("2 h 61", nil), ("1.5 h", nil),
            ("long", nil), ("99999999999999999999", nil),
        ] as [(String, Int?)])
    func minutes(text: String, minutes: Int?) {
        #expect(WrittenNumber.minutes(text) == minutes)
    }

    @Test(
        "A clock may stand behind a date, and in twelve hours",
        arguments: [
            ("14:02", "", 14, 2), ("9.16 Uhr", "", 9, 16), ("14h02", "", 14, 2),
            ("2:02 pm", "", 14, 2), ("12:05AM", "", 0, 5),
            ("31.12.2024 14:02:30", "31.12.2024", 14, 2),
            ("2024-12-31T14:02", "2024-12-31", 14, 2),
            ("5. März 2024, 7:45", "5. märz 2024", 7, 45),
        ])
    func clocks(text: String, date: String, hour: Int, minute: Int) throws {
        let clock = try #require(WrittenClock(text))
        #expect((clock.date, clock.hour, clock.minute) == (date, hour, minute))
    }

    @Test(
        "A clock may say how far it is from universal time, and parts of a second",
        arguments: [
            ("2024-12-31T14:02:30.250+01:00", "2024-12-31", 3_600),
            ("2024-12-31T14:02:30,5Z", "2024-12-31", 0),
            ("2024-12-31 14:02:30-0530", "2024-12-31", -19_800),
            ("31.12.2024 14:02:30 UTC", "31.12.2024", 0), ("14:02:30z", "", 0),
            ("2:02:30 PM +02:00", "", 7_200), ("14:02:30.999", "", nil),
            ("12/31/2024 14:02:30", "12/31/2024", nil),
        ] as [(String, String, Int?)])
    func zones(text: String, date: String, seconds: Int?) throws {
        let clock = try #require(WrittenClock(text))
        #expect((clock.date, clock.hour, clock.minute, clock.second) == (date, 14, 2, 30))
        #expect(clock.zone == (seconds.map { FixedZone.ahead(bySeconds: $0) } ?? .floating))
    }

    @Test(
        "Other text is not a clock time",
        arguments: [
            "", "31.12.2024", "25:00", "13:00 pm", "14", "14:2", "noon", "1:2:3:4", "pm",
            "14:02+99:00", "14:02:30.x", "14:02+", "2024-12-31T14:02+1",
        ])
    func noClock(text: String) {
        #expect(WrittenClock(text) == nil)
    }

    @Test(
        "A month may be a word of eleven languages",
        arguments: [
            "January February March April May June July August September October November December",
            "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec",
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
            "Jänner Feber Mrz. Apr. Mai Jun. Jul. Aug. Sep. Okt. Nov. Dez.",
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
            "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            "ene feb mar abr may jun jul ago set oct nov dic",
            """
            gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
            """,
            "gen feb mar apr mag giu lug ago set ott nov dic",
            "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
            "januari februari maart april mei juni juli augustus september oktober november december",
            "jan feb mrt apr mei jun jul aug sep okt nov dec",
            "januari februari mars april maj juni juli augusti september oktober november december",
            "januar februar marts april maj juni juli august september oktober november december",
            """
            stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada \
            grudnia
            """,
            "ledna února března dubna května června července srpna září října listopadu prosince",
        ])
    func months(names: String) {
        for (place, name) in names.split(separator: " ").enumerated() {
            let day = CalendarDay(year: 2024, month: place + 1, day: 5)
            #expect(DayText("5. \(name) 2024") == day.map(DayText.day), "\(name)")
            #expect(DayText("\(name) 5, 2024") == day.map(DayText.day), "\(name)")
        }
    }

    @Test(
        "A date is found among weekdays, clocks and zones, with a year of two digits too",
        arguments: [
            ("mardi 5 avril 2024", "2024-04-05"), ("mar. 5 avril 2024", "2024-04-05"),
            ("5 juin 2024, mar.", "2024-06-05"), ("5 april 2024 (maandag)", "2024-04-05"),
            ("20h15 le 5 mars 2024", "2024-03-05"), ("5 de mayo de 2024", "2024-05-05"),
            ("le 1er mai 2024", "2024-05-01"), ("April 1st, 2024", "2024-04-01"),
            ("5 Dezember 2024 20:15", "2024-12-05"), ("8:15 pm, 5 March 2024", "2024-03-05"),
            ("Sat Apr 23 08:36:35 2011", "2011-04-23"),
            ("Wed Aug 27 13:08:45 +0000 2008", "2008-08-27"),
            ("5-Mar-24", "2024-03-05"), ("2024-Mar-05", "2024-03-05"), ("5 Mar '98", "1998-03-05"),
            ("31.12.98", "1998-12-31"), ("31.12.69", "2069-12-31"), ("12/31/70", "1970-12-31"),
            ("25.04.2024, 20:15", "2024-04-25"), ("Di, 25.04.2024", "2024-04-25"),
            ("Dienstag, den 25.04.2024", "2024-04-25"), ("Tue 4/25/2024", "2024-04-25"),
            ("25. 4. 2024", "2024-04-25"), ("2024/04/25 20:15", "2024-04-25"),
            ("2024-04-25T20:15:00Z", "2024-04-25"),
        ])
    func days(text: String, day: String) {
        #expect(DayText(text) == CalendarDay(isoText: Array(day.utf8)).map(DayText.day))
    }

    @Test(
        "Words and numbers that are no date stay unreadable",
        arguments: [
            "May 2024", "Maybe 1984", "5 Brumaire 2024", "5. marraskuuta 2024", "maandag 5 2024",
            "32. März 2024", "vor 25.04.2024", "1.2.3", "25.04.20245", "Friday", "5 March",
        ])
    func noDay(text: String) {
        #expect(DayText(text) == .unreadable)
    }

    @Test("The day or the month is first where a number proves it, behind a weekday too")
    func proven() {
        #expect(DayOrder.proven(by: "Di, 25.04.2024 20:15") == .day)
        #expect(DayOrder.proven(by: "4/25/24") == .month)
        for text in ["04/05/2024", "2024-04-25", "25 April 2024", "14:02", ""] {
            #expect(DayOrder.proven(by: text) == nil)
        }
    }

    @Test(
        "A scale is the smallest that the ratings are on, but for one odd one in ten",
        arguments: [
            ([2, 4.5], "5", "5 10 20 100 school"), ([0.5, 7, 9, 10], "10", "10 20 100"),
            ([3, 4, 8], "10", "5 10 20 100 school"),
            ([11, 9, 8], "20", "10 20 100"), ([45, 4, 4, 5, 3, 2, 1, 4, 5, 3], "5", nil),
            ([11, 9, 8, 7, 10, 5, 4, 9, 8, 7], "10", "10 20 100"),
            ([150, 80, 70, 64], "100", "100"), ([150, 200], nil, ""), ([], nil, nil),
        ] as [([Double], String?, String?)])
    func scales(ratings: [Double], likely: String?, all: String?) {
        let (scales, found) = RatingScale.possible(for: ratings)
        #expect(found?.rawValue == likely)
        if let all { #expect(scales.map(\.rawValue).joined(separator: " ") == all) }
    }

    @Test(
        "Stars and scales are written in many ways, and a selector behind a star is none",
        arguments: [
            ("⭐️⭐️⭐️⭐️⭐️", "5/5"), ("⭐⭐⭐", "3/5"), ("★★★★☆", "4/5"), ("★★★½", "3.5/5"),
            ("4 ★", "4/5"), ("3.5 stars", "3.5/5"), ("4 Sterne", "4/5"), ("7/10", "7/10"),
            ("7 out of 10", "7/10"), ("3,5 von 5", "3.5/5"), ("80 %", "80/100"),
            ("Star Wars", nil), ("5 stars of the night", nil), ("n/a", nil),
        ] as [(String, String?)])
    func stars(text: String, rating: String?) {
        guard case .scaled(let found) = WrittenRating(text, mark: nil) else {
            #expect(rating == nil, "\(text)")
            return
        }
        #expect(found.text == rating)
    }

    @Test(
        "Means of transport are told by words of many languages and by kinds of trains",
        arguments: [
            ("Zug", TravelMode.train), ("nationalExpress", .train), ("RE", .train),
            ("RB 48", .train),
            ("S", .train), ("S1", .train), ("RJX 63", .train), ("NJ 421", .train), ("FLX", .train),
            ("STR 18", .train), ("tram", .train), ("subway", .train), ("suburban", .train),
            ("regional", .train), ("D 1234", .train), ("IRE", .train), ("EN", .train),
            ("Bus 605", .bus), ("Fernbus", .bus), ("ferry", .ferry), ("Vuelo", .flight),
            ("Auto", .other), ("PRIVATE", nil), ("WINDOW", nil), ("Boeing 767-400", nil), ("", nil),
            ("Summer in S", nil),
        ] as [(String, TravelMode?)])
    func modes(text: String, mode: TravelMode?) {
        #expect(WrittenMode.known(text) == mode)
    }

    @Test(
        "A year may be a decimal or the beginning of a span",
        arguments: [
            ("1999", 1999), ("2012.0", 2012), ("(1967)", 1967), ("1999–2007", 1999),
            ("2012–", 2012),
            ("1999-05-03", nil), ("474", nil), ("1999 min", nil), ("12345", nil),
        ] as [(String, Int?)])
    func years(text: String, year: Int?) {
        #expect(WrittenNumber.year(text) == year)
    }

    @Test("Marks of a school are turned around")
    func school() {
        #expect(RatingScale.school.rating(1)?.text == "6/6")
        #expect(RatingScale.school.rating(6)?.text == "1/6")
    }
}
