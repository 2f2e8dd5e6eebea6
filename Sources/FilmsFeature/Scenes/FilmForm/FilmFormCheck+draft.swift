internal import Domain
internal import Presentation

extension FilmFormCheck {
    /// Checks what is typed. A field that is as it was when the form opened is not written, so
    /// whatever it holds does no harm; only a title there must be.
    ///
    /// - Parameter isTyped: whether anything was typed yet; before that nothing is complained of.
    init(
        _ draft: FilmDraft, startedFrom original: FilmDraft, isTyped: Bool, words: LocalWords
    ) {
        var complaints: [Field: String] = [:]
        if draft.title.trimmingSpaces.isEmpty {
            complaints[.title] = FilmError.emptyTitle.description
        }
        if draft.year != original.year { complaints[.year] = draft.yearComplaint }
        if draft.viewing != original.viewing { complaints[.viewing] = draft.viewingComplaint }
        if draft.link != original.link { complaints[.link] = draft.linkComplaint }
        if let day = draft.day, CalendarDay(day) == nil { complaints[.day] = words.notADate(day) }
        self.init(complaints: isTyped ? complaints : [:], canSave: complaints.isEmpty)
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
