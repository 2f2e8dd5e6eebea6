internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// Everything about a trip, and the ways to the selection page of each end.
final class TripMainView: ModelView<TripViewModel>, EntryRootView {
    /// Is called with the beginning of a time or a delay that was typed while no field had the
    /// focus.
    var onTyped: (String) -> Void = { _ in }

    private let events: TripPageEvents
    private let heading = TripHeadingView()
    private let timetable = TimetableView()
    private let stops: [StopActions]
    private let map = ChartView(isOfEntry: true)
    private let recordOutcome = Button(TripMainView.record(isArrival: false))
    private let instead = Box(.vertical, spacing: Space.close)
    private let choices = WrapBox(spacing: Space.close)
    private let substitutes = ReusableButtons<SubstituteSelectionViewModel.Choice>()
    private let blocks = TripBlocks()
    private let relatedSearches = RelatedSearchesView(Localizer.ofWidgets.seeAll)
    private let journey = RelatedEntriesView(Localizer.ofWidgets.partOf)
    private let related = RelatedEntriesView(Localizer.ofWidgets.sameDay)

    init(_ events: TripPageEvents) {
        self.events = events
        stops = [false, true].map { StopActions(isArrival: $0, events) }
        super.init(.vertical)
        connect()
        instead.append(Text.caption(Localizer.ofWidgets.instead), choices)
        append(
            PageBody(
                [heading, strip(), instead],
                blocks: blocks.all, others: [journey, related, relatedSearches, map]), expand: true)
    }

    /// Returns the card with the stops of the trip, and with its actions at the foot.
    private func strip() -> Widget {
        for (stop, actions) in zip([timetable.departure, timetable.arrival], stops) {
            stop.offer(actions.record, below: actions.now)
        }
        let strip = Box(.vertical, spacing: Space.part, of: timetable, TripActions(recordOutcome))
        strip.addStyleClass(Style.card)
        return strip
    }

    private func connect() {
        relatedSearches.onFind = events.relatedSearch.emit
        map.onFollow = { [events] in
            if case .search(let text) = $0 { events.relatedSearch.emit(text) }
        }
        blocks.claims.onClaim = events.claim.emit
        blocks.claims.onOpen = events.relatedEntry.emit
        blocks.ticket.onOpen = events.ticket.emit
        journey.onOpen = { [events] _ in events.journey.emit() }
        related.onOpen = events.relatedEntry.emit
        recordOutcome.onClicked { [weak self] in
            if let trip = self?.model { self?.events.recordOutcome.emit(trip.recordsArrival) }
        }
        onKeyPress { [weak self] press in
            guard let self, recordOutcome.isSensitive, let text = press.textOfTime else {
                return false
            }
            onTyped(text)
            return true
        }
    }

    override func fill(with trip: TripViewModel) {
        heading.model = trip
        timetable.model = trip
        map.isVisible = trip.map != nil
        map.model = trip.map
        let label = Self.record(isArrival: trip.recordsArrival)
        if recordOutcome.label != label { recordOutcome.label = label }
        recordOutcome.setStyleClass("suggested-action", on: !trip.isRecorded)
        recordOutcome.allow(trip.recordingOutcome)
        for actions in stops { actions.fill(with: trip) }
        offer(trip.substitutes, trip.recordingOutcome)
        blocks.fill(
            with: trip, claims: trip.claims, isClaimNext: trip.isClaimNext,
            making: trip.recordingOutcome)
        relatedSearches.model = trip.relatedSearches
        journey.model = .init(entries: [trip.journey].compactMap(\.self), more: "")
        related.model = .init(entries: trip.related, more: trip.moreRelated)
    }

    /// Asks to record the end at which the focus is, or else the end that comes next.
    func record() {
        let focused = stops.first(where: \.hasFocus)?.isArrival
        if let end = focused ?? model?.recordsArrival { events.recordOutcome.emit(end) }
    }

    private static func record(isArrival: Bool) -> String {
        isArrival ? localized("Record Arrival…") : localized("Record Departure…")
    }

    private func offer(
        _ offered: [SubstituteSelectionViewModel.Choice], _ recording: Availability
    ) {
        substitutes.update(offered, label: \.label, style: { _ in "text-button" }) { [events] in
            events.substitute.emit($0.id)
        }
        let buttons = offered.compactMap { substitutes[$0] }
        for button in buttons { button.allow(recording) }
        choices.show(buttons)
        instead.isVisible = !buttons.isEmpty
    }

    func focus() {
        if recordOutcome.isSensitive { recordOutcome.grabFocus() } else { focusFirstInside() }
    }
}
