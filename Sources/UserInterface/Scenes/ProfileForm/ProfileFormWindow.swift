internal import ClaimsFeature
internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// The form for the traveller's details.
final class ProfileFormWindow: FormWindow, ProfileForm {
    var signalDraft: Signal<ProfileDraft> { draftEmitter.signal }
    var signalForget: Signal<Void> { forgetEmitter.signal }

    private let draftEmitter = Emitter<ProfileDraft>()
    private let forgetEmitter = Emitter<Void>()
    private let grid: FormGrid<ProfileField>
    private let name: Entry
    private let address: TextView
    private let email: Entry
    private let telephone: Entry
    private let iban: Entry
    private let bic: Entry
    private let accountHolder: Entry
    private let place: Entry
    private var written: [ProfileField: String] = [:]

    init(_ form: ProfileFormViewModel, parent: Window) {
        let draft = form.draft
        grid = FormGrid(captions: form.captions, hints: form.hints)
        name = Entry(draft.name)
        address = TextView(draft.address)
        email = Entry(draft.email)
        telephone = Entry(draft.telephone)
        iban = Entry(draft.iban)
        bic = Entry(draft.bic)
        accountHolder = Entry(draft.accountHolder)
        place = Entry(draft.place)
        super.init(title: form.title, form: grid, parent: parent)

        layOut(note: form.note, forget: form.forget)
        letEnterSave(from: grid)
        showFocus(in: grid)
        listen()
        show(form.check)
        grid.focus(.name)
    }

    func show(_ check: ProfileFormCheck) {
        grid.show(check.complaints, doubts: check.doubts)
        allowSaving(check.saving)
        written = check.written
    }

    func focusFirstWrongField() {
        grid.focusFirstWrongField()
    }

    private func layOut(note: String, forget: String?) {
        setSizeForText(width: 620, height: 580)
        let note = Text.dim(note)
        note.marginBottom = Space.close
        grid.add(note)
        grid.add(name, field: .name)
        grid.add(Text.framed(address, height: 78), field: .address, focus: address)
        grid.add(email, field: .email)
        grid.add(telephone, field: .telephone)
        grid.add(iban, field: .iban)
        grid.add(bic, field: .bic)
        grid.add(accountHolder, field: .accountHolder)
        grid.add(place, field: .place)
        if let forget {
            let button = Button(mnemonic: forget)
            button.halign = .start
            button.marginTop = Space.near
            button.onClicked { [weak self] in self?.forgetEmitter.emit() }
            grid.add(button)
        }
    }

    private func listen() {
        for entry in [name, email, telephone, iban, bic, accountHolder, place] {
            entry.onChanged { [weak self] _ in self?.draftChanged() }
        }
        address.onChanged { [weak self] _ in self?.draftChanged() }
        iban.onFocusOut { [weak self] in self?.writeWell() }
        bic.onFocusOut { [weak self] in self?.writeWell() }
    }

    /// Rewrites a valid IBAN or BIC in its printed form once the focus leaves its field.
    private func writeWell() {
        for (field, entry) in [(ProfileField.iban, iban), (.bic, bic)] {
            guard let text = written[field], text != entry.text else { continue }
            entry.text = text
            draftChanged()
        }
    }

    private func draftChanged() {
        draftEmitter.emit(
            ProfileDraft(
                name: name.text, address: address.text, email: email.text,
                telephone: telephone.text, iban: iban.text, bic: bic.text,
                accountHolder: accountHolder.text, place: place.text))
    }
}
