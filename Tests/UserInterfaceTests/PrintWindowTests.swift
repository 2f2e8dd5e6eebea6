import Domain
import Foundation
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import FilmsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("An entry is printed")
    struct PrintWindowTests {
        private let folder: ScratchFolder

        init() throws {
            try Display.start()
            Style.install()
            folder = try ScratchFolder()
        }

        private func sheet(notes: Int, in words: Localizer = .inEnglish) -> PaperSheet {
            FilmViewModel.of(
                Film(
                    title: "Brief Encounter", directors: ["David Lean"],
                    watched: CalendarDay(year: 2026, month: 11, day: 19),
                    notes: (0..<notes).map { "line \($0)" }.joined(separator: "\n"))
            ).sheet(feedbackHistory: "", in: words, writtenOn: 0)
        }

        private func window(notes: Int) -> PrintWindow {
            let window = PrintWindow(PaperPages(sheet(notes: notes)), parent: Window())
            window.present()
            Display.settle()
            return window
        }

        @Test("Its pages are turned, up to the first and the last of them")
        func turning() throws {
            let window = window(notes: 100)
            let (earlier, later) = try (
                #require(window.button("Previous Page")), #require(window.button("Next Page"))
            )
            #expect(window.words.contains("Page 1 of 2"))
            #expect(!earlier.isSensitive && later.isSensitive)
            later.click()
            #expect(window.words.contains("Page 2 of 2"))
            #expect(earlier.isSensitive && !later.isSensitive)
            earlier.click()
            #expect(window.words.contains("Page 1 of 2"))
            window.destroy()
        }

        @Test("In 360 pixels its buttons are below the page, and keep the focus")
        func narrow() throws {
            let window = window(notes: 1)
            let save = try #require(window.titlebar?.button("Save as PDF…"))
            save.grabFocus()
            #expect(
                window.becomes(width: 360, height: 480) {
                    window.child?.button("Print…") != nil
                        && window.child?.button("Save as PDF…") === save
                })
            #expect(save.isFocus && window.titlebar?.button("Print…") == nil)
            #expect(save.positionInWindow.x + save.allocatedSize.width <= 360)
            #expect(
                Display.turn {
                    window.resize(width: 640, height: 480)
                    return window.titlebar?.button("Save as PDF…") === save
                })
            window.destroy()
        }

        @Test("All of it is saved, and then it is done; what cannot be saved is told of")
        func saving() async throws {
            let window = window(notes: 100)
            var count = 0
            window.onDone = { count += 1 }
            window.output.write(folder.path("nowhere/entry.pdf"))
            #expect(
                await Display.turnWithTasks {
                    window.words.contains("The page could not be saved.")
                })
            #expect(count == 0)
            let path = folder.path("entry.pdf")
            window.output.write(path)
            #expect(await Display.turnWithTasks { count == 1 })
            let words = try PDFText.read(path)
            for line in 0..<100 { #expect(words.contains("line \(line)\n")) }
            #expect(words.contains("Page 2 of 2"))
            window.destroy()
        }

        @Test("How far saving is can be seen, and its button and Escape cancel it")
        func cancelling() throws {
            let window = window(rows: 100_000)
            var drawn: [Double?] = []
            window.output.progress.onProgress = { drawn.append($0) }
            var isDone = false
            window.onDone = { isDone = true }
            let path = folder.path("table.pdf")
            for end in [{ window.button("Cancel")?.click() }, { window.press(.escape) }] {
                drawn = []
                window.output.write(path)
                #expect(Display.turn { drawn.count > 2 })
                #expect(window.words.contains { $0.hasPrefix("Saving page ") })
                let save = try #require(window.titlebar?.button("Save as PDF…"))
                #expect(!save.isSensitive)
                end()
                #expect(save.isSensitive && save.hasFocusInside && drawn.last == .some(nil))
                #expect(!window.words.contains { $0.hasPrefix("Saving page ") })
                #expect(try folder.names.isEmpty)
            }
            #expect(!isDone)
            window.destroy()
        }

        @Test("Closed by its key while pages are saved, it leaves no file")
        func closedMeanwhile() throws {
            let window = window(rows: 100_000)
            var heard: [String] = []
            window.onDone = { heard.append("done") }
            window.onQuit = { heard.append("quit") }
            window.output.write(folder.path("table.pdf"))
            window.press(Key("q"), .control)
            #expect(heard == ["done", "quit"])
            #expect(try folder.names.isEmpty)
            window.destroy()
        }

        private func window(rows: Int) -> PrintWindow {
            let window = PrintWindow(
                TablePages(
                    title: "Journal",
                    columns: [TablePages.Column(name: "Title", isOfNumbers: false)],
                    rows: rows, in: .inEnglish, writtenOn: 0, row: { ["film \($0)"] }),
                parent: Window())
            window.present()
            Display.settle()
            return window
        }

        @Test(
            "Its key closes it, and that of the program closes the program as well",
            arguments: [("w", ["done"]), ("q", ["done", "quit"])] as [(Unicode.Scalar, [String])])
        func keys(key: Unicode.Scalar, told: [String]) {
            let window = window(notes: 1)
            var heard: [String] = []
            window.onDone = { heard.append("done") }
            window.onQuit = { heard.append("quit") }
            window.press(Key(key), .control)
            #expect(heard == told)
            window.destroy()
        }

        @Test("The picture of a film is printed once it is read, and one that is gone left out")
        func picture() async throws {
            let path = folder.path("poster.png")
            try PictureFile.write(
                .init(title: "", width: 40, height: 60) { _ in }, as: .png(scale: 1), to: path)
            let stage = try WindowStage()
            let dialogs = stage.dialogs
            for (path, isThere) in [(path, true), (path + " is gone", false)] {
                stage.main.markEntry("b.ics")
                stage.showFilm(
                    .of(.gilda.with { $0.picture = TicketFile(path: path) }, id: .otherFilm))
                stage.window.activate("print-entry")
                #expect(await Display.turnWithTasks { dialogs.preview != nil })
                let paper = folder.path("\(isThere).pdf")
                try #require(dialogs.preview).output.write(paper)
                #expect(await Display.turnWithTasks { dialogs.preview == nil })
                #expect(stage.window.words.contains("Saved as \(isThere).pdf"))
                let pdf = String(
                    decoding: try Data(contentsOf: URL(filePath: paper)), as: UTF8.self)
                #expect(pdf.contains("/Subtype /Image") == isThere)
            }
        }

        @Test("The facts of a film stand beside the picture")
        func besidePicture() async throws {
            let path = folder.path("still.png")
            try PictureFile.write(
                .init(title: "", width: 400, height: 300) { _ in }, as: .png(scale: 1), to: path)
            let director = "Steven Spielberg, who wrote it too, as he seldom did"
            let film = FilmViewModel.of(
                Film(title: "Duel", directors: [director], picture: TicketFile(path: path)))
            let sheet = film.sheet(feedbackHistory: "good", in: .inEnglish, writtenOn: 0)
            let picture = await Bitmap.read(path, upTo: PaperPages.sideOfPicture)
            for (picture, isBeside) in [(picture, true), (nil, false)] {
                let paper = folder.path("\(isBeside).pdf")
                try PaperPages(sheet, picture: picture).file.write(to: paper)
                let words = try PDFText.read(paper)
                // Beside the picture, the name has no room in one line.
                #expect(words.contains(director) != isBeside)
            }
        }

        @Test("It fits on a screen of 640 by 480 pixels")
        func fits() {
            let window = window(notes: 1)
            #expect(window.leastSize.width <= 640 && window.leastSize.height <= 480)
            window.destroy()
        }

        @Test("From right to left, captions and the title are at the right of what they name")
        func mirrored() throws {
            let hebrew = Localizer(locale: Locale(identifier: "he_IL"))
            for (words, isMirrored) in [(Localizer.inEnglish, false), (hebrew, true)] {
                let path = folder.path("entry.pdf")
                try PaperPages(sheet(notes: 1, in: words)).file.write(to: path)
                let lines = try PDFText.read(path).split(separator: "\n").map(String.init)
                let line = try #require(lines.first { $0.contains("Director") })
                let caption = try #require(line.range(of: "Director")).lowerBound
                let value = try #require(line.range(of: "David Lean")).lowerBound
                #expect((value < caption) == isMirrored)
                let title = try #require(lines.first { $0.contains("Brief Encounter") })
                #expect((title.prefix { $0 == " " }.count > 20) == isMirrored, "\(title)")
            }
        }

        @Test("It makes sense while the page of an entry is on show in the journal")
        func sense() {
            let detail = DetailPane(quiet: Label("quiet"))
            let actions = WindowActions(WindowEvents())
            let entries = EntryActions(
                list: ListPane(filter: .all), detail: detail, header: HeaderBars(actions),
                actions: actions, events: WindowEvents())
            func offered() -> [Bool] {
                entries.update()
                return [actions.makesSense(.print), actions.makesSense(.printEntry)]
            }
            #expect(offered() == [false, false])
            detail.show(FilmPage(for: "film.ics"), with: .none, canGoBack: false) {}
            #expect(offered() == [true, true])
            actions.view = .lists
            #expect(offered() == [false, false])
            actions.view = .years
            #expect(offered() == [true, false])
        }

        @Test("A film with more feedback than its page says is printed once all is known")
        func feedbackHistory() {
            let page = FilmPage(for: "film.ics")
            page.isOnShow = true
            page.model = .of(
                Film(
                    title: "M",
                    feedbackGiven: Array(repeating: GivenFeedback(.good, at: nil), count: 21)))
            var asked = 0
            page.events.wholeFeedbackHistory.hear { _ in asked += 1 }
            var texts: [String] = []
            page.putOnPaper { texts.append($0.text) }
            #expect(asked == 1 && texts == [])
            page.showWholeFeedbackHistory("bad\ngood", of: "film.ics")
            #expect(
                texts == [
                    """
                    M
                    Unknown date

                    You thought it was good

                    Feedback

                    bad
                    good

                    """
                ])
        }
    }
}
