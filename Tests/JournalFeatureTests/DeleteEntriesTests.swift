import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("Deleting", .freed, .timeLimit(.minutes(1)))
struct DeleteEntriesTests {
    let journal = JournalDouble([.film: .briefEncounter])
    let view = JournalViewSpy()
    let presenter: DeleteEntries

    init() {
        presenter = freed(
            DeleteEntries(view: view, events: view.events, journal: journal, words: .british))
    }

    @Test("An entry goes without a question, and before anything else can happen")
    func delete() async {
        journal.writeGate.isClosed = true
        view.events.delete.emit("film.ics")
        #expect(journal.writeGate.heldCount == 1)
        journal.writeGate.letOneGo()
        await journal.untilWritten(1)
        #expect(journal.writes == [.delete(.film)])
        #expect(view.messages.all == [])
    }

    @Test("A deletion that fails is told")
    func failure() async {
        journal.failure = .trash(file: "film.ics", reason: .said("The disk reports an error."))
        view.events.delete.emit("film.ics")
        await view.messages.until(count: 1)
        #expect(
            view.messages.all == [
                .failure(
                    FailureViewModel(
                        title: "The entry was not deleted.",
                        reason: Localizer.inEnglish.sentence(
                            JournalError.trash(
                                file: "film.ics", reason: .said("The disk reports an error.")
                            ))))
            ])
        #expect(journal[.film] == .briefEncounter)
    }
}
