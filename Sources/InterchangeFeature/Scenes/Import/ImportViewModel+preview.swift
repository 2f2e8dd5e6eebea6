internal import Domain
internal import Wording

extension ImportViewModel {
    /// A preview in words.
    init(
        _ preview: ImportPreview, choices: ImportChoices, title: String, words: InterchangeWords
    ) {
        self.init(
            title: title,
            sources: preview.sources,
            groups: preview.groups.map { group in
                Group(group, question: preview.question(for: group, choices), words: words)
            },
            questions: preview.questions.map { Question($0, choices: choices, words: words) },
            bands: preview.hasRatings ? Band.all(of: choices.bands) : [],
            summary: Self.summary(of: preview, words: words),
            canImport: !preview.batch.isEmpty)
    }

    private static func summary(of preview: ImportPreview, words: InterchangeWords) -> String {
        let isNothing = preview.batch.additions.isEmpty && preview.batch.changes.isEmpty
        let undecided = preview.undecided
        let what = isNothing ? "There is nothing new to import." : written(by: preview, words)
        guard !undecided.isEmpty else { return what }
        let wait = undecided.count == 1 ? "waits" : "wait"
        return isNothing
            ? "Nothing will be imported until you decide: \(words.count(undecided)) \(wait)."
            : "\(what) \(words.count(undecided)) still \(wait) for your decision and will not be "
                + "imported."
    }

    private static func written(by preview: ImportPreview, _ words: InterchangeWords) -> String {
        let (added, changed) = (preview.batch.additions.count, preview.batch.changes.count)
        return switch (added, changed) {
        case (_, 0): "\(words.entries(added)) will be added."
        case (0, _): "\(words.entries(changed)) will be changed."
        default: "\(words.entries(added)) will be added and \(words.number(changed)) changed."
        }
    }
}

extension ImportPreview {
    /// The question that a group leads to: of those that it waits for, the first that nobody has
    /// answered yet.
    fileprivate func question(
        for group: ImportGroup, _ choices: ImportChoices
    ) -> ImportQuestion.ID? {
        let questions = questions.filter { group.questions.contains($0.id) }
        return (questions.first { choices.answer(to: $0) == nil } ?? questions.first)?.id
    }
}

extension ImportViewModel.Group {
    init(_ group: ImportGroup, question: String?, words: InterchangeWords) {
        let outcome = group.outcome.words(isOne: group.rows.count == 1)
        self.init(
            id: "\(group.outcome.rawValue) \(group.reason)",
            title: "\(words.count(group.rows)) \(outcome)", reason: group.reason,
            rows: ImportRows(group.rows, words: words.local), question: question)
    }
}

extension ImportOutcome {
    fileprivate func words(isOne: Bool) -> String {
        switch self {
        case .new: isOne ? "is new" : "are new"
        case .changed: isOne ? "is changed" : "are changed"
        case .alreadyThere: isOne ? "is already there" : "are already there"
        case .ambiguous: isOne ? "waits for your decision" : "wait for your decision"
        case .leftOut: isOne ? "is left out" : "are left out"
        case .unreadable: "cannot be read"
        }
    }
}

extension ImportViewModel.Question {
    init(_ question: ImportQuestion, choices: ImportChoices, words: InterchangeWords) {
        let answer = choices.answer(to: question)
        let time = question.rows.count == 1 ? question.rows[0].time : nil
        self.init(
            id: question.id,
            words: question.words + (time.map { " (\(words.local.time($0)))" } ?? ""),
            options: question.options.map { option in
                option.words + (option.time.map { ", \(words.local.time($0))" } ?? "")
            },
            chosen: question.options.firstIndex { $0.id == answer },
            rows: ImportRows(question.rows, words: words.local))
    }
}

extension ImportViewModel.Band {
    static let words = Feedback.allCases.filter { $0 != .none }
        .map { LocalWords.inEnglish.feedback($0) }

    static func all(of bands: RatingBands) -> [ImportViewModel.Band] {
        words.indices.map {
            ImportViewModel.Band(
                word: words[$0], end: bands.ends.indices.contains($0) ? bands.ends[$0] : nil)
        }
    }
}

extension RatingBands {
    /// The bands with one end moved; ends that it passes move along.
    func moving(_ band: Int, to end: Double) -> RatingBands {
        guard ends.indices.contains(band) else { return self }
        let end = min(max(end, 0), 10)
        let moved = ends.indices.map { place in
            place == band ? end : place < band ? min(ends[place], end) : max(ends[place], end)
        }
        return RatingBands(ends: moved) ?? self
    }
}
