import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What else is known of a trip")
    struct TripDetailsTests {
        init() throws { try Display.start() }

        @Test("Ticket, fare, journey and claim have captions; unknown facts are left out")
        func captions() throws {
            let view = TripDetailsView()
            view.model = TripViewModel(
                id: "t.ics", title: "",
                facts: [
                    Fact("Ticket", "Seat 61"), Fact("Fare", "12"), Fact("Journey", "Autumn"),
                    Fact("Claim", "Sent"),
                ], tags: "alps", notes: "Snow.")
            #expect(
                view.words == [
                    "Ticket", "Seat 61", "Fare", "12", "Journey", "Autumn", "Claim", "Sent",
                    "Tags", "alps",
                ])
            let labels = view.shown(Label.self)
            for (caption, words) in zip(labels, labels.dropFirst()) where caption.text == "Fare" {
                #expect(words.isLabelled(by: caption))
            }
            view.model = TripViewModel(id: "t.ics", title: "", facts: [Fact("Fare", "12")])
            #expect(view.words == ["Fare", "12"])
            #expect(view.shown(Label.self).map { $0.hasStyleClass(Style.dim) } == [true, false])
            view.model = TripViewModel(
                id: "t.ics", title: "", facts: [Fact("Fare", "12", isMinor: true)])
            #expect(view.shown(Label.self).map { $0.hasStyleClass(Style.dim) } == [true, true])
            view.model = TripViewModel(id: "t.ics", title: "")
            #expect(!view.isVisible)
        }

        @Test("A ticket is opened by its button, unless it is gone; without one nothing is there")
        func ticket() throws {
            let blocks = TripBlocks()
            var opened: [String] = []
            blocks.ticket.onOpen = { opened.append($0) }
            var trip = TripViewModel(id: "t.ics", title: "")
            func fill() {
                blocks.fill(with: trip, claims: ClaimsViewModel(), making: .available)
            }
            fill()
            #expect(!blocks.ticket.isVisible)
            trip.ticketFile = TicketFileViewModel(name: "a.pdf", address: "file:///a.pdf")
            fill()
            let button = try #require(blocks.ticket.shown(Button.self).first)
            #expect(blocks.ticket.words == ["Ticket file", "a.pdf", "Open Ticket"])
            button.click()
            #expect(opened == ["file:///a.pdf"])
            trip.ticketFile = TicketFileViewModel(
                name: "a.pdf", address: "file:///a.pdf", opening: .unavailable(because: "Gone."))
            fill()
            #expect(blocks.ticket.words == ["Ticket file", "a.pdf", "Gone.", "Open Ticket"])
            #expect(!button.isSensitive && button.accessibleDescription == "Gone.")
        }

        @Test("Money, the notes and other facts stand in blocks with captions")
        func blocks() {
            let blocks = TripBlocks()
            let page = Box(.vertical)
            for block in blocks.all { page.append(block) }
            var trip = TripViewModel(
                id: "t.ics", title: "", facts: [Fact("Fare", "12"), Fact("Journey", "Autumn")],
                tags: "alps", notes: "Snow.")
            trip.moneyFactCount = 1
            blocks.fill(with: trip, claims: ClaimsViewModel(), making: .available)
            #expect(
                page.words == [
                    "Ticket and Fare", "Fare", "12", "Notes", "Snow.", "Details", "Journey",
                    "Autumn", "Tags", "alps",
                ])
            blocks.fill(
                with: TripViewModel(id: "t.ics", title: ""), claims: ClaimsViewModel(),
                making: .available)
            #expect(page.words == [])
        }

        @Test("A claim by a regulation of a long name goes on in another line of a narrow window")
        func longOffer() {
            let view = ClaimsOfTripView()
            var claims = ClaimsViewModel()
            claims.offers = [
                .init(id: "eu-rail", label: "Fordern nach EU-Fahrgastrechte im Bahnverkehr …")
            ]
            view.model = .init(claims: claims, making: .available, offersPaper: true)
            let window = Window()
            window.child = view
            window.present()
            Display.settle()
            #expect(window.leastSize.width < 240)
            window.destroy()
        }

        @Test("A text stands beside its caption, and below it where there is no room")
        func narrowCaption() throws {
            let view = CaptionedText("Entschädigung", among: SizeGroup(.horizontal))
            view.show("12,48 € (25 % von 49,90 €) · einzufordern bis 20. Februar 2027")
            let labels = view.shown(Label.self)
            let window = Window()
            let column = Box(.vertical)
            column.append(view)
            window.child = column
            window.setDefaultSize(width: 600, height: 200)
            window.present()
            Display.settle()
            let isBelow = { labels[1].positionInWindow.y > labels[0].positionInWindow.y }
            #expect(!isBelow())
            #expect(
                Display.turn {
                    window.resize(width: 200, height: 200)
                    return window.size.width == 200 && isBelow()
                })
            window.destroy()
        }

        @Test("What was recorded of a cancelled trip stands beneath the word")
        func cancelled() {
            let view = TripMainView()
            view.model = TripViewModel(
                id: "t.ics", title: "A → B", modeName: "Train", disruption: "Cancelled",
                recordedBefore: "Recorded before: departed 14:14")
            #expect(
                view.words.prefix(4) == [
                    "A → B", "Cancelled", "Train", "Recorded before: departed 14:14",
                ])
        }
    }
}
