internal import Gtk
internal import Presentation
internal import TripsFeature

/// The legs of a journey one below the other, with the changes between them.
final class JourneyLegsView: ModelView<JourneyViewModel> {
    private let events: JourneyPageEvents
    private let legs = ReusableButtons<JourneyViewModel.Leg>()
    private let questions = ReusableButtons<String>()

    init(_ events: JourneyPageEvents) {
        self.events = events
        super.init(.vertical, spacing: Space.close)
    }

    /// The id of the leg that has the focus, or `nil` if none has.
    var focusedLeg: String? { legs.focused?.id }

    override func fill(with journey: JourneyViewModel) {
        let focused = legs.focused?.id
        legs.update(journey.legs, make: Self.row) { [events] in events.leg.emit($0.id) }
        questions.update(
            journey.legs.filter(\.isLost).map(\.id),
            label: { _ in localized("Add Replacement…") },
            style: { _ in "counterfoil-question" }, onClick: events.instead.emit)
        show(
            journey.legs.flatMap { leg -> [Widget] in
                let question = questions[leg.id]
                question?.halign = .start
                question?.marginStart = Space.near
                question?.allow(journey.changing)
                return [change(before: leg), legs[leg], question].compactMap(\.self)
            })
        // A leg that has changed has another button.
        if let leg = journey.legs.first(where: { $0.id == focused }), let row = legs[leg],
            !row.isFocus
        {
            row.grabFocus()
        }
    }

    func focus() {
        model?.legs.first.flatMap { legs[$0] }?.grabFocus()
    }

    private func change(before leg: JourneyViewModel.Leg) -> Label? {
        guard !leg.change.isEmpty else { return nil }
        let label = Text.dim(leg.change)
        label.marginStart = Space.subject
        label.setStyleClass("counterfoil-late", on: leg.isConnectionBroken)
        return label
    }

    private static func row(_ leg: JourneyViewModel.Leg) -> Button {
        let times = line(leg.times, style: "counterfoil-leg-times")
        let service = line(leg.service, style: Style.dim)
        let route = line(leg.route)
        for label in [times, route] { label.setStyleClass("counterfoil-struck", on: leg.isStruck) }
        let head = Box(.horizontal, spacing: Space.near)
        head.append(times)
        head.append(service, expand: true)
        let row = Box(.vertical, spacing: Space.none)
        row.append(head)
        row.append(route)
        if !leg.actual.isEmpty { row.append(line(leg.actual, style: Style.dim)) }
        if !leg.outcome.isEmpty {
            let outcome = line(leg.outcome)
            outcome.setStyleClass("counterfoil-late", on: leg.isDisrupted)
            row.append(outcome)
        }
        let button = Button(child: row)
        button.addStyleClass("flat")
        button.addStyleClass("counterfoil-leg")
        button.accessibleName = [leg.times, leg.service, leg.route, leg.actual, leg.outcome]
            .filter { !$0.isEmpty }.joined(separator: ", ")
        return button
    }

    private static func line(_ text: String, style: String? = nil) -> Label {
        let label = Label(ShownText.row(text))
        label.ellipsis = .end
        label.xalign = 0
        if let style { label.addStyleClass(style) }
        return label
    }
}
