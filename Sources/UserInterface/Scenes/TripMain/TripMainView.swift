internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// Everything about a trip, the choice of its end, and the way to the selection page.
final class TripMainView: ModelView<TripViewModel> {
    /// Is called with the beginning of a time or a delay that was typed while no field had the
    /// focus.
    var onTyped: (String) -> Void = { _ in }

    private let events: TripPageEvents
    private let heading = EntryView()
    private let disruption = Text.wrapping(style: "counterfoil-verdict")
    private let recordedBefore = Text.dim()
    private let became = Box(.vertical, spacing: Space.close)
    private let timetable = TimetableView()
    private let stops: [StopActions]
    private let map = ChartView(isOfEntry: true)
    private let delay = Text.wrapping(style: "counterfoil-verdict")
    private let end = RadioGroup(TripViewModel.ends(in: .ofWidgets).map { ($0.isArrival, $0.name) })
    private let recordOutcome = Button(TripMainView.record(isArrival: false))
    private let again = Button(localized("Repeat Trip…"))
    private let wayBack = Button(localized("Add Return Trip…"))
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
        disruption.addStyleClass("counterfoil-late")
        delay.addStyleClass("counterfoil-late")
        recordOutcome.addStyleClass("suggested-action")
        again.actionName = "win.again"
        wayBack.actionName = "win.return"
        instead.append(Text.caption(Localizer.ofWidgets.instead))
        instead.append(choices)
        became.append(disruption)
        became.append(recordedBefore)
        append(
            PageBody(
                [heading, became, strip(), instead],
                blocks: blocks.all, others: [journey, related, relatedSearches, map]), expand: true)
    }

    /// Returns the card with the stops of the trip, and with its outcome and actions at the foot.
    private func strip() -> Widget {
        for (stop, actions) in zip([timetable.departure, timetable.arrival], stops) {
            stop.offer(actions.record, below: actions.now)
        }
        let actions = WrapBox(spacing: Space.close)
        for action in [Choice(end), recordOutcome, again, wayBack] as [Widget] {
            actions.append(action)
        }
        let strip = Box(.vertical, spacing: Space.part)
        for part in [timetable, delay, Separator(.horizontal), actions] as [Widget] {
            strip.append(part)
        }
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
        end.accessibleName = localized("What to record")
        end.onChange(events.arrivalChosen.emit)
        recordOutcome.onClicked(events.recordOutcome.emit)
        onKeyPress { [weak self] press in
            guard let self, recordOutcome.isSensitive, let text = press.textOfTime else {
                return false
            }
            onTyped(text)
            return true
        }
    }

    override func fill(with trip: TripViewModel) {
        heading.model = trip.entry
        disruption.show(trip.disruption)
        recordedBefore.show(trip.recordedBefore)
        became.isVisible = disruption.isVisible || recordedBefore.isVisible
        timetable.model = trip
        delay.show(trip.delayHidden ? nil : trip.delay)
        map.isVisible = trip.map != nil
        map.model = trip.map
        end.value = trip.recordsArrival
        let label = Self.record(isArrival: trip.recordsArrival)
        if recordOutcome.label != label { recordOutcome.label = label }
        recordOutcome.allow(trip.recordingOutcome)
        for actions in stops { actions.fill(with: trip) }
        let reason = trip.recordingOutcome.reason
        again.tooltip = reason ?? localized("Repeat this trip today (Ctrl+D)")
        wayBack.tooltip = reason ?? localized("Add the return trip (Ctrl+Shift+D)")
        offer(trip.substitutes, trip.recordingOutcome)
        blocks.fill(with: trip, claims: trip.claims, making: trip.recordingOutcome)
        relatedSearches.model = trip.relatedSearches
        journey.model = .init(entries: [trip.journey].compactMap(\.self), more: "")
        related.model = .init(entries: trip.related, more: trip.moreRelated)
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
