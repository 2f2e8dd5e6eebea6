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

    private var handler: FormHandler<TravellersProfile>?
    private var isForgetting = false
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
        let original = kept ?? TravellersProfile()
        let draft = FormDraft(original)
        let read = { [validators, words] draft in
            validators.check(draft, isKept: kept != nil, words: words)
        }
        let check = read(draft).check
        let form = view.openForm(
            .profile(
                draft, check: check, place: keeper.place, isKept: kept != nil, words: words))
        subscriptions +=
            form.signalEvent.filter { $0 == .pressed(.forget) }.onReception § eachTime § inAnyCase
            § weakly(self, ProfileFormPresenter.askWhetherToForget)
        handler = FormHandler(
            draft, in: form, shown: check, check: { draft, _ in read(draft).check },
            question: { [words] check in
                let said = ProfileField.allCases.compactMap { check.complaints[FormKey($0)] }
                let reasons = said.isEmpty ? [check.saving.reason].compactMap(\.self) : said
                return words.unsavedProfile(canSave: check.canSave, reasons: reasons)
            },
            save: { [keeper] draft, _ in
                try await keeper.store(read(draft).profile, changedFrom: original)
            },
            saved: saved,
            failed: { [weak view, words] in
                Self.showFailure(words.profileNotSaved(because: $0), in: $1, or: view)
            }, ended: ended)
    }

    private func askWhetherToForget() {
        handler?.form?.ask(words.forgetQuestion(place: keeper.place)) { [weak self] _ in
            self?.forget()
        }
    }

    private func forget() {
        guard handler?.form != nil, !isForgetting else { return }
        isForgetting = true
        Task { [weak self, keeper, words, weak view] in
            do throws(ProfileError) {
                try await keeper.forget()
                self?.handler?.end()
            } catch {
                self?.isForgetting = false
                Self.showFailure(
                    words.profileNotForgotten(because: error), in: self?.handler?.form, or: view)
            }
        }
    }

    /// Shows a failure in the form, or in the view if the form is closed.
    private static func showFailure(
        _ failure: FailureViewModel, in form: (any FormView)?, or view: (any DisplaysFailure)?
    ) {
        if let form { form.show(failure) } else { view?.showFailure(failure) }
    }
}
