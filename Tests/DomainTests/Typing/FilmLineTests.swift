import Domain
import Foundation
import Testing
import Wording

@Suite("A film in one line")
struct FilmLineTests {
    private let words = Localizer.inEnglish

    private func read(_ text: String) throws -> FilmLine {
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 23))
        return FilmLineReader.line(text, words: words.filmLineWords(today: today, known: .none))
    }

    @Test("The rating is the film's, and its feedback by the usual bands unless one is typed")
    func ratings() throws {
        let moment = Date(timeIntervalSince1970: 1_000)
        let rated = try read("Past Lives 9/10 yesterday").film(on: nil, at: moment)
        #expect(rated.rating == ImportedRating("9/10", source: ""))
        #expect(rated.feedbackGiven == [GivenFeedback(.reallyGood, at: moment)])
        #expect(rated.scale == .polarized)
        let both = try read("Past Lives 9/10 bad").film(on: nil, at: moment)
        #expect(both.rating?.value == "9/10" && both.feedback == .bad && both.scale == .average)
    }

    @Test("A film to see has no day, and one that was seen is of today")
    func days() throws {
        let today = CalendarDay(year: 2026, month: 11, day: 23)
        let moment = Date(timeIntervalSince1970: 1_000)
        let wanted = try read("wanted: Past Lives (2023)").film(on: today, at: moment)
        #expect(wanted.isWanted && wanted.watched == nil)
        #expect(try read("Past Lives").film(on: today, at: moment).watched == today)
    }

    @Test("What each word was taken for is said")
    func meanings() throws {
        #expect(
            words.meanings(of: try read("M (1931) yesterday bad")) == [
                "title: M", "year: (1931)", "on Sunday, 22 November 2026",
                "feedback: bad",
            ])
        #expect(
            words.meanings(of: try read("watched “M” 4/5 @Metro rewatch")) == [
                "title: M", "rating: 4/5, so the feedback is: good", "place: Metro",
                "seen before",
            ])
        #expect(words.meanings(of: try read("M (1931) 4/5 bad")).contains("rating: 4/5"))
    }

    @Test("A refused part is marked in the line, with a reason and a way out")
    func refused() throws {
        for (text, reason, marked) in [
            ("M (1931) whatever", "Not recognised: “whatever”", "M (1931) [whatever]"),
            (
                "Anora 2024 good",
                "“2024” can be the year or a part of the title. Write (2024) for the year, or put "
                    + "the title in quotation marks.", "Anora [2024] good"
            ),
            ("M 31.2.2026 good", "31 February 2026 is not a date.", "M [31.2.2026] good"),
        ] {
            let line = try read(text)
            #expect(words.whyNoFilm(line) == reason)
            let place = try #require(line.refused.first?.place)
            #expect(words.marking(place, in: text) == marked)
        }
    }

    @Test("A film to see that was watched keeps its own facts and gets those of the viewing")
    func watched() {
        let wanted = Film(
            title: "Arrival", year: 2016, directors: ["Denis Villeneuve"], tags: ["space"],
            notes: "by a friend", isWanted: true)
        let viewing = Film(
            title: "arrival", watched: CalendarDay(year: 2026, month: 11, day: 22),
            place: "Metro", tags: ["space", "cinema"], notes: "third row",
            feedbackGiven: [GivenFeedback(.good, at: nil)])
        var expected = viewing
        (expected.title, expected.year) = ("Arrival", 2016)
        expected.directors = wanted.directors
        expected.tags = ["space", "cinema"]
        expected.notes = "by a friend\n\nthird row"
        #expect(wanted.watched(as: viewing) == expected)
    }
}
