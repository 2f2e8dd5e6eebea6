internal import Domain
internal import Presentation
internal import Wording

extension FilmFormCheck {
    /// Checks what is typed. A field that is as it was when the form opened is not written, so
    /// whatever it holds does no harm; only a title there must be.
    ///
    /// - Parameters:
    ///   - isTyped: whether anything was typed yet; before that nothing is complained of.
    ///   - tooLong: what the journal says of texts that it has no room for.
    init(
        _ draft: FilmDraft, startedFrom original: FilmDraft, isTyped: Bool, words: LocalWords,
        tooLong: [TextField: String] = [:]
    ) {
        var complaints: [Field: String] = [:]
        if draft.title.trimmingSpaces.isEmpty {
            complaints[.title] = FilmError.emptyTitle.description
        }
        if draft.year != original.year { complaints[.year] = draft.yearComplaint }
        if draft.viewing != original.viewing { complaints[.viewing] = draft.viewingComplaint }
        if draft.runningTime != original.runningTime {
            complaints[.runningTime] = draft.runningTimeComplaint
        }
        if draft.link != original.link { complaints[.link] = draft.linkComplaint }
        if let day = draft.day, CalendarDay(day) == nil { complaints[.day] = words.notADate(day) }
        for text in Self.texts where draft[keyPath: text.typed] != original[keyPath: text.typed] {
            complaints[text.field] = tooLong[text.text] ?? complaints[text.field]
        }
        self.init(complaints: isTyped ? complaints : [:], canSave: complaints.isEmpty)
    }
}

extension FilmFormCheck {
    private static var texts: [(text: TextField, field: Field, typed: KeyPath<FilmDraft, String>)] {
        [
            (.title, .title, \.title), (.directors, .directors, \.directors),
            (.place, .place, \.place), (.tags, .tags, \.tags), (.link, .link, \.link),
            (.notes, .notes, \.notes),
            (.originalTitle, .originalTitle, \.originalTitle), (.genres, .genres, \.genres),
            (.countries, .countries, \.countries), (.languages, .languages, \.languages),
        ]
    }
}

extension FilmDraft {
    fileprivate var yearComplaint: String? {
        guard !year.trimmingSpaces.isEmpty else { return nil }
        guard let number = Int(year.trimmingSpaces) else {
            return FilmError.yearIsNoNumber.description
        }
        return FilmError.years.contains(number) ? nil : FilmError.impossibleYear(number).description
    }

    fileprivate var viewingComplaint: String? {
        guard !viewing.trimmingSpaces.isEmpty else { return nil }
        return complaint { () throws(FilmError) in
            try Film.checkTypedViewing(Int(viewing.trimmingSpaces))
        }
    }

    fileprivate var runningTimeComplaint: String? {
        guard !runningTime.trimmingSpaces.isEmpty else { return nil }
        return complaint { () throws(FilmError) in
            try Film.checkTypedRunningTime(Int(runningTime.trimmingSpaces))
        }
    }

    fileprivate var linkComplaint: String? {
        complaint { () throws(FilmError) in try Film.checkTypedLink(link.trimmingSpaces) }
    }

    private func complaint(_ check: () throws(FilmError) -> Void) -> String? {
        do throws(FilmError) {
            try check()
            return nil
        } catch {
            return error.description
        }
    }
}
