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
            title: words.say("Personal Details"),
            rows: [note] + fields + (isKept ? [forget] : []),
            draft: draft, focus: FormKey(ProfileField.name), check: check, words: words)
    }
}

extension FormDraft {
    /// Creates the draft of a traveller's details.
    init(_ profile: TravellersProfile) {
        self.init([
            FormKey(ProfileField.name): profile.name,
            FormKey(ProfileField.address): profile.address,
            FormKey(ProfileField.email): profile.email,
            FormKey(ProfileField.telephone): profile.telephone,
            FormKey(ProfileField.iban): profile.ibanInGroups,
            FormKey(ProfileField.bic): profile.bic,
            FormKey(ProfileField.accountHolder): profile.accountHolder,
            FormKey(ProfileField.place): profile.place,
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

extension FormDraft {
    /// Returns the valid details, and the complaints about the others. All fields are optional.
    ///
    /// - Parameter isKept: whether there are saved details that can be removed.
    func checked(
        isKept: Bool, words: Localizer
    ) -> (profile: TravellersProfile, check: FormCheck) {
        var profile = profile
        var complaints: [FormKey: String] = [:]
        var written: [FormKey: String] = [:]
        func read(
            _ field: ProfileField, _ path: WritableKeyPath<TravellersProfile, String>,
            by rule: (String) throws -> String
        ) {
            guard !profile[keyPath: path].isEmpty else { return }
            do {
                profile[keyPath: path] = try rule(profile[keyPath: path])
            } catch {
                complaints[FormKey(field)] = words.sentence(error)
            }
        }
        read(.email, \.email, by: EmailRules().address)
        read(.iban, \.iban) {
            let number = try IBANRules().number(of: $0)
            written[FormKey(.iban)] = IBANText.inGroups(number)
            return number
        }
        read(.bic, \.bic) {
            let code = try BICRules().code(of: $0)
            written[FormKey(.bic)] = code
            return code
        }
        let reason =
            if !complaints.isEmpty { words.profileIsWrong as String? } else if profile.isEmpty {
                words.nothingToSave(isKept: isKept)
            } else { nil as String? }
        let check = FormCheck(
            complaints: complaints, doubts: doubts(profile, written, words), written: written,
            canSave: reason == nil, saving: Availability(unless: reason))
        return (profile, check)
    }

    private func doubts(
        _ profile: TravellersProfile, _ right: [FormKey: String], _ words: Localizer
    ) -> [FormKey: String] {
        guard right[FormKey(.iban)] != nil, right[FormKey(.bic)] != nil,
            !BICRules().isPlausible(profile.bic, for: profile.iban)
        else { return [:] }
        return [FormKey(.bic): words.doubt(bic: profile.bic, iban: profile.iban)]
    }
}
