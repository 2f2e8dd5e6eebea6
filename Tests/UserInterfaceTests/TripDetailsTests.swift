import Domain
import Foundation
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What else is known of a trip")
    struct TripDetailsTests {
        private let blocks: TripBlocks
        /// The blocks, one below the other.
        private let page: Box

        init() throws {
            try Display.start()
            blocks = TripBlocks()
            page = Box(.vertical)
            for block in blocks.all { page.append(block) }
        }

        private func fill(with trip: TripViewModel) {
            blocks.fill(with: trip, claims: .empty, isClaimNext: false, making: .available)
        }

        /// A trip of which nothing else is known.
        private let trip = Trip.from(.vienna(20, 14, 2), to: .vienna(20, 15, 0))

        @Test("Ticket, fare, journey and claim have captions; unknown facts are left out")
        func captions() throws {
            fill(
                with: .of(
                    trip.with {
                        $0.seat = "61"
                        $0.fare = Fare(12, currency: "")
                        ($0.journey, $0.claim) = ("Autumn", "Sent")
                        ($0.tags, $0.notes) = (["alps"], "Snow.")
                    }))
            #expect(
                page.words == [
                    "Ticket and Fare", "Ticket", "Seat 61", "Fare", "12", "Notes", "Snow.",
                    "Details", "Journey", "Autumn", "Claim", "Sent", "Tags", "alps",
                ])
            let labels = page.shown(Label.self)
            let fare = try #require(labels.firstIndex { $0.text == "Fare" })
            #expect(labels[fare + 1].isLabelled(by: labels[fare]))
            let view = blocks.details
            fill(with: .of(trip.with { $0.journey = "Autumn" }))
            #expect(view.words == ["Journey", "Autumn"])
            #expect(view.shown(Label.self).map { $0.hasStyleClass(Style.dim) } == [true, false])
            // The coordinates matter less.
            fill(with: .of(trip.with { $0.fromCoordinates = Coordinates("50.9425, 6.959") }))
            #expect(view.shown(Label.self).map { $0.hasStyleClass(Style.dim) } == [true, true])
            fill(with: .of(trip))
            #expect(!view.isVisible)
        }

        @Test("A ticket is opened by its button, unless it is gone; without one nothing is there")
        func ticket() throws {
            var opened: [String] = []
            blocks.ticket.onOpen = { opened.append($0) }
            fill(with: .of(trip))
            #expect(!blocks.ticket.isVisible)
            let kept = trip.with { $0.ticketFile = TicketFile(path: "/a.pdf") }
            fill(with: .of(kept))
            let button = try #require(blocks.ticket.shown(Button.self).first)
            #expect(blocks.ticket.words == ["Ticket file", "a.pdf", "Open Ticket"])
            button.click()
            #expect(opened == ["file:///a.pdf"])
            fill(with: .of(kept, isThere: false))
            let gone = "The file is not there any more: /a.pdf"
            #expect(blocks.ticket.words == ["Ticket file", "a.pdf", gone, "Open Ticket"])
            #expect(!button.isSensitive && button.accessibleDescription == gone)
        }

        @Test("Money, the notes and other facts stand in blocks with captions")
        func inBlocks() {
            fill(
                with: .of(
                    trip.with {
                        ($0.fare, $0.journey) = (Fare(12, currency: ""), "Autumn")
                        ($0.tags, $0.notes) = (["alps"], "Snow.")
                    }))
            #expect(
                page.words == [
                    "Ticket and Fare", "Fare", "12", "Notes", "Snow.", "Details", "Journey",
                    "Autumn", "Tags", "alps",
                ])
            fill(with: .of(trip))
            #expect(page.words == [])
        }

        @Test("The first claim that can be made has the accent if claiming is the next thing to do")
        func accent() {
            let claims = ClaimsViewModel(
                made: [],
                offers: [.init(id: "eu", label: "By the EU"), .init(id: "at", label: "By ÖBB")])
            func accents(isNext: Bool) -> [String] {
                blocks.fill(
                    with: .of(trip), claims: claims, isClaimNext: isNext, making: .available)
                return page.shown(Button.self).filter { $0.hasStyleClass("suggested-action") }
                    .map(\.label)
            }
            #expect(accents(isNext: true) == ["By the EU"])
            #expect(accents(isNext: false) == [])
        }

        @Test("A claim by a regulation of a long name goes on in another line of a narrow window")
        func longOffer() {
            let view = ClaimsOfTripView()
            let claims = ClaimsViewModel(
                made: [],
                offers: [
                    .init(id: "eu-rail", label: "Fordern nach EU-Fahrgastrechte im Bahnverkehr …")
                ])
            view.show(claims, making: .available, offersPaper: true)
            let window = Display.show(view)
            #expect(window.leastSize.width < 240)
            window.destroy()
        }

        @Test("A text stands beside its caption, and below it where there is no room")
        func narrowCaption() throws {
            let view = CaptionedText("Entschädigung", among: SizeGroup(.horizontal))
            view.show("12,48 € (25 % von 49,90 €) · einzufordern bis 20. Februar 2027")
            let labels = view.shown(Label.self)
            let window = Display.show(Box(.vertical, of: view), width: 600)
            let isBelow = { labels[1].positionInWindow.y > labels[0].positionInWindow.y }
            #expect(!isBelow())
            #expect(window.becomes(width: 200, height: 200, isBelow))
            window.destroy()
        }

        @Test("What was recorded of a cancelled trip stands beneath the word")
        func cancelled() {
            let view = TripMainView()
            view.model = .of(
                trip.with {
                    ($0.actualDeparture, $0.disruption) = (.vienna(20, 14, 14), .cancelled)
                })
            #expect(
                view.words.prefix(4) == [
                    "A → B", "Cancelled", "Friday, 20 November 2026 · Train",
                    "Recorded before: departed 14:14",
                ])
        }
    }
}
