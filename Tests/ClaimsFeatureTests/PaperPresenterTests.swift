import Claims
import ClaimsFeature
import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("What goes onto a paper", .freed, .timeLimit(.minutes(1)))
struct PaperPresenterTests {
    private final class Led {
        var trips: [EntryID] = []
        var pages: [EntryID] = []
        var profiles = 0
        var saved: () -> Void = {}
    }

    private static let late: Trip = {
        let departure = DateTime.at(2026, 11, 20, 9, 0, .vienna)
        let arrival = DateTime.at(2026, 11, 20, 11, 0, .vienna)
        return Trip(
            from: "Wien Hbf", to: "Graz Hbf", service: "RJ 60", departure: departure,
            arrival: arrival, actualArrival: arrival.advanced(by: .minutes(61)),
            fare: Fare(80, currency: "EUR"))
    }()

    private let view = PaperSpy()
    private let led = Led()
    private let journal: JournalDouble
    private let keeper = ProfileStoreDouble(TravellersProfile(name: "Ada Example"))
    private let presenter: PaperPresenter

    init() {
        journal = JournalDouble([EntryID("a.ics"): .trip(Self.late)])
        presenter = freed(
            PaperPresenter(
                view: view, events: view.events, requests: view.requests.signal, journal: journal,
                ledger: journal, rights: RightsDouble(evidence: [.ticket], excludes: [.refunded]),
                gazetteer: PlacesDouble(),
                profile: keeper,
                editTrip: { [led] in led.trips.append($0) },
                showTrip: { [led] in led.pages.append($0) },
                editProfile: { [led] saved in
                    led.profiles += 1
                    led.saved = saved
                },
                today: { CalendarDay(year: 2026, month: 11, day: 23) }, words: .inEnglish))
    }

    private func open() async throws -> PaperViewModel {
        view.claims.emit("a.ics")
        await until("The paper", !view.messages.isEmpty)
        guard case .open(let paper)? = view.messages.first else {
            throw JournalError.entryGone(EntryID("a.ics"))
        }
        return paper
    }

    private func field(_ label: String, _ paper: PaperViewModel?) -> PaperViewModel.Field? {
        paper?.sections.flatMap(\.fields).first { $0.label == label }
    }

    @Test("It says what stands in a field, or why nothing does and where it is filled in")
    func fields() async throws {
        let paper = try await open()
        #expect(paper.title == "Wien Hbf → Graz Hbf")
        #expect(paper.schemes == ["Austria’s railways"])
        // The scheme names no paper, so that there is evidence first.
        #expect(paper.kinds[paper.draft.kind] == "Evidence of the journey")
        #expect(paper.verdict == "€20.00 (25% of €80.00) · claim by 20 Feb 2027")
        // It claims nothing.
        #expect(paper.conditions == [])
        #expect(field("Delay at the destination", paper)?.value == "61 min")
        let departed = field("Actual departure", paper)
        #expect(departed?.isMissing == true && departed?.value == "")
        #expect(departed?.reason == "The actual departure is not recorded.")
        // No form has it: it is recorded on the trip's page.
        #expect(departed?.place == .record("a.ics"))
        let missed = field("Connection missed at", paper)
        #expect(missed?.isMissing == false && missed?.place == nil)
        #expect(missed?.reason == "Left empty: no missed connection")
        #expect(paper.summary == "2 required fields are still empty")
        // The operator, before the departure.
        #expect(paper.firstMissing?.place == .trip("a.ics"))
    }

    @Test("Choices change what goes in, and are there again when it is opened again")
    func choices() async throws {
        var draft = try await open().draft
        draft.kind = 0
        draft.reference = "QX7"
        draft.declaresTruth = true
        view.screen?.drafts.emit(draft)
        #expect(field("Ticket or booking number", view.paper)?.value == "QX7")
        #expect(field("Truth", view.paper)?.isMissing == false)
        #expect(field("Consent", view.paper)?.reason == "Optional: Not agreed to yet.")
        #expect(field("IBAN", view.paper)?.place == .profile)
        #expect(view.paper?.sheet.text.contains("Ticket or booking number: QX7") == true)
        #expect(view.paper?.conditions.map(\.text) == ["Ticket", "The fare is refunded"])
        draft.language = 1
        view.screen?.drafts.emit(draft)
        #expect(view.paper?.sheet.title == "Antrag an ein Eisenbahnunternehmen")
        view.screen?.closing.emit()
        #expect(view.messages.last == .dismiss)
        view.forget()
        #expect(try await open().draft == draft)
    }

    @Test("What was paid on the way is asked for, and what cannot be read is said and left out")
    func costs() async throws {
        var draft = try await open().draft
        #expect(
            view.paper?.costs.reason
                == "Only the EU rail form has fields for expenses and earlier claims.")
        draft.kind = 0
        draft.meals = "12.50"
        draft.hotel = "EUR 90"
        draft.earlierDay = "31 November"
        view.screen?.drafts.emit(draft)
        #expect(view.paper?.costs == .available)
        #expect(
            view.paper?.complaints == [
                .meals: "“12.50” is not an amount: write it such as 22.48 EUR.",
                .earlierDay: "“31 November” is not a date.",
            ])
        #expect(field("Costs to be reimbursed", view.paper)?.value == "Hotel: €90.00")
        #expect(
            field("Earlier request", view.paper)?.reason
                == "Left empty: no earlier claim recorded")
        draft.meals = "12.50 EUR"
        draft.earlierDay = "2026-11-21"
        view.screen?.drafts.emit(draft)
        #expect(view.paper?.complaints == [:])
        #expect(
            field("Costs to be reimbursed", view.paper)?.value
                == "Hotel: €90.00\nMeals and refreshments: €12.50")
        #expect(
            field("Earlier request", view.paper)?.value
                == "21 November 2026")
        // A letter has no field for it, and what was typed is kept.
        draft.kind = 2
        view.screen?.drafts.emit(draft)
        #expect(view.paper?.draft.meals == "12.50 EUR" && view.paper?.costs != .available)
        view.screen?.closing.emit()
        view.forget()
        #expect(try await open().draft == draft)
    }

    @Test("An earlier request is what was sent for the same journey, and can be taken out")
    func earlier() async throws {
        var claim = Claim(
            subject: "Wien Hbf → Graz Hbf", recipient: "ÖBB", amount: Fare(20, currency: "EUR"),
            steps: [ClaimStep(.written, on: CalendarDay(year: 2026, month: 11, day: 20))],
            about: [EntryRelation(uid: "uid-of-a", id: EntryID("a.ics"))])
        let id = EntryID("claim.ics")
        journal.put(.claim(claim), as: id)
        #expect(try await open().draft.earlier == "")
        view.screen?.closing.emit()
        view.forget()
        claim.steps.append(ClaimStep(.sent, on: CalendarDay(year: 2026, month: 11, day: 21)))
        journal.put(.claim(claim), as: id)
        var draft = try await open().draft
        #expect(draft.earlier == "20 EUR")
        draft.kind = 0
        view.screen?.drafts.emit(draft)
        let label = "Earlier request"
        #expect(field(label, view.paper)?.value == "21 November 2026, ÖBB, €20.00")
        (draft.earlier, draft.earlierDay) = ("", "")
        view.screen?.drafts.emit(draft)
        #expect(field(label, view.paper)?.value == "")
        view.screen?.closing.emit()
        view.forget()
        // It stays out, also where the claim says something else later.
        #expect(try await open().draft == draft)
        view.screen?.closing.emit()
        view.forget()
        claim.amount = Fare(30, currency: "EUR")
        journal.put(.claim(claim), as: id)
        #expect(try await open().draft.earlier == "")
    }

    @Test("A choice that there is not changes nothing")
    func impossible() async throws {
        var draft = try await open().draft
        view.forget()
        draft.language = 17
        view.screen?.drafts.emit(draft)
        #expect(view.messages == [])
    }

    @Test("A missing value leads to the place to fill it in, once the paper is closed")
    func fillIn() async throws {
        _ = try await open()
        view.forget()
        view.screen?.places.emit(.trip("a.ics"))
        #expect(view.messages == [.dismiss])
        #expect(led.trips == [EntryID("a.ics")])
        view.forget()
        _ = try await open()
        view.screen?.places.emit(.record("a.ics"))
        #expect(led.pages == [EntryID("a.ics")] && led.trips.count == 1)
        view.forget()
        _ = try await open()
        view.screen?.places.emit(.profile)
        #expect(led.profiles == 1)
        // Once they are saved, the paper is there again.
        view.forget()
        led.saved()
        await until("The paper", !view.messages.isEmpty)
        #expect(view.messages.count == 1)
        led.saved = {}
    }

    @Test("A claim leads to the paper of its trip, and is written once that is saved")
    func ofClaim() async throws {
        let claim = EntryID("claim.ics")
        let rule = CalendarDay(year: 2026, month: 11, day: 1).map {
            ClaimRule(scheme: "at-test", rule: "hour", edition: $0)
        }
        journal.put(
            .claim(
                Claim(
                    subject: "Wien Hbf → Graz Hbf", rule: rule,
                    about: [EntryRelation(uid: "uid-of-a", id: EntryID("a.ics"))])), as: claim)
        view.claims.emit(claim.rawValue)
        await until("The paper", !view.messages.isEmpty)
        var draft = try #require(view.paper?.draft)
        #expect(view.paper?.title == "Wien Hbf → Graz Hbf")
        // Evidence alone claims nothing.
        view.screen?.writing.emit()
        #expect(journal.writes.isEmpty)
        draft.kind = PaperKind.allCases.firstIndex(of: .form) ?? 0
        view.screen?.drafts.emit(draft)
        view.screen?.writing.emit()
        await journal.untilWritten(1)
        let today = CalendarDay(year: 2026, month: 11, day: 23)
        guard case .claim(let written)? = journal[claim] else { throw JournalError.cancelled }
        #expect(written.steps == [ClaimStep(.written, on: today)])
    }

    @Test("Writing from a trip makes its claim, once, and Undo takes back what was recorded")
    func ofTrip() async throws {
        let undoable = UndoableJournal(journal)
        let view = PaperSpy()
        let presenter = freed(
            PaperPresenter(
                view: view, events: view.events, requests: view.requests.signal, journal: undoable,
                ledger: journal, rights: RightsDouble(), gazetteer: PlacesDouble(),
                profile: keeper, editTrip: { _ in }, showTrip: { _ in }, editProfile: { _ in },
                today: { CalendarDay(year: 2026, month: 11, day: 23) }, words: .inEnglish))
        view.claims.emit("a.ics")
        await until("The paper", !view.messages.isEmpty)
        var draft = try #require(view.paper?.draft)
        draft.kind = 0
        draft.reference = " QX7 "
        view.screen?.drafts.emit(draft)
        view.screen?.writing.emit()
        view.screen?.writing.emit()
        // The claim and the number, and nothing the second time.
        await journal.untilWritten(2)
        for _ in 0..<1_000 { await Task.yield() }
        #expect(journal.writes == [.add(EntryID("entry-1.ics")), .change(EntryID("a.ics"))])
        guard case .claim(let claim)? = journal[EntryID("entry-1.ics")],
            case .trip(let trip)? = journal[EntryID("a.ics")]
        else { throw JournalError.cancelled }
        let today = CalendarDay(year: 2026, month: 11, day: 23)
        #expect(claim.steps == [ClaimStep(.written, on: today)])
        #expect(claim.amount == Fare(20, currency: "EUR"))
        #expect(claim.about.map(\.id) == [EntryID("a.ics")])
        // It is no number that the recipient gave it.
        #expect(trip.ticketNumber == "QX7" && claim.reference == "")
        try await undoable.steps.undo()
        #expect(journal[EntryID("entry-1.ics")] == nil)
        #expect(journal[EntryID("a.ics")] == .trip(Self.late))
        withExtendedLifetime(presenter) {}
    }

    @Test("Where a paper was signed is there for the next one")
    func place() async throws {
        var draft = try await open().draft
        draft.kind = 0
        draft.place = "Wien"
        view.screen?.drafts.emit(draft)
        #expect(keeper.kept?.place == "")
        view.screen?.writing.emit()
        await until("The details are kept", keeper.kept?.place == "Wien")
        #expect(keeper.kept == TravellersProfile(name: "Ada Example", place: "Wien"))
        view.screen?.closing.emit()
        view.forget()
        journal.put(.trip(Self.late), as: EntryID("b.ics"))
        view.claims.emit("b.ics")
        await until("The paper", !view.messages.isEmpty)
        #expect(view.paper?.draft.place == "Wien")
    }

    @Test("A trip that is gone is said")
    func gone() async {
        view.claims.emit("b.ics")
        await until("The paper", !view.messages.isEmpty)
        #expect(
            view.messages == [
                .failure(
                    FailureViewModel(
                        title: "No claim can be written.",
                        reason: "b.ics is not a trip of this journal."))
            ])
    }
}
