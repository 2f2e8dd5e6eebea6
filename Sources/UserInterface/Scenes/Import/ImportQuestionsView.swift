internal import Gtk
internal import InterchangeFeature
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
        append(Text.caption(localized("Questions")))
        append(column)
        append(more)
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
        view.answer.grabFocus()
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
        if views.indices.contains(next) { views[next].answer.grabFocus() }
    }
}

/// A question with its answers.
private final class QuestionView: Box {
    var onAnswer: (ImportAnswer) -> Void = { _ in }
    var onShowRows: (ImportViewModel.Question) -> Void = { _ in }
    let subject: Subject
    let answer: ComboBoxText

    private var question: ImportViewModel.Question

    /// The content of a question without its answer.
    struct Subject: Equatable {
        let id: String
        let words: String
        let options: [String]

        init(_ question: ImportViewModel.Question) {
            id = question.id
            words = question.words
            options = question.options
        }
    }

    init(_ question: ImportViewModel.Question) {
        self.question = question
        subject = Subject(question)
        answer = ComboBoxText([Localizer.ofWidgets.notDecided] + question.options)
        super.init(.vertical, spacing: Space.close)
        let words = Text.wrapping(question.words)
        answer.setLabelledBy(words)
        answer.cutsItemsShort()
        append(words)
        append(answer)
        if question.rows.count > 0 {
            let rows = Button(Localizer.ofWidgets.showRows(question.rows.count))
            rows.onClicked { [weak self] in
                if let self { onShowRows(self.question) }
            }
            rows.halign = .start
            append(rows)
        }
        show(question)
        answer.onChanged { [weak self] in self?.answered($0) }
    }

    func show(_ question: ImportViewModel.Question) {
        self.question = question
        let index = question.chosen.map { $0 + 1 } ?? 0
        if answer.selectedIndex != index { answer.selectedIndex = index }
    }

    private func answered(_ index: Int?) {
        onAnswer(
            ImportAnswer(question: question.id, option: index.flatMap { $0 == 0 ? nil : $0 - 1 }))
    }
}
