internal import Gtk
internal import JournalFeature
internal import Wording

/// The questions that only a person can answer, each with a choice of answers.
final class ImportQuestionsView: ModelView<[ImportViewModel.Question]> {
    var onAnswer: (ImportAnswer) -> Void = { _ in }
    var onShowRows: (ImportViewModel.Question) -> Void = { _ in }
    /// Is called with the widget that was focused by `focus(on:)`, which may be out of view.
    var onFocused: (Widget) -> Void = { _ in }

    private let column = Box(.vertical, spacing: Space.near)
    private let more = Button("")
    private var views: [QuestionView] = []
    private var limit = ImportQuestionsView.step

    /// The number of questions that are added at a time, because each is several widgets.
    private static let step = 25

    init() {
        super.init(.vertical, spacing: Space.close)
        append(Text.caption(localized("Questions")), column, more)
        more.halign = .start
        more.onClicked { [weak self] in self?.showMore() }
        isVisible = false
    }

    /// Fills in the questions. Those that were there before keep their widgets and with them the
    /// focus, because an answer may bring more questions below its own.
    override func fill(with questions: [ImportViewModel.Question]) {
        isVisible = !questions.isEmpty
        let shown = Array(questions.prefix(limit))
        let kept = zip(views, shown).prefix { $0.subject == QuestionView.Subject($1) }.count
        for (view, question) in zip(views[..<kept], shown) { view.show(question) }
        for view in views[kept...] { column.remove(view) }
        views[kept...] = shown[kept...].map(view(of:))[...]
        more.isVisible = questions.count > limit
        more.label = Localizer.ofWidgets.showMore(
            min(Self.step, questions.count - limit), of: questions.count)
    }

    /// Moves the focus to the answers of a question, and shows more questions if it is not visible
    /// yet.
    func focus(on id: String) {
        guard let model, let place = model.firstIndex(where: { $0.id == id }) else { return }
        if place >= limit {
            limit = (place / Self.step + 1) * Self.step
            fill(with: model)
        }
        let view = views[place]
        view.grabFocusOfAnswer()
        guard view.allocatedSize.height <= 1 else { return }
        // A view that was just made has its place once it has been laid out.
        view.onResized { [weak self, weak view] in
            ScheduledCall.idle {
                if let self, let view, view.hasFocusInside { self.onFocused(view) }
            }
        }
    }

    private func view(of question: ImportViewModel.Question) -> QuestionView {
        let view = QuestionView(question)
        view.onAnswer = { [weak self] in self?.onAnswer($0) }
        view.onShowRows = { [weak self] in self?.onShowRows($0) }
        column.append(view)
        return view
    }

    private func showMore() {
        let next = views.count
        limit += Self.step
        if let model { fill(with: model) }
        if views.indices.contains(next) { views[next].grabFocusOfAnswer() }
    }
}

/// A question with its answers. One about an entry and a row shows both side by side.
private final class QuestionView: Box {
    var onAnswer: (ImportAnswer) -> Void = { _ in }
    var onShowRows: (ImportViewModel.Question) -> Void = { _ in }
    let subject: Subject

    private let menu: ComboBoxText?
    private let buttons: RadioGroup<Int>?
    private var question: ImportViewModel.Question

    /// The content of a question without its answer.
    struct Subject: Equatable {
        let id: String
        let words: String
        let options: [String]
        let pair: ImportViewModel.Pair?

        init(_ question: ImportViewModel.Question) {
            id = question.id
            words = question.words
            options = question.options
            pair = question.pair
        }
    }

    init(_ question: ImportViewModel.Question) {
        self.question = question
        subject = Subject(question)
        let words = Text.wrapping(question.words)
        if let pair = question.pair {
            (menu, buttons) = (nil, RadioGroup(question.options.enumerated().map { ($0, $1) }))
            super.init(.vertical, spacing: Space.close)
            append(words, PairView(pair))
        } else {
            (menu, buttons) = (
                ComboBoxText([Localizer.ofWidgets.notDecided] + question.options), nil
            )
            super.init(.vertical, spacing: Space.close)
            append(words)
        }
        if let buttons {
            buttons.wrapLabels()
            buttons.setLabelledBy(words)
            buttons.markWithDot()
            append(buttons)
            buttons.onChange { [weak self] in self?.answered($0) }
        }
        if let menu {
            menu.setLabelledBy(words)
            menu.cutsItemsShort()
            append(menu)
            menu.onChanged { [weak self] index in
                self?.answered(index.flatMap { $0 == 0 ? nil : $0 - 1 })
            }
        }
        if question.rows.count > 0, question.pair == nil { append(rowsButton()) }
        show(question)
    }

    private func rowsButton() -> Widget {
        let rows = Button(Localizer.ofWidgets.showRows(question.rows.count))
        rows.onClicked { [weak self] in
            if let self { onShowRows(question) }
        }
        rows.halign = .start
        return rows
    }

    func grabFocusOfAnswer() {
        if let menu { menu.grabFocus() }
        buttons?.focusFirstInside()
    }

    func show(_ question: ImportViewModel.Question) {
        self.question = question
        buttons?.value = question.chosen
        let index = question.chosen.map { $0 + 1 } ?? 0
        if let menu, menu.selectedIndex != index { menu.selectedIndex = index }
    }

    private func answered(_ option: Int?) {
        onAnswer(ImportAnswer(question: question.id, option: option))
    }
}

/// An entry of the journal beside the row that may be the same, or above it if there is no room.
private final class PairView: Box {
    init(_ pair: ImportViewModel.Pair) {
        super.init(.horizontal, spacing: Space.near)
        isHomogeneous = true
        for side in [pair.mine, pair.file] { append(Self.card(side)) }
    }

    private static func card(_ side: ImportViewModel.Pair.Side) -> Widget {
        let card = Box(.vertical, spacing: Space.line).styled(Style.card)
        let title = Text.body(side.title).styled("counterfoil-heading")
        for part in [Text.caption(side.caption), title] + side.details.map(Text.dim) {
            part.maxWidthChars = 24
            card.append(part)
        }
        return card
    }
}

/// The words for ratings on a numeric scale in one line, with the fields for the ends of their
/// bands behind a disclosure.
final class RatingBandsView: ModelView<[ImportViewModel.Band]> {
    var onMoved: (ImportBandMove) -> Void = { _ in }
    /// Is called when the ends become readable, or stop being so.
    var onReadable: () -> Void = {}
    /// Whether every field holds a number of the scale.
    var isReadable: Bool { ends.allSatisfy { $0.typedValue != nil } }

    private let summary = Text.body()
    private let column = Box(.vertical, spacing: Space.close)
    private lazy var fold = Expander(mnemonic: localized("Change the _Words"), content: column)
    private let labels = SizeGroup(.horizontal)
    private var ends: [SpinButton] = []
    private let last = Label()

    init() {
        super.init(.vertical, spacing: Space.close)
        append(
            Text.caption(localized("Convert Ratings")),
            Text.dim(Localizer.ofWidgets.ratingsInWords), summary, fold, column)
        isVisible = false
    }

    override func fill(with bands: [ImportViewModel.Band]) {
        isVisible = !bands.isEmpty
        guard !bands.isEmpty else { return }
        if ends.isEmpty { layOut(bands) }
        summary.show(bands.map(\.words).joined(separator: " · "))
        for (field, band) in zip(ends, bands) {
            if let end = band.end, field.value != end { field.value = end }
        }
    }

    private func layOut(_ bands: [ImportViewModel.Band]) {
        for (place, band) in bands.enumerated() where band.end != nil {
            let field = SpinButton(0...10, step: 0.5)
            field.digits = 1
            field.onValueChanged { [weak self] end in
                guard let self, let model, model[place].end != end else { return }
                onMoved(ImportBandMove(band: place, end: end))
            }
            let complaint = Text.wrapping(style: "counterfoil-complaint")
            complaint.show(nil)
            field.onChanged { [weak self, weak field, weak complaint] typed in
                let words =
                    field?.typedValue == nil ? Localizer.ofWidgets.notInScale(typed) : nil
                complaint?.show(words)
                field?.complain(words)
                if words != nil { self?.fold.isExpanded = true }
                self?.onReadable()
            }
            let label = Label(mnemonic: band.caption, for: field)
            ends.append(field)
            row(label, field)
            column.append(complaint)
        }
        last.text = bands[bands.count - 1].caption
        row(last, Label())
    }

    private func row(_ label: Label, _ field: Widget) {
        label.xalign = 0
        labels.add(label)
        column.append(WrapBox(spacing: Space.near, of: label, field))
    }
}
