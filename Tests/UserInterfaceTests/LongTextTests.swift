import Domain
import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import FilmsFeature
@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Long texts on pages")
    struct LongTextTests {
        init() throws { try Display.start() }

        private let long = String(repeating: "m", count: 60_000)

        @Test("A short text is shown completely, and nothing offers more")
        func short() {
            let text = LongText(Text.body(), name: "Notes")
            text.show("Short notes.")
            #expect(text.words == ["Short notes."])
            text.show("")
            #expect(!text.isVisible)
        }

        @Test("The keyboard comes to notes without marking them, to read as to write")
        func tab() throws {
            let stage = try WindowStage()
            stage.showTrip(.of(.toVienna.with { $0.notes = "Snow." }))
            stage.detailPane.page?.focus()
            stage.window.takeKeyboard()
            // Over the menu beside it.
            for _ in 0..<2 { stage.window.press(.tab) }
            let notes = try #require(
                stage.detailPane.shown(Label.self).first { $0.text == "Snow." })
            #expect(notes.isFocus && !notes.isMarked)
            let (before, view) = (Gtk.Entry("Tags"), TextView("Snow."))
            let column = Box(.vertical)
            column.append(before)
            column.append(Text.framed(view))
            let window = Display.show(column)
            before.grabFocus()
            window.takeKeyboard()
            window.press(.tab)
            #expect(view.isFocus && !view.isMarked)
            window.press(.tab, .shift)
            window.press(.tab)
            #expect(view.isFocus && !view.isMarked)
            window.destroy()
        }

        @Test("The beginning of a long text is shown, and the whole on request")
        func showAll() throws {
            let text = LongText(Text.body(), name: "Notes")
            text.show(long)
            #expect(text.words.count == 2)
            #expect(text.words[0].count <= 401)
            try #require(text.button("Notes: show all")).click()
            let view = try #require(text.shown(TextView.self).first)
            #expect(view.text == long)
            #expect(view.accessibleName == "Notes")
            #expect(!view.isEditable)
            #expect(text.words == ["Show less"])
            text.show(long)
            #expect(text.shown(TextView.self).count == 1)
            try #require(text.button("Notes: show less")).click()
            #expect(text.shown(TextView.self) == [])
            #expect(text.words[0].count <= 401)
        }

        @Test("A whole text that is not at hand is requested, and shown when it comes")
        func asked() throws {
            let text = LongText(Text.dim(), name: "Feedback")
            var asked = 0
            text.onWholeWanted = { asked += 1 }
            text.show("10 earlier … → good", isWhole: false)
            try #require(text.button("Feedback: show all")).click()
            #expect(asked == 1)
            #expect(text.shown(TextView.self) == [])
            text.showWhole("bad\ngood")
            #expect(text.shown(TextView.self).map(\.text) == ["bad\ngood"])
            try #require(text.button("Feedback: show less")).click()
            #expect(text.words == ["10 earlier … → good", "Show All"])
            text.show("good")
            #expect(text.words == ["good"])
        }

        @Test("A film's page asks for its whole trail, and shows it")
        func feedbackHistory() throws {
            let stage = try WindowStage()
            let page = stage.showFilm(
                .of(
                    Film(
                        title: "M",
                        feedbackGiven: Array(repeating: GivenFeedback(.good, at: nil), count: 30)))
            )
            var asked = 0
            page.events.wholeFeedbackHistory.hear { _ in asked += 1 }
            try #require(stage.detailPane.button("Feedback: show all")).click()
            #expect(asked == 1)
            stage.main.showWholeFeedbackHistory("bad\ngood", of: "b.ics")
            #expect(stage.detailPane.shown(TextView.self) == [])
            stage.main.showWholeFeedbackHistory("bad\ngood", of: "a.ics")
            #expect(stage.detailPane.shown(TextView.self).map(\.text) == ["bad\ngood"])
        }

        @Test("Another text is shown from its beginning")
        func another() throws {
            let text = LongText(Text.body(), name: "Notes")
            text.show(long)
            try #require(text.button("Notes: show all")).click()
            text.show("Short notes.")
            #expect(text.words == ["Short notes."])
            #expect(text.shown(TextView.self) == [])
        }

        @Test("A page of the largest fields there can be lays out little of them")
        func pages() throws {
            let stage = try WindowStage()
            stage.showFilm(
                .of(
                    Film(
                        title: long, place: long, tags: [long], notes: long,
                        feedbackGiven: Array(repeating: GivenFeedback(.good, at: nil), count: 30),
                        rating: ImportedRating(long, source: ""), link: long),
                    sameDay: (0..<EntryViewModel.mostListed).map {
                        .trip("\($0)", from: long, to: long)
                    }))
            #expect(!stage.detail.isEmpty && stage.detail.allSatisfy { $0.count <= 1_201 })
            #expect(stage.detail.reduce(0) { $0 + $1.count } < 12_000)
            #expect(try #require(stage.header.detail.title).count <= 301)
            stage.showTrip(
                .of(
                    Trip(
                        from: long, to: long, service: long, departure: .vienna(20, 14, 2),
                        arrival: nil, seat: long, journey: long, claim: long, tags: [long],
                        notes: long)))
            #expect(!stage.detail.isEmpty && stage.detail.allSatisfy { $0.count <= 1_201 })
        }

        @Test("What turns the direction of text turns none in the window")
        func direction() throws {
            let stage = try WindowStage()
            stage.showFilm(.of(Film(title: "Brief\u{202E} Encounter")))
            #expect(stage.detail.contains("Brief Encounter"))
            #expect(stage.header.detail.title == "Brief Encounter")
        }
    }
}
