import Claims
import ClaimsFeature
import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

/// Tests that a season ticket has one paper for all its delays, from its page and from its claim.
@Suite(.freed, .timeLimit(.minutes(1)))
@MainActor
struct PaperOfSeasonTests {
    private let view = PaperSpy()
    private let id = EntryID("pass.ics")
    private let journal: JournalDouble
    private let presenter: PaperPresenter

    init() {
        let pass = Pass(
            name: "Monthly", product: "month",
            validFrom: DateTime.at(2026, 10, 1, 0, 0, .vienna).day,
            price: Fare(100, currency: "EUR"), ticketNumber: "A 47")
        journal = JournalDouble([id: .pass(pass)])
        presenter = freed(
            PaperPresenter(
                view: view, events: view.events, requests: view.requests.signal, journal: journal,
                ledger: journal, rights: SeasonRightsDouble(), gazetteer: PlacesDouble(),
                profile: ProfileStoreDouble(TravellersProfile()), editTrip: { _ in },
                showTrip: { _ in },
                editProfile: { _ in }, today: { DateTime.vienna(30, 0, 0).day },
                words: .inEnglish))
    }

    /// Adds trips on days of November, or of December with a later month.
    private func travel(_ days: ClosedRange<Int>, month: Int = 11, late minutes: Int = 60) {
        for day in days {
            let arrival = DateTime.at(2026, month, day, 9, 0, .vienna)
            var trip = Trip(
                from: "Wien", to: "Linz", service: "RJ 60",
                departure: .at(2026, month, day, 8, 0, .vienna), arrival: arrival,
                actualArrival: arrival.advanced(by: .minutes(minutes)))
            trip.ticket = .season
            journal.put(.trip(trip), as: EntryID("\(month)-\(day).ics"))
        }
    }

    /// Opens the form with remarks.
    private func form(_ request: PaperRequest, remarks: String = "") async throws -> PaperViewModel
    {
        view.requests.emit(request)
        await until("The paper", !view.messages.isEmpty)
        var draft = try #require(view.paper?.draft)
        (draft.kind, draft.language, draft.remarks) = (0, 0, remarks)
        view.screen?.drafts.emit(draft)
        return try #require(view.paper)
    }

    private func list(_ paper: PaperViewModel) -> PaperViewModel.Field? {
        paper.sections.flatMap(\.fields).first { $0.label == "Delays with the season ticket" }
    }

    @Test("It has the delays of the pot that was asked for")
    func pots() async throws {
        travel(1...2)
        travel(3...3, month: 10)
        let paper = try await form(PaperRequest(id, pot: "2026-11-01/2026-11-30"))
        #expect(paper.title == "Monthly, November 2026")
        #expect(
            list(paper)?.value == """
                Date · Service · Journey · Promised · Actual · Delay
                1 Nov 2026 · RJ 60 · Wien → Linz · 09:00 · 10:00 · 60 min
                2 Nov 2026 · RJ 60 · Wien → Linz · 09:00 · 10:00 · 60 min
                Amount: €4.00
                Rule: the tariff
                """)
        for line in [
            "[x] Compensation for repeated delays with a season ticket", "Price: €100.00",
            "Ticket or booking number: A 47",
        ] {
            #expect(paper.sheet.text.contains("\n\(line)\n"))
        }
        #expect(paper.verdict == "2 cases: €4.00" && paper.draft.reference == "A 47")
    }

    @Test(
        "A ticket of which the journal has no price has the one that everybody pays",
        arguments: [PaperKind.form, .delayRepay, .letter])
    func price(_ kind: PaperKind) async throws {
        journal.put(
            .pass(
                Pass(
                    name: "Monthly", product: "month",
                    validFrom: DateTime.at(2026, 10, 1, 0, 0, .vienna).day)), as: id)
        travel(1...2)
        var draft = try await form(PaperRequest(id)).draft
        draft.kind = try #require(PaperKind.allCases.firstIndex(of: kind))
        view.screen?.drafts.emit(draft)
        let text = try #require(view.paper).sheet.text
        #expect(text.contains("\nPrice: €49.00\n"))
        #expect(text.contains("€4.00"))
        // A list of journeys, each on its line.
        #expect(text.contains("\n2 Nov 2026 · RJ 60 · Wien → Linz · 09:00 · 10:00 · 60 min\n"))
    }

    @Test("Without one it is that with the deadline that comes first")
    func first() async throws {
        travel(1...2)
        travel(3...4, month: 10)
        #expect(try await form(PaperRequest(id)).title == "Monthly, October 2026")
    }

    @Test("The paper of a claim of several trips has all of them, under what it is for")
    func claim() async throws {
        travel(1...3)
        let about = [id] + (1...3).map { EntryID("11-\($0).ics") }
        let claim = EntryID("claim.ics")
        journal.put(
            .claim(
                Claim(
                    subject: "Monthly, November 2026", amount: Fare(6, currency: "EUR"),
                    about: about.map { EntryRelation(uid: "uid of \($0)", id: $0) })), as: claim)
        let paper = try await form(PaperRequest(claim))
        #expect(paper.title == "Monthly, November 2026")
        #expect(list(paper)?.value.split(separator: "\n").count == 6)
        // The amount of the claim counts, not the sum of the delays.
        #expect(list(paper)?.value.contains("\nAmount: €6.00\n") == true)
        #expect(paper.verdict == "Claim not sent yet: €6.00" && paper.draft.reference == "A 47")
    }

    @Test(
        "A letter and a sheet for a portal name what the delays come to, or what the claim asks for",
        arguments: [PaperKind.letter, .delayRepay])
    func amount(_ kind: PaperKind) async throws {
        travel(1...3)
        let claim = EntryID("claim.ics")
        let about = [id, EntryID("11-1.ics"), EntryID("11-2.ics"), EntryID("11-3.ics")]
        journal.put(
            .claim(
                Claim(
                    subject: "What is left", amount: Fare(5, currency: "EUR"),
                    about: about.map { EntryRelation(uid: "uid of \($0)", id: $0) })), as: claim)
        for (request, amount) in [(PaperRequest(id), "€6.00"), (PaperRequest(claim), "€5.00")] {
            view.forget()
            var draft = try await form(request).draft
            draft.kind = try #require(PaperKind.allCases.firstIndex(of: kind))
            view.screen?.drafts.emit(draft)
            let paper = try #require(view.paper)
            let field = paper.sections.flatMap(\.fields).first { $0.label == "Amount" }
            #expect(field?.value == amount)
            #expect(paper.sheet.text.contains(amount))
            view.screen?.closing.emit(())
        }
    }

    @Test("A list that the form has no room for is enclosed, and nothing of it is lost")
    func long() async throws {
        travel(1...30)
        let fits = try await form(PaperRequest(id), remarks: "")
        #expect(list(fits)?.value.count ?? 0 <= 2_500)
        // With the headings, the amount and the rule.
        #expect(list(fits)?.value.split(separator: "\n").count == 33)
        // With remarks it is too long.
        var draft = fits.draft
        draft.remarks = String(repeating: "x", count: 900)
        view.screen?.drafts.emit(draft)
        let paper = try #require(view.paper)
        #expect(list(paper)?.value == "See the list enclosed.")
        #expect(
            list(paper)?.reason
                == "The list is longer than the 2,500 characters that the form takes, and is enclosed."
        )
        #expect(paper.sheet.text.contains("\n\(draft.remarks)\n"))
        for day in 1...30 {
            #expect(
                paper.sheet.text.contains(
                    "\n\(day) Nov 2026 · RJ 60 · Wien → Linz · 09:00 · 10:00 · 60 min\n"))
        }
        // Other papers have room for all.
        draft.kind = 1
        view.screen?.drafts.emit(draft)
        #expect(view.paper.flatMap(list)?.value.split(separator: "\n").count == 31)
    }

    @Test("Writing the paper of a pot claims the rest in it, about the ticket, once")
    func recorded() async throws {
        travel(1...3)
        let draft = try await form(PaperRequest(id), remarks: "").draft
        view.screen?.drafts.emit(draft)
        view.screen?.writing.emit()
        view.screen?.writing.emit()
        await journal.untilWritten(1)
        for _ in 0..<1_000 { await Task.yield() }
        let claims = await journal.claims().map(\.claim)
        #expect(claims.count == 1)
        #expect(claims.first?.steps.map(\.kind) == [.written])
        #expect(claims.first?.about.first?.id == id && claims.first?.about.count == 4)
    }

    @Test("Without delays that count it says which do", arguments: [false, true])
    func nothing(hasTrip: Bool) async {
        if hasTrip { travel(1...1, late: 19) }
        view.requests.emit(PaperRequest(id))
        await until("The paper", !view.messages.isEmpty)
        guard case .failure(let failure)? = view.messages.first else {
            Issue.record("It opened a paper.")
            return
        }
        #expect(failure.title == "No claim can be written.")
        #expect(failure.reason.hasPrefix("No qualifying delays yet."))
    }
}
