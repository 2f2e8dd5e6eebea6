internal import Gtk
internal import Signals
internal import StatisticsFeature
internal import Wording

/// The choices of the statistics: the period, the kinds of entries, and whether the list's search
/// applies.
final class YearsBar: Box {
    private let events: StatisticsEvents
    private let earlier = Button(
        iconName: "go-previous-symbolic", name: localized("Previous Period"))
    private let later = Button(iconName: "go-next-symbolic", name: localized("Next Period"))
    private let year = ComboBoxText()
    private let month = ComboBoxText()
    private let kinds = RadioGroup(
        JournalFilter.kinds.map { ($0, $0.name(in: .ofWidgets)) }, value: .all)
    private let ofSearch = CheckButton("")
    private let days = MenuButton(localized("Custom Range…"))
    private let sheet = Button(localized("Print or Export…"))
    private let daysView: DaysView
    private var shown: YearsViewModel?

    init(_ events: StatisticsEvents) {
        self.events = events
        daysView = DaysView(onShow: events.yearsDays.emit)
        let change = events.yearsChange.emit
        super.init(.vertical)
        year.accessibleName = localized("Year")
        month.accessibleName = localized("Month")
        kinds.accessibleName = localized("Filter")
        let periods = Box(.horizontal, of: earlier, year, month, later)
        periods.addStyleClass("linked")
        let line = WrapBox(spacing: Space.near)
        line.margin = Space.close
        let popover = Popover(relativeTo: days, child: daysView)
        days.setPopover(popover)
        sheet.tooltip = localized("Print or export the statistics (Ctrl+P)")
        sheet.onClicked(events.yearsSheet.emit)
        line.append(periods, days, kinds, sheet, ofSearch)
        append(line)
        month.isVisible = false
        ofSearch.isVisible = false

        days.onToggled { [weak self] isOpen in
            guard isOpen, let self, let shown else { return }
            daysView.days = shown.periods.days
        }
        earlier.onClicked { change(.move(by: -1)) }
        later.onClicked { change(.move(by: 1)) }
        year.onChanged { [weak self] index in
            self?.go { periods in index.map { periods.years[$0] } }
        }
        month.onChanged { index in
            if let index { change(.month(index == 0 ? nil : index)) }
        }
        kinds.onChange { change(.kinds($0)) }
        ofSearch.onToggled { change(.isOfSearch($0)) }
    }

    func focus() { year.grabFocus() }

    func show(_ years: YearsViewModel) {
        let old = shown
        // Until the statistics are complete, the button keeps its most likely state.
        if years.isComplete { sheet.isSensitive = years.nothing == nil }
        shown = years
        // Days that are being typed stay when something else changes.
        if old?.choice.period != years.choice.period {
            closeDays()
            daysView.days = years.periods.days
        }
        let periods = years.periods
        if periods.years != old?.periods.years { year.items = periods.years.map(\.name) }
        year.selectedIndex = periods.year
        if periods.months != old?.periods.months { month.items = periods.months }
        month.selectedIndex = periods.months.isEmpty ? nil : periods.month
        month.isVisible = !periods.months.isEmpty
        for (button, name) in [(earlier, periods.earlier), (later, periods.later)] {
            button.isSensitive = name != nil
            button.tooltip = name
        }
        kinds.value = years.choice.kinds
        ofSearch.label = years.ofSearch ?? ""
        ofSearch.isVisible = years.ofSearch != nil
        ofSearch.isActive = years.choice.isOfSearch
    }

    func chooseAllYears() { go { $0.years.first } }

    func complain(_ complaint: String, wrong: Set<TypedDays.Place>) {
        daysView.complain(complaint, wrong: wrong)
    }

    private func closeDays() {
        if days.isActive { days.click() }
    }

    private func go(_ period: (PeriodsViewModel) -> PeriodViewModel?) {
        if let chosen = shown.flatMap({ period($0.periods) }) {
            events.yearsChange.emit(.period(chosen.period))
        }
    }
}
