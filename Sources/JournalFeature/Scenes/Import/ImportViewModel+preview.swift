internal import Domain
internal import Presentation
internal import Wording

extension ImportViewModel {
    /// A preview in words.
    init(
        _ preview: ImportPreview, choices: ImportChoices, title: String,
        whyReadOnly: String?, words: Localizer
    ) {
        self.init(
            title: title,
            sources: preview.sources.map(words.note),
            tables: preview.tables.map { Table($0, words: words) },
            groups: preview.groups.map { group in
                Group(group, question: preview.question(for: group, choices), words: words)
            },
            questions: preview.questions.map { Question($0, choices: choices, words: words) },
            bands: preview.hasRatings ? Band.all(of: choices.bands, words) : [],
            onlyFillsIn: preview.onlyFillsIn,
            summary: [words.summary(of: preview), whyReadOnly ?? ""].spaced,
            confirm: words.importing(preview.batch.isEmpty ? [] : preview.importedRows),
            importing: preview.batch.isEmpty ? nil : Availability(unless: whyReadOnly))
    }
}

extension ImportPreview {
    /// The rows that become entries or change some.
    fileprivate var importedRows: [ImportRow] {
        groups.filter { [.new, .changed].contains($0.outcome) }.flatMap(\.rows)
    }

    /// Returns the first question of a group without an answer, or else its first one.
    fileprivate func question(
        for group: ImportGroup, _ choices: ImportChoices
    ) -> ImportQuestion.ID? {
        let questions = questions.filter { group.questions.contains($0.id) }
        return (questions.first { choices.answer(to: $0) == nil } ?? questions.first)?.id
    }
}

extension ImportViewModel.Group {
    init(_ group: ImportGroup, question: String?, words: Localizer) {
        let reason = group.reason.map(words.reason) ?? ""
        self.init(
            id: "\(group.outcome.rawValue) \(reason)", title: words.title(of: group),
            reason: reason,
            rows: ImportRows(group.rows, words: words), question: question)
    }
}

extension ImportViewModel.Question {
    init(_ question: ImportQuestion, choices: ImportChoices, words: Localizer) {
        let answer = choices.answer(to: question)
        self.init(
            id: question.id,
            words: words.question(question) { words.time($0) },
            options: question.options.map { words.answer($0) { words.time($0) } },
            chosen: question.options.firstIndex { $0.id == answer },
            rows: ImportRows(question.rows, likely: question.likely, words: words),
            pair: question.rows.count == 1
                ? question.likely.first.flatMap(\.self).map {
                    ImportViewModel.Pair($0, question.rows[0], words: words)
                } : nil)
    }
}

extension ImportViewModel.Pair {
    init(_ likely: LikelyEntry, _ row: ImportRow, words: Localizer) {
        let noDay = words.say("No day", context: "of an entry")
        mine = Side(
            words.say("In Your Journal"), title: likely.title,
            details: [likely.time.map { words.time($0) } ?? noDay]
                + words.remarks(likely.details))
        file = Side(
            words.place(row.place), title: row.title,
            details: [row.time.map { words.time($0) } ?? noDay] + words.remarks(row.remarks))
    }
}

extension ImportViewModel.Band {
    static func all(of bands: RatingBands, _ words: Localizer) -> [ImportViewModel.Band] {
        Feedback.allCases.filter { $0 != .none }.enumerated().map { place, feedback in
            let end = bands.ends.indices.contains(place) ? bands.ends[place] : nil
            let caption = words.band(feedback)
            let number = end.map(words.highest) ?? ""
            return ImportViewModel.Band(
                caption: caption, end: end, words: [caption.withoutMnemonic, number].spaced)
        }
    }
}

extension RatingBands {
    /// Returns the bands with one end moved. Ends that it passes move along.
    func moving(_ band: Int, to end: Double) -> RatingBands {
        guard ends.indices.contains(band) else { return self }
        let end = min(max(end, 0), 10)
        let moved = ends.indices.map { place in
            place == band ? end : place < band ? min(ends[place], end) : max(ends[place], end)
        }
        return RatingBands(ends: moved) ?? self
    }
}
