internal import Domain
internal import Presentation

extension ProfileDraft {
    /// Creates the draft of a traveller's details.
    init(_ profile: TravellersProfile) {
        self.init(
            name: profile.name, address: profile.address, email: profile.email,
            telephone: profile.telephone, iban: profile.ibanInGroups, bic: profile.bic,
            accountHolder: profile.accountHolder, place: profile.place)
    }

    /// The typed details, without spaces around them and without empty lines in the address.
    var profile: TravellersProfile {
        TravellersProfile(
            name: name.trimmingSpaces, address: Self.lines(address).joined(separator: "\n"),
            email: email.trimmingSpaces, telephone: telephone.trimmingSpaces,
            iban: iban.trimmingSpaces, bic: bic.trimmingSpaces,
            accountHolder: accountHolder.trimmingSpaces, place: place.trimmingSpaces)
    }

    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map(\.trimmingSpaces).filter { !$0.isEmpty }
    }
}
