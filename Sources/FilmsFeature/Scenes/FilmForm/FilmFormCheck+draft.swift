internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

extension FilmFormCheck {
    /// Checks a draft. A field that has not changed since the form opened is not written, so its
    /// value is not checked; only the title must not be empty.
    ///
    /// - Parameters:
    ///   - isTyped: whether anything was typed yet; until then there are no complaints.
    ///   - tooLong: the journal's complaints about texts that are too long.
    init(
        _ draft: FilmDraft, startedFrom original: FilmDraft, isTyped: Bool, words: Localizer,
        tooLong: [FieldName: String] = [:]
    ) {
        var complaints: [Field: String] = [:]
        for error in draft.errors(changedFrom: original) {
            complaints[Field(error)] = words.complaint(error)
        }
        for text in Self.texts
        where draft[keyPath: text.typed] != original[keyPath: text.typed] {
            if let reason = tooLong[text.field.name] { complaints[text.field] = reason }
        }
        if !draft.isWanted, let day = draft.day, CalendarDay(typed: day) == nil {
            complaints[.day] = words.notADate(day)
        }
        self.init(complaints: isTyped ? complaints : [:], canSave: complaints.isEmpty)
    }

    private static var texts: [(field: Field, typed: KeyPath<FilmDraft, String>)] {
        [
            (.title, \.title), (.directors, \.directors), (.place, \.place), (.tags, \.tags),
            (.link, \.link), (.notes, \.notes), (.originalTitle, \.originalTitle),
            (.genres, \.genres), (.countries, \.countries), (.languages, \.languages),
        ]
    }
}

extension FilmFormCheck.Field {
    fileprivate init(_ error: FilmError) {
        self =
            switch error {
            case .emptyTitle: .title
            case .impossibleYear, .yearIsNoNumber: .year
            case .wantedOnDay: .day
            case .viewingIsNoNumber: .viewing
            case .runningTimeIsNoNumber: .runningTime
            case .linkIsNoAddress: .link
            }
    }
}

extension FilmDraft {
    fileprivate func errors(changedFrom original: FilmDraft) -> [FilmError] {
        let numbers: [(text: String, error: (String) -> FilmError)] = [
            (year, FilmError.yearIsNoNumber), (viewing, FilmError.viewingIsNoNumber),
            (runningTime, FilmError.runningTimeIsNoNumber),
        ]
        let unread = numbers.compactMap { number in
            let text = number.text.trimmingSpaces
            return text.isEmpty || Int(text) != nil ? nil : number.error(text)
        }
        return unread + Film.rules.errors(in: film, changedFrom: original.film)
    }
}
