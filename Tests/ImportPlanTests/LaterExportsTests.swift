import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Exports of one service that come after one another")
struct LaterExportsTests {
    private let several = ["viewings Letterboxd": "first"]

    private func take(
        _ folder: String, only name: String? = nil, into stage: inout PlanStage,
        _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:]
    ) async throws -> ImportPreview {
        let files = try [SourceFile].fixtures("letterboxd/\(folder)").filter {
            name == nil || $0.name == name
        }
        let found = try await contents(files, by: LetterboxdReader(), answers)
        let preview = stage.preview(found, ImportChoices(answers: answers))
        stage.write(preview.batch)
        return preview
    }

    private func films(_ stage: PlanStage) -> Set<Film> {
        Set(
            stage.films.map { film in
                var film = film
                film.imports = []
                return film
            })
    }

    /// The exports of services that tell the last viewing of a film only, by its day.
    private static let lastViewings:
        [String: (any SourceReader, @Sendable (String) -> SourceFile)] =
            [
                "Simkl": (
                    SimklReader(zone: .gmt),
                    { day in
                        .holding(
                            #"{"movies":[{"status":"completed","last_watched_at":"\#(day)T20:00:00Z","#
                                + #""movie":{"title":"Stalker","year":1979,"ids":{"simkl":7}}}]}"#,
                            named: "SimklBackup.json")
                    }
                ),
                "Simkl's table": (
                    ServicesReader(folders: .shipped, gazetteer: PlacesDouble(), home: .gmt),
                    { day in
                        .holding(
                            """
                            SIMKL_ID,Title,Type,Year,Watchlist,WatchedDate
                            7,Stalker,movie,1979,completed,\(day) 20:00:00

                            """, named: "SimklBackup.csv")
                    }
                ),
                "Trakt": (
                    TraktReader(zone: .gmt),
                    { day in
                        .holding(
                            #"[{"plays":1,"last_watched_at":"\#(day)T20:00:00Z","#
                                + #""movie":{"title":"Stalker","year":1979,"ids":{"trakt":7}}}]"#,
                            named: "watched_movies.json")
                    }
                ),
                "Kodi": (
                    KodiReader(),
                    { day in
                        .holding(
                            "<movie><title>Stalker</title><year>1979</year><playcount>1</playcount>"
                                + "<lastplayed>\(day) 20:00:00</lastplayed>"
                                + "<uniqueid type=\"imdb\">tt0079944</uniqueid></movie>",
                            named: "Stalker.nfo")
                    }
                ),
            ]

    @Test(
        "A later last viewing is another one, and the day of the earlier one stays",
        arguments: ["Simkl", "Simkl's table", "Trakt", "Kodi"])
    func laterViewing(service: String) async throws {
        let (reader, file) = try #require(Self.lastViewings[service])
        var stage = PlanStage()
        func take(_ day: String) async throws -> ImportPreview {
            let preview = stage.preview(try await contents([file(day)], by: reader))
            stage.write(preview.batch)
            return preview
        }
        #expect(try await take("2024-01-05").counts[.new] == 1)
        #expect(try await take("2024-01-05").batch.isEmpty)
        #expect(try await take("2024-06-07").counts[.new] == 1)
        #expect(try await take("2024-06-07").batch.isEmpty)
        #expect(try await take("2024-01-05").batch.isEmpty)
        #expect(try await take("2025-02-03").counts[.new] == 1)
        #expect(
            stage.films.compactMap { $0.watched?.isoText }.sorted()
                == ["2024-01-05", "2024-06-07", "2025-02-03"])
        // The next day may be the same in another time zone.
        var other = PlanStage()
        for day in ["2024-01-05", "2024-01-06"] {
            other.write(other.preview(try await contents([file(day)], by: reader)).batch)
        }
        #expect(other.films.map { $0.watched?.isoText } == ["2024-01-06"])
    }

    @Test("Films that were only watched or rated become the diary's viewings, each once")
    func later() async throws {
        var fresh = PlanStage()
        _ = try await take("newer", into: &fresh)
        #expect(fresh.films.count == 8)

        var stage = PlanStage()
        #expect(try await take("older", into: &stage).counts[.new] == 6)
        let later = try await take("newer", into: &stage)
        #expect(later.counts[.new] == 1)
        #expect(later.counts[.changed] == 4)
        #expect(later.counts[.ambiguous] == 2)
        #expect(stage.films.count == 7)
        let question = try #require(later.questions.first)
        #expect(later.questions.count == 1)
        #expect(question.preset == nil)
        #expect(question.rows.map(\.title) == ["Stalker (1979)", "Stalker (1979)"])

        let decided = try await take("newer", into: &stage, several)
        #expect(decided.counts[.new] == 1)
        #expect(decided.counts[.changed] == 1)
        #expect(films(stage) == films(fresh))
        for folder in ["newer", "older", "newer"] {
            let again = try await take(folder, into: &stage, several)
            #expect(again.batch.isEmpty, "\(folder)")
        }
    }

    @Test("The diary alone finds its films too")
    func diaryAlone() async throws {
        var stage = PlanStage()
        _ = try await take("older", into: &stage)
        let later = try await take("newer", only: "diary.csv", into: &stage, several)
        #expect(later.counts == [.changed: 4, .new: 2, .alreadyThere: 1])
        #expect(stage.films.count == 8)
    }

    @Test(
        "The person says which of several viewings a film is", arguments: ["last", "none"])
    func several(answer: String) async throws {
        var stage = PlanStage()
        _ = try await take("older", into: &stage)
        _ = try await take("newer", into: &stage, ["viewings Letterboxd": answer])
        let stalker = stage.films.filter { $0.title == "Stalker" }
        #expect(
            stalker.map { $0.watched?.month }
                == (answer == "last" ? [7, 6] : [nil, 6, 7]))
    }

    @Test("An older export after a newer one adds nothing and takes nothing back")
    func earlier() async throws {
        var stage = PlanStage()
        _ = try await take("newer", into: &stage)
        let before = films(stage)
        let earlier = try await take("older", into: &stage)
        #expect(earlier.counts[.new] == nil)
        #expect(earlier.counts[.ambiguous] == nil)
        #expect(films(stage) == before)
    }

    @Test("A rating that comes later, alone, is that of the viewing that is there")
    func laterRating() async throws {
        var stage = PlanStage()
        _ = try await take("newer", only: "diary.csv", into: &stage)
        let laura = try #require(stage.films.first { $0.title == "Laura" })
        #expect(laura.rating == nil)
        let rated = try await take("newer", only: "ratings.csv", into: &stage)
        #expect(rated.counts == [.changed: 1, .alreadyThere: 3, .new: 1])
        #expect(stage.films.first { $0.title == "Laura" }?.rating?.value == "4/5")
    }

    @Test("A film's own notes stay when it becomes a viewing")
    func byHand() async throws {
        var stage = PlanStage()
        _ = try await take("older", into: &stage)
        for (id, entry) in stage.journal {
            guard case .film(var film) = entry, film.title == "Gilda" else { continue }
            film.notes = "Put the blame on Mame."
            film.feedbackGiven.append(GivenFeedback(.bad, at: nil))
            film.link = ""
            stage.journal[id] = .film(film)
        }
        _ = try await take("newer", into: &stage, several)
        let gilda = try #require(stage.films.first { $0.title == "Gilda" })
        #expect(gilda.watched == CalendarDay(year: 2024, month: 5, day: 2))
        #expect(gilda.isRewatch)
        #expect(gilda.tags == ["cinema", "35mm"])
        #expect(gilda.rating?.value == "4/5")
        #expect(gilda.notes == "Put the blame on Mame.")
        #expect(gilda.feedback == .bad)
        #expect(gilda.link.isEmpty)
        #expect(Set(gilda.imports.map(\.key)) == ["https://boxd.it/g01", "https://boxd.it/d01"])
    }

    @Test("A film that got its day by hand is the viewing of that day, and of no other")
    func dayByHand() async throws {
        var stage = PlanStage()
        _ = try await take("older", into: &stage)
        for (id, entry) in stage.journal {
            guard case .film(var film) = entry else { continue }
            if film.title == "Gilda" { film.watched = CalendarDay(year: 2024, month: 5, day: 2) }
            if film.title == "Laura" { film.watched = CalendarDay(year: 2020, month: 1, day: 1) }
            stage.journal[id] = .film(film)
        }
        _ = try await take("newer", into: &stage, several)
        #expect(stage.films.count { $0.title == "Gilda" } == 1)
        #expect(stage.films.count { $0.title == "Laura" } == 2)
    }

    @Test("Two films of one name are asked for, not joined to one viewing")
    func namesakes() {
        var stage = PlanStage()
        var viewing = ImportRecord.film("Cinderella", 1922, key: "d1")
        viewing.subject = .viewing
        stage.take([viewing])
        let films = ["f1", "f2"].map { key in
            var film = ImportRecord.film("Cinderella", 1922, on: nil, key: key)
            (film.subject, film.filmKey) = (.film, key)
            return film
        }
        #expect(stage.preview(films).counts == [.ambiguous: 2])
        #expect(stage.preview([films[0]]).counts == [.alreadyThere: 1])
        var other = stage
        other.add(
            .film("Cinderella", 1922, on: nil) {
                $0.imports = [ImportMark(source: "Letterboxd", key: "f2")]
            })
        #expect(other.preview(films).counts == [.alreadyThere: 2])
    }

    @Test("A title that has a name of its own is no viewing of another one of that name")
    func titles() {
        var stage = PlanStage()
        stage.take([.film("Cinderella", 1922, on: nil, key: "tt1", source: "IMDb")])
        let other = ImportRecord.film("Cinderella", 1922, on: nil, key: "tt2", source: "IMDb")
        #expect(stage.preview([other]).counts == [.new: 1])
    }

    @Test("A film that Trakt only knew as rated becomes its viewing")
    func trakt() async throws {
        let movie = #""movie":{"title":"Ran","year":1985,"ids":{"trakt":7}}"#
        let rated =
            #"[{"rated_at":"2023-01-01T00:00:00.000Z","rating":8,"type":"movie",\#(movie)}]"#
        let watched =
            #"[{"id":5,"watched_at":"2024-02-03T20:00:00.000Z","type":"movie",\#(movie)}]"#
        var stage = PlanStage()
        let reader = TraktReader(zone: .gmt)
        let ratings = SourceFile.holding(rated, named: "ratings-movies.json")
        let history = SourceFile.holding(watched, named: "watched-history-1.json")
        stage.write(stage.preview(try await contents([ratings], by: reader)).batch)
        let later = stage.preview(try await contents([ratings, history], by: reader))
        #expect(later.counts == [.changed: 1, .joined: 1])
        stage.write(later.batch)
        #expect(stage.films.map { $0.watched?.isoText } == ["2024-02-03"])
        #expect(stage.films.map { $0.rating?.value } == ["8/10"])
        #expect(stage.preview(try await contents([ratings], by: reader)).batch.isEmpty)
        #expect(stage.preview(try await contents([history], by: reader)).batch.isEmpty)
    }

    @Test("A film that Movary only knew as rated becomes its viewing")
    func movary() async throws {
        let ratings = SourceFile.holding(
            "title,year,tmdbId,imdbId,userRating\nRan,1985,11645,tt0089881,8\n",
            named: "ratings.csv")
        let history = SourceFile.holding(
            "title,year,tmdbId,imdbId,watchedAt,comment,location\n"
                + "Ran,1985,11645,tt0089881,2024-02-03,Loud,Metro\n", named: "history.csv")
        var stage = PlanStage()
        let reader = ServicesReader(folders: .shipped, gazetteer: PlacesDouble(), home: .gmt)
        stage.write(stage.preview(try await contents([ratings], by: reader)).batch)
        let later = stage.preview(try await contents([ratings, history], by: reader))
        #expect(later.counts == [.changed: 1, .joined: 1])
        stage.write(later.batch)
        #expect(stage.films.map { $0.watched?.isoText } == ["2024-02-03"])
        #expect(stage.films.map(\.place) == ["Metro"])
        #expect(stage.preview(try await contents([ratings], by: reader)).batch.isEmpty)
    }

    @Test("Counterfoil's table for Letterboxd is already there, whatever its names")
    func ownTable() async throws {
        var stage = PlanStage()
        _ = try await take("newer", into: &stage)
        let rows = stage.films.map {
            "\($0.title),\($0.year ?? 0),\($0.watched?.isoText ?? ""),\($0.link)"
        }
        let table = SourceFile.holding(
            "Title,Year,WatchedDate,LetterboxdURI\n" + rows.joined(separator: "\n") + "\n")
        let preview = stage.preview(try await contents([table], by: LetterboxdReader()))
        #expect(preview.counts == [.alreadyThere: 8])
    }
}
