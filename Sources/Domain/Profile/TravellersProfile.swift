/// Who asks for money, as papers name them: kept beside the settings, never in the journal.
///
/// What nobody filled in is empty.
public struct TravellersProfile: Hashable, Sendable, Confidential {
    public var name: String
    /// As on an envelope, without the name; lines are parted by line feeds.
    public var address: String
    public var email: String
    public var telephone: String
    /// In capitals, without blanks.
    public var iban: String
    public var bic: String
    /// Whose account it is; empty where it is the traveller's own.
    public var accountHolder: String
    /// The place at which papers are signed.
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
    /// Whether nobody has filled in anything.
    public var isEmpty: Bool { self == TravellersProfile() }

    /// The account's number as it is printed, in groups of four.
    public var ibanInGroups: String { IBANText.inGroups(iban) }

    /// With what somebody changed since `original`, and the rest as it is here.
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
