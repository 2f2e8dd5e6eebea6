internal import ClaimsFeature
internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Wording

/// A season ticket: its validity and its facts on the body, and on the stub the compensation that
/// can be claimed for its delays.
final class PassMainView: ModelView<PassViewModel>, EntryRootView {
    private let events: PassPageEvents
    private let title = LongText.title()
    private let validity = Text.dim()
    private let facts = FactsView(among: SizeGroup(.horizontal))
    private let amount = Text.wrapping(style: "counterfoil-figure")
    private let amountNote = Text.dim()
    private let chooseRules = Button(localized("Choose Rules…")).styled("suggested-action")
    private let notes = LongText.notes()
    private lazy var blocks = [Block(Localizer.ofWidgets.notes, [notes])]
    private let pots = Box(.vertical, spacing: Space.near)
    private let relatedSearches = RelatedSearchesView(Localizer.ofWidgets.seeAll)
    private var shownPots: [String: PassPotView] = [:]

    init(_ events: PassPageEvents) {
        self.events = events
        super.init(.vertical)
        relatedSearches.onFind = events.relatedSearch.emit
        chooseRules.halign = .start
        chooseRules.marginTop = Space.close
        chooseRules.onClicked(events.rules.emit)
        append(PageBody([ticket(), pots], blocks: blocks, others: [relatedSearches]), expand: true)
    }

    private func ticket() -> Widget {
        facts.marginTop = Space.close
        amountNote.maxWidthChars = 28
        return TicketBox([title, validity, facts], stub: [amount, amountNote, chooseRules])
    }

    override func fill(with pass: PassViewModel) {
        title.show(pass.entry.title)
        validity.show(pass.entry.detail)
        amount.show(pass.amount)
        amountNote.show(pass.amountNote)
        facts.show(pass.facts)
        notes.show(pass.notes)
        chooseRules.allow(pass.choosingRules ?? .available)
        chooseRules.isVisible = pass.choosingRules != nil
        for block in blocks { block.update() }
        relatedSearches.show(pass.relatedSearches)
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
        } else {
            focusFirstInside()
        }
    }
}

/// The delays of a season ticket that are settled together, with bars towards the next payment.
final class PassPotView: ModelView<PassViewModel.Pot> {
    private let title = Text.caption("")
    private let sum = Text.wrapping(style: "counterfoil-verdict")
    private let bars = Box(.vertical, spacing: Space.near)
    private let facts = FactsView(among: SizeGroup(.horizontal))
    private let claim = Button("").styled("suggested-action")
    private let write = Button(localized("Prepare Claim Form…"))
    private let actions = WrapBox(spacing: Space.close)
    private let delays = RelatedEntriesView(localized("Qualifying Delays"), isCard: false)

    init(_ events: PassPageEvents) {
        super.init(.vertical, spacing: Space.close)
        addStyleClass(Style.card)
        claim.onClicked { [weak self] in
            if let pot = self?.model { events.claim.emit(pot.id) }
        }
        write.onClicked { [weak self] in
            if let pot = self?.model { events.paper.emit(pot.id) }
        }
        actions.append(claim, write)
        delays.onOpen = events.trip.emit
        delays.marginTop = Space.near
        bars.marginTop = Space.close
        bars.marginBottom = Space.close
        append(title, sum, bars, facts, actions, delays)
    }

    override func fill(with pot: PassViewModel.Pot) {
        title.text = pot.title
        sum.show(pot.sum)
        bars.show(pot.progress.map(Self.bar))
        bars.isVisible = !pot.progress.isEmpty
        facts.show(pot.facts)
        claim.isVisible = pot.claim != nil
        claim.label = pot.claim ?? ""
        claim.allow(pot.claiming)
        write.isVisible = pot.offersPaper
        actions.isVisible = claim.isVisible || write.isVisible
        delays.show(pot.delays, more: pot.more)
    }

    private static func bar(_ progress: PassViewModel.Progress) -> Widget {
        let text = Text.body(progress.text)
        let bar = ProgressBar()
        bar.fraction = progress.fraction
        bar.setLabelledBy(text)
        return Box(.vertical, spacing: Space.line, of: text, bar)
    }
}

final class PassPage: EntryPage<PassViewModel, PassMainView>, DisplaysPass {
    override var title: String { model?.entry.title ?? "" }

    func showPass(_ pass: PassViewModel) { model = pass }

    override var capabilities: EntryCapabilities { EntryCapabilities(putOnPaper: putOnPaper) }
}
