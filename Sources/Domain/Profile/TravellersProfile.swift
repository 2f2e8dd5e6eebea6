/// The details of a claimant for papers, stored beside the preferences and never in the journal.
///
/// A detail that is not filled in is empty.
public struct TravellersProfile: Hashable, Sendable, Confidential {
    public var name: String
    /// The address as on an envelope, without the name. Lines are separated by line feeds.
    public var address: String
    public var email: String
    public var telephone: String
    /// The IBAN in capitals, without spaces.
    public var iban: String
    public var bic: String
    /// The holder of the account; empty if it is the traveller.
    public var accountHolder: String
    /// The place where papers are signed.
    public var place: String

    public init(
        name: String = "", address: String = "", email: String = "", telephone: String = "",
        iban: String = "", bic: String = "", accountHolder: String = "", place: String = ""
    ) {
        self.name = name
        self.address = address
        self.email = email
        self.telephone = telephone
        self.iban = iban
        self.bic = bic
        self.accountHolder = accountHolder
        self.place = place
    }
}

extension TravellersProfile {
    public var isEmpty: Bool { self == TravellersProfile() }

    /// The IBAN in printed form, in groups of four.
    public var ibanInGroups: String { IBANText.inGroups(iban) }

    /// Returns the profile with the fields of `changed` that differ from `original`.
    package func taking(
        _ changed: TravellersProfile, since original: TravellersProfile
    ) -> TravellersProfile {
        var profile = self
        for field in Self.fields where changed[keyPath: field] != original[keyPath: field] {
            profile[keyPath: field] = changed[keyPath: field]
        }
        return profile
    }

    private static var fields: [WritableKeyPath<TravellersProfile, String>] {
        [\.name, \.address, \.email, \.telephone, \.iban, \.bic, \.accountHolder, \.place]
    }
}
