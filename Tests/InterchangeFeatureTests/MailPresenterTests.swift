import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing

/// Tests that a row is sent by e-mail as its text, with an attached calendar.
@MainActor
@Suite(.freed)
struct MailPresenterTests {
    private static let row = EntryReference(id: "a.ics", text: "A/B → C, 9:00", isOfJourney: true)

    private func message(in stage: InterchangeStage) async -> EntryMessage? {
        var found: EntryMessage?
        await stage.view.messages.until {
            if case .mail(let message) = $0 { found = message }
            return found != nil
        }
        return found
    }

    @Test("All legs of a journey are in the calendar, and its name is one that a file may have")
    func journey() async {
        let stage = InterchangeStage.ofJourney()
        stage.view.mailing.emit(Self.row)
        let message = await message(in: stage)
        #expect(message?.subject == "A/B → C, 9:00")
        #expect(message?.text == "A/B → C, 9:00\n")
        #expect(message?.fileName == "A-B → C, 9:00.ics")
        #expect(message.map { String(decoding: $0.calendar, as: UTF8.self) } == "a.ics b.ics")
        #expect(stage.view.messages.all.count == 1)
    }

    @Test("A name that is too long for a file is cut short")
    func longName() async {
        let stage = InterchangeStage([EntryID("a.ics"): .film(Film(title: "Ran"))])
        let text = String(repeating: "é", count: 300)
        stage.view.mailing.emit(EntryReference(id: "a.ics", text: text, isOfJourney: false))
        let message = await message(in: stage)
        #expect(message?.subject == text)
        #expect((message?.fileName.utf8.count ?? 0) < 200)
        #expect(message?.fileName.hasSuffix("é.ics") == true)
    }

    @Test(
        "What became of it is said only where it failed",
        arguments: [
            (MailOutcome.handedOn, nil), (.cancelled, nil), (.failed("No."), "No."),
            (.failed(nil), "No email program is set up. Choose one in Settings."),
        ])
    func outcome(_ outcome: MailOutcome, reason: String?) async {
        let stage = InterchangeStage([EntryID("a.ics"): .film(Film(title: "Ran"))])
        stage.view.mailOutcome = outcome
        stage.view.mailing.emit(EntryReference(id: "a.ics", text: "Ran", isOfJourney: false))
        await stage.view.messages.until(count: reason == nil ? 1 : 2)
        let reasons = stage.view.messages.all.compactMap {
            if case .failure(let failure) = $0 { failure.reason } else { nil }
        }
        #expect(reasons == [reason].compactMap { $0 })
    }

    @Test("What cannot be read is not sent, and that is said")
    func unreadable() async {
        let stage = InterchangeStage([EntryID("a.ics"): .film(Film(title: "Ran"))])
        stage.exporter.failure = .journal(.missingFolder(path: "/journal"))
        stage.view.mailing.emit(EntryReference(id: "a.ics", text: "Ran", isOfJourney: false))
        await stage.view.messages.until(count: 1)
        guard case .failure(let failure) = stage.view.messages.all[0] else {
            Issue.record("nothing was said")
            return
        }
        #expect(failure.title == "The email could not be started.")
        #expect(failure.reason.contains("/journal"))
    }
}
