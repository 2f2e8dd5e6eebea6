internal import Gtk
internal import Presentation
internal import TripsFeature

/// A journey: its timetable, its outcome, and its legs, each of which leads to its page.
final class JourneyMainView: ModelView<JourneyViewModel> {
    private let heading = TripHeadingView()
    private let timetable = TimetableView()
    private let caption = Text.caption(localized("Legs"))
    private let legs: JourneyLegsView
    private let nextLeg = Button(localized("Add Leg…"))
    private let again = Button(localized("Repeat Journey…"))
    private let wayBack = Button(localized("Add Return Trip…"))
    private let blocks = TripBlocks()
    private let arrivals = ChartView()
    private let map = ChartView(isOfEntry: true)

    init(_ events: JourneyPageEvents) {
        legs = JourneyLegsView(events)
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
        let strip = Box(.vertical, spacing: Space.part)
        strip.append(timetable)
        let course = Box(.vertical, spacing: Space.close)
        let actions = WrapBox(spacing: Space.close)
        again.actionName = "win.again"
        wayBack.actionName = "win.return"
        for action in [nextLeg, again, wayBack] { actions.append(action) }
        for part in [caption, legs, actions] as [Widget] { course.append(part) }
        for card in [strip, course] { card.addStyleClass(Style.card) }
        append(
            PageBody(
                [heading, strip, course], blocks: blocks.all, others: [arrivals, map]),
            expand: true)
    }

    override func fill(with journey: JourneyViewModel) {
        let whole = journey.whole
        heading.model = whole
        timetable.model = whole
        legs.model = journey
        nextLeg.allow(
            journey.changing, tooltip: localized("Add the leg after the last one (Ctrl+Shift+L)"))
        let reason = journey.changing.reason
        again.tooltip = reason ?? localized("Repeat this journey today (Ctrl+D)")
        wayBack.tooltip = reason ?? localized("Add the return trip (Ctrl+Shift+D)")
        arrivals.isVisible = journey.arrivals != nil
        arrivals.model = journey.arrivals
        map.isVisible = journey.map != nil
        map.model = journey.map
        blocks.fill(with: whole, claims: journey.claims, making: journey.changing)
    }

    var focusedLeg: String? { legs.focusedLeg }

    func focus() { legs.focus() }
}
