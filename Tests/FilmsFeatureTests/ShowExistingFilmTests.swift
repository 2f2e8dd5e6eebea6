import Domain
import EntryFeature
import Foundation
import Presentation
import TestSupport
import Testing

@testable import FilmsFeature
@testable import Wording

@Suite(.freed)
struct ShowExistingFilmTests {
    private func shown(
        _ film: Film, viewings: [EntrySummary] = [], words: FilmWords = .british
    ) async -> FilmViewModel? {
        let view = freed(FilmMainViewSpy())
        ShowExistingFilm(view: view, words: words)
            .show(film, id: .film, sameDay: [], otherViewings: viewings)
        guard case .film(let model) = view.messages.all.first else { return nil }
        return model
    }

    @Test("Everything that is known of a film is put into words")
    func everything() async throws {
        let film = Film(
            title: "Brief <b>Encounter</b>", year: 1945, directors: ["David Lean", "N. Coward"],
            watched: CalendarDay(year: 2026, month: 11, day: 19), place: "Filmcasino, Wien",
            tags: ["classic", "with trains"], notes: "A station.\nTea.", scale: .polarized,
            feedbackGiven: [
                GivenFeedback(.bad, at: Date(timeIntervalSince1970: 1_399_114_800)),
                GivenFeedback(.none, at: thatEvening),
                GivenFeedback(.soAndSo, at: nil),
                GivenFeedback(.good, at: thatEvening),
            ],
            viewing: 2, rating: ImportedRating("8/10", source: "Kinopoisk"),
            link: "https://example.org/film")
        let model = try #require(await shown(film))
        #expect(model.id == "film.ics")
        #expect(model.title == "Brief <b>Encounter</b>")
        #expect(model.work == "1945 · David Lean, N. Coward")
        #expect(model.day == "19 November 2026" && model.place == "Filmcasino, Wien")
        #expect(model.tags == "classic, with trains" && model.notes == "A station.\nTea.")
        #expect(model.link == "https://example.org/film" && model.opensLink)
        #expect(model.rating == "Rated 8/10 on Kinopoisk" && model.ratingOfOthers == "")
        #expect(model.viewing == "2nd viewing" && !model.isWanted && model.isPolarized)
        #expect(model.facts == [Fact("Directors", "David Lean, N. Coward")])
        #expect(model.factsInLine == ["David Lean, N. Coward"] && model.details == [])
        #expect(model.feedback == "You thought it was good" && model.mark == .good)
        #expect(model.feedbackHistory == "bad, 3 May 2014 → so-so → good, 19 November 2026")
        #expect(model.marksOfHistory == [.bad, .soAndSo, .good])
        #expect(model.isFeedbackHistoryComplete && !model.historyRepeatsVerdict)
        #expect(model.leavingFeedback == .available)
        #expect(
            model.relatedSearches == [
                RelatedSearch(
                    name: "Films: Filmcasino, Wien",
                    search: "kind:film place:=\"Filmcasino, Wien\""),
                RelatedSearch(
                    name: "Films by David Lean", search: "kind:film director:=\"David Lean\""),
                RelatedSearch(
                    name: "Films by N. Coward", search: "kind:film director:=\"N. Coward\""),
            ])
    }

    @Test("Unknown values are left out, and an unknown day is labelled so")
    func titleOnly() async throws {
        let model = try #require(await shown(Film(title: "M")))
        #expect(model.title == "M" && model.day == "Unknown date")
        let texts = [
            model.place, model.tags, model.notes, model.link, model.rating,
            model.ratingOfOthers, model.viewing, model.feedbackHistory, model.pictureName,
            model.moreViewings, model.moreRelated, model.work, model.occasion,
        ]
        #expect(texts.joined() == "")
        #expect(model.facts == [] && model.details == [] && model.factsInLine == [])
        #expect(model.viewings == [] && model.related == [] && model.relatedSearches == [])
        #expect(model.feedback == nil && model.mark == nil && model.marksOfHistory == [])
        #expect(model.picture == nil && model.stars == nil)
        #expect(!model.opensLink && !model.isWanted && !model.isPolarized)
        #expect(model.isFeedbackHistoryComplete && !model.historyRepeatsVerdict)
    }

    @Test("Each known fact of a film has a line")
    func facts() async {
        var film = Film(
            title: "Jules and Jim", originalTitle: "Jules et Jim", directors: ["F. Truffaut"],
            cast: ["Jeanne Moreau", "Oskar Werner"], runningTime: 105,
            genres: ["drama", "romance"], countries: ["France"],
            languages: ["French", "German"])
        #expect(
            await shown(film)?.facts == [
                .init("Original title", "Jules et Jim"), .init("Director", "F. Truffaut"),
                .init("Played by", "Jeanne Moreau, Oskar Werner"),
                .init("Running time", "1 h 45 min"), .init("Genres", "drama, romance"),
                .init("Country", "France"), .init("Languages", "French, German"),
            ])
        #expect(
            await shown(film)?.work
                == "F. Truffaut · 1 h 45 min · drama, romance · Jeanne Moreau, Oskar Werner")
        #expect(
            await shown(film)?.details == [
                .init("Original title", "Jules et Jim"), .init("Country", "France"),
                .init("Languages", "French, German"),
            ])
        film.runningTime = .max
        #expect(await shown(film)?.facts.contains { $0.caption == "Running time" } == false)
    }

    @Test("Other viewings are told apart by their days, and say the feedback of each")
    func viewings() async {
        func viewing(_ number: Int, _ film: Film) -> EntrySummary {
            EntrySummary(id: EntryID("\(number).ics"), entry: .film(film))
        }
        var undated = Film.briefEncounter()
        undated.watched = nil
        let film = await shown(
            .briefEncounter(),
            viewings: [viewing(1, .briefEncounter(.bad, .reallyGood)), viewing(2, undated)])
        #expect(
            film?.viewings == [
                .init(id: "1.ics", title: "19 November 2026", detail: "really good"),
                .init(id: "2.ics", title: "Unknown date"),
            ])
        #expect(film?.moreViewings == "")
        let many = await shown(
            .briefEncounter(), viewings: (1...25).map { viewing($0, .briefEncounter()) })
        #expect(many?.viewings.map(\.id).last == "20.ics")
        #expect(many?.moreViewings == "… and 5 more")
    }

    @Test("The line below the title names three actors, and the details name all of more")
    func cast() async {
        let cast = ["A", "B", "C", "D", "E"]
        let film = await shown(Film(title: "M", year: 1931, cast: cast))
        #expect(film?.work == "1931 · A, B, C … and 2 more")
        #expect(film?.details == [.init("Played by", "A, B, C, D, E")])
        let three = await shown(Film(title: "M", cast: Array(cast.prefix(3))))
        #expect(three?.work == "A, B, C")
        #expect(three?.details == [])
    }

    @Test("A history is not told again if it is the verdict, given on the day of the viewing")
    func history() async {
        #expect(await shown(.briefEncounter(.good))?.historyRepeatsVerdict == true)
        var film = Film.briefEncounter(.good)
        film.watched = CalendarDay(year: 2026, month: 11, day: 18)
        #expect(await shown(film)?.historyRepeatsVerdict == false)
        #expect(await shown(.briefEncounter(.bad, .good))?.historyRepeatsVerdict == false)
        #expect(await shown(.briefEncounter(.none))?.historyRepeatsVerdict == false)
        #expect(await shown(.briefEncounter())?.historyRepeatsVerdict == false)
    }

    @Test("Each feedback has a mark of its own, and none has none")
    func marks() async {
        let film = await shown(
            .briefEncounter(.veryBad, .bad, .none, .soAndSo, .good, .reallyGood))
        #expect(film?.marksOfHistory == FeedbackMark.allCases.reversed())
        #expect(film?.mark == .reallyGood)
        #expect(await shown(.briefEncounter(.good, .none))?.mark == nil)
    }

    @Test("One director is a director")
    func director() async {
        let film = Film(title: "M", directors: ["Fritz Lang"])
        #expect(await shown(film)?.facts == [.init("Director", "Fritz Lang")])
    }

    @Test("A film that was seen before says so without a count of viewings")
    func rewatch() async {
        #expect(await shown(Film(title: "M", isRewatch: true))?.viewing == "Seen before")
        #expect(
            await shown(Film(title: "M", viewing: 3, isRewatch: true))?.viewing == "3rd viewing")
    }

    @Test(
        "Only the address of a web page is a link",
        arguments: [
            ("http://example.org", true), ("HTTPS://example.org/a?b=c#d", true),
            ("https://user@example.org:8080/", true), ("https://example.org/%C3%A9", true),
            ("", false), ("example.org", false), ("https:", false), ("https:///film", false),
            ("file:///etc/passwd", false), ("javascript:alert(1)", false),
            ("data:text/html,x", false), ("mailto:a@example.org", false),
            ("https://example.org/a b", false), ("https://example.org/\n", false),
            ("https://example.org/\u{202E}", false), ("vbscript:https://example.org", false),
            (" https://example.org", false),
        ])
    func links(_ link: String, opens: Bool) async {
        let model = await shown(Film(title: "M", link: link))
        #expect(model?.link == link)
        #expect(model?.opensLink == opens)
    }

    @Test(
        "The label says how the film was",
        arguments: [
            (Feedback.veryBad, "You thought it was very bad"), (.bad, "You thought it was bad"),
            (.soAndSo, "You thought it was so-so"), (.good, "You thought it was good"),
            (.reallyGood, "You thought it was really good"),
        ])
    func label(_ feedback: Feedback, _ label: String) async {
        #expect(await shown(.briefEncounter(feedback))?.feedback == label)
    }

    @Test("A feedback that was taken back leaves no label")
    func takenBack() async {
        let model = await shown(.briefEncounter(.good, .none))
        #expect(model?.feedback == nil)
        #expect(model?.feedbackHistory == "good, 19 November 2026")
    }

    @Test("Of a long trail the latest steps are told, and the others counted")
    func longTrail() async {
        let given = (0..<20_000).map { number in
            GivenFeedback(
                number.isMultiple(of: 2) ? .bad : .good,
                at: Date(timeIntervalSince1970: 1_000_000_000 + Double(number) * 60))
        }
        let history = await shown(Film(title: "M", feedbackGiven: given))?.feedbackHistory ?? ""
        let steps = history.components(separatedBy: " → ")
        #expect(steps.count == 21)
        #expect(steps.first == "19,980 earlier …")
        #expect(steps.last?.hasPrefix("good, ") == true)
    }

    @Test("The day of a moment is told by the reader's clock")
    func dayByZone() async throws {
        let words = FilmWords(
            local: FilmWords.british.local,
            timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")))
        #expect(
            await shown(.briefEncounter(.good), words: words)?.feedbackHistory
                == "good, 20 November 2026")
    }

    @Test("A rating without a source names none")
    func ratingWithoutSource() async {
        let film = Film(title: "M", rating: ImportedRating("5/5", source: ""))
        #expect(await shown(film)?.rating == "Rated 5/5")
    }
}
