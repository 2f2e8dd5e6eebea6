import Claims
import Domain
import Foundation
import Gtk
import GtkTestSupport
import TestSupport
import Testing
import Wording

@testable import ClaimsFeature
@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What goes onto a paper, before it is written")
    struct PaperWindowTests {
        private let parent: Window
        private let window: PaperWindow
        private let events = WindowEvents()
        private let folder: ScratchFolder

        init() throws {
            try Display.start()
            Style.install()
            folder = try ScratchFolder()
            parent = Window()
            window = PaperWindow(try Self.paper(PaperDraft.english), parent: parent, events)
            window.present()
            Display.settle()
        }

        /// - Parameter isTripKnown: whether the trip has all that a form asks for.
        private static func paper(
            _ draft: PaperDraft, _ kind: PaperKind = .form, isTripKnown: Bool = false
        ) throws -> PaperViewModel {
            let departure = DateTime.at(2026, 11, 20, 9, 0, .berlin)
            let arrival = try #require(departure.advanced(by: .minutes(120)))
            var trip = Trip.from(departure, to: arrival)
            if isTripKnown {
                (trip.operator, trip.service) = ("DB", "ICE 651")
                trip.fare = Fare(80, currency: "EUR")
                trip.actualDeparture = departure
                trip.actualArrival = arrival.advanced(by: .minutes(70))
            }
            let journey = try #require(Journey([Journey.Leg(EntryID("a.ics"), trip)]))
            let paper = Paper(
                kind, of: PaperSubject(journey), for: TravellersProfile(),
                PaperChoices(reference: draft.reference), on: departure.day)
            return PaperViewModel(
                paper, called: "A → B", answers: [], draft: draft,
                complaints: draft.meals == "20" ? [.meals: "Not an amount."] : [:],
                words: .inEnglish)
        }

        @Test("It says why a field is blank, that nothing is sent, and leads to the trip's form")
        func reasons() throws {
            #expect(window.words.contains("The trip has no fare."))
            #expect(window.words.contains("Left empty: no earlier claim recorded"))
            #expect(window.words.contains { $0.hasPrefix("Counterfoil does not send") })
            var places: [PaperViewModel.Place] = []
            window.signalFillIn.hear { places.append($0) }
            try #require(window.button("Edit Trip… Price")).click()
            #expect(places == [.trip("a.ics")])
            window.destroy()
        }

        @Test("The number of empty fields moves the keyboard to the first of them")
        func gaps() throws {
            let gaps = try #require(
                window.shown(Button.self).first { $0.label.hasSuffix("still empty") })
            let isAtButton = { (start: String) in
                window.shown(Button.self).first(where: \.isFocus)?.accessibleName?
                    .hasPrefix(start) == true
            }
            gaps.click()
            #expect(isAtButton("Record Time…"))
            window.show(try Self.paper(.english, isTripKnown: true))
            gaps.click()
            #expect(window.field(Entry.self, "Number")?.isFocus == true)
            // All personal details have one button, at the first of them.
            window.show(try Self.paper(.english, .letter))
            gaps.click()
            #expect(isAtButton("Edit Personal Details… Name"))
            window.destroy()
        }

        @Test("A form without a gap is said to be ready, and leads nowhere")
        func ready() throws {
            window.show(try Self.paper(.english, .evidence, isTripKnown: true))
            #expect(window.words.contains("Ready to send"))
            #expect(!window.shown(Button.self).contains { $0.label == "Ready to send" })
            window.destroy()
        }

        @Test("What was recorded of it is said over it, and can be undone there")
        func recorded() throws {
            var undone = 0
            events.journal.undo.hear { _ in undone += 1 }
            window.toasts.showUndo(UndoViewModel(title: "The claim for “A → B” was created."))
            #expect(window.words.contains("The claim for “A → B” was created."))
            try #require(window.button("Undo")).click()
            #expect(undone == 1)
            window.destroy()
        }

        @Test("What stands on another paper is not asked for")
        func choices() throws {
            #expect(window.words.contains("I declare that this is true"))
            window.show(try Self.paper(.english, .letter))
            #expect(!window.words.contains("I declare that this is true"))
            #expect(!window.words.contains("Ask for"))
            #expect(window.words.contains("Place of signature"))
            window.destroy()
        }

        @Test("Typed and chosen values are sent, and stay while the fields follow")
        func typing() throws {
            var drafts: [PaperDraft] = []
            window.signalDraft.hear { drafts.append($0) }
            try #require(window.field(Entry.self, "Number")).type("QX7")
            #expect(drafts.map(\.reference) == ["QX7"])
            try #require(window.field(ComboBoxText.self, "Paid as")).choose(1)
            #expect(drafts.last?.payment == 1 && drafts.last?.reference == "QX7")
            window.show(try Self.paper(try #require(drafts.last)))
            #expect(window.words.contains("QX7"))
            #expect(!window.words.contains("The trip has no ticket or booking number."))
            #expect(drafts.count == 2)
            window.destroy()
        }

        @Test("Costs are typed if the paper has a field for them, with errors below")
        func costs() throws {
            var drafts: [PaperDraft] = []
            window.signalDraft.hear { drafts.append($0) }
            let expander = try #require(window.shown(Expander.self).first)
            expander.isExpanded = true
            Display.settle()
            let meals = try #require(window.field(Entry.self, "Meals"))
            meals.type("20")
            #expect(drafts.map(\.meals) == ["20"])
            window.show(try Self.paper(try #require(drafts.last)))
            #expect(window.words.contains("Not an amount.") && meals.text == "20")
            var letter = try #require(drafts.last)
            (letter.kind, letter.meals) = (2, "")
            window.show(try Self.paper(letter, .letter))
            #expect(!meals.isSensitive && !window.words.contains("Not an amount."))
            window.destroy()
        }

        @Test("It is saved with all that it shows, and copied as text")
        func saved() async throws {
            let path = folder.path("claim.pdf")
            window.output.write(path)
            let save = try #require(window.titlebar?.button("Save as PDF…"))
            #expect(await Display.turnWithTasks { save.isSensitive })
            let text = try PDFText.read(path)
            #expect(text.contains("Claim to a railway undertaking"))
            #expect(text.contains("Page 2 of 2"))
            try #require(window.button("Copy as Text")).click()
            #expect(Clipboard.text.contains("Departure by the timetable: 09:00"))
            window.output.write(folder.path("nowhere/claim.pdf"))
            #expect(
                await Display.turnWithTasks {
                    window.words.contains("The page could not be saved.")
                })
            window.destroy()
        }

        @Test(
            "Its key closes it, and that of the program closes the program as well",
            arguments: [("w", ["closed"]), ("q", ["closed", "quit"])]
                as [(Unicode.Scalar, [String])])
        func keys(key: Unicode.Scalar, told: [String]) {
            var heard: [String] = []
            window.signalClose.hear { _ in heard.append("closed") }
            window.onQuit = { heard.append("quit") }
            window.press(Key(key), .control)
            #expect(heard == told)
            window.destroy()
        }

        @Test("The pages that it becomes are beside its fields, and below them in a narrow window")
        func pages() throws {
            let areas = window.shown(ScrolledWindow.self)
            let fields = try #require(areas.first { !$0.shown(PaperFieldsView.self).isEmpty })
            let pages = try #require(areas.first { !$0.shown(PageView.self).isEmpty })
            let isBeside = {
                pages.positionInWindow.x >= fields.positionInWindow.x + fields.allocatedSize.width
            }
            let isBelow = {
                pages.positionInWindow.y >= fields.positionInWindow.y + fields.allocatedSize.height
            }
            #expect(Display.turn { isBeside() && !isBelow() })
            #expect(
                Display.turn {
                    window.resize(width: 640, height: 480)
                    return isBelow() && !isBeside()
                })
            window.destroy()
        }

        @Test("It fits on a screen of 640 by 480 pixels")
        func fits() {
            #expect(window.leastSize.width <= 640 && window.leastSize.height <= 480)
            window.destroy()
        }
    }
}

extension PaperDraft {
    fileprivate static let english = PaperDraft(
        scheme: 0, kind: 0, language: 0, wanted: 0, payment: 0, ticket: 0, reference: "",
        place: "", remarks: "", consents: false, declaresTruth: false)
}
