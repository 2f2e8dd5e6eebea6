internal import ClaimsFeature
internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Wording

/// A claim as a ticket: its subject and its steps on the body, and on the stub the amount. One
/// action leads to the next step.
final class ClaimMainView: ModelView<ClaimViewModel>, EntryRootView {
    private let title = LongText.title()
    private let detail = Text.dim()
    private let path = ClaimPathView()
    private let amount = Text.wrapping(style: "counterfoil-figure")
    private let note = Text.dim()
    private let standing = Text.wrapping(style: "counterfoil-verdict")
    private let actions = WrapBox(spacing: Space.close)
    private let buttons: [ClaimViewModel.Action: Button]
    private let alternatives: ClaimAlternativesView
    private let facts = FactsView(among: SizeGroup(.horizontal))
    private let basis = FactsView(among: SizeGroup(.horizontal))
    private lazy var fold = Expander(
        mnemonic: localized("Legal Basis and E_xceptions"), content: basis)
    private let notes = LongText.notes()
    private lazy var blocks = [
        Block(localized("Details"), [facts]), Block(Localizer.ofWidgets.notes, [notes]),
    ]
    private let related = RelatedEntriesView(Localizer.ofWidgets.claimedFor)

    init(_ events: ClaimPageEvents) {
        alternatives = ClaimAlternativesView(events.alternative.emit)
        let (write, send, answer) = (
            Button(localized("Prepare Claim Form…")), Button(localized("Mark as Sent…")),
            Button(localized("Record Reply…"))
        )
        buttons = [.prepare: write, .record(.sent): send, .record(.answer): answer]
        super.init(.vertical)
        write.actionName = "win.claim"
        send.onClicked { events.record.emit(.sent) }
        answer.onClicked { events.record.emit(.answer) }
        related.onOpen = events.relatedEntry.emit
        basis.marginTop = Space.close
        append(
            PageBody([ticket(), alternatives, fold, basis], blocks: blocks, others: [related]),
            expand: true)
    }

    private func ticket() -> Widget {
        path.marginTop = Space.near
        path.marginBottom = Space.near
        return TicketBox([title, detail, path, actions], stub: [amount, note, standing])
    }

    override func fill(with claim: ClaimViewModel) {
        title.show(claim.title)
        detail.show(claim.entry.detail)
        if path.model != claim.path { path.model = claim.path }
        amount.show(claim.amount)
        note.show(claim.amountNote)
        standing.show(claim.entry.verdict)
        alternatives.model = claim
        let shown = claim.actions.compactMap { buttons[$0] }
        for button in buttons.values {
            button.setStyleClass("suggested-action", on: claim.isOpen && button === shown.first)
            button.allow(claim.recording)
        }
        actions.show(shown)
        facts.show(claim.facts + [Fact(Localizer.ofWidgets.tags, claim.tags)])
        basis.show(claim.basis)
        fold.isVisible = !claim.basis.isEmpty
        basis.isVisible = fold.isVisible && fold.isExpanded
        notes.show(claim.notes)
        for block in blocks { block.update() }
        related.show(claim.related)
    }

    func focus() {
        let next = model?.actions.first.flatMap { buttons[$0] }
        if let next, next.isSensitive { next.grabFocus() } else { focusFirstInside() }
    }
}

/// The rules by which a claim can be made, as a choice of one.
final class ClaimAlternativesView: ModelView<ClaimViewModel> {
    private let choose: (String) -> Void
    private var group: RadioGroup<String>?
    private var offered: [String] = []

    init(_ choose: @escaping (String) -> Void) {
        self.choose = choose
        super.init(.vertical, spacing: Space.close)
        addStyleClass(Style.card)
        isVisible = false
    }

    override func fill(with claim: ClaimViewModel) {
        let labels = claim.alternatives.map(\.label)
        if labels != offered { offer(claim.alternatives) }
        offered = labels
        group?.value = claim.alternatives.first(where: \.isChosen)?.id
        group?.allow(claim.recording)
        isVisible = !labels.isEmpty
    }

    private func offer(_ alternatives: [ClaimViewModel.Alternative]) {
        let group = RadioGroup(alternatives.map { ($0.id, $0.label) })
        group.wrapLabels()
        group.onChange(choose)
        self.group = group
        show([group.dotted(caption: localized("Claim under", context: "a choice of rules"))])
    }
}

final class ClaimPage: EntryPage<ClaimViewModel, ClaimMainView>, DisplaysClaim {
    override var title: String { model?.title ?? "" }

    func showClaim(_ claim: ClaimViewModel) { model = claim }

    override var capabilities: EntryCapabilities {
        EntryCapabilities(isOfClaim: true, putOnPaper: putOnPaper)
    }
}

/// The steps of a claim on a line, with their days.
final class ClaimPathView: ModelView<[ClaimViewModel.Step]> {
    init() { super.init(.vertical) }

    override func fill(with steps: [ClaimViewModel.Step]) {
        let names = SizeGroup(.horizontal)
        show(
            steps.enumerated().map { place, step in
                row(step, isLast: place == steps.count - 1, among: names)
            })
    }

    private func row(
        _ step: ClaimViewModel.Step, isLast: Bool, among names: SizeGroup
    ) -> Widget {
        let name = Text.body(step.name)
        let day = Text.dim(step.day)
        name.setStyleClass(Style.dim, on: step.state == .ahead)
        names.add(name)
        let words = WrapBox(spacing: Space.near, of: name, day)
        // The mark begins that far below the top of its row.
        words.marginTop = Space.close
        words.marginBottom = isLast ? Space.none : Space.close
        let (icon, state) =
            switch step.state {
            case .taken: ("object-select-symbolic", localized("Done", context: "a step"))
            case .ahead: ("counterfoil-stop-symbolic", localized("To do", context: "a step"))
            case .missed: ("window-close-symbolic", localized("Missed", context: "a step"))
            }
        return Box(
            .horizontal, spacing: Space.near,
            of: Rail(icon, name: state, track: isLast ? nil : .solid), expanding: words)
    }
}
