internal import Domain
internal import Presentation

extension ImportViewModel {
    /// A preview in words.
    init(
        _ preview: ImportPreview, choices: ImportChoices, title: String, words: InterchangeWords
    ) {
        self.init(
            title: title,
            sources: preview.sources,
            groups: preview.groups.map { Group($0, words: words) },
            questions: preview.questions.map { Question($0, choices: choices, words: words) },
            bands: preview.hasRatings ? Band.all(of: choices.bands) : [],
            summary: Self.summary(of: preview, words: words),
            canImport: !preview.batch.isEmpty)
    }

    private static func summary(of preview: ImportPreview, words: InterchangeWords) -> String {
        let added = words.number(preview.batch.additions.count)
        let changed = words.number(preview.batch.changes.count)
        let entries = preview.batch.additions.count == 1 ? "entry" : "entries"
        switch (preview.batch.additions.isEmpty, preview.batch.changes.isEmpty) {
        case (true, true):
            return preview.groups.contains { $0.outcome == .ambiguous }
                ? "Nothing is imported until you decide." : "There is nothing new to import."
        case (false, true): return "\(added) \(entries) will be added."
        case (true, false):
            return preview.batch.changes.count == 1
                ? "1 entry will be changed." : "\(changed) entries will be changed."
        case (false, false): return "\(added) \(entries) will be added and \(changed) changed."
        }
    }
}

extension ImportViewModel.Group {
    init(_ group: ImportGroup, words: InterchangeWords) {
        let films = group.count(of: .film)
        let trips = group.count(of: .trip)
        let others = group.rows.count - films - trips
        let count = words.count(films: films, trips: trips, others: others)
        self.init(
            id: "\(group.outcome.rawValue) \(group.reason)",
            title: "\(count) \(group.outcome.words(isOne: group.rows.count == 1))",
            reason: group.reason, rows: ImportRows(group.rows, words: words.local))
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
    static let words = Feedback.allCases.filter { $0 != .none }.map(\.words)

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
