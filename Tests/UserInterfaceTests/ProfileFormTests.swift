import ClaimsFeature
import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The form for the traveller's details")
    struct ProfileFormTests {
        private let opened: OpenForms
        private let form: FormWindow

        init() throws {
            opened = try OpenForms()
            form = try opened.profile()
        }

        private func entry(_ name: String) throws -> Entry {
            try #require(form.field(Entry.self, name))
        }

        private var save: Button? { form.titlebar?.button("_Save") }

        @Test("Each change of a field is a draft of all fields")
        func drafting() throws {
            try entry("Name").type("Ada Example")
            try #require(form.field(TextView.self, "Address")).type("1 Main Street\n1010 Wien")
            try entry("Email").type("ada@example.org")
            try entry("Telephone").type("112")
            try entry("IBAN").type("AT61 1904")
            try entry("BIC").type("BKAUATWW")
            try entry("Account holder").type("Bob")
            #expect(
                opened.profileDrafts.last
                    == FormDraft.profile(
                        name: "Ada Example", address: "1 Main Street\n1010 Wien",
                        email: "ada@example.org", telephone: "112", iban: "AT61 1904",
                        bic: "BKAUATWW", accountHolder: "Bob"))
        }

        @Test(
            "It begins with the saved details and their place, and the name has the focus")
        func beginning() throws {
            #expect(form.title == "Personal Details")
            #expect(
                form.words.contains {
                    $0.hasSuffix("Stored only on this computer, in ~/profile.")
                })
            #expect(try entry("Name").text == "Ada" && entry("Name").isFocus)
            #expect(form.field(TextView.self, "Address")?.text == "1 Main Street")
            #expect(try entry("IBAN").text == "AT61 1904 3002 3457 3201")
        }

        @Test(
            "An error is below its field and read by assistive technology; Save has the reason"
        )
        func wrong() throws {
            form.show(
                FormCheck(
                    complaints: [.iban: "Too short."], doubts: [.bic: "Is it?"], canSave: false,
                    saving: .unavailable(because: "Correct it first.")))
            #expect(form.words.contains("Too short.") && form.words.contains("Is it?"))
            #expect(try entry("IBAN").accessibleDescription == "Too short.")
            let doubt = try #require(form.shown(Label.self).first { $0.text == "Is it?" })
            let complaint = try #require(form.shown(Label.self).first { $0.text == "Too short." })
            #expect(complaint.hasStyleClass("counterfoil-complaint"))
            #expect(!doubt.hasStyleClass("counterfoil-complaint"))
            #expect(save?.isSensitive == false && save?.tooltip == "Correct it first.")
            form.focusFirstWrongField()
            #expect(try entry("IBAN").isFocus)
            form.show(FormCheck(canSave: true))
            #expect(!form.words.contains("Too short.") && !form.words.contains("Is it?"))
            #expect(save?.isSensitive == true && save?.tooltip == nil)
        }

        @Test(
            "A valid value takes its printed form once its field is left, and is a draft"
        )
        func written() throws {
            let iban = try entry("IBAN")
            iban.grabFocus()
            iban.type("at611904300234573201")
            form.show(
                FormCheck(
                    written: [.iban: "AT61 1904 3002 3457 3201"], canSave: true))
            #expect(iban.text == "at611904300234573201")
            try entry("Name").grabFocus()
            Display.settle()
            #expect(iban.text == "AT61 1904 3002 3457 3201")
            #expect(opened.profileDrafts.last?[FormKey.iban] == "AT61 1904 3002 3457 3201")
        }

        @Test("Enter saves from every field of one line")
        func enter() throws {
            let fields = form.shown(Entry.self)
            #expect(fields.count == 7)
            for (count, field) in fields.enumerated() {
                field.grabFocus()
                form.press(.enter)
                #expect(Display.turn { opened.count(of: .save) == count + 1 }, "\(count)")
            }
        }

        @Test("Forget asks, and only what answers so forgets")
        func forgetting() throws {
            try #require(form.button("Delete Details…")).click()
            #expect(opened.messages.last == .forget)
            var answers: [Int] = []
            let question = Localizer.inEnglish.forgetQuestion(place: "~/profile")
            form.ask(question) { answers.append($0) }
            try #require(form.questionOnShow as? MessageDialog).respond(.cancel)
            #expect(Display.turn { form.questionOnShow == nil })
            #expect(answers == [])
            form.ask(question) { answers.append($0) }
            try #require(form.questionOnShow as? MessageDialog).respond(Response(rawValue: 1))
            #expect(answers == [0])
        }

        @Test("Where nothing is kept there is nothing to forget")
        func nothingKept() throws {
            #expect(try opened.profile(isKept: false).button("Delete Details…") == nil)
        }

        @Test("Closed, it goes when its presenter does, with everything that was typed into it")
        func freed() throws {
            try WindowStage().expectFreed(
                .profile(
                    .ada, check: FormCheck(canSave: true), place: "~/profile", isKept: true,
                    words: .inEnglish))
        }

        @Test("The menu asks for it")
        func menu() throws {
            var asked = 0
            opened.stage.main.events.claims.profile.hear { _ in asked += 1 }
            opened.stage.window.activate("profile")
            #expect(asked == 1)
        }
    }
}
