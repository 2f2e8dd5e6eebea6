import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Texts of any length")
    struct LongTextTests {
        init() throws { try Display.start() }

        nonisolated private static let texts = [
            "", "Notes", "one\ntwo\r\nthree\n\n", String(repeating: "m", count: 10_000),
            String(repeating: "lorem ipsum ", count: 5_000),
            "a" + String(repeating: "\u{301}", count: 60_000),
            String(repeating: "漢", count: 5_000), String(repeating: "بب ا", count: 3_000),
            "before\u{2029}after" + String(repeating: "x", count: 900),
        ]

        @Test("A text view gives back what was set, whatever it is", arguments: texts.indices)
        func same(_ index: Int) {
            let text = Self.texts[index]
            let view = TextView(text)
            #expect(view.text.unicodeScalars.elementsEqual(text.unicodeScalars))
        }

        @Test(
            "No paragraph that it lays out is longer than a frame has time for",
            arguments: texts.indices)
        func paragraphs(_ index: Int) {
            let text = Self.texts[index]
            let broken = DisplayLineBreaker.inserted(into: text)
            let separators = Set<Unicode.Scalar>(["\n", "\r", "\u{2029}"])
            let paragraphs = broken.unicodeScalars.split { separators.contains($0) }
            #expect(paragraphs.allSatisfy { $0.count <= 1_300 })
            for paragraph in paragraphs.map(String.init) {
                for character in paragraph {
                    #expect(character.unicodeScalars.count <= 64)
                }
                let words = paragraph.split { $0.isWhitespace || $0 == "漢" }
                #expect(words.allSatisfy { $0.unicodeScalars.count < 300 })
            }
            #expect(DisplayLineBreaker.places(in: broken) == [])
        }

        @Test(
            "How high lines are is known when they are drawn, of those beyond the edge too",
            arguments: [false, true])
        func measured(isLate: Bool) throws {
            let view = TextView(String(repeating: "a\n", count: 5_000))
            // So much more than is to be seen GTK draws.
            let beyond = 64
            var heights: [Int] = []
            view.on("draw") { [weak view] () -> Bool in
                guard let view else { return false }
                let last = (view.allocatedSize.height + beyond) / view.knownHeight(ofLine: 0)
                heights.append(view.knownHeight(ofLine: last))
                return false
            }
            let scrolled = ScrolledWindow(view)
            scrolled.setMinContentHeight(250)
            let box = Box(.vertical)
            if !isLate { box.append(scrolled) }
            let window = Display.show(ScrolledWindow(box))
            if isLate { box.append(scrolled) }
            #expect(Display.turn { !heights.isEmpty })
            #expect(heights.allSatisfy { $0 > 0 })
            window.destroy()
        }

        @Test("What ordinary notes are is laid out as it is")
        func ordinary() {
            let notes = String(repeating: "A sentence about a film that was good. ", count: 25)
            #expect(
                DisplayLineBreaker.inserted(into: "\(notes)\n\n\(notes)") == "\(notes)\n\n\(notes)")
        }

        @Test("A person's long paragraph is broken for the screen, and is one in the text")
        func pasted() {
            let view = TextView("Begin ")
            let buffer = gtk_text_view_get_buffer(view.cast())
            let word = String(repeating: "m", count: 10_000)
            var heard: [Int] = []
            view.onChanged { heard.append($0.count) }
            gtk_text_buffer_begin_user_action(buffer)
            gtk_text_buffer_insert_at_cursor(buffer, word, -1)
            gtk_text_buffer_end_user_action(buffer)
            #expect(view.text.count == 10_006)
            #expect(!view.text.unicodeScalars.contains("\u{2029}"))
            #expect(view.numberOfParagraphs >= 40)
            #expect(heard == [10_006])
        }

        @Test("The copied text is without the line breaks of the screen")
        func copied() {
            let word = String(repeating: "m", count: 10_000)
            let view = TextView(word)
            view.isEditable = false
            view.selectAll()
            view.copySelection()
            #expect(Clipboard.text == word)
        }

        @Test("A line to type in gives back what was set, a pile of marks as well")
        func entry() {
            let pile = "Zürich a" + String(repeating: "\u{301}", count: 4_000) + " b"
            let entry = Entry(pile)
            #expect(entry.text.unicodeScalars.elementsEqual(pile.unicodeScalars))
            let laidOut = String(cString: gtk_entry_get_text(entry.cast()))
            #expect(laidOut.allSatisfy { $0.unicodeScalars.count <= 65 })
            #expect(Entry("Łódź – Kraków 🏳️‍🌈").text == "Łódź – Kraków 🏳️‍🌈")
        }

        @Test("A very long word of a label is laid out in pieces, and others as they are")
        func pieces() {
            #expect(TextPieces.ranges(in: "Donaudampfschifffahrtsgesellschaft").isEmpty)
            #expect(
                TextPieces.ranges(in: String(repeating: "a sentence ", count: 60)).isEmpty)
            let word = String(repeating: "m", count: 300)
            #expect(TextPieces.ranges(in: "A \(word) b") == [66..<130, 194..<258])
        }

        @Test("Every widget asks how much of a text it is to show")
        func asked() {
            let before = ShownText.shorten
            defer { ShownText.shorten = before }
            ShownText.shorten = { String($0.prefix(min($1, 3))) }
            let label = Label("Label")
            #expect(label.text == "Lab")
            label.text = "Other"
            #expect(label.text == "Oth")
            let button = Button("Button")
            #expect(button.label == "But")
            button.tooltip = "Tooltip"
            #expect(button.tooltip == "Too")
            button.accessibleName = "Accessible"
            #expect(button.accessibleName == "Acc")
            #expect(HeaderBar(title: "Header").title == "Hea")
            let window = Window()
            window.title = "Window"
            #expect(window.title == "Win")
        }
    }
}

extension TextView {
    /// Returns the height of a line in pixels, or 0 if it is not measured yet.
    fileprivate func knownHeight(ofLine number: Int) -> Int {
        let view: UnsafeMutablePointer<GtkTextView> = cast()
        var line = GtkTextIter()
        gtk_text_buffer_get_iter_at_line(gtk_text_view_get_buffer(view), &line, gint(number))
        var height: gint = 0
        gtk_text_view_get_line_yrange(view, &line, nil, &height)
        return Int(height)
    }
}
