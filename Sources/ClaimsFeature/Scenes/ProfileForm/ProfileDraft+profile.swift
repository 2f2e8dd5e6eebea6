internal import Domain
internal import Presentation

extension ProfileDraft {
    /// The details as a form shows them.
    init(_ profile: TravellersProfile) {
        self.init(
            name: profile.name, address: profile.address, email: profile.email,
            telephone: profile.telephone, iban: profile.ibanInGroups, bic: profile.bic,
            accountHolder: profile.accountHolder, place: profile.place)
    }

    /// What is typed, without the blanks around it; an address has no empty lines.
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
