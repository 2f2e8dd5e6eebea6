import Domain

extension ComponentEdit {
    /// Writes the feedback history, and returns whether it changed.
    ///
    /// Unchanged lines at the beginning stay, and so do lines that this version does not know.
    mutating func setFeedback(from old: Entry, to new: Entry) -> Bool {
        guard case .film(let old) = old, case .film(let new) = new,
            old.feedbackGiven != new.feedbackGiven
        else { return false }
        let known = lines(named: PropertyName.feedback).filter {
            Item.feedback($0.content) != nil
        }
        let common = zip(old.feedbackGiven, new.feedbackGiven).prefix { $0 == $1 }.count
        for property in known.dropFirst(common) { replace(property, with: []) }
        let lines = new.feedbackGiven.dropFirst(common).compactMap { given in
            Field(
                PropertyName.feedback, given.feedback.fileWord.uppercased(),
                [ParameterName.given: given.moment.flatMap(Values.encoded)]
            ).written(over: nil)
        }
        insert(lines, after: known.last)
        return true
    }

    /// Writes the ratings of a film, a line each, and returns whether they changed.
    mutating func setRatings(from old: Film?, to new: Film) -> Bool {
        var isDifferent = false
        for case .rating(let path, let author) in FilmFields.all.map(\.value) {
            let rating = new[keyPath: path]
            guard old?[keyPath: path] != rating else { continue }
            isDifferent = true
            let present = lines(named: PropertyName.rating).filter {
                RatingAuthor($0.content) == author
            }
            let line = Field(
                PropertyName.rating, rating.map { Values.encoded($0.value) },
                [
                    ParameterName.source: rating?.source.unlessEmpty,
                    ParameterName.author: author == .others ? ParameterName.others : nil,
                ]
            ).written(over: present.first?.content)
            for property in present { replace(property, with: []) }
            let lines = line.map { [$0] } ?? []
            if let first = present.first {
                replace(first, with: lines)
            } else {
                append(lines)
            }
        }
        return isDifferent
    }
}
