internal import Gtk
internal import Presentation
internal import TripsFeature

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
        let strip = Box(.vertical, spacing: Space.part, of: legs, foot())
        strip.addStyleClass(Style.card)
        append(
            PageBody(
                [heading, strip], blocks: blocks.all, others: [arrivals, map]),
            expand: true)
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
