import Domain
import JournalFeature
import Signals
import TestSupport
import Testing

@Suite("Lines of own lists of places that cannot be used", .freed, .timeLimit(.minutes(1)))
struct PlaceListsPresenterTests {
    private let view = PlaceListsSpy()
    private let line = PlaceDefect(file: "heath.csv", line: 2, .notALatitude("95"))
    private let list = PlaceDefect(file: "moor.csv", .unreadable)

    private func present(_ defects: PlaceListDefects) -> PlaceListsPresenter {
        freed(
            PlaceListsPresenter(view: view, events: view.events, defects: defects, words: .british))
    }

    @Test("Nothing is shown before the lists were read, and then each line with its reason")
    func lines() async throws {
        let read = Messages<[PlaceDefect]>()
        let presenter = present(
            PlaceListDefects {
                await read.until(count: 1)
                return read.all[0]
            })
        await presenter.start()
        #expect(view.messages.all == [])
        read.append([line, list])
        await view.messages.until(count: 1)
        let shown = try #require(view.messages.all.first)
        #expect(shown.title == "2 of your lists of places have lines that cannot be used.")
        #expect(shown.detail == "They are left out.")
        #expect(shown.files.map(\.name) == ["heath.csv, line 2", "moor.csv"])
        #expect(
            shown.files.map(\.reason) == [
                "“95” is not a latitude, such as 50.94.", "It cannot be read.",
            ])
        #expect(shown.more == nil)
    }

    @Test("Lines of one list count as one list")
    func oneList() async {
        let other = PlaceDefect(file: "heath.csv", line: 3, .noName)
        let presenter = present(PlaceListDefects { [line] in [line, other] })
        await presenter.start()
        await view.messages.until(count: 1)
        #expect(
            view.messages.all.map(\.title) == [
                "1 of your lists of places has lines that cannot be used."
            ])
    }

    @Test("Lists without a defect are not mentioned")
    func good() async {
        let read = Messages<String>()
        let presenter = present(
            PlaceListDefects {
                read.append("read")
                return []
            })
        await presenter.start()
        await read.until(count: 1)
        await Task.yield()
        #expect(view.messages.all == [])
    }

    @Test("A closed bar does not come back in another window")
    func closed() async {
        let read = Messages<String>()
        let defects = PlaceListDefects { [line] in
            read.append("read")
            return [line]
        }
        let first = present(defects)
        await first.start()
        await view.messages.until(count: 1)
        let second = present(defects)
        await second.start()
        await view.messages.until(count: 2)
        view.closed.emit()
        let third = present(defects)
        await third.start()
        await read.until(count: 3)
        await Task.yield()
        #expect(view.messages.all.count == 2)
    }
}

/// A window that records the lines that it shows.
private final class PlaceListsSpy: DisplaysPlaceLists {
    let messages = Messages<UnreadableFilesViewModel>()
    let events = JournalEvents()
    var closed: Emitter<Void> { events.unusedLinesClosed }

    func showUnusedLines(_ lines: UnreadableFilesViewModel) { messages.append(lines) }
}
