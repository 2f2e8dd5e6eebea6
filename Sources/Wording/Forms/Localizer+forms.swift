package import Domain
package import Presentation

extension Localizer {
    package func formTitle(_ kind: EntryKind, isNew: Bool) -> String {
        switch (kind, isNew) {
        case (.film, true): say("New Film")
        case (.film, false): say("Edit Film")
        case (.trip, true): say("New Trip")
        case (.trip, false): say("Edit Trip")
        case (.pass, true): say("New Season Ticket")
        case (.pass, false): say("Edit Season Ticket")
        case (.claim, true): say("New Claim")
        case (.claim, false): say("Edit Claim")
        }
    }

    /// The title of the form for the first leg of a new journey of several legs.
    package func formTitle(ofFirstLegOf count: Int) -> String {
        say(
            one: "New Journey: First of {count} Leg", other: "New Journey: First of {count} Legs",
            count: count)
    }

    /// The title of a failure to open a form.
    package func notEditable(_ kind: EntryKind) -> String {
        switch kind {
        case .film: say("The film cannot be edited.")
        case .trip: say("The trip cannot be edited.")
        case .pass: say("The season ticket cannot be edited.")
        case .claim: say("The claim cannot be edited.")
        }
    }

    /// The title of a failure to begin a new entry from another one.
    package func notBegun(_ kind: EntryKind) -> String {
        switch kind {
        case .film: say("No film can be made from this one.")
        case .trip: say("No trip can be made from this one.")
        case .pass: say("No season ticket can be made from this one.")
        case .claim: say("No claim can be made from this one.")
        }
    }

    /// Tells why no new entry can be begun from another one of its kind.
    package func whyNot(_ next: EntryDerivation, _ kind: EntryKind) -> String {
        switch (next, kind) {
        case (_, .trip): say("The trip would be outside the years 1 to 9999.")
        case (.again, .film): say("You have not seen this film yet.")
        case (.again, .pass): say("The season ticket would end after the year 9999.")
        case (.again, .claim): say("A claim is made once.")
        case (.wayBack, _): say("Only trips have a way back.")
        case (.nextLeg, _), (.instead, _), (.journeyAgain, _), (.journeyBack, _):
            say("Only trips have legs.")
        }
    }

    /// The failure to save a form.
    ///
    /// - Parameter gone: the name of the edited entry in the list if it was deleted meanwhile.
    package func notSaved(
        _ kind: EntryKind, because error: any Error, gone: String?
    ) -> FailureViewModel {
        let title =
            switch kind {
            case .film: say("The film was not saved.")
            case .trip: say("The trip was not saved.")
            case .pass: say("The season ticket was not saved.")
            case .claim: say("The claim was not saved.")
            }
        let reason = gone.map {
            say(
                "“{title}” was deleted elsewhere while this form was open.",
                ["title": $0.displayIsolated])
        }
        return reason.map { FailureViewModel(title: title, reason: $0) }
            ?? failure(title, because: error)
    }

    /// The question before a form is saved over fields that were changed elsewhere.
    package func question(about conflicts: [FieldConflict]) -> String {
        conflicts.count == 1
            ? say(
                """
                You changed “{field}”, and so did another window or program. Choose which of the \
                two to keep.
                """, ["field": conflicts[0].field])
            : say(
                """
                You changed these fields, and so did another window or program. Choose for each \
                which to keep.
                """)
    }

    /// The accessible name of one of the two texts of a field that was changed in two places.
    package func text(of field: String, isMine: Bool) -> String {
        isMine
            ? say("{field}, your version", ["field": field])
            : say("{field}, other version", ["field": field])
    }

    /// The accessible name of the choice of one of two texts, with its field.
    package func choiceName(_ field: String, mine isMine: Bool) -> String {
        isMine
            ? say("{field}: keep mine", ["field": field])
            : say("{field}: keep theirs", ["field": field])
    }

    /// The reason why a choice between texts cannot be saved yet.
    package var choiceMissing: String { say("Choose a version for each field.") }

    /// The question before a form with unsaved text is closed.
    ///
    /// - Parameters:
    ///   - isNew: whether the entry is not in the journal yet.
    ///   - complaints: the reasons why it cannot be saved.
    package func unsaved(
        _ kind: EntryKind, isNew: Bool, canSave: Bool, complaints: [String]
    ) -> UnsavedQuestion {
        let title =
            switch (kind, isNew) {
            case (.film, true): say("Save this film?")
            case (.film, false): say("Save changes to this film?")
            case (.trip, true): say("Save this trip?")
            case (.trip, false): say("Save changes to this trip?")
            case (.pass, true): say("Save this season ticket?")
            case (.pass, false): say("Save changes to this season ticket?")
            case (.claim, true): say("Save this claim?")
            case (.claim, false): say("Save changes to this claim?")
            }
        return UnsavedQuestion(
            title: title, text: canSave ? discarding : notSavable(because: complaints),
            canSave: canSave)
    }

    /// Tells what discarding the text of a form means.
    var discarding: String { say("If you discard it, what you typed will be lost.") }

    /// Tells why the text of a form cannot be saved.
    func notSavable(because reasons: [String]) -> String {
        let reason = reasons.filter { !$0.isEmpty }.spaced
        return reason.isEmpty
            ? say("It cannot be saved yet.")
            : say("It cannot be saved yet: {reason}", ["reason": reason])
    }
}

extension Localizer {
    /// Offers the unsaved text of a form that was open when the program ended.
    package func leftBehind(_ draft: StoredDraft) -> FailureViewModel {
        let isNew = draft.original == nil
        let reason =
            if !isNew {
                say(
                    "Your changes to “{title}” had not been saved when Counterfoil closed.",
                    ["title": draft.name.displayIsolated])
            } else if draft.name.isEmpty {
                say("What you typed had not been saved when Counterfoil closed.")
            } else {
                say(
                    "“{title}” had not been saved when Counterfoil closed.",
                    ["title": draft.name.displayIsolated])
            }
        return FailureViewModel(title: whatWasTyped(draft.kind, isNew: isNew), reason: reason)
    }

    private func whatWasTyped(_ kind: EntryKind, isNew: Bool) -> String {
        switch (kind, isNew) {
        case (.film, true): say("Unsaved film recovered")
        case (.film, false): say("Unsaved changes to a film recovered")
        case (.trip, true): say("Unsaved trip recovered")
        case (.trip, false): say("Unsaved changes to a trip recovered")
        case (.pass, true): say("Unsaved season ticket recovered")
        case (.pass, false): say("Unsaved changes to a season ticket recovered")
        case (.claim, true): say("Unsaved claim recovered")
        case (.claim, false): say("Unsaved changes to a claim recovered")
        }
    }

    /// The failure when drafts cannot be kept.
    package func draftsNotKept(_ error: JournalError) -> FailureViewModel {
        FailureViewModel(
            title: say("What you type cannot be kept at the moment."),
            reason: say(
                "If Counterfoil ends before you save it, it is lost. {reason}",
                ["reason": sentence(error)]))
    }

    /// The failure when some drafts cannot be read.
    package func draftsNotRead(_ error: JournalError) -> FailureViewModel {
        failure(say("Not all drafts can be read."), because: error)
    }

    /// The failure when a kept draft cannot be read.
    package var draftNotRead: FailureViewModel {
        FailureViewModel(
            title: say("What you typed cannot be read."),
            reason: say("It may have been kept by another version of Counterfoil."))
    }
}
