import Domain
import Presentation
import Signals
import StatisticsFeature
import TestSupport
import Wording

/// A window with a page of the statistics, and the places it leads to.
final class YearsSpy: DisplaysYears, FlowRouting {
    enum Message: Equatable {
        case years(YearsViewModel)
        case sheet(YearsViewModel, pictures: [FilmPictureViewModel])
        case complaint(String, wrong: Set<TypedDays.Place>)
        case find(JournalFilter, String)
        case open(EntryID)
    }

    let messages = Messages<Message>()
    let events = StatisticsEvents()
    var onShow: Emitter<Bool> { events.yearsOnShow }
    var changes: Emitter<YearsChange> { events.yearsChange }
    var days: Emitter<TypedDays> { events.yearsDays }
    var sheets: Emitter<Void> { events.yearsSheet }
    var followed: Emitter<ChartLink> { events.yearsLink }

    func showYears(_ years: YearsViewModel) { messages.append(.years(years)) }

    func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel]) {
        messages.append(.sheet(years, pictures: pictures))
    }

    func complainAboutYears(_ complaint: String, wrong: Set<TypedDays.Place>) {
        messages.append(.complaint(complaint, wrong: wrong))
    }

    func route(_ flow: StatisticsFlow) {
        switch flow {
        case .find(let filter, let search): messages.append(.find(filter, search))
        case .open(let id): messages.append(.open(id))
        }
    }
}

/// A journal whose entries are counted when the test says so.
final class CountedJournal: CountsEntries, ReportsChanges {
    var entries: [CountedEntry]
    private(set) var queries: [EntryQuery] = []
    let gate = Gate<EntryQuery>()
    /// Whether each counting was cancelled by the time it was let go.
    let cancelled = Messages<Bool>()
    let changed = Emitter<JournalChange>()
    var condition: JournalCondition { JournalCondition(folder: .ready) }
    var changes: Signal<JournalChange> { changed.signal }

    init(_ entries: [CountedEntry]) { self.entries = entries }

    func counted(matching query: EntryQuery) async -> [CountedEntry] {
        queries.append(query)
        await gate.pass(query)
        cancelled.append(Task.isCancelled)
        guard let days = query.days else { return entries }
        return entries.filter { $0.day.map(days.contains) ?? false }
    }

    func days(matching query: EntryQuery) async -> [CountedDay] { [CountedDay](of: entries) }
}
