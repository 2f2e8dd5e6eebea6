internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Opens the form for the traveller's details, and saves or removes them, or leaves them as they
/// are.
final class ProfileFormPresenter: Presenting {
    private let keeper: any StoresProfile
    private let validators: ProfileValidators
    private let words: Localizer
    private let saved: (TravellersProfile) -> Void
    private let ended: () -> Void
    private weak var view: (any DisplaysForm)?

    /// The open form. Only the presenter retains it.
    private var form: (any FormView)?
    private var handler: FormHandler<FormDraft>?
    private var shown: FormCheck?
    private var isKept = false
    private var isForgetting = false
    private var hasEnded = false
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - view: is not retained.
    ///   - saved: called after the details were saved and the form is closed.
    ///   - ended: called once, when the form is closed or could not be opened.
    init(
        keeper: any StoresProfile, validators: ProfileValidators, view: any DisplaysForm,
        words: Localizer, saved: @escaping (TravellersProfile) -> Void,
        ended: @escaping () -> Void
    ) {
        self.keeper = keeper
        self.validators = validators
        self.view = view
        self.words = words
        self.saved = saved
        self.ended = ended
    }

    func start() async {
        do throws(ProfileError) {
            open(with: try await keeper.read())
        } catch {
            view?.showFailure(words.profileNotRead(because: error))
            ended()
        }
    }

    private func open(with kept: TravellersProfile?) {
        guard let view else { return ended() }
        isKept = kept != nil
        let original = kept ?? TravellersProfile()
        let draft = FormDraft(original)
        let check = validated(draft).check
        let form = view.openForm(
            .profile(draft, check: check, place: keeper.place, isKept: isKept, words: words))
        self.form = form
        shown = check
        subscriptions +=
            form.signalPressed.filter { $0 == .forget }.onReception § eachTime § inAnyCase
            § weakly(self, ProfileFormPresenter.askWhetherToForget)
        handler = FormHandler(
            draft, in: form, signalDraft: form.signalDraft,
            check: { [weak self] in self?.check($0) ?? false },
            refused: { [weak self] _ in self?.form?.focusFirstWrongField() },
            ask: { [weak self] in self?.askWhetherToSave($0) },
            save: { [weak self] draft, _ in try await self?.save(draft, over: original) },
            failed: { [weak self, weak view, words] in
                Self.showFailure(words.profileNotSaved(because: $0), in: self?.form, or: view)
            },
            ended: { [weak self] in self?.end() })
    }

    private func validated(
        _ draft: FormDraft
    ) -> (profile: TravellersProfile, check: FormCheck) {
        validators.check(draft, isKept: isKept, words: words)
    }

    private func check(_ draft: FormDraft) -> Bool {
        let check = validated(draft).check
        if check != shown { form?.show(check) }
        shown = check
        return check.canSave
    }

    private func save(_ draft: FormDraft, over original: TravellersProfile) async throws {
        let profile = validated(draft).profile
        let kept = try await keeper.store(profile, changedFrom: original)
        dismiss()
        saved(kept)
    }

    private func askWhetherToSave(_ canSave: Bool) {
        let said = ProfileField.allCases.compactMap { shown?.complaints[FormKey($0)] }
        let reasons = said.isEmpty ? [shown?.saving.reason].compactMap(\.self) : said
        form?.ask(words.unsavedProfile(canSave: canSave, reasons: reasons))
    }

    private func askWhetherToForget() {
        form?.ask(words.forgetQuestion(place: keeper.place)) { [weak self] _ in self?.forget() }
    }

    private func forget() {
        guard form != nil, !isForgetting else { return }
        isForgetting = true
        Task { [weak self, keeper, words, weak view] in
            do throws(ProfileError) {
                try await keeper.forget()
                self?.end()
            } catch {
                self?.isForgetting = false
                Self.showFailure(
                    words.profileNotForgotten(because: error), in: self?.form, or: view)
            }
        }
    }

    /// Shows a failure in the form, or in the view if the form is closed.
    private static func showFailure(
        _ failure: FailureViewModel, in form: (any FormView)?,
        or view: (any DisplaysForm)?
    ) {
        if let form { form.show(failure) } else { view?.showFailure(failure) }
    }

    private func dismiss() {
        form?.dismiss()
        form = nil
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        dismiss()
        ended()
    }
}
