internal import EntryFeature
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
        relatedSearches.show(trip.relatedSearches)
        journey.show([trip.journey].compactMap(\.self))
        related.show(trip.related, more: trip.moreRelated)
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

/// The heading of a trip or a journey: its places with the verdict in the same line if there is
/// room, and its day and vehicle.
final class TripHeadingView: ModelView<TripViewModel> {
    private let title = LongText.title()
    private let verdict = Text.wrapping(style: "counterfoil-verdict")
    private let detail = Text.dim()
    private let recordedBefore = Text.dim()

    init() {
        super.init(.vertical, spacing: Space.close)
        let line = WrapBox(spacing: Space.near)
        verdict.valign = .end
        line.append(title, expand: true)
        line.append(verdict)
        append(line, detail, recordedBefore)
    }

    override func fill(with trip: TripViewModel) {
        title.show(trip.entry.title)
        verdict.show(trip.entry.verdict)
        verdict.emphasise(trip.emphasis)
        verdict.setStyleClass(Style.dim, on: trip.emphasis == .quiet)
        detail.show(trip.entry.detail)
        recordedBefore.show(trip.recordedBefore)
    }
}

/// The actions at a stop of a trip: recording a departure or arrival at the present minute, while
/// that is possible, and recording another time.
final class StopActions {
    let now: Button
    let record: Button
    let isArrival: Bool

    init(isArrival: Bool, _ events: TripPageEvents) {
        self.isArrival = isArrival
        now = Button(Localizer.ofWidgets.now(isArrival: isArrival))
        record = Button(iconName: "document-edit-symbolic", name: Self.name(isArrival))
        record.addStyleClass("flat")
        record.addStyleClass("counterfoil-pencil")
        now.onClicked(events.now.emit)
        record.onClicked { events.recordOutcome.emit(isArrival) }
    }

    var hasFocus: Bool { now.isFocus || record.isFocus }

    private static func name(_ isArrival: Bool) -> String {
        isArrival ? localized("Record the arrival") : localized("Record the departure")
    }

    func fill(with trip: TripViewModel) {
        now.isVisible = trip.arrivesNow == isArrival
        now.allow(
            trip.recordingOutcome, tooltip: localized("Record the current time (Ctrl+Shift+Enter)"))
        record.allow(trip.recordingOutcome, tooltip: Self.name(isArrival))
    }
}

/// The actions of a trip's or a journey's page: the next step, and a menu with the entries that
/// may follow.
final class TripActions: Box {
    /// - Parameter addsLegs: whether the menu offers a leg.
    init(_ next: Button, addsLegs: Bool = true) {
        super.init(.horizontal, spacing: Space.close)
        var following = [
            (label: localized("Repe_at…"), action: "win.again"),
            (label: localized("Add _Return Trip…"), action: "win.return"),
        ]
        if addsLegs { following.append((localized("Add _Leg…"), "win.next-leg")) }
        halign = .end
        next.wrapsLabel()
        append(next, MenuButton.moreActions(following))
    }
}

final class TripPage: EntryPage<TripViewModel, TripMainView>, DisplaysTrip {
    override var title: String { model?.title ?? "" }

    /// The text of an outcome that was typed here, for the page on which it is chosen.
    private var typed = ""

    func takeTyped() -> String {
        defer { typed = "" }
        return typed
    }

    func showTrip(_ trip: TripViewModel) { model = trip }

    override func rootViewDidLoad() {
        rootView.onTyped = { [weak self] text in
            guard let self, isOnShow else { return }
            typed += text
            rootView.record()
        }
    }

    /// Records a departure or an arrival at the present minute.
    func markNow() {
        guard model?.arrivesNow != nil, model?.recordingOutcome == .available else { return }
        events.now.emit()
    }

    override var capabilities: EntryCapabilities {
        EntryCapabilities(markNow: markNow, takeTyped: takeTyped, putOnPaper: putOnPaper)
    }
}
