import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import Synchronization
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite("The picture of a film", .freed, .timeLimit(.minutes(1)))
struct PictureOfFilmTests {
    @Test("A picture that is dropped is copied under the film's name, and the film has the copy")
    func dropped() async throws {
        let store = Pictures()
        let stage = FilmsStage([.film: .film(.briefEncounter())], pictures: store)
        await stage.coordinator.showFilm(.film)
        try #require(stage.view.mainPages.last).pictureChosen.emit(ChosenPicture("/home/a/b.jpg"))
        await stage.journal.untilWritten(1)
        #expect(stage.film?.picture == TicketFile(path: "/tickets/Brief Encounter (1945).jpg"))
        #expect(store.names == ["Brief Encounter (1945).jpg"])
    }

    @Test("The file of a pasted picture is removed once it is copied, or could not be")
    func pasted() async throws {
        for failure in [nil, JournalError.diskFull(path: "/tickets")] {
            let store = Pictures(failure: failure)
            let stage = await FilmsStage.showing(.briefEncounter(), pictures: store)
            try #require(stage.view.mainPages.last).pictureChosen.emit(
                ChosenPicture("/tmp/pasted.png", isTemporary: true))
            await stage.until(1)
            #expect(store.removed == ["pasted.png"])
            #expect((stage.film?.picture == nil) == (failure != nil))
        }
    }

    @Test("A picture that cannot be copied is a failure, and the film stays as it is")
    func failed() async throws {
        let error = JournalError.diskFull(path: "/tickets")
        let stage = await FilmsStage.showing(.briefEncounter(), pictures: Pictures(failure: error))
        try #require(stage.view.mainPages.last).pictureChosen.emit(ChosenPicture("/home/a/b.jpg"))
        await stage.until(1)
        #expect(
            stage.messages == [
                .failure(
                    Localizer.inEnglish.failure("The picture was not saved.", because: error))
            ])
        #expect(stage.film == .briefEncounter())
    }

    @Test("The page has the path of the picture, and a name for it")
    func shown() {
        let view = freed(FilmMainViewSpy())
        var film = Film(title: "M")
        film.picture = TicketFile(path: "/tickets/M.jpg")
        ShowExistingFilm(view: view, words: .british)
            .show(film, id: .film, sameDay: [], otherViewings: [])
        guard case .film(let model) = view.messages.all.first else { return #expect(Bool(false)) }
        #expect(model.picture == "/tickets/M.jpg" && model.pictureName == "Picture of M")
    }

    @Test("A picture that is chosen in the form is copied too")
    func chosen() async throws {
        let store = Pictures()
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

/// Stores copies by their names, in no folder.
private final class Pictures: StoresTickets {
    private let copied = Mutex<[String]>([])
    private let gone = Mutex<[String]>([])
    private let failure: JournalError?

    init(failure: JournalError? = nil) {
        self.failure = failure
    }

    var names: [String] { copied.withLock(\.self) }
    var removed: [String] { gone.withLock(\.self) }

    func copy(
        _ file: TicketFile, of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile? {
        if let failure { throw failure }
        let name = entry.nameOfTicket(endingIn: URL(filePath: file.path).pathExtension)
        copied.withLock { $0.append(name) }
        return TicketFile(path: "/tickets/" + name)
    }

    func remove(_ copy: TicketFile) async { gone.withLock { $0.append(copy.name) } }
}
