internal import ClaimsFeature
internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// The form for a claim.
final class ClaimFormWindow: FormWindow, ClaimForm {
    var signalDraft: Signal<ClaimDraft> { draftEmitter.signal }

    private let draftEmitter = Emitter<ClaimDraft>()
    private let grid: FormGrid<ClaimFormCheck.Field>
    private let subject: Entry
    private let travelKnown = CheckButton(Localizer.ofWidgets.travelKnown)
    private let travelled: DayField
    private let deadlineKnown = CheckButton(Localizer.ofWidgets.deadlineKnown)
    private let due: DayField
    private let recipient: Entry
    private let amount: Entry
    private let paid: Entry
    private let reference: Entry
    private let answer: TextView
    private let steps: TextView
    private let tags: Entry
    private let notes: TextView

    init(_ form: ClaimFormViewModel, today: CalendarDay, months: [String], parent: Window) {
        let draft = form.draft
        let today =
            form.today ?? TypedDay(year: today.year, month: today.month, day: today.day)
        grid = FormGrid(captions: form.captions, hints: form.hints)
        subject = Entry(draft.subject)
        travelled = DayField(draft.travelled ?? today, months: months, format: form.days)
        due = DayField(draft.due ?? today, months: months, format: form.days)
        recipient = Entry(draft.recipient)
        amount = Entry(draft.amount)
        paid = Entry(draft.paid)
        reference = Entry(draft.reference)
        answer = TextView(draft.answer)
        steps = TextView(draft.steps)
        tags = Entry(draft.tags)
        notes = TextView(draft.notes)
        super.init(title: form.title, form: grid, parent: parent)

        complete(form.completions)
        tags.listsCompletions = true
        steps.tooltip = form.hints[.steps]
        travelKnown.isActive = draft.travelled != nil
        deadlineKnown.isActive = draft.due != nil
        allowDays()
        layOut()
        letEnterSave(from: grid)
        showFocus(in: grid)
        listen()
        show(form.check)
        grid.focus(.subject)
    }

    func complete(_ completions: ClaimFormViewModel.Completions) {
        recipient.completions = completions[.recipient] ?? []
        tags.completions = completions[.tags] ?? []
    }

    func show(_ check: ClaimFormCheck) {
        grid.show(check.complaints)
    }

    func focusFirstWrongField() {
        grid.focusFirstWrongField()
    }

    private func layOut() {
        grid.add(subject, field: .subject, isRequired: true)
        grid.add(travelKnown)
        grid.add(travelled, field: .travelled, focus: travelled.firstField)
        grid.add(recipient, field: .recipient)
        grid.add(amount, field: .amount)
        grid.add(deadlineKnown)
        grid.add(due, field: .due, focus: due.firstField)
        grid.add(reference, field: .reference)
        grid.add(paid, field: .paid)
        grid.add(Text.framed(answer, height: 60), field: .answer, focus: answer)
        grid.add(Text.framed(steps, height: 60), field: .steps, focus: steps)
        grid.add(tags, field: .tags)
        grid.add(Text.framed(notes), field: .notes, focus: notes)
    }

    private func listen() {
        let changed: () -> Void = { [weak self] in self?.draftChanged() }
        for entry in [subject, recipient, amount, paid, reference, tags] {
            entry.onChanged { _ in changed() }
        }
        for text in [answer, steps, notes] { text.onChanged { _ in changed() } }
        for day in [travelled, due] { day.onChanged { _ in changed() } }
        for known in [travelKnown, deadlineKnown] {
            known.onToggled { [weak self] _ in
                self?.allowDays()
                changed()
            }
        }
    }

    private func allowDays() {
        travelled.isSensitive = travelKnown.isActive
        due.isSensitive = deadlineKnown.isActive
    }

    private func draftChanged() {
        draftEmitter.emit(
            ClaimDraft(
                subject: subject.text, travelled: travelKnown.isActive ? travelled.value : nil,
                due: deadlineKnown.isActive ? due.value : nil, recipient: recipient.text,
                amount: amount.text, paid: paid.text, reference: reference.text,
                answer: answer.text, steps: steps.text, tags: tags.text, notes: notes.text))
    }
}
