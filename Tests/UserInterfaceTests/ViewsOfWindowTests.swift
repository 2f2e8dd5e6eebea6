import Gtk
import GtkTestSupport
import JournalFeature
import Presentation
import Signals
import Testing
import Wording

@testable import StatisticsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The views of the window")
    final class ViewsOfWindowTests {
        let stage: WindowStage
        var asked: [Asked] = []

        enum Asked: Equatable {
            case onShow(Bool)
            case change(YearsChange)
            case followed(ChartLink)
            case days(TypedDays)
            case back
        }

        init() throws {
            stage = try WindowStage()
            let events = stage.main.events
            record(events.statistics.yearsOnShow, as: Asked.onShow)
            record(events.statistics.yearsChange, as: Asked.change)
            record(events.statistics.yearsLink, as: Asked.followed)
            record(events.statistics.yearsDays, as: Asked.days)
            record(events.journal.back) { .back }
            stage.main.showJournal(.entries("a.ics", "b.ics"))
        }

        private func record<Value>(_ event: Emitter<Value>, as asked: @escaping (Value) -> Asked) {
            event.hear { [weak self] in self?.asked.append(asked($0)) }
        }

        private var years: YearsView? { stage.views.current() }

        private func showYears(_ figures: [FigureViewModel] = [.viewings]) {
            stage.main.showView(.years, back: nil)
            stage.main.showYears(.of2025(figures))
        }

        @Test(
            "The years are shown in the place of the journal, which its choice and Back bring back")
        func keys() throws {
            let window = stage.window
            window.activate("view", "years")
            #expect(stage.views.onShow == .years && !stage.listPane.isMapped)
            #expect(try window.isFocus(within: #require(years)))
            window.activate("view", "journal")
            #expect(years == nil && stage.listPane.isMapped)
            #expect(window.isFocus(within: stage.listPane))
            showYears()
            window.activate("back")
            #expect(years == nil)
            #expect(asked == [.onShow(true), .onShow(false), .onShow(true), .onShow(false)])
        }

        @Test("The map of the list's trips is the one of their statistics, which is gone to")
        func map() throws {
            let chart = MapExamples.chart(try #require(MapExamples.atlas))
            let sections = (1...9).map {
                StatisticsSection(title: "Part \($0)", figures: [.viewings], charts: [])
            }
            let trips = StatisticsSection(title: "Trips", figures: [], charts: [chart])
            stage.listPane.search.text = "wien"
            stage.window.press(Key("m"), .control)
            #expect(
                asked == [
                    .change(
                        .choice(
                            YearsChoice(kinds: .trips, isOfSearch: true, showsMore: true))),
                    .onShow(true),
                ])
            stage.main.showYears(.of2025(sections, isComplete: false))
            stage.main.showYears(.of2025(sections + [trips]))
            let view = try #require(years?.shown(ChartView.self).first)
            #expect(view.map?.isFocus == true)
            let scrolled = try #require(years?.shown(ScrolledWindow.self).first)
            #expect(Display.turn { view.allocatedSize.height > 1 && scrolled.verticalPosition > 0 })
            stage.window.activate("back")
            #expect(years == nil)
        }

        @Test("The map is gone to before the pictures above it are made")
        func onlyMap() throws {
            let map = MapExamples.chart(try #require(MapExamples.atlas))
            let bars = ["a", "b", "c"].map {
                Chart(
                    id: $0, title: "Picture \($0)", summary: "", headings: [],
                    drawing: .bars(ChartExamples.lying))
            }
            stage.window.press(Key("m"), .control)
            stage.main.showYears(
                .of2025([
                    StatisticsSection(title: "Films", figures: [], charts: bars),
                    StatisticsSection(title: "Trips", figures: [], charts: [map]),
                ]))
            let made = try #require(years).shown(ChartView.self)
            #expect(made.count == 2 && made.last?.map?.isFocus == true)
        }

        @Test("Of what has no map the first figure has the keyboard, as in all statistics")
        func noMap() {
            stage.window.press(Key("m"), .control)
            #expect(
                asked.first == .change(.choice(YearsChoice(kinds: .trips, showsMore: true))))
            stage.main.showYears(
                .of2025([], overview: OverviewViewModel(figures: [.viewings])))
            #expect(years?.shown(FigureView.self).first?.hasFocusInside == true)
        }

        @Test("Forward shows the view again that Back left, unless another one was chosen since")
        func forward() {
            let window = stage.window
            stage.main.events.journal.forward.hear { [weak self] _ in self?.stage.main.ahead.go() }
            showYears()
            window.activate("back")
            window.activate("forward")
            #expect(stage.views.onShow == .years)
            window.activate("back")
            window.activate("view", "lists")
            window.activate("view", "journal")
            window.activate("forward")
            #expect(stage.views.onShow == .journal)
        }

        @Test("The views are side by side, and a menu where there is no room for that")
        func switching() throws {
            let header = stage.header
            let views = header.viewSwitch.row
            stage.window.resize(width: 1_100, height: 600)
            #expect(Display.turn { views.isMapped && views.allocatedSize.width > 100 })
            #expect(header.list.shown(MenuButton.self).count == 1)
            try #require(views.button(for: .years)).click()
            #expect(stage.views.onShow == .years && views.value == .years)
            try #require(views.button(for: .journal)).click()
            #expect(stage.views.onShow == .journal)
            stage.window.resize(width: 720, height: 600)
            #expect(Display.turn { !views.isMapped })
            #expect(
                header.list.shown(MenuButton.self).map(\.accessibleName) == ["Add", "Journal"])
            stage.window.resize(width: 1_100, height: 600)
            #expect(Display.turn { views.isMapped })
        }

        @Test("The view on show is chosen above, and the title of the page names the period")
        func titles() {
            showYears()
            #expect(stage.header.viewSwitch.row.value == .years)
            #expect(stage.header.detail.title == "2025")
            stage.main.showFilm(.gilda)
            #expect(stage.header.detail.title == "2025")
            stage.main.showView(.journal, back: nil)
            #expect(stage.header.detail.title == "")
        }

        @Test("An entry that is not seen is not deleted")
        func hiddenEntry() throws {
            stage.main.markEntry("a.ics")
            #expect(stage.entries.entry == "a.ics")
            showYears()
            #expect(stage.entries.entry == nil)
            stage.main.showView(.journal, back: nil)
            #expect(stage.entries.entry == "a.ics")
        }

        @Test("A figure is a button that leads to its entries; one that leads nowhere is none")
        func figures() throws {
            showYears([.viewings, FigureViewModel(value: "3 h", name: "of films")])
            let years = try #require(years)
            try #require(years.button("312 viewings")).click()
            #expect(asked.last == .followed(.search("year:2025")))
            #expect(years.button("3 h of films") == nil)
            #expect(years.words.contains("of films"))
            stage.main.showYears(.of2025([FigureViewModel(value: "4 h", name: "of films")]))
            #expect(years.button("312 viewings") == nil && years.words.contains("4 h"))
        }

        @Test("More is unfolded by a key, and asks for what stands there")
        func more() throws {
            stage.main.showView(.years, back: nil)
            let overview = OverviewViewModel(
                figures: [.viewings],
                highlights: [
                    HighlightsViewModel(
                        title: "Films",
                        rows: [
                            HighlightViewModel(
                                caption: "Longest", name: "Ran", fact: "2 h 42 min",
                                link: .entry("ran.ics"), isFavourite: true)
                        ])
                ])
            stage.main.showYears(.of2025([], overview: overview, showsMore: false))
            let page = try #require(years)
            try #require(page.button("Longest: Ran")).click()
            #expect(asked.last == .followed(.entry("ran.ics")))
            let more = try #require(page.shown(Expander.self).first)
            #expect(!more.isExpanded)
            more.activate()
            more.activate()
            more.activate()
            #expect(
                asked.suffix(3) == [
                    .change(.showsMore(true)), .change(.showsMore(false)),
                    .change(.showsMore(true)),
                ])
            let films = StatisticsSection(
                title: "Films", figures: [FigureViewModel(value: "7", name: "rewatches")],
                charts: [])
            stage.main.showYears(.of2025([films], overview: overview))
            #expect(more.isExpanded && page.words.contains("rewatches"))
        }

        @Test("Further pictures are made one after the other")
        func pictures() throws {
            stage.main.showView(.years, back: nil)
            let charts = ["a", "b", "c"].map {
                Chart(
                    id: $0, title: "Picture \($0)", summary: "", headings: [],
                    drawing: .bars(ChartExamples.lying))
            }
            stage.main.showYears(
                .of2025([StatisticsSection(title: "Films", figures: [], charts: charts)]))
            let page = try #require(years)
            #expect(page.shown(ChartView.self).count == 1)
            #expect(Display.turn { page.shown(ChartView.self).count == 3 })
        }

        @Test("An empty journal offers the ways to begin, as the journal does")
        func beginning() throws {
            var begun = 0
            stage.main.events.journal.newFilm.hear { _ in begun += 1 }
            stage.main.showView(.years, back: nil)
            stage.main.showYears(
                .of2025([], nothing: "Add a film or a trip to see them.", offersBeginning: true))
            let page = try #require(years)
            try #require(page.button("New Film…")).click()
            #expect(begun == 1 && page.button("Show All Years") == nil)
            showYears()
            #expect(page.button("New Film…") == nil)
        }

        @Test("Two figures of one name are both there")
        func figuresOfOneName() throws {
            showYears([
                FigureViewModel(value: "€12.00", name: "spent on fares", id: "fares-EUR"),
                FigureViewModel(value: "$3.00", name: "spent on fares", id: "fares-USD"),
            ])
            let years = try #require(years)
            #expect(years.words.contains("€12.00") && years.words.contains("$3.00"))
        }

        @Test("Year, month, kind and search are chosen above")
        func choices() throws {
            showYears()
            let years = try #require(years)
            try #require(years.button("Previous Period")).click()
            #expect(asked.last == .change(.move(by: -1)))
            try #require(years.button("Films")).click()
            #expect(asked.last == .change(.kinds(.films)))
            try #require(years.button("Only “wien”")).click()
            #expect(asked.last == .change(.isOfSearch(true)))
            let months = try #require(years.field(ComboBoxText.self, "Month"))
            #expect(months.items == ["Full Year", "January"])
            months.choose(1)
            #expect(asked.last == .change(.month(1)))
            #expect(years.button("Next Period")?.isSensitive == false)
        }

        @Test(
            "Actions on the list bring it on show, and hiding it is not offered elsewhere",
            arguments: ["search", "saved-searches", "sort"])
        func wantedList(action: String) {
            showYears()
            #expect(!stage.window.isEnabled("show-list"))
            stage.window.activate(action)
            #expect(years == nil && stage.listPane.isMapped)
            #expect(stage.window.isEnabled("show-list"))
        }

        @Test("Days of a period are typed, and an impossible day has a complaint there")
        func days() throws {
            showYears()
            var shown: [TypedDays] = []
            let asking = DaysView { shown.append($0) }
            let typed = TypedDays(
                first: "2025-02-30",
                last: "2025-12-31")
            asking.days = typed
            asking.complain("30 February 2025 is not a date.", wrong: [.first])
            #expect(asking.words.contains("30 February 2025 is not a date."))
            let day = try #require(asking.field(Gtk.Entry.self, "From"))
            let until = try #require(asking.field(Gtk.Entry.self, "Until"))
            #expect(day.accessibleDescription == "30 February 2025 is not a date.")
            #expect(day.hasAccessibleState(.invalid) && !until.hasAccessibleState(.invalid))
            #expect(until.accessibleDescription ?? "" == "")
            try #require(asking.button("Show")).click()
            #expect(shown == [typed])
            #expect(!asking.words.contains("30 February 2025 is not a date."))
            asking.complain("30 February 2025 is not a date.", wrong: [.first])
            day.type("28 Feb 2025")
            #expect(!asking.words.contains("30 February 2025 is not a date."))
            day.activate()
            #expect(shown.last?.first == "2025-02-28")
        }

        @Test("The keyboard stays where it is when all of the years follow their beginning")
        func focusInTheBeginning() throws {
            stage.main.showView(.years, back: nil)
            let chart = Chart(
                id: "over-time", title: "By year", summary: "", headings: ["Year", "Entries"],
                drawing: .bars(ChartExamples.lying))
            let begun = OverviewViewModel(charts: [chart])
            stage.main.showYears(.of2025([], overview: begun, isComplete: false))
            let page = try #require(years)
            let button = try #require(page.button("Show “By year” as a table"))
            #expect(button.isFocus)
            let films = StatisticsSection(title: "Films", figures: [.viewings], charts: [])
            stage.main.showYears(.of2025([films], overview: begun))
            #expect(button.isFocus && page.button("312 viewings") != nil)
            stage.main.showYears(.of2025([], overview: begun, isComplete: false))
            #expect(page.button("312 viewings") != nil)
        }

        @Test("A figure that led to the journal has the keyboard again on the way back")
        func focusOnTheWayBack() throws {
            let other = FigureViewModel(value: "3", name: "rewatches", link: .search("rewatch:"))
            showYears([.viewings, other])
            try #require(years?.button("3 rewatches")).grabFocus()
            let page = try #require(years)
            stage.main.showView(.journal) { [weak main = stage.main] in
                main?.showView(.years, back: nil)
            }
            #expect(page.parent != nil && !page.isMapped)
            stage.window.activate("back")
            #expect(years === page)
            #expect(page.button("3 rewatches")?.isFocus == true)
            stage.main.showView(.journal, back: nil)
            #expect(page.parent == nil)
        }

        @Test("Rows and a page that arrive after the way back leave the keyboard with the figure")
        func lateRows() throws {
            let main = stage.main
            showYears()
            let figure = try #require(years?.button("312 viewings"))
            figure.grabFocus()
            main.showView(.journal) { [weak main] in
                main?.showSearch(.all, text: "-zzz")
                main?.showView(.years, back: nil)
            }
            main.showSearch(.all, text: "year:2025")
            main.showJournal(.entries("a.ics"))
            #expect(stage.listPane.list.isFocus)
            stage.focus.enterPage(of: "b.ics", fromList: false)
            stage.window.activate("back")
            #expect(figure.isFocus)
            main.showJournal(.entries("a.ics", "b.ics"))
            #expect(figure.isFocus)
            stage.showFilm(.gilda)
            #expect(figure.isFocus)
        }

        @Test("Back leads from the journal to the view that led there, after the pages of an entry")
        func wayBack() {
            var wentBack = 0
            stage.main.showView(.journal) { wentBack += 1 }
            #expect(stage.header.back.isVisible)
            stage.showFilm(.gilda, canGoBack: true)
            stage.window.activate("back")
            #expect(asked == [.back] && wentBack == 0)
            stage.showFilm(.gilda)
            stage.window.activate("back")
            #expect(wentBack == 1)
            stage.main.showView(.journal, back: nil)
            #expect(!stage.header.back.isVisible)
        }
    }
}

extension YearsViewModel {
    static func of2025(_ figures: [FigureViewModel]) -> YearsViewModel {
        of2025([StatisticsSection(title: "Films", figures: figures, charts: [])])
    }

    static func of2025(
        _ sections: [StatisticsSection], overview: OverviewViewModel = OverviewViewModel(),
        nothing: String? = nil, offersBeginning: Bool = false, showsMore: Bool = true,
        isComplete: Bool = true
    ) -> YearsViewModel {
        YearsViewModel(
            choice: YearsChoice(period: "2025", showsMore: showsMore),
            periods: PeriodsViewModel(
                title: "2025",
                years: [
                    PeriodViewModel(name: "All years", period: ""),
                    PeriodViewModel(name: "2025", period: "2025"),
                ], year: 1,
                months: ["Full Year", "January"], month: 0,
                earlier: "2024", later: nil,
                days: TypedDays(
                    first: "2025-01-01",
                    last: "2025-12-31")),
            ofSearch: "Only “wien”", nothing: nothing, offersBeginning: offersBeginning,
            overview: overview, sections: sections,
            isComplete: isComplete)
    }
}

extension FigureViewModel {
    static let viewings = FigureViewModel(
        value: "312", name: "viewings", link: .search("year:2025"))
}
