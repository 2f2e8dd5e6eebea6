internal import Domain
package import EntryFeature
package import Presentation
internal import Signals
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

/// Opens the form for the traveller's details, and saves or removes them, or leaves them as they
/// are.
final class ProfileFormPresenter: Presenting, RunsForm {
    private let keeper: any StoresProfile
    private let words: Localizer
    private let saved: (TravellersProfile) -> Void
    private let ended: () -> Void
    /// The details that are kept, or `nil` if there are none.
    private var kept: TravellersProfile?
    private weak var view: (any DisplaysForm)?

    private var handler: FormHandler<TravellersProfile>?
    private var isForgetting = false
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - view: is not retained.
    ///   - saved: called after the details were saved and the form is closed.
    ///   - ended: called once, when the form is closed or could not be opened.
    init(
        keeper: any StoresProfile, view: any DisplaysForm, words: Localizer,
        saved: @escaping (TravellersProfile) -> Void, ended: @escaping () -> Void
    ) {
        self.keeper = keeper
        self.view = view
        self.words = words
        self.saved = saved
        self.ended = ended
    }

    func start() async {
        do throws(ProfileError) {
            kept = try await keeper.read()
        } catch {
            view?.showFailure(words.profileNotRead(because: error))
            return ended()
        }
        guard let view else { return ended() }
        let draft = FormDraft(original)
        let check = check(draft)
        let form = view.openForm(
            .profile(
                draft, check: check, place: keeper.place, isKept: kept != nil, words: words))
        subscriptions +=
            form.signalEvent.filter { $0 == .pressed(.forget) }.onReception § eachTime § inAnyCase
            § weakly(self, ProfileFormPresenter.askWhetherToForget)
        handler = FormHandler(of: self, draft, in: form, shown: check)
    }

    /// The details with which the form began.
    private var original: TravellersProfile { kept ?? TravellersProfile() }

    let hasUncommittedText = false

    func follow(_ draft: FormDraft) -> FormDraft { draft }

    func check(_ draft: FormDraft, isToBeWhole: Bool = false) -> FormCheck {
        draft.checked(isKept: kept != nil, words: words).check
    }

    func question(about check: FormCheck) -> UnsavedQuestion {
        let said = ProfileField.allCases.compactMap { check.complaints[FormKey($0)] }
        let reasons = said.isEmpty ? [check.saving.reason].compactMap(\.self) : said
        return words.unsavedProfile(canSave: check.canSave, reasons: reasons)
    }

    func save(
        _ draft: FormDraft, answers: [FieldConflict: Bool], isNew: Bool
    ) async throws -> TravellersProfile {
        let typed = draft.checked(isKept: kept != nil, words: words).profile
        return try await keeper.store(typed, changedFrom: original)
    }

    func didSave(_ profile: TravellersProfile) { saved(profile) }

    func didFail(_ error: any Error, in form: (any FormView)?) {
        show(words.profileNotSaved(because: error), in: form)
    }

    func didEnd() { ended() }

    private func askWhetherToForget() {
        handler?.form?.ask(words.forgetQuestion(place: keeper.place)) { [weak self] _ in
            self?.forget()
        }
    }

    private func forget() {
        guard handler?.form != nil, !isForgetting else { return }
        isForgetting = true
        Task {
            do throws(ProfileError) {
                try await keeper.forget()
                handler?.end()
            } catch {
                isForgetting = false
                show(words.profileNotForgotten(because: error), in: handler?.form)
            }
        }
    }

    /// Shows a failure in the form, or in the view if the form is closed.
    private func show(_ failure: FailureViewModel, in form: (any FormView)?) {
        if let form { form.show(failure) } else { view?.showFailure(failure) }
    }
}
