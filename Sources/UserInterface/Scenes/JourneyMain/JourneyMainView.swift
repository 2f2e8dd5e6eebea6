internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// A journey: its verdict, and its legs as one strip, each of which leads to its page.
final class JourneyMainView: ModelView<JourneyViewModel>, EntryRootView {
    private let heading = TripHeadingView()
    private let legs: JourneyStripView
    private let duration = Text.dim()
    private let nextLeg = Button(localized("Add Leg…"))
    private let blocks = TripBlocks()
    private let arrivals = ChartView(isOfEntry: true)
    private let map = ChartView(isOfEntry: true)

    init(_ events: JourneyPageEvents) {
        legs = JourneyStripView(events)
        super.init(.vertical)
        blocks.claims.onClaim = events.claim.emit
        blocks.claims.onOpen = events.openClaim.emit
        blocks.ticket.onOpen = events.ticket.emit
        for chart in [arrivals, map] {
            chart.onFollow = {
                if case .entry(let id) = $0 { events.leg.emit(id) }
            }
        }
        nextLeg.onClicked(events.nextLeg.emit)
        let strip = Box(.vertical, spacing: Space.part, of: legs, foot()).styled(Style.card)
        append(
            PageBody([heading, strip], blocks: blocks.all, others: [arrivals, map]), expand: true)
    }

    private func foot() -> Widget {
        let actions = TripActions(nextLeg, addsLegs: false)
        let foot = WrapBox(spacing: Space.near)
        duration.valign = .center
        for part in [duration, actions] as [Widget] { foot.append(part, expand: true) }
        return foot
    }

    override func fill(with journey: JourneyViewModel) {
        let whole = journey.whole
        heading.model = whole
        legs.model = journey
        duration.show(whole.duration)
        nextLeg.allow(
            journey.changing, tooltip: localized("Add the leg after the last one (Ctrl+Shift+L)"))
        arrivals.isVisible = journey.arrivals != nil
        arrivals.model = journey.arrivals
        map.isVisible = journey.map != nil
        map.model = journey.map
        blocks.fill(
            with: whole, claims: journey.claims, isClaimNext: journey.isClaimNext,
            making: journey.changing)
    }

    var focusedLeg: String? { legs.focusedLeg }

    func focus() { legs.focus() }
}

/// The legs of a journey as one strip, with the changes between them. A leg that was not travelled
/// is one line, and what came instead follows it.
final class JourneyStripView: ModelView<JourneyViewModel> {
    private let events: JourneyPageEvents
    private let columns = StopColumns()
    private let legs = ReusableButtons<Row>()
    private let questions = ReusableButtons<String>()
    private var rows: [Row] = []

    /// A leg with the columns that the strip has at the time.
    private struct Row: Hashable {
        let leg: JourneyViewModel.Leg
        let shown: StopColumns.Shown
        /// The line to the next leg if that was not travelled, or `nil` if it was or there is none.
        let track: Rail.Track?
    }

    init(_ events: JourneyPageEvents) {
        self.events = events
        super.init(.vertical, spacing: Space.line)
    }

    /// The id of the leg that has the focus, or `nil` if none has.
    var focusedLeg: String? { legs.focused?.leg.id }

    override func fill(with journey: JourneyViewModel) {
        let focused = focusedLeg
        let travelled = journey.legs.filter { !$0.isStruck }
        let shown = StopColumns.Shown(travelled.flatMap { [$0.departure, $0.arrival] })
        let following = journey.legs.dropFirst().map(\.isStruck) + [false]
        rows = zip(journey.legs, following).map {
            Row(leg: $0, shown: shown, track: $1 ? .dashed : nil)
        }
        legs.update(rows, make: button) { [events] in events.leg.emit($0.leg.id) }
        let lost = journey.legs.filter(\.isLost).map(\.id)
        questions.update(
            lost, label: { _ in localized("Add Replacement…") },
            style: { $0 == lost.first ? "suggested-action" : "text-button" },
            onClick: events.instead.emit)
        show(
            rows.flatMap { row -> [Widget] in
                let question = questions[row.leg.id]
                question?.halign = .start
                question?.marginStart = Space.indent
                question?.wrapsLabel()
                question?.allow(journey.changing)
                return [change(before: row.leg), legs[row], question].compactMap(\.self)
            })
        // A leg that has changed has another button.
        if let row = rows.first(where: { $0.leg.id == focused }), let button = legs[row],
            !button.isFocus
        {
            button.grabFocus()
        }
    }

    func focus() {
        rows.first.flatMap { legs[$0] }?.grabFocus()
    }

    private func change(before leg: JourneyViewModel.Leg) -> Widget? {
        guard !leg.change.isEmpty else { return nil }
        let label = Text.dim(leg.change)
        label.setStyleClass(Style.dim, on: !leg.isConnectionBroken)
        label.setStyleClass("counterfoil-late", on: leg.isConnectionBroken)
        if leg.isStruck {
            return Box(.horizontal, spacing: Space.near, of: Rail(between: .dashed), label)
        }
        label.marginStart = Space.indent
        return label
    }

    private func button(_ row: Row) -> Button {
        let leg = row.leg
        let button = Button(child: leg.isStruck ? Self.line(row) : stops(row)).styled("flat")
        button.addStyleClass("counterfoil-leg")
        button.accessibleName = [leg.times, leg.service, leg.route, leg.actual, leg.outcome]
            .filter { !$0.isEmpty }.joined(separator: ", ")
        return button
    }

    private func stops(_ row: Row) -> Widget {
        let ends = [.solid, row.track].map { TripEndView(among: columns, track: $0) }
        ends[0].show(row.leg.departure, row.shown, course: row.leg.course)
        ends[1].show(row.leg.arrival, row.shown)
        return Box(.vertical, of: ends[0], ends[1])
    }

    /// Returns the line of a leg that was not travelled.
    private static func line(_ row: Row) -> Widget {
        let leg = row.leg
        let line = WrapBox(spacing: Space.near)
        for text in [leg.times, leg.route] {
            let label = Text.body(text).styled("counterfoil-struck")
            line.append(label)
        }
        line.append(Text.dim(leg.service))
        let outcome = Text.body(leg.outcome).styled("counterfoil-late")
        line.append(outcome)
        // The mark begins that far below the top of its row.
        line.marginTop = Space.close
        let rail = Rail(
            "counterfoil-stop-symbolic", name: Localizer.ofWidgets.stop, track: row.track)
        return Box(.horizontal, spacing: Space.near, of: rail, expanding: line)
    }
}

final class JourneyPage: EntryPage<JourneyViewModel, JourneyMainView>, DisplaysJourney {
    override var title: String { model?.whole.title ?? "" }

    func showJourney(_ journey: JourneyViewModel) { model = journey }

    /// Asks to add a leg at the end.
    func addLeg() {
        if model?.changing == .available { events.nextLeg.emit() }
    }

    override var capabilities: EntryCapabilities {
        EntryCapabilities(
            isOfJourney: true, addLeg: addLeg, focusedLeg: { self.rootView.focusedLeg },
            putOnPaper: putOnPaper)
    }
}

/// The page in the detail pane on which the person chooses the substitute for a leg.
final class SubstitutePage: EntryPage<SubstituteSelectionViewModel, SubstituteSelectionView>,
    DisplaysSubstituteSelection
{
    override var title: String { model?.title ?? "" }

    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel) { model = selection }

    override var capabilities: EntryCapabilities { EntryCapabilities(isOfJourney: true) }
}

/// One large button for each answer.
final class SubstituteSelectionView: ModelView<SubstituteSelectionViewModel>, EntryRootView {
    private let events: SubstitutePageEvents
    private let title = Text.title()
    private let column = Box(.vertical, spacing: Space.near)
    private let buttons = ReusableButtons<SubstituteSelectionViewModel.Choice>()

    init(_ events: SubstitutePageEvents) {
        self.events = events
        super.init(.vertical)
        let page = Box(.vertical, spacing: Space.part, of: title, column)
        append(PageBody(page, heading: title), expand: true)
    }

    override func fill(with selection: SubstituteSelectionViewModel) {
        title.text = selection.title
        buttons.update(selection.choices, label: \.label) { [events] in
            events.substitute.emit($0.id)
        }
        column.show(selection.choices.compactMap { buttons[$0] })
    }

    func focus() { column.children.first?.grabFocus() }
}
