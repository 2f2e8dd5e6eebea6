import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite("The picture of a film", .freed, .timeLimit(.minutes(1)))
struct PictureOfFilmTests {
    /// A picture that is dropped as a file, and one that is pasted.
    nonisolated private static let pictures: [ChosenPicture] = [
        .file("/home/a/b.png"), .content([1, 2, 3]),
    ]

    @Test("A picture that is dropped is copied under the film's name, and the film has the copy")
    func dropped() async throws {
        let store = PicturesDouble()
        let stage = FilmsStage([.film: .film(.briefEncounter())], pictures: store)
        await stage.coordinator.showFilm(.film)
        try #require(stage.view.mainPages.last).pictureChosen.emit { .file("/home/a/b.jpg") }
        await stage.journal.untilWritten(1)
        #expect(stage.film?.picture == TicketFile(path: "/tickets/Brief Encounter (1945).jpg"))
        #expect(store.names == ["Brief Encounter (1945).jpg"])
    }

    @Test("A picture that arrives late is that of the film on whose page it was pasted")
    func pasted() async throws {
        let store = PicturesDouble()
        let stage = FilmsStage(
            [.film: .film(.briefEncounter()), .otherFilm: .film(Film(title: "M"))], pictures: store)
        await stage.coordinator.showFilm(.film)
        let (arrival, clipboard) = AsyncStream.makeStream(of: ChosenPicture.self)
        try #require(stage.view.mainPages.last).pictureChosen.emit {
            for await picture in arrival { return picture }
            return nil
        }
        await stage.coordinator.showFilm(.otherFilm)
        clipboard.yield(.content([1, 2, 3]))
        await stage.journal.untilWritten(1)
        #expect(stage.film?.picture == TicketFile(path: "/tickets/Brief Encounter (1945).png"))
        #expect(stage.journal[.otherFilm] == .film(Film(title: "M")))
        #expect(store.removed.isEmpty)
    }

    @Test("The program does not quit between the arrival of a picture and the film that has it")
    func seenThrough() async throws {
        let store = PicturesDouble()
        store.gate.isClosed = true
        let stage = await FilmsStage.showing(.briefEncounter(), pictures: store)
        try #require(stage.view.mainPages.last).pictureChosen.emit { .file("/home/a/b.jpg") }
        #expect(stage.journal.pendingWrites.count == 1)
        await store.gate.untilHeld()
        #expect(stage.journal.pendingWrites.count == 1)
        store.gate.letOneGo()
        await stage.journal.untilWritten(1)
        #expect(stage.film?.picture == TicketFile(path: "/tickets/Brief Encounter (1945).jpg"))
    }

    @Test("A person who pastes is told if there is no picture on the clipboard")
    func nothing() async throws {
        let stage = await FilmsStage.showing(.briefEncounter())
        try #require(stage.view.mainPages.last).pictureChosen.emit { nil }
        await stage.until(1)
        #expect(
            stage.messages == [
                .failure(
                    FailureViewModel(
                        title: "The picture was not saved.",
                        reason: "There is no picture on the clipboard."))
            ])
    }

    @Test("No copy of a picture is left if the film cannot be written with it", arguments: pictures)
    func notWritten(_ picture: ChosenPicture) async throws {
        let store = PicturesDouble()
        let stage = await FilmsStage.showing(.briefEncounter(), pictures: store)
        stage.journal.failure = .diskFull(path: "/journal")
        try #require(stage.view.mainPages.last).pictureChosen.emit { picture }
        await stage.until(1)
        #expect(store.names == ["Brief Encounter (1945).png"] && store.removed == store.names)
        #expect(stage.film == .briefEncounter())
    }

    @Test(
        "A person is told why a picture cannot be stored, and the film stays as it is",
        arguments: pictures)
    func failed(_ picture: ChosenPicture) async throws {
        let error = JournalError.diskFull(path: "/tickets")
        let stage = await FilmsStage.showing(
            .briefEncounter(), pictures: PicturesDouble(failure: error))
        try #require(stage.view.mainPages.last).pictureChosen.emit { picture }
        await stage.until(1)
        #expect(
            stage.messages == [
                .failure(
                    Localizer.inEnglish.failure("The picture was not saved.", because: error))
            ])
        #expect(stage.film == .briefEncounter())
    }

    @Test("The page shows the picture under a name that tells its film")
    func shown() {
        let view = freed(FilmMainViewSpy())
        var film = Film(title: "M")
        film.picture = TicketFile(path: "/tickets/M.jpg")
        ShowExistingFilm(view: view, words: .british)
            .show(film, id: .film, sameDay: [], otherViewings: [])
        guard case .film(let model) = view.messages.all.first else { return #expect(Bool(false)) }
        #expect(model.picture == "/tickets/M.jpg" && model.pictureName == "Picture of M")
    }

    @Test("A picture that is chosen in the form is copied under the name of the film")
    func chosen() async throws {
        let store = PicturesDouble()
        let stage = FilmsStage(pictures: store)
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        var draft = FilmDraft(title: "Laura", year: "1944")
        draft[FormKey(FieldName.picture)] = "/home/a/poster.png"
        form.draft.emit(draft)
        form.save.emit()
        await stage.journal.untilWritten(1)
        #expect(store.names == ["Laura (1944).png"])
    }
}
