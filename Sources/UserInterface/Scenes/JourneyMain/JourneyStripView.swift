internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

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
        let button = Button(child: leg.isStruck ? Self.line(row) : stops(row))
        button.addStyleClass("flat")
        button.addStyleClass("counterfoil-leg")
        button.accessibleName = [leg.times, leg.service, leg.route, leg.actual, leg.outcome]
            .filter { !$0.isEmpty }.joined(separator: ", ")
        return button
    }

    private func stops(_ row: Row) -> Widget {
        let ends = [.solid, row.track].map { TripEndView(among: columns, track: $0) }
        ends[0].model = .init(
            stop: row.leg.departure, shown: row.shown, course: row.leg.course)
        ends[1].model = .init(stop: row.leg.arrival, shown: row.shown)
        let column = Box(.vertical)
        for end in ends { column.append(end) }
        return column
    }

    /// Returns the line of a leg that was not travelled.
    private static func line(_ row: Row) -> Widget {
        let leg = row.leg
        let line = WrapBox(spacing: Space.near)
        for text in [leg.times, leg.route] {
            let label = Text.body(text)
            label.addStyleClass("counterfoil-struck")
            line.append(label)
        }
        line.append(Text.dim(leg.service))
        let outcome = Text.body(leg.outcome)
        outcome.addStyleClass("counterfoil-late")
        line.append(outcome)
        // The mark begins that far below the top of its row.
        line.marginTop = Space.close
        let rail = Rail(
            "counterfoil-stop-symbolic", name: Localizer.ofWidgets.stop, track: row.track)
        let whole = Box(.horizontal, spacing: Space.near)
        whole.append(rail)
        whole.append(line, expand: true)
        return whole
    }
}
