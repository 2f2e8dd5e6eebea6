internal import ClaimsFeature
internal import EntryFeature
internal import Gtk
internal import Presentation
internal import Wording

/// The ways to answer for a claim, under a card of it: the day, the text of the answer, and one
/// large button for each outcome.
final class ClaimAnswerView: ModelView<ClaimStepViewModel>, EntryRootView {
    private let events: ClaimStepPageEvents
    private let card = EntryView().styled(Style.card)
    private let title = Text.heading()
    private let fields = Box(.vertical)
    private let choices = Box(.vertical, spacing: Space.near)
    private let buttons = ReusableButtons<ClaimStepViewModel.Choice>()
    private var grid: FormGrid<ClaimStepCheck.Field>?
    private var day: DayField?
    private var paid: Entry?
    private var reference: Entry?
    private var answer: TextView?
    private let scrolled: ScrolledWindow
    private var focusesWhenFilled = false

    init(_ events: ClaimStepPageEvents) {
        self.events = events
        let page = Box(.vertical, spacing: Space.part, of: card, title, fields, choices)
        scrolled = PageBody(page, heading: card)
        super.init(.vertical)
        append(scrolled, expand: true)
    }

    override func fill(with step: ClaimStepViewModel) {
        card.model = step.card
        title.text = step.title
        if grid == nil { layOut(step) }
        buttons.update(step.choices, label: \.label) { [weak self] choice in
            guard let self, let draft else { return }
            events.chosen.emit((choice, draft))
        }
        choices.show(step.choices.compactMap { buttons[$0] })
        for part in [fields, choices] { part.allow(step.recording) }
        if focusesWhenFilled { focus() }
    }

    func show(_ check: ClaimStepCheck) {
        grid?.show(check.complaints)
        guard check.complaints.isEmpty == false, let grid else { return }
        // Complaints have to be visible.
        scrolled.show([grid], margin: 6)
    }

    func focus() {
        guard grid != nil else {
            focusesWhenFilled = true
            return
        }
        focusesWhenFilled = false
        choices.children.first?.grabFocus()
    }

    private var draft: ClaimStepDraft? {
        day.map { day in
            ClaimStepDraft(
                day: day.value, paid: paid?.text ?? "", reference: reference?.text ?? "",
                answer: answer?.text ?? "")
        }
    }

    /// Makes the fields. They keep what the person has typed, whatever is shown later.
    private func layOut(_ step: ClaimStepViewModel) {
        let grid = FormGrid<ClaimStepCheck.Field>()
        grid.margin = Space.none
        let day = DayField(step.draft.day, format: step.days)
        let reference = Entry(step.draft.reference)
        func add(_ widget: Widget, _ field: ClaimStepCheck.Field, focus: Widget? = nil) {
            grid.add(step.captions[field] ?? "", widget, field: field, focus: focus)
        }
        add(day, .day, focus: day.firstField)
        if step.asksForAnswer {
            let paid = Entry(step.draft.paid)
            let answer = TextView(step.draft.answer)
            add(paid, .paid)
            add(reference, .reference)
            add(Text.framed(answer, height: 72), .answer, focus: answer)
            paid.onChanged { [weak self] _ in self?.emitDraft() }
            answer.onChanged { [weak self] _ in self?.emitDraft() }
            (self.paid, self.answer) = (paid, answer)
        } else {
            add(reference, .reference)
        }
        day.onChanged = { [weak self] in self?.emitDraft() }
        reference.onChanged { [weak self] _ in self?.emitDraft() }
        (self.grid, self.day, self.reference) = (grid, day, reference)
        for field in grid.withAllInside {
            (field as? Entry)?.onActivate { [weak self] in self?.chooseOrGoOn() }
        }
        fields.append(grid)
    }

    /// Makes Enter in a field choose the answer if there is only one, and go on to the answers if
    /// there are several.
    private func chooseOrGoOn() {
        guard let step = model, step.recording == .available, let draft else { return }
        guard step.choices.count == 1, let choice = step.choices.first else { return focus() }
        events.chosen.emit((choice, draft))
    }

    private func emitDraft() {
        if let draft { events.draft.emit(draft) }
    }
}

final class ClaimAnswerPage: EntryPage<ClaimStepViewModel, ClaimAnswerView>, DisplaysClaimStep {
    /// The title of the entry. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.card.title ?? "" }

    func showClaimStep(_ step: ClaimStepViewModel) { model = step }

    /// Shows the check of a draft that was typed on this page. Another page ignores it.
    func showClaimStepCheck(_ check: ClaimStepCheck) { rootViewIfLoaded?.show(check) }

    /// Does nothing, because the window shows the failure whichever page is visible.
    func showFailure(_ failure: FailureViewModel) {}

    override var capabilities: EntryCapabilities { EntryCapabilities(isOfClaim: true) }
}
