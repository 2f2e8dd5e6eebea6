package import Domain
package import Presentation

/// The words of the form for the traveller's details.
extension Localizer {
    /// The label of the button that removes the details.
    package var forgetProfile: String {
        say("_Delete Details…", context: "the traveller’s details")
    }

    /// Tells why the form cannot be saved while it is empty.
    ///
    /// - Parameter isKept: whether saved details exist.
    package func nothingToSave(isKept: Bool) -> String {
        isKept
            ? say("Nothing is filled in. Choose Delete Details to remove them.")
            : say("Nothing is filled in.")
    }

    /// Tells why the form cannot be saved while a field is wrong.
    package var profileIsWrong: String { say("Correct the marked fields first.") }

    /// The question before the details are removed.
    package func forgetQuestion(place: String) -> QuestionViewModel {
        QuestionViewModel(
            title: say("Delete your personal details?"),
            text: say(
                """
                The file {place} is removed, which cannot be undone. Your journal stays as it is, and so \
                do papers that you have already saved.
                """, ["place": place]),
            choices: [say("_Delete Details", context: "the traveller’s details")],
            cancelIsDefault: true)
    }

    /// The question before the form is closed with unsaved changes.
    ///
    /// - Parameter reasons: the reasons why the form cannot be saved, or none if it can.
    package func unsavedProfile(canSave: Bool, reasons: [String]) -> UnsavedQuestion {
        UnsavedQuestion(
            title: say("Save changes to your details?"),
            text: canSave ? discarding : notSavable(because: reasons),
            canSave: canSave)
    }

    package func profileNotRead(because error: ProfileError) -> FailureViewModel {
        failure(say("Your details cannot be read."), because: error)
    }

    package func profileNotSaved(because error: any Error) -> FailureViewModel {
        failure(say("Your details were not saved."), because: error)
    }

    package func profileNotForgotten(because error: ProfileError) -> FailureViewModel {
        failure(say("Your details were not removed."), because: error)
    }

    /// Tells that a valid BIC belongs to another country than the IBAN.
    package func doubt(bic: String, iban: String) -> String {
        say(
            "This BIC is of a bank in {bank}, and the IBAN begins with {account}. Check whether both are right.",
            ["bank": String(bic.dropFirst(4).prefix(2)), "account": String(iban.prefix(2))])
    }
}

/// A field of the traveller's details. The raw value names it in their form.
public enum ProfileField: String, Hashable, Sendable, CaseIterable {
    case name, address, email, telephone, iban, bic, accountHolder, place
}

extension Localizer {
    /// The caption of a field, with an underscore before its mnemonic.
    package func caption(of field: ProfileField) -> String {
        switch field {
        case .name: say("_Name", context: "of a person")
        case .address: say("_Address", context: "where a person lives")
        case .email: say("_Email")
        case .telephone: say("_Telephone")
        case .iban: say("_IBAN")
        case .bic: say("_BIC")
        case .accountHolder: say("Account _holder")
        case .place: say("Place of si_gnature", context: "where a person signs papers")
        }
    }

    /// The placeholder of a field, or an empty text if it needs none.
    package func hint(for field: ProfileField) -> String {
        switch field {
        case .accountHolder: say("If the account is not yours")
        case .bic: say("Only if you are asked for it")
        case .place: say("The place where you sign documents")
        default: ""
        }
    }
}
