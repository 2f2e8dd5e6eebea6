import Domain
import Foundation
import Presentation
import Signals
import Statistics
import TestSupport
import Testing
import Wording

@testable import StatisticsFeature

@Suite("The page of the years", .freed, .timeLimit(.minutes(1)))
struct YearsPresenterTests {
    private let view = YearsSpy()
    private let journal = CountedJournal([
        .film(.seen(2024, 3, 8)), .film(.seen(2025, 3, 8)), .film(.seen(2025, 7, 1)),
        .film(.seen(2026, 12, 24)), .trip(.made(2025, 7, 2)),
    ])
    private let asked = Asked()
    private let presenter: YearsPresenter

    private final class Asked {
        var search = ""
    }

    init() {
        presenter = freed(
            YearsPresenter(
                view: view, events: view.events, journal: journal, flows: view,
                search: { [asked] in asked.search },
                today: { CalendarDay(year: 2026, month: 11, day: 22) }, maps: .none,
                words: .inEnglish, choice: YearsChoice()))
    }

    private func shown(after action: () -> Void) async throws -> YearsViewModel {
        var count = view.messages.all.count
        action()
        while true {
            count += 1
            let years = try await page(count)
            if years.isComplete { return years }
        }
    }

    /// Returns the page that is the last of the first messages.
    private func page(_ count: Int) async throws -> YearsViewModel {
        await view.messages.until(count: count)
        guard case .years(let years) = view.messages.all[count - 1] else {
            throw JournalError.cancelled
        }
        return years
    }

    private func open() async throws -> YearsViewModel {
        try await shown { view.onShow.emit(true) }
    }

    private func choose(_ choice: YearsChoice) async throws -> YearsViewModel {
        try await shown { view.changes.emit(.choice(choice)) }
    }

    private func figure(_ name: String, in years: YearsViewModel) -> FigureViewModel? {
        (years.overview.figures + years.sections.flatMap(\.figures)).first { $0.name == name }
    }

    @Test("Nothing is counted before the page is on show, nor once it is left")
    func onlyOnShow() async throws {
        journal.changed.emit(JournalChange(added: [EntryID("a.ics")]))
        #expect(journal.queries.isEmpty)
        _ = try await open()
        view.onShow.emit(false)
        journal.changed.emit(JournalChange(added: [EntryID("b.ics")]))
        #expect(journal.queries == [EntryQuery()])
    }

    @Test("Counting is cancelled when the page is left, and begins again when it is back")
    func leaving() async throws {
        journal.gate.isClosed = true
        view.onShow.emit(true)
        await journal.gate.untilHeld()
        view.onShow.emit(false)
        journal.gate.isClosed = false
        let shown = try await open()
        #expect(figure("viewings", in: shown)?.value == "3")
        journal.gate.letOneGo()
        await journal.cancelled.until(count: 2)
        #expect(journal.cancelled.all == [false, true])
        #expect(view.messages.all.last == .years(shown))
    }

    @Test("Figures of more entries than are kept are counted for each period, and are the same")
    func many() async throws {
        let other = YearsSpy()
        let counted = CountedJournal(journal.entries)
        let streaming = YearsPresenter(
            view: other, events: other.events, journal: counted, flows: other, search: { "" },
            today: { CalendarDay(year: 2026, month: 11, day: 22) }, maps: .none,
            words: .inEnglish, choice: YearsChoice(), keeping: 0)
        let all = try await open()
        other.onShow.emit(true)
        await other.messages.until { $0 == .years(all) }
        for choice in [
            YearsChoice(period: "2025"), YearsChoice(period: "2025", kinds: .trips),
            YearsChoice(period: "2024"),
        ] {
            let expected = try await choose(choice)
            other.changes.emit(.choice(choice))
            await other.messages.until { $0 == .years(expected) }
        }
        #expect(counted.queries.count == 4 && journal.queries.count == 1)
        withExtendedLifetime(streaming) {}
    }

    @Test("What the days alone say is there before all is counted, and stays as it is")
    func beginning() async throws {
        asked.search = "wien"
        journal.gate.isClosed = true
        view.onShow.emit(true)
        await journal.gate.untilHeld()
        let begun = try await page(1)
        #expect(!begun.isComplete && begun.nothing == nil)
        #expect(begun.overview.charts.count == 1 && begun.overview.figures.isEmpty)
        journal.gate.open()
        let all = try await page(2)
        #expect(all.isComplete && all.overview.figures.count > 1)
        #expect(all.overview.charts == begun.overview.charts && all.periods == begun.periods)
        #expect(all.ofSearch == begun.ofSearch)
    }

    @Test("While another period or other entries are counted, the shown statistics stay")
    func begunOnce() async throws {
        view.changes.emit(.choice(YearsChoice(period: "2025")))
        _ = try await open()
        let count = view.messages.all.count
        _ = try await choose(YearsChoice())
        _ = try await shown { journal.changed.emit(JournalChange(added: [EntryID("a.ics")])) }
        #expect(view.messages.all.count == count + 2)
        view.onShow.emit(false)
        view.onShow.emit(true)
        #expect(try await page(count + 3).isComplete == false)
        #expect(try await page(count + 4).isComplete)
    }

    @Test("A page whose days alone say nothing comes as one")
    func nothingToBeginWith() async throws {
        journal.entries = [.film(.seen(2025, 3, 8))]
        let years = try await open()
        #expect(view.messages.all == [.years(years)] && years.isComplete)
    }

    @Test("All years: figures of films and trips, without future entries")
    func everything() async throws {
        let years = try await open()
        #expect(years.periods.title == "All years")
        #expect(years.periods.years.map(\.name) == ["All years", "2026", "2025", "2024"])
        #expect(years.periods.months.isEmpty && years.periods.earlier == nil)
        #expect(figure("viewings", in: years)?.value == "3")
        #expect(figure("trip", in: years)?.value == "1")
    }

    @Test("A figure leads to its entries, and excludes the future ones as it does")
    func follow() async throws {
        let years = try await open()
        let link = try #require(figure("viewings", in: years)?.link)
        view.followed.emit(link)
        #expect(view.messages.all.last == .find(.all, "kind:film -date:>2026-11-22"))
        view.followed.emit(.entry("a.ics"))
        #expect(view.messages.all.last == .open(EntryID("a.ics")))
    }

    @Test("Claims have a section of their own, whose figures lead to claims below any filter")
    func claims() async throws {
        journal.entries += [
            .claim(2025, 7, 3, Fare(12, currency: "EUR"), .paid),
            .claim(2025, 7, 4, Fare(3, currency: "EUR"), .sent),
        ]
        view.changes.emit(.choice(YearsChoice(kinds: .trips, showsMore: true)))
        let years = try await open()
        #expect(years.sections.map(\.title) == ["Claims"])
        let section = try #require(years.sections.last)
        #expect(section.figures.map(\.value) == ["2", "€12.00", "€3.00"])
        #expect(section.figures.map(\.name) == ["claims", "paid", "still open"])
        let link = try #require(section.figures.last?.link)
        view.followed.emit(link)
        guard case .find(let filter, let search) = view.messages.all.last else {
            return #expect(Bool(false), "Nothing is searched for")
        }
        #expect(filter == .all && search.contains("kind:claim claim:open amount:eur"))
    }

    @Test("Of all years each one is there without counting again, with its months to choose from")
    func year() async throws {
        _ = try await open()
        let years = try await choose(YearsChoice(period: "2025"))
        #expect(journal.queries.count == 1)
        #expect(years.periods.title == "2025")
        #expect(years.periods.years[years.periods.year].name == "2025")
        #expect(years.periods.months.prefix(2) == ["Full Year", "January"])
        #expect(years.periods.earlier == "2024" && years.periods.later == "2026")
        #expect(figure("viewings", in: years)?.value == "2")
        #expect(figure("viewings", in: years)?.link == .search("year:2025 kind:film"))
    }

    @Test("Each of several quick choices counts, also those of the period before")
    func quickChoices() async throws {
        _ = try await open()
        let years = try await shown {
            let changes: [YearsChange] = [
                .period("2026"), .move(by: -1), .move(by: -1), .kinds(.films), .showsMore(true),
                .isOfSearch(true),
            ]
            for change in changes { view.changes.emit(change) }
        }
        #expect(
            years.choice
                == YearsChoice(period: "2024", kinds: .films, isOfSearch: true, showsMore: true))
    }

    @Test("A month is one of the year that was chosen before, even if that is not shown yet")
    func monthOfYear() async throws {
        _ = try await open()
        let years = try await shown {
            for change in [YearsChange.period("2024"), .month(3)] { view.changes.emit(change) }
        }
        #expect(years.choice.period == "2024-03")
    }

    @Test("Of a period no more is counted than it has, and the years are those of the journal")
    func periodAlone() async throws {
        view.changes.emit(.choice(YearsChoice(period: "2025")))
        let years = try await open()
        let days = StatisticsPeriod.year(2025).days
        #expect(journal.queries == [EntryQuery(days: days)])
        #expect(years.periods.years.map(\.name) == ["All years", "2026", "2025", "2024"])
        #expect(figure("viewings", in: years)?.value == "2")
        _ = try await choose(YearsChoice(period: "2025", kinds: .trips))
        #expect(journal.queries.count == 1)
        _ = try await choose(YearsChoice(period: "2024"))
        #expect(journal.queries.last == EntryQuery(days: StatisticsPeriod.year(2024).days))
    }

    @Test("A month, and days from one to another, which are among the choices then")
    func monthAndDays() async throws {
        _ = try await open()
        var years = try await choose(YearsChoice(period: "2025-07"))
        #expect(years.periods.title == "July 2025" && years.periods.month == 7)
        #expect(years.periods.later == "August 2025")
        #expect(figure("viewing", in: years)?.link == .search("date:2025-07 kind:film"))
        years = try await choose(YearsChoice(period: "2025-03-08..2025-07-01"))
        #expect(years.periods.title == "8 March 2025 – 1 July 2025")
        #expect(years.periods.years[years.periods.year].name == years.periods.title)
        #expect(figure("viewings", in: years)?.value == "2")
    }

    @Test("Typed days are shown; an impossible day or a reversed period has a complaint")
    func typedDays() async throws {
        let first = "2025-03-08"
        let years = try await open()
        #expect(years.periods.days.first == "2024-01-01")
        #expect(years.periods.days.last == "2026-11-22")
        view.days.emit(TypedDays(first: "2025-02-30", last: first))
        #expect(
            view.messages.all.last == .complaint("30 February 2025 is not a date.", wrong: [.first])
        )
        view.days.emit(TypedDays(first: first, last: "2025-02-30"))
        #expect(
            view.messages.all.last == .complaint("30 February 2025 is not a date.", wrong: [.last]))
        view.days.emit(TypedDays(first: first, last: "2025-03-07"))
        #expect(
            view.messages.all.last
                == .complaint("The first day is after the last one.", wrong: [.first, .last]))
        let shown = try await shown { view.days.emit(TypedDays(first: first, last: first)) }
        #expect(shown.choice.period == "2025-03-08..2025-03-08")
        #expect(shown.periods.title == "8 March 2025")
    }

    @Test("One kind alone has its figures alone, and links that need not say it")
    func kinds() async throws {
        _ = try await open()
        let years = try await choose(YearsChoice(period: "2025", kinds: .films))
        #expect(years.overview.highlights.map(\.title) == ["Films"])
        let link = try #require(figure("viewings", in: years)?.link)
        view.followed.emit(link)
        #expect(view.messages.all.last == .find(.films, "year:2025"))
    }

    @Test("What the list is searched for can be all that counts, and stands in the links")
    func search() async throws {
        asked.search = "wien"
        var years = try await open()
        #expect(years.ofSearch == "Only “wien”" && !years.choice.isOfSearch)
        years = try await choose(YearsChoice(period: "2025", isOfSearch: true))
        #expect(
            journal.queries == [
                EntryQuery(),
                EntryQuery(search: "wien", days: StatisticsPeriod.year(2025).days),
            ])
        #expect(figure("viewings", in: years)?.link == .search("year:2025 kind:film wien"))
    }

    @Test("A year with nothing in it says so, and one without a meaning is as all years")
    func nothing() async throws {
        _ = try await open()
        let years = try await choose(YearsChoice(period: "2019"))
        #expect(years.overview.isEmpty && years.nothing == "No entries in this period")
        #expect(years.periods.years.map(\.name).contains("2019"))
        let odd = try await choose(YearsChoice(period: "soon"))
        #expect(odd.periods.title == "All years")
    }

    @Test("An empty journal explains what the page shows once there are entries")
    func emptyJournal() async throws {
        journal.entries = []
        let years = try await open()
        #expect(
            years.nothing
                == "Add a film or a trip to see them."
        )
        #expect(years.offersBeginning)
        let year = try await choose(YearsChoice(period: "2019"))
        #expect(year.nothing == years.nothing)
    }

    @Test("On paper there is everything, also the sections under More while they are folded")
    func sheet() async throws {
        let years = try await open()
        #expect(years.sections.isEmpty)
        let count = view.messages.all.count
        view.sheets.emit()
        await view.messages.until(count: count + 1)
        guard case .sheet(let sheet, let pictures) = view.messages.all.last else {
            return #expect(Bool(false))
        }
        #expect(pictures.isEmpty)
        #expect(sheet.overview == years.overview && sheet.sections.map(\.title) == ["Films"])
        #expect(journal.queries.count == 1)
    }

    @Test("On paper there are the pictures of favourites that have one")
    func pictures() async throws {
        let films = [("a", Feedback.good), ("b", .reallyGood), ("c", .bad)].map { id, feedback in
            var film = CountedFilm(EntryID(id), title: CountedName(id, key: id))
            film.day = CalendarDay(year: 2025, month: 3, day: 8)
            film.feedback = feedback
            return film
        }
        let other = YearsSpy()
        let presenter = freed(
            YearsPresenter(
                view: other, events: other.events,
                journal: CountedJournal(films.map { .film($0) }), flows: other, search: { "" },
                today: { CalendarDay(year: 2026, month: 11, day: 22) }, maps: .none,
                picture: { $0 == EntryID("a") ? nil : "/tickets/\($0).jpg" }, words: .inEnglish,
                choice: YearsChoice()))
        other.onShow.emit(true)
        await other.messages.until {
            if case .years(let years) = $0 { years.isComplete } else { false }
        }
        other.sheets.emit()
        await other.messages.until { if case .sheet = $0 { true } else { false } }
        withExtendedLifetime(presenter) {}
        guard case .sheet(_, let pictures) = other.messages.all.last else {
            return #expect(Bool(false))
        }
        #expect(pictures == [FilmPictureViewModel(path: "/tickets/b.jpg", name: "b")])
    }

    @Test("Changes that come while it counts are counted together, once it is done")
    func changes() async throws {
        journal.gate.isClosed = true
        view.onShow.emit(true)
        await journal.gate.untilHeld()
        for name in ["a.ics", "b.ics", "c.ics"] {
            journal.changed.emit(JournalChange(added: [EntryID(name)]))
        }
        journal.entries.append(.film(.seen(2023, 1, 1)))
        journal.gate.open()
        let years = try await page(2)
        #expect(journal.queries.count == 2)
        #expect(figure("viewings", in: years)?.value == "4")
    }

    @Test("By year, films and trips stand on each other, and each part leads to its entries")
    func overTime() async throws {
        let chart = try #require(try await open().overview.charts.first)
        #expect(chart.title == "By year")
        #expect(chart.summary == "4 entries. Most in 2025: 3 entries.")
        guard case .bars(let bars) = chart.drawing else { return #expect(Bool(false)) }
        #expect(bars.series == ["Films", "Trips"])
        #expect(bars.bars.map(\.name) == ["2024", "2025"])
        #expect(bars.bars[1].parts.map(\.length) == [2, 1])
        #expect(bars.bars[1].parts[1].point.description == "2025: 1 trip")
        #expect(
            bars.bars[1].parts[1].point.link == .search("year:2025 kind:trip -date:>2026-11-22"))
        #expect(bars.bars[0].parts[1].point.link == nil)
    }
}

extension CountedFilm {
    static func seen(_ year: Int, _ month: Int, _ day: Int) -> CountedFilm {
        var film = CountedFilm(EntryID("ran"), title: CountedName("Ran", key: "ran"))
        film.day = CalendarDay(year: year, month: month, day: day)
        film.year = 1985
        return film
    }
}

extension CountedTrip {
    static func made(_ year: Int, _ month: Int, _ day: Int) -> CountedTrip {
        var trip = CountedTrip(
            EntryID("trip"), from: CountedName("A", key: "a"), to: CountedName("B", key: "b"),
            mode: .train)
        trip.day = CalendarDay(year: year, month: month, day: day)
        return trip
    }
}

extension CountedEntry {
    static func claim(
        _ year: Int, _ month: Int, _ day: Int, _ amount: Fare, _ step: ClaimStep.Kind
    ) -> CountedEntry {
        .other(
            CountedOther(
                EntrySummary(
                    id: EntryID("claim \(day)"),
                    day: CalendarDay(year: year, month: month, day: day),
                    content: .claim(
                        ClaimSummary(
                            subject: "Köln → Bonn", step: step, due: nil, amount: amount)))))
    }
}
