package import Domain
package import Presentation

extension Localizer {
    /// Offers the unsaved text of a form that was open when the program ended.
    package func leftBehind(_ draft: KeptDraft) -> FailureViewModel {
        let isNew = draft.original == nil
        let reason =
            if !isNew {
                say(
                    """
                    Your changes to “{title}” were not saved. You can continue where you stopped, or \
                    discard them.
                    """, ["title": draft.name.displayIsolated])
            } else if draft.name.isEmpty {
                say(
                    """
                    What you typed was not saved. You can continue where you stopped, or discard it.
                    """)
            } else {
                say(
                    "“{title}” was not saved. You can continue where you stopped, or discard it.",
                    ["title": draft.name.displayIsolated])
            }
        return FailureViewModel(title: whatWasTyped(draft.kind, isNew: isNew), reason: reason)
    }

    private func whatWasTyped(_ kind: EntryKind, isNew: Bool) -> String {
        switch (kind, isNew) {
        case (.film, true): say("You were entering a film when Counterfoil ended.")
        case (.film, false): say("You were editing a film when Counterfoil ended.")
        case (.trip, true): say("You were entering a trip when Counterfoil ended.")
        case (.trip, false): say("You were editing a trip when Counterfoil ended.")
        case (.pass, true): say("You were entering a season ticket when Counterfoil ended.")
        case (.pass, false): say("You were editing a season ticket when Counterfoil ended.")
        case (.claim, true): say("You were entering a claim when Counterfoil ended.")
        case (.claim, false): say("You were editing a claim when Counterfoil ended.")
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
