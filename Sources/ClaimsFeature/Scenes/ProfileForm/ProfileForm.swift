internal import Domain
package import EntryFeature
package import Presentation
package import Wording

extension FormKey {
    /// The button that removes the details.
    package static let forget = FormKey("forget")

    package init(_ field: ProfileField) {
        self.init(rawValue: field.rawValue)
    }
}

extension FormViewModel {
    /// Creates the form of the traveller's details.
    ///
    /// - Parameters:
    ///   - place: the file in which the details are kept.
    ///   - isKept: whether there are details that can be removed.
    package static func profile(
        _ draft: FormDraft, check: FormCheck, place: String, isKept: Bool, words: Localizer
    ) -> FormViewModel {
        let note = FormRow(
            FormKey("note"), .note,
            caption: words.say(
                """
                Used to fill in claim forms and letters. All fields are optional. Stored only on this \
                computer, in {place}.
                """, ["place": place]))
        let fields = ProfileField.allCases.map { field in
            FormRow(
                FormKey(field), field == .address ? .paragraphs(height: 78) : .text,
                caption: words.caption(of: field), hint: words.hint(for: field))
        }
        let forget = FormRow(.forget, .button, caption: words.forgetProfile)
        return FormViewModel(
            title: words.say("Traveller’s Details"),
            rows: [note] + fields + (isKept ? [forget] : []),
            draft: draft, focus: FormKey(ProfileField.name), check: check, words: words)
    }
}

extension FormDraft {
    /// Creates the draft of a traveller's details.
    init(_ profile: TravellersProfile) {
        self.init([
            FormKey(ProfileField.name): .text(profile.name),
            FormKey(ProfileField.address): .text(profile.address),
            FormKey(ProfileField.email): .text(profile.email),
            FormKey(ProfileField.telephone): .text(profile.telephone),
            FormKey(ProfileField.iban): .text(profile.ibanInGroups),
            FormKey(ProfileField.bic): .text(profile.bic),
            FormKey(ProfileField.accountHolder): .text(profile.accountHolder),
            FormKey(ProfileField.place): .text(profile.place),
        ])
    }

    /// The typed details, without spaces around them and without empty lines in the address.
    var profile: TravellersProfile {
        func text(_ field: ProfileField) -> String { self[FormKey(field)].trimmingSpaces }
        let lines = text(.address).split(whereSeparator: \.isNewline).map(\.trimmingSpaces)
        return TravellersProfile(
            name: text(.name), address: lines.filter { !$0.isEmpty }.joined(separator: "\n"),
            email: text(.email), telephone: text(.telephone), iban: text(.iban),
            bic: text(.bic), accountHolder: text(.accountHolder), place: text(.place))
    }
}
