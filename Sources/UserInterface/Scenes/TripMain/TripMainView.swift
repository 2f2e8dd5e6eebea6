internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// Everything about a trip, the choice of its end, and the way to the selection page.
final class TripMainView: ModelView<TripViewModel> {
    var onArrivalChosen: (Bool) -> Void = { _ in }
    var onRecordOutcome: () -> Void = {}
    var onNow: () -> Void = {}
    var onSubstitute: (String) -> Void = { _ in }
    /// Called with the id of what a claim is to be made of.
    var onClaim: (String) -> Void = { _ in }
    var onOpenJourney: () -> Void = {}
    /// Called with what begins a time or a delay, typed where no field has the keyboard.
    var onTyped: (String) -> Void = { _ in }
    var onOpenRelated: (String) -> Void = { _ in }
    var onFind: (String) -> Void = { _ in }

    private let heading = EntryView()
    private let disruption = Text.wrapping(style: "counterfoil-verdict")
    private let recordedBefore = Text.dim()
    private let became = Box(.vertical, spacing: 6)
    private let timetable = TimetableView()
    private let delay = Text.wrapping(style: "counterfoil-verdict")
    private let end = RadioGroup(TripViewModel.ends(in: .ofWidgets).map { ($0.isArrival, $0.name) })
    private let recordOutcome = Button(localized("Record what happened"))
    let now = Button(LocalWords.ofWidgets.now(isArrival: false))
    private let again = Button(localized("Again"))
    private let wayBack = Button(localized("Return"))
    private let instead = Box(.vertical, spacing: 6)
    private let choices = WrapBox(spacing: 6)
    private let substitutes = KeptButtons<SubstituteSelectionViewModel.Choice>()
    private let details = TripDetailsView()
    private let claims = ClaimsOfTripView()
    private let wholes = RelatedSearchesView(LocalWords.ofWidgets.seeAll)
    private let journey = RelatedEntriesView(LocalWords.ofWidgets.partOf)
    private let related = RelatedEntriesView(LocalWords.ofWidgets.sameDay)

    init() {
        super.init(.vertical)
        wholes.onFind = { [weak self] in self?.onFind($0) }
        claims.onClaim = { [weak self] in self?.onClaim($0) }
        claims.onOpen = { [weak self] in self?.onOpenRelated($0) }
        journey.onOpen = { [weak self] _ in self?.onOpenJourney() }
        related.onOpen = { [weak self] in self?.onOpenRelated($0) }

        disruption.addStyleClass("counterfoil-late")
        delay.addStyleClass("counterfoil-late")
        end.accessibleName = localized("What to record")
        end.onChange { [weak self] in self?.onArrivalChosen($0) }
        recordOutcome.addStyleClass("suggested-action")
        recordOutcome.onClicked { [weak self] in self?.onRecordOutcome() }

        now.onClicked { [weak self] in self?.onNow() }
        again.actionName = "win.again"
        wayBack.actionName = "win.return"

        let actions = WrapBox(spacing: 6)
        for action in [end, recordOutcome, now, again, wayBack] as [Widget] {
            actions.append(action)
        }

        instead.append(Text.caption(LocalWords.ofWidgets.instead))
        instead.append(choices)

        let column = Box(.vertical, spacing: 18)
        became.append(disruption)
        became.append(recordedBefore)
        for part in [
            heading, became, timetable, delay, actions, instead, details, claims, journey, related,
            wholes,
        ]
            as [Widget]
        {
            column.append(part)
        }
        append(PageBody.scrolling(column), expand: true)
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
        end.value = trip.recordsArrival
        recordOutcome.allow(trip.recordingOutcome)
        now.isVisible = trip.arrivesNow != nil
        now.label = LocalWords.ofWidgets.now(isArrival: trip.arrivesNow == true)
        now.allow(
            trip.recordingOutcome, tooltip: localized("Write down this minute (Ctrl+Shift+Enter)"))
        let reason = trip.recordingOutcome.reason
        again.tooltip = reason ?? localized("The same trip, today (Ctrl+D)")
        wayBack.tooltip = reason ?? localized("The way back (Ctrl+Shift+D)")
        offer(trip.substitutes, trip.recordingOutcome)
        details.model = trip
        claims.model = .init(
            claims: trip.claims, making: trip.recordingOutcome, offersPaper: trip.offersClaim)
        wholes.model = trip.wholes
        journey.model = .init(entries: [trip.journey].compactMap(\.self), more: "")
        related.model = .init(entries: trip.related, more: trip.moreRelated)
    }

    private func offer(
        _ offered: [SubstituteSelectionViewModel.Choice], _ recording: Availability
    ) {
        substitutes.keep(offered, label: \.label, style: { _ in "text-button" }) { [weak self] in
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
