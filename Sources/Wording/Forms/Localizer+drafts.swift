package import Domain
package import Presentation

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
