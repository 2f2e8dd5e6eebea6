package import Domain
package import Presentation

/// The words of the form for the traveller's details.
extension LocalWords {
    package var profileTitle: String { say("Traveller’s Details") }

    /// Says where they are kept, and that nobody else gets them.
    package func profileNote(place: String) -> String {
        say(
            """
            Forms and letters to railways and airlines are filled in with this. Everything is optional. \
            It is kept on this computer, in {place}, and not in the journal; nothing is ever sent.
            """, ["place": place])
    }

    /// The name of the button that removes them.
    package var forgetProfile: String { say("_Forget…", context: "the traveller’s details") }

    /// Why they cannot be saved while nothing is filled in.
    ///
    /// - Parameter isKept: whether there are some to forget.
    package func nothingToSave(isKept: Bool) -> String {
        isKept
            ? say("Nothing is filled in. Choose Forget to remove your details.")
            : say("Nothing is filled in.")
    }

    /// Why they cannot be saved while something is wrong with them.
    package var profileIsWrong: String { say("Correct what is marked first.") }

    /// The question before they are removed.
    package func forgetQuestion(place: String) -> QuestionViewModel {
        QuestionViewModel(
            title: say("Forget your details?"),
            text: say(
                """
                The file {place} is removed, which cannot be undone. Your journal stays as it is, and so \
                do papers that you have already saved.
                """, ["place": place]),
            choices: [say("_Forget", context: "the traveller’s details")], prefersRefusal: true)
    }

    /// The question before the form is closed with something unsaved in it.
    ///
    /// - Parameter reasons: why it cannot be saved; empty where it can.
    package func unsavedProfile(canSave: Bool, reasons: [String]) -> UnsavedQuestion {
        UnsavedQuestion(
            title: say("Save your details before closing?"),
            text: canSave
                ? say("What you typed is not saved yet. If you discard it, it is lost.")
                : ([say("It cannot be saved as it stands.")] + reasons).spaced,
            canSave: canSave)
    }

    /// Why the details are not shown.
    package func profileNotRead(because error: ProfileError) -> FailureViewModel {
        failure(say("Your details cannot be read."), because: error)
    }

    package func profileNotSaved(because error: any Error) -> FailureViewModel {
        failure(say("Your details were not saved."), because: error)
    }

    package func profileNotForgotten(because error: ProfileError) -> FailureViewModel {
        failure(say("Your details were not removed."), because: error)
    }

    /// A doubt about a bank’s code that is right by itself.
    package func doubt(bic: String, iban: String) -> String {
        say(
            "This BIC is of a bank in {bank}, and the IBAN begins with {account}. Check whether both are right.",
            ["bank": String(bic.dropFirst(4).prefix(2)), "account": String(iban.prefix(2))])
    }
}
