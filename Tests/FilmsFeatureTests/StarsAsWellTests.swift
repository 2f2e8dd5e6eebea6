import Domain
import EntryFeature
import Presentation
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite("Stars as well", .freed, .timeLimit(.minutes(1)))
struct StarsAsWellTests {
    private func shown(_ film: Film, givesStars: Bool = true) throws -> FilmViewModel {
        let view = freed(FilmMainViewSpy())
        ShowExistingFilm(view: view, words: .british)
            .show(film, id: .film, sameDay: [], otherViewings: [], givesStars: givesStars)
        guard case .film(let model) = view.messages.all.first else { throw WrongKind() }
        return model
    }

    @Test("A film has stars where they are wanted and it was watched")
    func wanted() throws {
        var film = Film(title: "M", rating: ImportedRating("3.5/5", source: ""))
        #expect(try shown(film, givesStars: false).stars == nil)
        let model = try shown(film)
        #expect(model.stars?.halves == 7)
        #expect(model.stars?.description == "3.5 of 5 stars")
        #expect(model.stars?.choices.first == "0.5 of 5 stars")
        #expect(model.ratingBesideStars == "" && model.rating == "Rated 3.5/5")
        film.isWanted = true
        #expect(try shown(film).stars == nil)
    }

    @Test("A rating of another scale is shown as the nearest stars, and is told beside them")
    func imported() throws {
        let model = try shown(Film(title: "M", rating: ImportedRating("9/10", source: "IMDb")))
        #expect(model.stars?.halves == 9)
        #expect(model.ratingBesideStars == "Rated 9/10 on IMDb")
        #expect(try shown(Film(title: "M")).stars?.description == "No stars")
    }

    @Test("Stars that are given are the film's own rating, and can be taken back")
    func given() async throws {
        let stage = FilmsStage([.film: .film(.briefEncounter(.good))], givesStars: true)
        await stage.coordinator.showFilm(.film)
        let page = try #require(stage.view.mainPages.last)
        page.starsGiven.emit(7)
        await stage.journal.untilWritten(1)
        #expect(stage.film?.rating == ImportedRating("3.5/5", source: ""))
        #expect(stage.film?.feedback == .good)
        page.starsGiven.emit(0)
        await stage.journal.untilWritten(2)
        #expect(stage.film == .briefEncounter(.good))
    }

    @Test("The form has them, and keeps a rating of another scale until others are chosen")
    func form() throws {
        #expect(!FilmRows.of(Film(title: ""), asksFeedback: true, .inEnglish).hasStars)
        #expect(
            FilmRows.of(Film(title: ""), asksFeedback: true, givesStars: true, .inEnglish).hasStars)
        let rated = Film(title: "M", rating: ImportedRating("9/10", source: "IMDb"))
        let form = freed(
            FilmForm(
                rated, givesStars: true, pictures: PicturesDouble(), journal: JournalDouble(),
                view: nil, words: .inEnglish))
        var draft = form.draft
        let place = draft[choice: FormKey(FieldName.rating)]
        #expect(try form.change(draft)(rated).rating == rated.rating)
        draft[choice: FormKey(FieldName.rating)] = place + 1
        #expect(try form.change(draft)(rated).rating == ImportedRating("4/5", source: ""))
        draft[choice: FormKey(FieldName.rating)] = 0
        #expect(try form.change(draft)(rated).rating == nil)
    }
}

extension [EntryRow<Film>] {
    fileprivate var hasStars: Bool { contains { $0.row.key == FormKey(FieldName.rating) } }
}
