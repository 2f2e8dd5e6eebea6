import Domain
import JournalFeature
import Presentation
import TestSupport
import Testing
import Wording

@Suite("How the journal is, in bars", .freed, .timeLimit(.minutes(1)))
struct ConditionPresenterTests {
    let journal = JournalDouble()
    let view = JournalViewSpy()
    let presenter: ConditionPresenter

    init() {
        presenter = freed(ConditionPresenter(view: view, journal: journal))
    }

    private func become(_ condition: JournalCondition) {
        journal.condition = condition
        journal.report(JournalChange(conditionChanged: true))
    }

    private var conditions: [FailureViewModel?] {
        view.messages.all.compactMap { message in
            if case .condition(let condition) = message { condition } else { nil }
        }
    }

    @Test("A folder that is as it should be shows no bar")
    func ready() async {
        await presenter.start()
        #expect(view.messages.all == [.condition(nil), .unreadable(nil)])
    }

    @Test(
        "A folder that is not as it should be is named, with the reason",
        arguments: [
            (JournalCondition.Folder.readOnly(path: "/journal"), "is read-only"),
            (.readOnlyDisk(path: "/journal"), "is read-only"),
            (
                .vanished(path: "/journal", gone: 1_204, known: 1_204),
                "All 1,204 entries have disappeared from the folder."
            ),
            (
                .vanished(path: "/journal", gone: 1_100, known: 1_204),
                "1,100 of 1,204 entries have disappeared from the folder."
            ), (.missing(path: "/journal"), "is missing"),
            (.inaccessible(path: "/journal", reason: .said("no permission")), "cannot be read"),
        ])
    func wrong(folder: JournalCondition.Folder, words: String) async throws {
        journal.condition = JournalCondition(folder: folder)
        await presenter.start()
        let shown = try #require(conditions.first ?? nil)
        #expect(shown.title.contains(words))
        #expect(shown.reason.contains("/journal"))
        if case .inaccessible = folder { #expect(shown.reason.contains("no permission")) }
    }

    @Test("That changes of other programs do not show by themselves is said once")
    func untold() async {
        await presenter.start()
        var condition = JournalCondition(folder: .ready)
        condition.isToldOfChanges = false
        become(condition)
        condition.unreadable = [UnreadableFile(name: "a.ics", reason: .said("no"))]
        become(condition)
        become(JournalCondition(folder: .ready))
        become(condition)
        let said = view.messages.all.compactMap { message in
            if case .lateChanges(let late) = message { late.title } else { nil }
        }
        #expect(said == ["Changes by other programs show late."])
    }

    @Test("What keeps a folder from being written to is said: permissions, or its disk")
    func readOnly() async throws {
        journal.condition = JournalCondition(folder: .readOnly(path: "/journal"))
        await presenter.start()
        become(JournalCondition(folder: .readOnlyDisk(path: "/journal")))
        let reasons = conditions.compactMap { $0?.reason }
        #expect(reasons.map { $0.contains("permissions") } == [true, false])
        #expect(reasons.map { $0.contains("mounted") } == [false, true])
    }

    @Test("While nothing can be written, nothing can be changed, for a reason that is said")
    func changes() async throws {
        let disk = JournalCondition.Folder.readOnlyDisk(path: "/journal")
        let vanished = JournalCondition.Folder.vanished(path: "/journal", gone: 2, known: 2)
        let whyVanished = try #require(Localizer.inEnglish.whyReadOnly(vanished))
        let whyDisk = try #require(Localizer.inEnglish.whyReadOnly(disk))
        journal.condition = JournalCondition(folder: .readOnly(path: "/journal"))
        await presenter.start()
        become(JournalCondition(folder: .readOnly(path: "/journal"), unreadable: []))
        become(JournalCondition(folder: disk))
        become(JournalCondition(folder: vanished))
        become(JournalCondition(folder: .ready))
        let allowed = view.messages.all.compactMap { message -> Availability? in
            if case .changes(let availability) = message { availability } else { nil }
        }
        #expect(
            allowed == [
                .unavailable(
                    because: "The journal is read-only: its folder cannot be written to."),
                .unavailable(because: whyDisk), .unavailable(because: whyVanished), .available,
            ])
    }

    @Test("The bar goes when the folder is back, and what stays the same is not shown again")
    func back() async {
        await presenter.start()
        view.messages.removeAll()
        become(JournalCondition(folder: .missing(path: "/journal")))
        become(JournalCondition(folder: .missing(path: "/journal")))
        become(JournalCondition(folder: .ready))
        #expect(conditions.map { $0?.title } == ["The journal folder is missing.", nil])
        #expect(view.messages.all.count == 6)
    }

    @Test("Files that cannot be read are counted and listed with their reasons")
    func unreadable() async {
        let one = UnreadableFile(name: "a.ics", reason: .said("no calendar"))
        let other = UnreadableFile(name: "b.ics", reason: .said("no day"))
        await presenter.start()
        view.messages.removeAll()
        become(JournalCondition(folder: .ready, unreadable: [one]))
        become(JournalCondition(folder: .ready, unreadable: [one, other]))
        become(JournalCondition(folder: .ready))
        let shown = view.messages.all.map { message -> UnreadableFilesViewModel? in
            if case .unreadable(let files) = message { files } else { nil }
        }
        #expect(
            shown.map { $0?.title } == [
                "1 file in your journal could not be read.",
                "2 files in your journal could not be read.", nil,
            ])
        #expect(
            shown.map { $0?.files.map { [$0.name, $0.reason] } } == [
                [["a.ics", "no calendar"]],
                [["a.ics", "no calendar"], ["b.ics", "no day"]], nil,
            ])
    }

    @Test("Of thousands of files that cannot be read the first are listed and the rest counted")
    func thousands() async {
        await presenter.start()
        view.messages.removeAll()
        let files = (1...20_000).map { UnreadableFile(name: "\($0).ics", reason: .said("no day")) }
        become(JournalCondition(folder: .ready, unreadable: Array(files.prefix(200))))
        become(JournalCondition(folder: .ready, unreadable: files))
        let shown = view.messages.all.map { message -> UnreadableFilesViewModel? in
            if case .unreadable(let files) = message { files } else { nil }
        }
        #expect(shown.map { $0?.files.count } == [200, 200])
        #expect(shown.first??.more == nil)
        #expect(shown.last??.files.last?.name == "200.ics")
        #expect(shown.last??.title == "20,000 files in your journal could not be read.")
        #expect(
            shown.last??.more
                == "… and 19,800 more. The command “counterfoil check” names them all.")
    }

    @Test("Changes of entries alone show nothing")
    func entriesOnly() async {
        await presenter.start()
        view.messages.removeAll()
        journal.condition = JournalCondition(folder: .missing(path: "/journal"))
        journal.put(.briefEncounter, as: .film)
        #expect(view.messages.all == [])
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(JournalDouble())
            let view = track(JournalViewSpy())
            let presenter = track(ConditionPresenter(view: view, journal: journal))
            await presenter.start()
            journal.report(JournalChange(conditionChanged: true))
        }
    }
}
