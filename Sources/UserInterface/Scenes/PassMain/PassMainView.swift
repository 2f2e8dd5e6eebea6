internal import ClaimsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// A season ticket: its validity, and the compensation for its delays.
final class PassMainView: ModelView<PassViewModel> {
    private let events: PassPageEvents
    private let heading = EntryView()
    private let facts = FactsView(among: SizeGroup(.horizontal))
    private let notes = LongText(
        Text.body(), name: Localizer.ofWidgets.notes, scalars: 1_200, lines: 30)
    private lazy var blocks = [
        Block(localized("Details"), [facts]), Block(Localizer.ofWidgets.notes, [notes]),
    ]
    private let pots = Box(.vertical, spacing: Space.near)
    private let noPots = Text.wrapping(style: Style.dim)
    private let chooseRules = Button(localized("Choose Rules…"))
    private let relatedSearches = RelatedSearchesView(Localizer.ofWidgets.seeAll)
    private var shownPots: [String: PassPotView] = [:]

    init(_ events: PassPageEvents) {
        self.events = events
        super.init(.vertical)
        notes.isSelectable = true
        relatedSearches.onFind = events.relatedSearch.emit
        chooseRules.halign = .start
        chooseRules.addStyleClass("suggested-action")
        chooseRules.onClicked(events.rules.emit)
        append(
            PageBody(
                [heading, pots, noPots, chooseRules], blocks: blocks, others: [relatedSearches]),
            expand: true)
    }

    override func fill(with pass: PassViewModel) {
        heading.model = pass.entry
        facts.show(pass.facts)
        notes.show(pass.notes)
        noPots.show(pass.noPots)
        chooseRules.allow(pass.choosingRules ?? .available)
        chooseRules.isVisible = pass.choosingRules != nil
        for block in blocks { block.update() }
        relatedSearches.model = pass.relatedSearches
        var kept: [String: PassPotView] = [:]
        for pot in pass.pots {
            let view = shownPots[pot.id] ?? PassPotView(events)
            view.model = pot
            kept[pot.id] = view
        }
        shownPots = kept
        pots.show(pass.pots.compactMap { kept[$0.id] })
        pots.isVisible = !pass.pots.isEmpty
    }

    func focus() {
        if let pot = model?.pots.first.flatMap({ shownPots[$0.id] }) {
            pot.focusFirstInside()
        } else if chooseRules.isVisible {
            chooseRules.grabFocus()
        }
    }
}

/// The trips of a season ticket whose delays are settled together.
final class PassPotView: ModelView<PassViewModel.Pot> {
    private let title = Text.caption("")
    private let sum = Text.wrapping(style: "counterfoil-verdict")
    private let facts = FactsView(among: SizeGroup(.horizontal))
    private let claim = Button("")
    private let write = Button(localized("Prepare Claim Form…"))
    private let actions = WrapBox(spacing: Space.close)
    private let delays = RelatedEntriesView(localized("Qualifying Delays"), isCard: false)

    init(_ events: PassPageEvents) {
        super.init(.vertical, spacing: Space.close)
        addStyleClass(Style.card)
        claim.addStyleClass("suggested-action")
        claim.onClicked { [weak self] in
            if let pot = self?.model { events.claim.emit(pot.id) }
        }
        write.onClicked { [weak self] in
            if let pot = self?.model { events.paper.emit(pot.id) }
        }
        for action in [claim, write] { actions.append(action) }
        delays.onOpen = events.trip.emit
        delays.marginTop = Space.near
        for part in [title, sum, facts, actions, delays] as [Widget] { append(part) }
    }

    override func fill(with pot: PassViewModel.Pot) {
        title.text = pot.title
        sum.show(pot.sum)
        facts.show(pot.facts)
        claim.isVisible = pot.claim != nil
        claim.label = pot.claim ?? ""
        claim.allow(pot.claiming)
        write.isVisible = pot.offersPaper
        actions.isVisible = claim.isVisible || write.isVisible
        delays.model = RelatedEntriesView.Related(entries: pot.delays, more: pot.more)
    }
}
