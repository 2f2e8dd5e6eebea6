import Gtk
import GtkTestSupport
import Testing

extension GtkTests {
    /// Tests of an entry with completions between two others.
    @Suite("Completions")
    struct CompletionTests {
        private let before: Entry
        private let entry: Entry
        private let after: Entry
        private let window: Window

        init() throws {
            try Display.start()
            before = Entry()
            entry = Entry()
            after = Entry()
            let column = Box(.vertical)
            for field in [before, entry, after] { column.append(field) }
            entry.completions = ["Kino", "Köln Hbf", "Linz Hbf", "Wien Westbf"]
            window = Display.show(column)
            entry.grabFocus()
            window.takeKeyboard()
        }

        /// Types until the completions are open.
        private func open(typing text: String) {
            entry.type("")
            for key in text.unicodeScalars { window.press(Key(key)) }
            #expect(Display.turn { entry.hasOpenCompletions })
        }

        private func press(_ keys: Key..., modifiers: Modifiers = []) {
            for key in keys { window.press(key, modifiers) }
            Display.settle()
        }

        /// Lets GTK look for completions, as it does 100 ms after a change that it heard of.
        private func lookAnew() {
            Display.settle()
            var isOver = false
            // Later than GTK's, which has its turn first.
            let turn = ScheduledCall.after(milliseconds: 101) { isOver = true }
            defer { turn.cancel() }
            #expect(Display.turn { isOver })
        }

        private func expectClosed() {
            #expect(Display.turn { !entry.hasOpenCompletions })
            window.destroy()
        }

        @Test(
            "A name is completed by any of its parts, whatever signs are between them",
            arguments: ["tok", "asia/t", "asia tok"])
        func parts(typed: String) {
            entry.completesParts = true
            entry.completions = ["America/New_York", "Asia/Tokyo", "Europe/Berlin"]
            open(typing: typed)
            press(.down)
            press(.tab)
            #expect(entry.text == "Asia/Tokyo")
            expectClosed()
        }

        @Test("A part of several words is completed with a blank between them")
        func partOfWords() {
            entry.completesParts = true
            entry.completions = ["America/New_York", "Asia/Tokyo", "Europe/Berlin"]
            open(typing: "new y")
            press(.down)
            press(.tab)
            #expect(entry.text == "America/New_York")
            expectClosed()
        }

        @Test("Others come after the entry's own, each text once, and are taken like them")
        func more() {
            entry.type("")
            entry.moreCompletions = [
                Suggestion("Kino", text: "Kino"),
                Suggestion("Kiel", note: "Germany", text: "Kiel"),
            ]
            open(typing: "ki")
            press(.down, .down)
            press(.tab)
            #expect(entry.text == "Kiel")
            #expect(after.isFocus)
            expectClosed()
        }

        @Test("Others are offered at once in an entry that has none of its own")
        func moreOnly() {
            after.onChanged { [weak after] text in
                after?.moreCompletions = text == "k" ? [Suggestion("Kiel", text: "Kiel")] : []
            }
            after.grabFocus()
            window.press(Key("k"))
            #expect(Display.turn { after.hasOpenCompletions })
            press(.down)
            press(.tab)
            #expect(after.text == "Kiel")
            window.destroy()
        }

        @Test("Others are replaced without the entry's own")
        func replacedMore() {
            entry.type("")
            entry.moreCompletions = [Suggestion("Kiel", text: "Kiel")]
            entry.moreCompletions = [Suggestion("Kista", text: "Kista")]
            open(typing: "ki")
            press(.down, .down)
            press(.tab)
            #expect(entry.text == "Kista")
            expectClosed()
        }

        @Test("Tab takes the one that is highlighted, and moves on")
        func tab() {
            open(typing: "k")
            press(.down, .down)
            press(.tab)
            #expect(entry.text == "Köln Hbf")
            #expect(after.isFocus)
            expectClosed()
        }

        @Test("Tab takes none where none is highlighted, and moves on all the same")
        func tabPast() {
            open(typing: "k")
            press(.tab)
            #expect(entry.text == "k")
            #expect(after.isFocus)
            expectClosed()
        }

        @Test("Alt and a letter lead from an open list to another field, and complete nothing")
        func mnemonic() {
            let label = Label(mnemonic: "_After", for: after)
            (after.parent as? Box)?.append(label)
            open(typing: "k")
            press(Key("a"), modifiers: .alt)
            #expect(entry.text == "k")
            #expect(after.isFocus)
            expectClosed()
        }

        @Test(
            "Shift and Tab take the one that is highlighted, and move back",
            arguments: [Key.tab, Key.shiftTab])
        func shiftTab(_ key: Key) {
            open(typing: "k")
            press(.down)
            press(key, modifiers: .shift)
            #expect(entry.text == "Kino")
            #expect(before.isFocus)
            expectClosed()
        }

        @Test("Escape closes suggestions first, and then stops the search")
        func stopSearch() {
            let search = SearchEntry(placeholder: "Search")
            let window = Display.show(search)
            defer { window.destroy() }
            var stopped = 0
            search.onStopSearch { stopped += 1 }
            search.onSearchChanged { [unowned search] _ in
                search.suggestions = [Suggestion("date:", text: "date:")]
            }
            search.grabFocus()
            window.takeKeyboard()
            window.press(Key("d"))
            #expect(Display.turn { search.isCompleting })
            window.press(.escape)
            #expect(Display.turn { !search.isCompleting })
            #expect(stopped == 0 && search.text == "d" && search.isFocus)
            window.press(.escape)
            #expect(stopped == 1)
        }

        @Test("Suggestions open when they come, be it after the letter that they are for")
        func lateSuggestions() {
            let search = SearchEntry(placeholder: "Search")
            let window = Display.show(search)
            defer { window.destroy() }
            search.grabFocus()
            window.takeKeyboard()
            search.suggestions = []
            window.press(Key("d"))
            Display.settle()
            #expect(!search.isCompleting)
            search.suggestions = [Suggestion("date:", text: "date:")]
            #expect(Display.turn { search.isCompleting })
            search.suggestions = []
            #expect(Display.turn { !search.isCompleting })
        }

        @Test("The highlight stays when suggestions are added, and not when the person types")
        func highlightStays() {
            let search = SearchEntry(placeholder: "Search")
            let window = Display.show(search)
            defer { window.destroy() }
            func suggest(_ names: String...) {
                search.suggestions = names.map { Suggestion($0, text: $0 + ":") }
            }
            func press(_ keys: Key...) {
                for key in keys { window.press(key) }
                Display.settle()
            }
            search.grabFocus()
            window.takeKeyboard()
            suggest("date", "director")
            press(Key("d"))
            #expect(Display.turn { search.isCompleting })
            press(.down, .down)
            suggest("actor", "date", "director")
            lookAnew()
            press(.tab)
            #expect(search.text == "director:")

            search.type("")
            suggest("date", "director")
            press(Key("d"))
            #expect(Display.turn { search.isCompleting })
            press(.down, Key("i"))
            lookAnew()
            press(.tab)
            #expect(search.text == "di")
        }

        @Test("Tab takes a suggestion and stays, as one goes on typing after it")
        func suggestion() throws {
            let search = SearchEntry(placeholder: "Search")
            let window = Display.show(search)
            defer { window.destroy() }
            search.onSearchChanged { [unowned search] text in
                search.suggestions =
                    text == "di"
                    ? [
                        Suggestion("date:", note: "By day", text: "date:"),
                        Suggestion("director:", note: "<By> whom & when", text: "director:"),
                    ] : []
            }
            search.grabFocus()
            window.takeKeyboard()
            for key in "di".unicodeScalars { window.press(Key(key)) }
            #expect(Display.turn { search.isCompleting })
            window.press(.down)
            window.press(.down)
            window.press(.tab)
            Display.settle()
            #expect(search.text == "director:")
            #expect(search.isFocus)
            #expect(Display.turn { !search.isCompleting })
        }

        @Test("What goes on from a suggestion opens at once, and is gone through from the first")
        func suggestionGoesOn() {
            let search = SearchEntry(placeholder: "Search")
            let window = Display.show(search)
            defer { window.destroy() }
            search.onSearchChanged { [unowned search] text in
                search.suggestions =
                    text == "k"
                    ? [Suggestion("kind:", text: "kind:")]
                    : [
                        Suggestion("film", text: "kind:film"),
                        Suggestion("trip", text: "kind:trip"),
                    ]
            }
            search.grabFocus()
            window.takeKeyboard()
            window.press(Key("k"))
            for (key, text) in [(Key.tab, "kind:"), (.tab, "kind:film")] {
                #expect(Display.turn { search.isCompleting })
                window.press(.down)
                window.press(key)
                Display.settle()
                #expect(search.text == text)
            }
        }

        @Test("Escape closes them, and leaves the words, the field and the window as they are")
        func escape() {
            var heard = 0
            window.onKeyPress { press in
                if press.key == .escape { heard += 1 }
                return false
            }
            open(typing: "k")
            press(.escape)
            #expect(Display.turn { !entry.hasOpenCompletions })
            #expect(entry.text == "k" && entry.isFocus)
            #expect(heard == 0)
            press(.escape)
            #expect(heard == 1)
            expectClosed()
        }

        @Test("Return takes the one that is highlighted, and only the next one means the form")
        func enter() {
            var activated = 0
            entry.onActivate { activated += 1 }
            open(typing: "w")
            press(.down)
            press(.enter)
            #expect(entry.text == "Wien Westbf" && entry.isFocus)
            #expect(activated == 0)
            #expect(Display.turn { !entry.hasOpenCompletions })
            press(.enter)
            #expect(activated == 1)
            expectClosed()
        }

        @Test("A complete text is not suggested, and a longer one is")
        func inFull() {
            entry.completions = ["Wien", "Wien Westbf"]
            open(typing: "Wien")
            press(.down)
            press(.tab)
            #expect(entry.text == "Wien Westbf")
            expectClosed()
        }

        @Test("Of a list the last word is not offered either where it is typed in full")
        func listInFull() {
            entry.listsCompletions = true
            entry.completions = ["noir", "noir et blanc"]
            open(typing: "classic, noir")
            press(.down, .down, .down)
            press(.tab)
            #expect(entry.text == "classic, noir et blanc")
            expectClosed()
        }

        @Test("Return means the form where none is highlighted, and takes none")
        func enterPast() {
            var activated = 0
            entry.onActivate { activated += 1 }
            open(typing: "w")
            press(.enter)
            #expect(entry.text == "w")
            #expect(Display.turn { activated == 1 })
            expectClosed()
        }

        @Test(
            "Of a list only the last word is completed, whichever key takes it",
            arguments: [Key.tab, Key.enter])
        func list(_ key: Key) {
            entry.listsCompletions = true
            var texts: [String] = []
            entry.onChanged { texts.append($0) }
            open(typing: "noir, classic,k")
            press(.down)
            press(key)
            #expect(entry.text == "noir, classic, Kino")
            #expect(texts.last == "noir, classic, Kino")
            #expect(key == .enter ? entry.isFocus : after.isFocus)
            expectClosed()
        }

        @Test("A list offers nothing for the words before its last one, and goes on after a comma")
        func listGoesOn() {
            entry.listsCompletions = true
            open(typing: "Kino, li")
            press(.down)
            press(.escape)
            #expect(Display.turn { !entry.hasOpenCompletions })
            #expect(entry.text == "Kino, li" && entry.isFocus)
            open(typing: "Kino, Linz Hbf,w")
            press(.down)
            press(.tab)
            #expect(entry.text == "Kino, Linz Hbf, Wien Westbf")
            expectClosed()
        }
    }
}
