internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

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
