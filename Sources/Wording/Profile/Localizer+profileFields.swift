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
