import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("The table of what the list has", .freed, .timeLimit(.minutes(1)))
struct JournalTablePresenterTests {
    private let view = Spy()
    private let list = JournalViewSpy()
    private let journal = JournalDouble([
        .film: .briefEncounter, EntryID("ran.ics"): .film("Ran", month: 3),
    ])
    private let listing: JournalListPresenter
    private let presenter: JournalTablePresenter

    init() {
        listing = freed(
            JournalListPresenter(view: list, events: list.events, journal: journal, words: .british)
        )
        presenter = freed(
            JournalTablePresenter(
                view: view, events: view.events, list: listing, words: .british,
                choice: TableChoice()))
    }

    private final class Spy: DisplaysTable {
        enum Message: Equatable {
            case table(Table)
            case copied(String, String)
        }

        struct Table: Equatable {
            var columns: [String]
            var rows: [[String]]
            var sorted: [String: JournalTableViewModel.Direction] = [:]
            var nothing: String?
            var isReordered = false
        }

        let messages = Messages<Message>()
        let events = JournalEvents()
        var onShow: Emitter<Bool> { events.tableOnShow }
        var column: Emitter<String> { events.tableColumn }
        var copying: Emitter<Void> { events.tableCopy }
        private(set) var model: JournalTableViewModel?

        func showTable(_ table: JournalTableViewModel) {
            model = table
            messages.append(
                .table(
                    Table(
                        columns: table.columns.map(\.name),
                        rows: (0..<table.rows.count).map { table.rows.row(at: $0).cells },
                        sorted: table.columns.reduce(into: [:]) { $0[$1.name] = $1.direction },
                        nothing: table.nothing, isReordered: table.isReordered)))
        }

        func copyTable(_ text: String, saying note: String) {
            messages.append(.copied(text, note))
        }
    }

    /// Shows the table of films.
    private func open() async {
        await listing.start()
        list.events.filterChanged.emit(.films)
        await list.messages.until(count: 2)
        view.onShow.emit(true)
    }

    private var last: Spy.Table? {
        if case .table(let table)? = view.messages.all.last { table } else { nil }
    }

    @Test("Nothing is read for it while it is not on show")
    func onlyOnShow() async {
        await listing.start()
        #expect(view.messages.all.isEmpty)
        view.onShow.emit(true)
        #expect(last?.rows.count == 2)
        view.onShow.emit(false)
        journal.put(.film("Ikiru", month: 4), as: EntryID("ikiru.ics"))
        await list.messages.until(count: 2)
        #expect(view.messages.all.count == 1)
    }

    @Test("It has the list's entries and the columns for them, and follows changes")
    func rows() async {
        await open()
        #expect(
            last
                == Spy.Table(
                    columns: [
                        "Date", "Title", "Year", "Feedback", "Place", "Directors",
                        "Running time (min)",
                    ],
                    rows: [
                        ["19 Nov 2026", "Brief Encounter", "1945", "", "", "", ""],
                        ["1 Mar 2026", "Ran", "", "", "", "", ""],
                    ], sorted: ["Date": .falling]))
        #expect(view.model?.rows.index(of: "ran.ics") == 1)
        #expect(view.model?.rows.index(of: "none.ics") == nil)
        list.events.searchChanged.emit("ran")
        await list.messages.until(count: 3)
        #expect(last?.rows.map { $0[1] } == ["Ran"])
        list.events.searchChanged.emit("nothing like it")
        await list.messages.until(count: 4)
        #expect(last?.nothing == "No results" && view.model?.offer == "Clear Search")
    }

    @Test("The number above it counts legs, each of which has a row")
    func count() async {
        for (id, places) in [("a.ics", ("Köln", "Lille")), ("b.ics", ("Lille", "Paris"))] {
            let hour = id == "a.ics" ? 8 : 10
            journal.put(
                .trip(
                    Trip(
                        from: places.0, to: places.1, departure: .vienna(20, hour, 0),
                        arrival: .vienna(20, hour + 1, 0), journey: "Paris")),
                as: EntryID(id))
        }
        await listing.start()
        view.onShow.emit(true)
        #expect(view.model?.rows.count == 4 && view.model?.count == "4 entries")
        list.events.searchChanged.emit("paris")
        await list.messages.until(count: 2)
        #expect(view.model?.rows.count == 2 && view.model?.count == "2 of 4 entries")
    }

    @Test("A column says which way it sorts: titles rise, days fall, until they are reversed")
    func order() async {
        await open()
        list.events.orderChanged.emit(JournalOrder(by: "title"))
        await list.messages.until(count: 3)
        #expect(last?.sorted == ["Title": .rising] && last?.isReordered == true)
        #expect(
            view.model?.columns.map(\.fact) == [
                "date", "title", "released", "feedback", "place",
                "director", "runtime",
            ])
        list.events.orderChanged.emit(JournalOrder(by: "title", isReversed: true))
        await list.messages.until(count: 4)
        #expect(last?.sorted == ["Title": .falling])
    }

    @Test("Columns are chosen for each filter by itself; the last one stays, and it is remembered")
    func columns() async {
        await open()
        for column in ["date", "year", "feedback", "place", "directors", "runtime", "tags"] {
            view.column.emit(column)
        }
        #expect(last?.columns == ["Title", "Tags"])
        view.column.emit("tags")
        view.column.emit("title")
        #expect(last?.columns == ["Title"])
        #expect(view.model?.choices.filter { !$0.canChange }.map(\.id) == ["title"])
        #expect(view.model?.choice[.films] == ["title"] && view.model?.choice[.all] == nil)
        view.column.emit("no column")
        #expect(last?.columns == ["Title"])
        list.events.filterChanged.emit(.all)
        await list.messages.until(count: 3)
        #expect(last?.columns == ["Date", "Kind", "Title", "Feedback", "Outcome", "Tags"])
    }

    @Test("All rows are copied, as spreadsheets read them")
    func copy() async {
        await open()
        view.copying.emit()
        await view.messages.until(count: 2)
        #expect(
            view.messages.all.last
                == .copied(
                    """
                    Date,Title,Year,Feedback,Place,Directors,Running time (min)\r
                    2026-11-19,Brief Encounter,1945,,,,\r
                    2026-03-01,Ran,,,,,\r

                    """, "Copied 2 rows."))
    }

    @Test("A choice of columns that makes no sense is the usual one")
    func nonsense() {
        var choice = TableChoice()
        choice[.films] = ["size", ""]
        #expect(choice[.films] == nil)
        choice[.films] = ["title", "size", "date"]
        #expect(choice[.films] == ["date", "title"])
    }
}
