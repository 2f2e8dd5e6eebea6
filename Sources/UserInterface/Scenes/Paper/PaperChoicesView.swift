internal import ClaimsFeature
internal import Gtk
internal import Signals

/// The choices of a person who writes a paper, such as its language.
final class PaperChoicesView: Box {
    var signalDraft: Signal<PaperDraft> { emitter.signal }

    /// Is called with the focused field and its complaint when they should be scrolled into view.
    var onReveal: ([Widget]) -> Void = { _ in }

    private let emitter = Emitter<PaperDraft>()
    private var draft: PaperDraft
    private let grid = FormGrid<PaperDraft.Field>()
    private let scheme: ComboBoxText
    private let kind: ComboBoxText
    private let language: ComboBoxText
    private let wanted: ComboBoxText
    private let payment: ComboBoxText
    private let ticket: ComboBoxText
    private let reference = Entry()
    private let place = Entry()
    private let remarks = TextView()
    private let meals = Entry(placeholder: localized("Such as 20 EUR"))
    private let hotel = Entry(placeholder: localized("Such as 90 EUR"))
    private let earlier = Entry(placeholder: localized("The amount, such as 20 EUR"))
    private let earlierDay = Entry(placeholder: localized("The day, such as 2026-11-20"))
    private let framedRemarks: Widget
    private let consent = CheckButton(localized("I agree to my details being passed on"))
    private let truth = CheckButton(localized("I declare that this is true"))

    init(_ paper: PaperViewModel) {
        draft = paper.draft
        scheme = ComboBoxText(paper.schemes)
        kind = ComboBoxText(paper.kinds)
        language = ComboBoxText(paper.languages)
        wanted = ComboBoxText(paper.wanted)
        payment = ComboBoxText(paper.payments)
        ticket = ComboBoxText(paper.tickets)
        framedRemarks = Text.framed(remarks, height: 72)
        super.init(.vertical)
        for (choice, _) in chosen { choice.cutsItemsShort() }
        if !paper.schemes.isEmpty { grid.add(localized("Legal _basis"), scheme) }
        grid.add(localized("_Document"), kind)
        grid.add(localized("_Language"), language)
        grid.add(localized("As_k for"), wanted)
        grid.add(localized("Paid _as"), payment)
        grid.add(localized("_Ticket"), ticket)
        grid.add(localized("_Number"), reference)
        grid.add(localized("Place of si_gnature"), place)
        grid.add(localized("_Remarks"), framedRemarks, focus: remarks)
        grid.add(consent)
        grid.add(truth)
        grid.beginMore(localized("_Expenses and Earlier Claims"), isOpen: draft.saysMore)
        grid.add(localized("_Meals"), meals, field: .meals)
        grid.add(localized("_Hotel"), hotel, field: .hotel)
        grid.add(localized("Earl_ier claim"), earlier, field: .earlier)
        grid.add(localized("Claimed _on"), earlierDay, field: .earlierDay)
        for (entry, path) in typed { entry.text = draft[keyPath: path] }
        for (check, path) in ticked { check.isActive = draft[keyPath: path] }
        grid.margin = Space.none
        grid.onReveal = { [weak self] in self?.onReveal($0) }
        append(grid)
        let hint = localized("Ticket or booking number")
        reference.placeholder = hint
        reference.tooltip = hint
        remarks.text = draft.remarks
        show(paper)
        listen()
    }

    func show(_ paper: PaperViewModel) {
        draft = paper.draft
        if scheme.items != paper.schemes { scheme.items = paper.schemes }
        for (choice, path) in chosen { choice.selectedIndex = draft[keyPath: path] }
        for entry in [meals, hotel, earlier, earlierDay] { entry.allow(paper.costs) }
        grid.show(paper.complaints)
        for (widget, choice) in rows {
            // The row of the form takes space of its own.
            widget.parent?.isVisible = paper.choices.contains(choice)
        }
    }

    func focus(_ choice: PaperViewModel.Choice) {
        rows.first { $0.1 == choice }?.0.grabFocus()
    }

    private var rows: [(Widget, PaperViewModel.Choice)] {
        [
            (wanted, .wanted), (payment, .payment), (reference, .reference), (place, .place),
            (framedRemarks, .remarks), (consent, .consent), (truth, .truth),
        ]
    }

    private var chosen: [(ComboBoxText, WritableKeyPath<PaperDraft, Int>)] {
        [
            (scheme, \.scheme), (kind, \.kind), (language, \.language), (wanted, \.wanted),
            (payment, \.payment), (ticket, \.ticket),
        ]
    }

    private var typed: [(Entry, WritableKeyPath<PaperDraft, String>)] {
        [
            (reference, \.reference), (place, \.place), (meals, \.meals), (hotel, \.hotel),
            (earlier, \.earlier), (earlierDay, \.earlierDay),
        ]
    }

    private var ticked: [(CheckButton, WritableKeyPath<PaperDraft, Bool>)] {
        [(consent, \.consents), (truth, \.declaresTruth)]
    }

    private func listen() {
        for (choice, path) in chosen {
            choice.onChanged { [weak self] index in if let index { self?.set(path, index) } }
        }
        for (entry, path) in typed {
            entry.onChanged { [weak self] in self?.set(path, $0) }
        }
        for (check, path) in ticked {
            check.onToggled { [weak self] in self?.set(path, $0) }
        }
        remarks.onChanged { [weak self] in self?.set(\.remarks, $0) }
    }

    private func set<Value>(_ path: WritableKeyPath<PaperDraft, Value>, _ value: Value) {
        draft[keyPath: path] = value
        emitter.emit(draft)
    }
}

extension PaperDraft {
    /// Whether one of the rarely used fields has content.
    fileprivate var saysMore: Bool { ![meals, hotel, earlier, earlierDay].allSatisfy(\.isEmpty) }
}
