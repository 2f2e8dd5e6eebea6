public import Domain
public import Presentation
public import Signals
internal import Statistics
public import Wording

/// Counts the entries of the period while the statistics are on show.
///
/// Counted entries are kept until the page is left, so that from all years each single one is there
/// at once. When the page opens, the figures of the days alone come first.
public final class YearsPresenter {
    private weak var view: (any DisplaysYears)?
    private weak var flows: (any FlowRouting<StatisticsFlow>)?
    private let journal: any CountsEntries & ReportsChanges
    private let search: () -> String
    private let today: () -> CalendarDay?
    private let maps: MapSource
    private let picture: (EntryID) async -> String?
    private let words: Localizer
    /// The greatest number of entries that are kept to count others of them.
    private let most: Int
    private var choice: YearsChoice
    private var isOnShow = false
    /// Whether anything was shown since the page is on show.
    private var isBegun = false
    private var counted: Counted?
    private var counting: Task<Void, Never>?
    private var latestRequest = 0
    private var subscriptions = Subscriptions()

    private struct Counted {
        let search: String
        /// The number of entries on each day of all years.
        let days: [CountedDay]
        var entries: (of: ClosedRange<CalendarDay>?, [CountedEntry])?
        /// The figures of a period with too many entries to be kept.
        var figures: (query: EntryQuery, kind: EntryKind?, PageFigures)?

        /// Returns the counts that answer a query, with entries perhaps of others too, or `nil` if
        /// it is not counted.
        func counts(matching query: EntryQuery, of kind: EntryKind?) -> YearsCounts? {
            if let entries, entries.of == nil || entries.of == query.days {
                return .entries(entries.1)
            }
            return figures.flatMap { $0.query == query && $0.kind == kind ? .figures($0.2) : nil }
        }

        /// Returns the number of entries that match a query.
        func count(matching query: EntryQuery) -> Int {
            days.reduce(0) { count, day in
                let isWanted = query.days.map { days in day.day.map(days.contains) ?? false }
                return isWanted ?? true ? count + day.count : count
            }
        }
    }

    /// Makes a presenter.
    ///
    /// - Parameters:
    ///   - search: returns the search of the list.
    ///   - today: returns the last day that counts.
    ///   - maps: the table of places and the atlas from which the map is made.
    ///   - picture: returns the path of a film's picture, or `nil` if it has none.
    ///   - choice: the choice that was on show last time.
    ///   - most: the greatest number of entries that are kept while the page is on show. Figures of
    ///     more are counted again for each period.
    public init(
        view: any DisplaysYears, events: StatisticsEvents,
        journal: any CountsEntries & ReportsChanges, flows: any FlowRouting<StatisticsFlow>,
        search: @escaping () -> String, today: @escaping () -> CalendarDay?, maps: MapSource,
        picture: @escaping (EntryID) async -> String? = { _ in nil },
        words: Localizer, choice: YearsChoice, keeping most: Int = CountedEntry.most
    ) {
        self.view = view
        self.flows = flows
        self.journal = journal
        self.search = search
        self.today = today
        self.maps = maps
        self.picture = picture
        self.words = words
        self.most = most
        self.choice = choice

        subscriptions +=
            events.yearsOnShow.signal.onReception § eachTime
            § weakly(self, YearsPresenter.setOnShow)
        subscriptions +=
            events.yearsChange.signal.onReception § eachTime § weakly(self, YearsPresenter.apply)
        subscriptions +=
            events.yearsDays.signal.onReception § eachTime § weakly(self, YearsPresenter.choose)
        subscriptions +=
            events.yearsSheet.signal.onReception § eachTime § { [weak self] _ in self?.showSheet() }
        subscriptions +=
            events.yearsLink.signal.onReception § eachTime § weakly(self, YearsPresenter.open)
        subscriptions +=
            journal.changes.onReception § eachTime § { [weak self] _ in
                self?.counted = nil
                self?.update()
            }
    }

    private func setOnShow(_ isOnShow: Bool) {
        self.isOnShow = isOnShow
        if isOnShow {
            update()
        } else {
            latestRequest += 1
            counting?.cancel()
            counting = nil
            counted = nil
            isBegun = false
        }
    }

    private func apply(_ change: YearsChange) {
        switch change {
        case .period(let period): choice.period = period
        case .month(let month):
            choice.period = period.inYear(month).map { "\($0)" } ?? choice.period
        case .move(let count):
            choice.period = period.moved(by: count).map { "\($0)" } ?? choice.period
        case .kinds(let kinds): choice.kinds = kinds
        case .isOfSearch(let isOfSearch): choice.isOfSearch = isOfSearch
        case .showsMore(let showsMore): choice.showsMore = showsMore
        case .choice(let choice): self.choice = choice
        }
        update()
    }

    private func choose(_ days: TypedDays) {
        guard let first = CalendarDay(isoText: days.first.utf8) else {
            view?.complainAboutYears(words.notADate(days.first), wrong: [.first])
            return
        }
        guard let last = CalendarDay(isoText: days.last.utf8) else {
            view?.complainAboutYears(words.notADate(days.last), wrong: [.last])
            return
        }
        guard first <= last else {
            view?.complainAboutYears(
                words.say("The first day is after the last one."), wrong: [.first, .last])
            return
        }
        choice.period = "\(StatisticsPeriod.days(first...last))"
        update()
    }

    private func open(_ link: ChartLink) {
        switch link {
        case .search(let text):
            flows?.route(.find(choice.kinds.finding(text), text))
        case .entry(let id):
            flows?.route(.open(EntryID(id)))
        }
    }

    /// Answers the latest of several requests. Requests in between, as when files arrive one by
    /// one, are not even counted.
    private func update() {
        latestRequest += 1
        guard isOnShow, counting == nil else { return }
        counting = Task { [weak self] in
            while let self, !Task.isCancelled {
                let request = latestRequest
                await refresh(request)
                if request == latestRequest { break }
            }
            // Another one may count by now.
            if !Task.isCancelled { self?.counting = nil }
        }
    }

    private var period: StatisticsPeriod { StatisticsPeriod(choice.period) ?? .everything }

    private func query(_ search: String) -> EntryQuery {
        EntryQuery(search: choice.isOfSearch ? search : "", days: period.days)
    }

    private func refresh(_ request: Int) async {
        let text = search()
        let query = query(text)
        if counted?.search != query.search {
            let days = await journal.days(matching: EntryQuery(search: query.search))
            guard request == latestRequest else { return }
            counted = Counted(search: query.search, days: days)
        }
        if counted?.counts(matching: query, of: choice.kinds.kind) == nil {
            if !isBegun { await show(nil, search: text, for: request) }
            guard request == latestRequest else { return }
            if counted?.count(matching: query) ?? 0 > most {
                let kind = choice.kinds.kind
                let figures = await figures(matching: query)
                guard request == latestRequest else { return }
                counted?.figures = (query, kind, figures)
            } else {
                let entries = await journal.counted(matching: query)
                guard request == latestRequest else { return }
                counted?.entries = (query.days, entries)
            }
        }
        let counts = counted?.counts(matching: query, of: choice.kinds.kind)
        await show(counts, search: text, for: request)
    }

    private func figures(matching query: EntryQuery) async -> PageFigures {
        let start = PageFigures(
            of: period, kind: choice.kinds.kind, until: today(), after: counted?.days ?? [])
        return await journal.sum(matching: query, from: start) { $0.add($1) }
    }

    /// Shows the page.
    ///
    /// - Parameter counts: the counts, or `nil` for the figures of the days alone, which are shown only
    ///   if there are any.
    private func show(_ counts: YearsCounts?, search: String, for request: Int) async {
        let page = await Self.page(contents(of: counts, choice, search: search))
        guard request == latestRequest, page.isComplete || !page.overview.isEmpty else { return }
        isBegun = true
        view?.showYears(page)
    }

    /// Shows the page on paper, for which everything is made, also the sections that are folded.
    private func showSheet() {
        let text = search()
        guard isOnShow,
            let counts = counted?.counts(matching: query(text), of: choice.kinds.kind)
        else { return }
        var all = choice
        all.showsMore = true
        let contents = contents(of: counts, all, search: text)
        Task { [weak self] in
            let page = await Self.page(contents)
            guard let self, page.nothing == nil else { return }
            let pictures = await pictures(of: page.overview.highlights)
            view?.showSheet(of: page, pictures: pictures)
        }
    }

    private func pictures(of highlights: [HighlightsViewModel]) async -> [FilmPictureViewModel] {
        var pictures: [FilmPictureViewModel] = []
        for row in highlights.flatMap(\.rows) where row.isFavourite {
            guard case .entry(let id) = row.link, let path = await picture(EntryID(id)) else {
                continue
            }
            pictures.append(FilmPictureViewModel(path: path, name: row.name))
        }
        return pictures
    }

    private func contents(
        of counts: YearsCounts?, _ choice: YearsChoice, search: String
    ) -> YearsContents {
        YearsContents(
            counts: counts, days: counted?.days ?? [], choice: choice, search: search,
            today: today(), maps: maps, words: words, isBeingRead: journal.condition.isBeingRead)
    }

    @concurrent
    private nonisolated static func page(_ contents: YearsContents) async -> YearsViewModel {
        await contents.model
    }
}

/// The requests that a person makes in the statistics.
public final class StatisticsEvents {
    /// Posts whether the statistics are on show.
    public let yearsOnShow = Emitter<Bool>()
    public let yearsChange = Emitter<YearsChange>()
    public let yearsDays = Emitter<TypedDays>()
    /// Posts that the statistics are to be put on paper.
    public let yearsSheet = Emitter<Void>()
    public let yearsLink = Emitter<ChartLink>()

    public init() {}
}

/// The destination of a figure.
public nonisolated enum StatisticsFlow {
    /// The entries that answer a search.
    case find(JournalFilter, String)
    case open(EntryID)
}
