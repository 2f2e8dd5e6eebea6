internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// Everything about a trip, the choice of its end, and the way to the selection page.
final class TripMainView: ModelView<TripViewModel> {
    var onArrivalChosen: (Bool) -> Void = { _ in }
    var onRecordOutcome: () -> Void = {}
    /// Is called to record what happened at a stop, with `true` for the arrival.
    var onRecordAt: (Bool) -> Void = { _ in }
    var onNow: () -> Void = {}
    var onSubstitute: (String) -> Void = { _ in }
    /// Is called with the id of the trip to claim for.
    var onClaim: (String) -> Void = { _ in }
    var onOpenJourney: () -> Void = {}
    /// Is called with the address of the ticket.
    var onOpenTicket: (String) -> Void = { _ in }
    /// Is called with the beginning of a time or a delay that was typed while no field had the
    /// focus.
    var onTyped: (String) -> Void = { _ in }
    var onOpenRelated: (String) -> Void = { _ in }
    var onFind: (String) -> Void = { _ in }

    private let heading = EntryView()
    private let disruption = Text.wrapping(style: "counterfoil-verdict")
    private let recordedBefore = Text.dim()
    private let became = Box(.vertical, spacing: Space.close)
    private let timetable = TimetableView()
    private let stops = [StopActions(isArrival: false), StopActions(isArrival: true)]
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

    init() {
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
        relatedSearches.onFind = { [weak self] in self?.onFind($0) }
        map.onFollow = { [weak self] in
            if case .search(let text) = $0 { self?.onFind(text) }
        }
        blocks.claims.onClaim = { [weak self] in self?.onClaim($0) }
        blocks.claims.onOpen = { [weak self] in self?.onOpenRelated($0) }
        blocks.ticket.onOpen = { [weak self] in self?.onOpenTicket($0) }
        journey.onOpen = { [weak self] _ in self?.onOpenJourney() }
        related.onOpen = { [weak self] in self?.onOpenRelated($0) }
        end.accessibleName = localized("What to record")
        end.onChange { [weak self] in self?.onArrivalChosen($0) }
        recordOutcome.onClicked { [weak self] in self?.onRecordOutcome() }
        for (isArrival, actions) in zip([false, true], stops) {
            actions.onNow = { [weak self] in self?.onNow() }
            actions.onRecord = { [weak self] in self?.onRecordAt(isArrival) }
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
        substitutes.update(offered, label: \.label, style: { _ in "text-button" }) { [weak self] in
            self?.onSubstitute($0.id)
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
