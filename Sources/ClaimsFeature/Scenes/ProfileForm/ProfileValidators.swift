public import Domain
internal import Presentation
internal import Wording

/// The rules that the details are checked by.
public struct ProfileValidators: Sendable {
    private let email: any ValidatesEmail
    private let iban: any ValidatesIBAN
    private let bic: any ValidatesBIC

    public init(
        email: any ValidatesEmail = EmailRules(), iban: any ValidatesIBAN = IBANRules(),
        bic: any ValidatesBIC = BICRules()
    ) {
        self.email = email
        self.iban = iban
        self.bic = bic
    }

    /// Checks the typed details. All fields are optional.
    ///
    /// - Parameter isKept: whether there are saved details that can be removed.
    /// - Returns: the valid details, and the complaints about the others.
    func check(
        _ draft: FormDraft, isKept: Bool, words: Localizer
    ) -> (profile: TravellersProfile, check: FormCheck) {
        var profile = draft.profile
        var complaints: [FormKey: String] = [:]
        var written: [FormKey: String] = [:]
        do throws(EmailError) {
            if !profile.email.isEmpty { profile.email = try email.address(of: profile.email) }
        } catch {
            complaints[FormKey(.email)] = words.sentence(error)
        }
        do throws(IBANError) {
            if !profile.iban.isEmpty {
                profile.iban = try iban.number(of: profile.iban)
                written[FormKey(.iban)] = profile.ibanInGroups
            }
        } catch {
            complaints[FormKey(.iban)] = words.sentence(error)
        }
        do throws(BICError) {
            if !profile.bic.isEmpty {
                profile.bic = try bic.code(of: profile.bic)
                written[FormKey(.bic)] = profile.bic
            }
        } catch {
            complaints[FormKey(.bic)] = words.sentence(error)
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
            !bic.isPlausible(profile.bic, for: profile.iban)
        else { return [:] }
        return [FormKey(.bic): words.doubt(bic: profile.bic, iban: profile.iban)]
    }
}
