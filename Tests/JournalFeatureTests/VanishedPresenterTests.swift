import Domain
import JournalFeature
import Signals
import TestSupport
import Testing

@Suite("Entries that are gone all at once", .freed, .timeLimit(.minutes(1)))
struct VanishedPresenterTests {
    let journal = JournalDouble()
    let view = JournalViewSpy()
    let vanished = JournalCondition.Folder.vanished(path: "/journal", gone: 1_204, known: 1_204)

    private func become(_ folder: JournalCondition.Folder) {
        journal.condition = JournalCondition(folder: folder)
        journal.report(JournalChange(conditionChanged: true))
    }

    private var offers: [Bool] {
        view.messages.all.compactMap {
            if case .removal(let isOffered) = $0 { isOffered } else { nil }
        }
    }

    private func present(removing remove: @escaping () async -> Void = {}) -> ConditionPresenter {
        freed(ConditionPresenter(view: view, journal: journal, removeVanished: remove))
    }

    @Test("To remove them is offered as long as they are gone")
    func offer() async {
        let presenter = present()
        await presenter.start()
        become(.missing(path: "/journal"))
        become(vanished)
        become(.vanished(path: "/journal", gone: 900, known: 1_204))
        become(.ready)
        #expect(offers == [true, false])
    }

    @Test("Those that are gone from the beginning are offered at once")
    func atOnce() async {
        journal.condition = JournalCondition(folder: vanished)
        let presenter = present()
        await presenter.start()
        #expect(offers == [true])
    }

    @Test("They are removed when a person says so, and not once they are back")
    func remove() async {
        let removals = Messages<String>()
        let presenter = present { removals.append("removed") }
        await presenter.start()
        become(vanished)
        view.events.removeVanished.emit()
        await removals.until(count: 1)
        become(.ready)
        view.events.removeVanished.emit()
        become(vanished)
        view.events.removeVanished.emit()
        await removals.until(count: 2)
        #expect(removals.all.count == 2)
    }
}
