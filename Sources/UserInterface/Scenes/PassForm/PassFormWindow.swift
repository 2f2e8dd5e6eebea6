internal import ClaimsFeature
internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// The form for a season ticket.
final class PassFormWindow: FormWindow, PassForm {
    var signalDraft: Signal<PassDraft> { draftEmitter.signal }

    private let draftEmitter = Emitter<PassDraft>()
    private let grid: FormGrid<PassFormCheck.Field>
    private let name: Entry
    private let product: ComboBoxText
    private let `operator`: Entry
    private let area: Entry
    private let travelClass: Entry
    private let from: DayField
    private let endKnown: CheckButton
    private let until: DayField
    private let price: Entry
    private let currency: Entry
    private let ticketNumber: Entry
    private let tags: Entry
    private let notes: TextView

    init(_ form: PassFormViewModel, today: CalendarDay, months: [String], parent: Window) {
        let draft = form.draft
        grid = FormGrid(captions: form.captions, hints: form.hints)
        let today = TypedDay(year: today.year, month: today.month, day: today.day)
        name = Entry(draft.name)
        product = ComboBoxText(form.products, selectedIndex: draft.product)
        `operator` = Entry(draft.operator)
        area = Entry(draft.area)
        travelClass = Entry(draft.travelClass)
        from = DayField(draft.from, months: months, format: form.days)
        endKnown = CheckButton(form.endKnown)
        until = DayField(draft.until ?? today, months: months, format: form.days)
        price = Entry(draft.price)
        currency = Entry(draft.currency, placeholder: form.hints[.currency])
        ticketNumber = Entry(draft.ticketNumber)
        tags = Entry(draft.tags)
        notes = TextView(draft.notes)
        super.init(title: form.title, form: grid, parent: parent)

        `operator`.completions = form.operators
        tags.completions = form.tags
        tags.listsCompletions = true
        endKnown.isActive = draft.until != nil
        until.isSensitive = endKnown.isActive
        layOut()
        letEnterSave(from: grid)
        showFocus(in: grid)
        listen()
        show(form.check)
        grid.focus(form.focus)
    }

    func showCurrency(_ code: String) {
        currency.placeholder = code
    }

    func showPrice(_ amount: String, currency code: String) {
        (price.text, currency.text) = (amount, code)
    }

    func show(_ check: PassFormCheck) {
        grid.show(check.complaints)
    }

    func focusFirstWrongField() {
        grid.focusFirstWrongField()
    }

    private func layOut() {
        grid.add(name, field: .name, isRequired: true)
        grid.add(product, field: .product)
        grid.add(from, field: .from, focus: from.firstField)
        grid.add(endKnown)
        grid.add(until, field: .until, focus: until.firstField)
        let amount = Box(.horizontal, spacing: Space.close)
        currency.widthChars = 5
        currency.accessibleName = grid.caption(of: .currency)
        amount.append(price, expand: true)
        amount.append(currency)
        grid.add(amount, field: .price, focus: price)
        grid.addComplaint(.currency, about: currency)
        grid.add(travelClass, field: .travelClass)
        grid.add(`operator`, field: .operator)
        grid.add(area, field: .area)
        grid.add(ticketNumber, field: .ticketNumber)
        grid.add(tags, field: .tags)
        grid.add(Text.framed(notes), field: .notes, focus: notes)
    }

    private func listen() {
        let changed: () -> Void = { [weak self] in self?.draftChanged() }
        for entry in [name, `operator`, area, travelClass, price, currency, ticketNumber, tags] {
            entry.onChanged { _ in changed() }
        }
        notes.onChanged { _ in changed() }
        product.onChanged { _ in changed() }
        from.onChanged { _ in changed() }
        until.onChanged { _ in changed() }
        endKnown.onToggled { [weak self] isOn in
            self?.until.isSensitive = isOn
            changed()
        }
    }

    private func draftChanged() {
        draftEmitter.emit(
            PassDraft(
                name: name.text, product: product.selectedIndex ?? 0, operator: `operator`.text,
                area: area.text, travelClass: travelClass.text, from: from.value,
                until: endKnown.isActive ? until.value : nil, price: price.text,
                currency: currency.text, ticketNumber: ticketNumber.text, tags: tags.text,
                notes: notes.text))
    }
}
