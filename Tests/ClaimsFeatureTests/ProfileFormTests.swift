import Domain
import EntryFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import ClaimsFeature

/// Tests of the form for the traveller's details, from its request to the saved file.
@Suite(.freed, .timeLimit(.minutes(1)))
struct ProfileFormTests {
    private let words = Localizer.inEnglish
    /// The check digits of the IBAN are wrong.
    private let ada = TravellersProfile(
        name: "Ada", address: "1 Main Street\nWien", iban: "AT611904300234573202")

    private func form(
        _ draft: FormDraft, _ check: FormCheck, isKept: Bool
    ) -> ProfileViewSpy.Message {
        .form(
            .profile(
                draft, check: check, place: "~/.config/counterfoil/profile", isKept: isKept,
                words: words))
    }

    @Test("The menu opens an empty form that cannot be saved, once")
    func menu() async {
        let stage = ProfileStage()
        stage.view.profile.emit()
        stage.view.profile.emit()
        await stage.view.messages.until(count: 1)
        stage.view.profile.emit()
        stage.view.forms.last?.cancel.emit()
        #expect(stage.messages == [form(FormDraft.profile(), .empty, isKept: false), .closed])
        stage.view.profile.emit()
        await stage.view.messages.until(count: 3)
        #expect(stage.view.forms.count == 2)
        stage.view.forms.last?.cancel.emit()
    }

    @Test("The form begins with the saved details, the IBAN in groups, and shows its error")
    func existing() async {
        let stage = ProfileStage(ada)
        stage.view.profile.emit()
        await stage.view.messages.until(count: 1)
        let draft = FormDraft.profile(
            name: "Ada", address: "1 Main Street\nWien", iban: "AT61 1904 3002 3457 3202")
        let check = FormCheck.wrong([.iban: words.sentence(IBANError.checkDigits)])
        #expect(stage.messages == [form(draft, check, isKept: true)])
        stage.view.forms.last?.cancel.emit()
    }

    @Test("Each field is checked while it is typed, and only if it is filled in")
    func checking() async throws {
        let stage = ProfileStage()
        let form = try #require(await stage.open())
        form.draft.emit(FormDraft.profile(name: "A"))
        form.draft.emit(FormDraft.profile(name: "Ad"))
        form.draft.emit(FormDraft.profile(name: "Ad", email: "x"))
        form.draft.emit(FormDraft.profile(name: "Ad", email: "x", iban: "x", bic: "x"))
        form.draft.emit(
            FormDraft.profile(name: "Ad", email: "ada@example.org", iban: " ", bic: "bkauatww"))
        form.draft.emit(FormDraft.profile(name: " ", address: "\n"))
        let (email, iban) = (words.sentence(EmailError.noAt), words.sentence(IBANError.noCountry))
        #expect(
            stage.messages == [
                .check(.right), .check(.wrong([.email: email])),
                .check(
                    .wrong([.email: email, .iban: iban, .bic: words.sentence(BICError.length(1))])),
                .check(FormCheck(written: [.bic: "BKAUATWW"], canSave: true)),
                .check(.empty),
            ])
        form.discard.emit()
    }

    @Test("A doubt about the bank is told and can be saved")
    func doubt() async throws {
        let stage = ProfileStage()
        let form = try #require(await stage.open())
        let (iban, bic) = ("AT61 1904 3002 3457 3201", "DEUTDEFF")
        form.draft.emit(FormDraft.profile(iban: iban, bic: bic))
        #expect(
            stage.messages == [
                .check(
                    FormCheck(
                        doubts: [.bic: words.doubt(bic: bic, iban: "AT")],
                        written: [.iban: iban, .bic: bic], canSave: true))
            ])
        form.discard.emit()
    }

    @Test("Saving normalises the details, and passes them to the caller")
    func saving() async throws {
        let stage = ProfileStage(ada)
        let form = try #require(await stage.open())
        form.draft.emit(
            FormDraft.profile(
                name: " Ada ", address: "\n1 Main Street \n\n 1010 Wien\n",
                email: " ada@example.org", telephone: " 1 ", iban: "at611904300234573201",
                bic: "bkauatww", accountHolder: " Bob "))
        stage.view.messages.removeAll()
        form.save.emit()
        await stage.view.messages.until(count: 1)
        let kept = TravellersProfile(
            name: "Ada", address: "1 Main Street\n1010 Wien", email: "ada@example.org",
            telephone: "1", iban: "AT611904300234573201", bic: "BKAUATWW", accountHolder: "Bob")
        #expect(stage.messages == [.closed])
        #expect(stage.keeper.kept == kept && stage.saved == [kept])
        #expect(stage.keeper.originals == [ada])
    }

    @Test("Nothing is saved while something is wrong, or nothing is filled in")
    func refused() async throws {
        let stage = ProfileStage()
        let form = try #require(await stage.open())
        form.save.emit()
        form.draft.emit(FormDraft.profile(email: "x"))
        form.save.emit()
        #expect(
            stage.messages == [
                .focusedWrongField, .check(.wrong([.email: words.sentence(EmailError.noAt)])),
                .focusedWrongField,
            ])
        #expect(stage.keeper.kept == nil && stage.saved == [])
        form.discard.emit()
    }

    @Test("Why it was not saved is shown in the form, and saving again can succeed")
    func failing() async throws {
        let stage = ProfileStage()
        let form = try #require(await stage.open())
        form.draft.emit(FormDraft.profile(name: "Ada"))
        let error = ProfileError.damaged(path: "/profile", line: 3)
        stage.keeper.failure = error
        form.save.emit()
        await stage.view.messages.until(count: 2)
        #expect(
            stage.messages == [
                .check(.right), .formFailure(words.profileNotSaved(because: error)),
            ])
        stage.keeper.failure = nil
        form.save.emit()
        await stage.view.messages.until(count: 3)
        #expect(stage.messages.last == .closed && stage.saved == [TravellersProfile(name: "Ada")])
    }

    @Test("What fails after the form was closed is told by the window")
    func failingLate() async throws {
        let stage = ProfileStage()
        let form = try #require(await stage.open())
        form.draft.emit(FormDraft.profile(name: "Ada"))
        stage.keeper.gate.isClosed = true
        form.save.emit()
        await stage.keeper.gate.untilHeld()
        form.cancel.emit()
        let error = ProfileError.notKept(path: "/profile", reason: .said("It broke."))
        stage.keeper.failure = error
        stage.keeper.gate.letOneGo()
        await stage.view.messages.until(count: 3)
        #expect(
            stage.messages == [
                .check(.right), .closed, .failure(words.profileNotSaved(because: error)),
            ])
    }

    @Test("What cannot be read opens no form and says why, and can be asked for again")
    func unreadable() async {
        let stage = ProfileStage()
        let error = ProfileError.exposed(path: "/profile")
        stage.keeper.failure = error
        stage.view.profile.emit()
        await stage.view.messages.until(count: 1)
        #expect(stage.messages == [.failure(words.profileNotRead(because: error))])
        stage.keeper.failure = nil
        stage.view.profile.emit()
        await stage.view.messages.until(count: 2)
        #expect(stage.view.forms.count == 1)
        stage.view.forms.last?.cancel.emit()
    }

    @Test("Leaving after typing asks, and shows the error")
    func leaving() async throws {
        let stage = ProfileStage(ada)
        let form = try #require(await stage.open())
        form.draft.emit(FormDraft.profile(name: "Ada", email: "x"))
        form.cancel.emit()
        form.draft.emit(FormDraft.profile())
        form.cancel.emit()
        form.draft.emit(FormDraft.profile(name: "Eve"))
        form.cancel.emit()
        form.save.emit()
        await stage.view.messages.until { $0 == .closed }
        let noAt = words.sentence(EmailError.noAt)
        let empty = words.nothingToSave(isKept: true)
        #expect(
            stage.messages == [
                .check(.wrong([.email: noAt])),
                .unsaved(words.unsavedProfile(canSave: false, reasons: [noAt])),
                .check(FormCheck.unsavable(because: empty)),
                .unsaved(words.unsavedProfile(canSave: false, reasons: [empty])),
                .check(.right), .unsaved(words.unsavedProfile(canSave: true, reasons: [])), .closed,
            ])
        #expect(stage.saved == [TravellersProfile(name: "Eve")])
    }

    @Test("Forgetting asks first, removes the saved details and closes the form without saving")
    func forgetting() async throws {
        let stage = ProfileStage(ada)
        let form = try #require(await stage.open())
        form.pressed.emit(.forget)
        let question = words.forgetQuestion(place: "~/.config/counterfoil/profile")
        #expect(stage.messages == [.question(question)])
        #expect(stage.keeper.kept == ada)
        form.answer?(0)
        await stage.view.messages.until { $0 == .closed }
        #expect(stage.messages == [.question(question), .closed])
        #expect(stage.keeper.kept == nil && stage.saved == [])
    }

    @Test("Why it was not forgotten is shown in the form, which can be tried again")
    func notForgotten() async throws {
        let stage = ProfileStage(ada)
        let form = try #require(await stage.open())
        form.pressed.emit(.forget)
        let error = ProfileError.notForgotten(path: "/profile", reason: .said("It broke."))
        stage.keeper.failure = error
        form.answer?(0)
        await stage.view.messages.until(count: 2)
        #expect(stage.messages.last == .formFailure(words.profileNotForgotten(because: error)))
        stage.keeper.failure = nil
        form.answer?(0)
        await stage.view.messages.until { $0 == .closed }
        #expect(stage.keeper.kept == nil)
    }
}
