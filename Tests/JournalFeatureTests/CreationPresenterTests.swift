import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing

@Suite("A journal folder that is not there", .freed, .timeLimit(.minutes(1)))
struct CreationPresenterTests {
    let journal = JournalDouble()
    let view = JournalViewSpy()

    private var offers: [Bool] {
        view.messages.all.compactMap {
            if case .creation(let isOffered) = $0 { isOffered } else { nil }
        }
    }

    private func become(_ folder: JournalCondition.Folder) {
        journal.condition = JournalCondition(folder: folder)
        journal.report(JournalChange(conditionChanged: true))
    }

    @Test("It is offered while the folder is missing, and not where it cannot be read")
    func offer() async {
        let presenter = freed(ConditionPresenter(view: view, journal: journal))
        await presenter.start()
        become(.inaccessible(path: "/journal", reason: .said("no permission")))
        become(.missing(path: "/journal"))
        become(.missing(path: "/journal"))
        become(.ready)
        #expect(offers == [true, false])
    }

    @Test("A folder that is missing from the beginning is offered at once")
    func atOnce() async {
        journal.condition = JournalCondition(folder: .missing(path: "/journal"))
        let presenter = freed(ConditionPresenter(view: view, journal: journal))
        await presenter.start()
        #expect(offers == [true])
    }

    @Test("Asked for twice while it is being made, it is made once; why it was not is told")
    func failure() async {
        var calls = 0
        let gate = Gate<Int>()
        gate.isClosed = true
        let presenter = freed(
            ConditionPresenter(view: view, journal: journal) { () throws(JournalError) in
                calls += 1
                await gate.pass(1)
                throw .failed(.said("You do not have permission."))
            })
        await presenter.start()
        view.messages.removeAll()
        view.events.createJournal.emit()
        view.events.createJournal.emit()
        await gate.untilHeld()
        gate.letOneGo()
        await view.messages.until(count: 1)
        #expect(calls == 1)
        #expect(
            view.messages.all == [
                .failure(
                    FailureViewModel(
                        title: "The journal was not created.", reason: "You do not have permission."
                    ))
            ])
    }
}
