import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

struct ReadingFilmsTests {
    @Test(
        "Without own data, title and year come from the summary",
        arguments: [
            ("Brief Encounter (1945)", "Brief Encounter", 1945),
            ("Brief Encounter", "Brief Encounter", nil),
            ("2001: A Space Odyssey (1968)", "2001: A Space Odyssey", 1968),
            ("Blade Runner (2049) (2017)", "Blade Runner (2049)", 2017),
            ("Nosferatu (silent)", "Nosferatu (silent)", nil),
            ("Far away (9999)", "Far away (9999)", nil),
            ("千と千尋の神隠し (2001)", "千と千尋の神隠し", 2001),
            ("  Spaces  (1999)  ", "Spaces", 1999),
            ("M\\, (1931)", "M,", 1931),
        ] as [(String, String, Int?)])
    func summary(summary: String, title: String, year: Int?) throws {
        let film = try film(journal("SUMMARY:\(summary)"))
        #expect(film.title == title)
        #expect(film.year == year)
    }

    @Test("Own title and year come before the summary")
    func ownData() throws {
        let film = try film(
            journal(
                "SUMMARY:Something (1999)", "X-COUNTERFOIL-TITLE:Brief\\, Encounter\\; \\\\ a",
                "X-COUNTERFOIL-YEAR;VALUE=INTEGER:1945"))
        #expect(film.title == "Brief, Encounter; \\ a")
        #expect(film.year == 1945)
    }

    @Test("An own title without an own year takes the summary's only where both name one film")
    func yearOfSummary() throws {
        #expect(try film(journal("SUMMARY:A (1950)", "X-COUNTERFOIL-TITLE:A")).year == 1950)
        #expect(try film(journal("SUMMARY:B (1950)", "X-COUNTERFOIL-TITLE:A")).year == nil)
        let named = try film(journal("SUMMARY:A (1950)", "X-COUNTERFOIL-TITLE:A (1950)"))
        #expect(named.year == nil)
    }

    @Test("Standard properties that other programs write are read")
    func standard() throws {
        let film = try film(
            journal(
                "SUMMARY;LANGUAGE=de:M (1931)", "DTSTART;VALUE=DATE:20261119",
                "LOCATION;ALTREP=\"http://x.y/a;b:c\":Filmhaus\\, Saal 2",
                "DESCRIPTION:One\\nTwo \\N Three", "DESCRIPTION:Four", "URL:http://x.y/?a=1,2;b",
                "CATEGORIES:crime\\, silent,  Berlin ,crime\\, silent", "CATEGORIES:FILM,repertory",
                "RRULE:FREQ=SECONDLY", "X-EMPTY:"))
        #expect(film.watched == CalendarDay(year: 2026, month: 11, day: 19))
        #expect(film.place == "Filmhaus, Saal 2")
        #expect(film.notes == "One\nTwo \n Three\n\nFour")
        #expect(film.link == "http://x.y/?a=1,2;b")
        #expect(film.tags == ["crime, silent", "Berlin", "repertory"])
    }

    @Test(
        "The day is the one that is written, whether with a time or not",
        arguments: [
            "DTSTART;VALUE=DATE:20261119", "DTSTART:20261119", "DTSTART:20261119T203000",
            "DTSTART:20261119T233000Z", "DTSTART;TZID=No/Where:20261119T203000",
            "dtstart;value=date:20261119",
        ])
    func day(line: String) throws {
        let expected = CalendarDay(year: 2026, month: 11, day: 19)
        #expect(try film(journal("SUMMARY:M", line)).watched == expected)
    }

    @Test(
        "A day that no calendar has is an unknown day",
        arguments: ["20260229", "20261399", "yesterday", "", "2026/11/19"])
    func noDay(value: String) throws {
        #expect(try film(journal("SUMMARY:M", "DTSTART;VALUE=DATE:\(value)")).watched == nil)
    }

    @Test("Feedback keeps its order and its moments; values of a later version are passed over")
    func feedback() throws {
        let film = try film(
            journal(
                "SUMMARY:M", "X-COUNTERFOIL-SCALE:polarized",
                "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20140503T101112Z:VERY-BAD",
                "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20150101T000000Z:SUBLIME",
                "X-COUNTERFOIL-FEEDBACK;X-GIVEN=some day:so-and-so",
                "X-COUNTERFOIL-FEEDBACK:REALLY-GOOD"))
        #expect(
            film.feedbackGiven == [
                GivenFeedback(.veryBad, at: Date(timeIntervalSince1970: 1_399_111_872)),
                GivenFeedback(.soAndSo, at: nil), GivenFeedback(.reallyGood, at: nil),
            ])
        #expect(film.scale == .polarized)
        #expect(film.feedback == .reallyGood)
    }

    @Test("A rating keeps its source as it was written")
    func rating() throws {
        let film = try film(
            journal(
                "SUMMARY:M", "X-COUNTERFOIL-VIEWING;VALUE=INTEGER:2",
                "X-COUNTERFOIL-RATING;X-SOURCE=\"The ^'Best^'; of:^^ all\":8/10"))
        #expect(film.rating == ImportedRating("8/10", source: "The \"Best\"; of:^ all"))
        #expect(film.viewing == 2)
    }

    @Test("A rating is one's own unless the file says that others gave it")
    func ratingOfOthers() throws {
        for (parameters, isOfOthers) in [
            ("", false), (";X-BY=OTHERS", true), (";X-BY=others", true), (";X-BY=ME", false),
        ] {
            let film = try film(
                journal("SUMMARY:M", "X-COUNTERFOIL-RATING;X-SOURCE=TMDb\(parameters):7.8/10"))
            let rating = ImportedRating("7.8/10", source: "TMDb")
            #expect(film.rating == (isOfOthers ? nil : rating))
            #expect(film.ratingOfOthers == (isOfOthers ? rating : nil))
        }
    }

    @Test("A film has its own rating and that of others, in either order")
    func bothRatings() throws {
        let lines = [
            "X-COUNTERFOIL-RATING;X-SOURCE=Letterboxd:4/5",
            "X-COUNTERFOIL-RATING;X-SOURCE=IMDb;X-BY=OTHERS:7.9/10",
        ]
        for lines in [lines, lines.reversed()] {
            let film = try film(journal("SUMMARY:M", lines[0], lines[1]))
            #expect(film.rating == ImportedRating("4/5", source: "Letterboxd"))
            #expect(film.ratingOfOthers == ImportedRating("7.9/10", source: "IMDb"))
        }
    }

    @Test("Of two ratings in a file a change touches one line alone")
    func changedRating() throws {
        let others = "X-COUNTERFOIL-RATING;X-SOURCE=IMDb;X-BY=OTHERS;X-NOTE=a:7.9/10"
        let bytes = Array(journal("SUMMARY:M", others).utf8)
        func changed(_ bytes: [UInt8], _ change: (inout Film) -> Void) throws -> [UInt8] {
            try #require(
                try EntryText.changing(bytes, at: Date(timeIntervalSince1970: 0)) { entry in
                    guard case .film(var film) = entry else { return entry }
                    change(&film)
                    return .film(film)
                }.bytes)
        }
        let rated = try changed(bytes) {
            $0.rating = ImportedRating("4/5", source: "Letterboxd")
        }
        let text = String(decoding: rated, as: UTF8.self)
        #expect(text.contains(others))
        #expect(text.contains("X-COUNTERFOIL-RATING;X-SOURCE=Letterboxd:4/5"))
        let both = try film(text)
        #expect(both.rating?.value == "4/5" && both.ratingOfOthers?.value == "7.9/10")
        let less = try film(
            String(decoding: try changed(rated) { $0.ratingOfOthers = nil }, as: UTF8.self))
        #expect(less.rating?.value == "4/5" && less.ratingOfOthers == nil)
        let retitled = try changed(bytes) { $0.place = "Roxy" }
        #expect(String(decoding: retitled, as: UTF8.self).contains(others))
    }

    @Test("A list keeps its order, holds each text once, and may stand on several lines")
    func list() throws {
        let film = try film(
            journal(
                "SUMMARY:M", "X-COUNTERFOIL-DIRECTORS:B\\, Jr.,A, B\\, Jr. ,",
                "X-COUNTERFOIL-DIRECTORS:Film"))
        #expect(film.directors == ["B, Jr.", "A", "Film"])
    }

    @Test("A fold anywhere, in a name or inside a character, is undone")
    func folds() throws {
        var bytes = Array("BEGIN:VCALENDAR\nBEGIN:VJOURNAL\nX-COUNTER\n FOIL-TITLE:K".utf8)
        bytes += [0xC3] + Array("\n\t".utf8) + [0xB6] + Array("ln\n".utf8)
        bytes += Array("END:VJOURNAL\nEND:VCALENDAR".utf8)
        #expect(try Item.entry(from: bytes) == .film(Film(title: "Köln")))
    }

    @Test("Among several components the first that qualifies counts")
    func first() throws {
        let text = calendar(
            "BEGIN:VTODO", "SUMMARY:No", "END:VTODO", "BEGIN:VJOURNAL", "SUMMARY:Diary",
            "END:VJOURNAL", "BEGIN:VJOURNAL", "SUMMARY:Yes", "CATEGORIES:Film", "END:VJOURNAL",
            "BEGIN:VJOURNAL", "SUMMARY:Later", "CATEGORIES:Film", "END:VJOURNAL")
        #expect(try film(text).title == "Yes")
    }

    @Test("Control characters of terminals are left out")
    func controls() throws {
        let film = try film(
            journal(
                "SUMMARY:A\u{0}B\u{1B}[31m\u{7F}C\\nD\u{85}E\u{2028}F",
                "DESCRIPTION:a\u{8}b\tc\\n\\nd"))
        #expect(film.title == "AB[31mC D E F")
        #expect(film.notes == "ab\tc\n\nd")
    }
}
