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
    ///   - line: the complaint about the line above the fields, or `nil` if there is none.
    ///   - refused: the place of the refused part in the line, or `nil` if there is none.
    ///   - watchlist: the offer to take a film off the watchlist; empty for none.
    ///   - tooLong: the journal's complaints about texts that are too long.
    init(
        _ draft: FilmDraft, startedFrom original: FilmDraft, isTyped: Bool, words: Localizer,
        line: String? = nil, refused: Range<Int>? = nil, watchlist: String = "",
        tooLong: [FieldName: String] = [:]
    ) {
        var complaints: [Field: String] = [:]
        for error in draft.errors(changedFrom: original) {
            complaints[Field(error)] = words.complaint(error)
        }
        for text in Self.texts
        where draft[keyPath: text.typed] != original[keyPath: text.typed] {
            complaints[text.field] =
                text.field.name.flatMap { tooLong[$0] } ?? complaints[text.field]
        }
        if !draft.isWanted, let day = draft.day, CalendarDay(typed: day) == nil {
            complaints[.day] = words.notADate(day)
        }
        let isRight = complaints.isEmpty
        if !isTyped { complaints = [:] }
        complaints[.line] = line
        self.init(
            complaints: complaints, watchlist: draft.isWanted ? "" : watchlist,
            refused: refused, canSave: isRight && line == nil)
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
