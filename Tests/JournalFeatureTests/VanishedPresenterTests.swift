import Domain
import JournalFeature
import Signals
import TestSupport
import Testing

@Suite("Entries that are gone all at once", .freed, .timeLimit(.minutes(1)))
struct VanishedPresenterTests {
    let journal = JournalDouble()
    let view = VanishedSpy()
    let vanished = JournalCondition.Folder.vanished(path: "/journal", gone: 1_204, known: 1_204)

    private func become(_ folder: JournalCondition.Folder) {
        journal.condition = JournalCondition(folder: folder)
        journal.report(JournalChange(conditionChanged: true))
    }

    private func present(removing remove: @escaping () async -> Void = {}) -> VanishedPresenter {
        freed(VanishedPresenter(view: view, events: view.events, journal: journal, remove: remove))
    }

    @Test("To remove them is offered as long as they are gone")
    func offer() async {
        let presenter = present()
        await presenter.start()
        become(.missing(path: "/journal"))
        become(vanished)
        become(.vanished(path: "/journal", gone: 900, known: 1_204))
        become(.ready)
        #expect(view.messages.all == [true, false])
    }

    @Test("Those that are gone from the beginning are offered at once")
    func atOnce() async {
        journal.condition = JournalCondition(folder: vanished)
        let presenter = present()
        await presenter.start()
        #expect(view.messages.all == [true])
    }

    @Test("They are removed when a person says so, and not once they are back")
    func remove() async {
        let removals = Messages<String>()
        let presenter = present { removals.append("removed") }
        await presenter.start()
        become(vanished)
        view.removal.emit()
        await removals.until(count: 1)
        become(.ready)
        view.removal.emit()
        become(vanished)
        view.removal.emit()
        await removals.until(count: 2)
        #expect(removals.all.count == 2)
    }
}

/// A window that writes down whether it is to offer the removal.
final class VanishedSpy: DisplaysVanished {
    let messages = Messages<Bool>()
    let events = JournalEvents()
    var removal: Emitter<Void> { events.removeVanished }

    func offerToRemoveVanished(_ isOffered: Bool) { messages.append(isOffered) }
}
