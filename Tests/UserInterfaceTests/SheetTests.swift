import Foundation
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import StatisticsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The years on a page")
    struct SheetTests {
        private let folder: ScratchFolder
        private static let note =
            "Half of all films got a better one than this, and a quarter got no feedback at all"

        init() throws {
            try Display.start()
            folder = try ScratchFolder()
        }

        private let years = YearsViewModel(
            choice: YearsChoice(period: "2025"),
            periods: PeriodsViewModel(
                title: "The year 2025", years: [], year: 0, months: [], month: 0, earlier: nil,
                later: nil,
                days: TypedDays(
                    first: "2025-01-01",
                    last: "2025-12-31")),
            ofSearch: nil, nothing: nil,
            overview: OverviewViewModel(figures: [
                FigureViewModel(value: "312", name: "viewings"),
                FigureViewModel(value: "3.5", name: "Feedback, average scale", note: Self.note),
            ]),
            sections: [
                StatisticsSection(
                    title: "Films", figures: [],
                    charts: [
                        ("a", "Genres", .bars(ChartExamples.lying)),
                        ("b", "Months", .bars(ChartExamples.upright)),
                        ("c", "Delays", .histogram(ChartExamples.histogram)),
                    ].map { (id: String, title: String, drawing: ChartContent) in
                        Chart(
                            id: id, title: title, summary: "", headings: [], drawing: drawing)
                    })
            ])

        /// Returns the words of a page, each indented by its place on the page.
        private func lines(of picture: SheetPicture) throws -> [String] {
            let path = folder.path("page.pdf")
            let (width, height) = SheetPicture.size
            try PictureFile.write(
                .init(title: "", width: width, height: height) {
                    picture.draw(on: $0, width: width)
                }, as: .pdf, to: path)
            return try PDFText.read(path).split(separator: "\n").map(String.init)
        }

        private func indent(_ words: String, in lines: [String]) -> Int? {
            lines.first { $0.contains(words) }?.range(of: words).map { range in
                range.lowerBound.utf16Offset(in: lines.first { $0.contains(words) } ?? "")
            }
        }

        @Test("Title, figures with all of their notes, and pictures are on it")
        func contents() throws {
            let sheet = Sheet(years, words: .ofWidgets)
            let lines = try lines(of: SheetPicture(sheet, isRightToLeft: false))
            let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            for part in ["The year 2025", "Films", "312", "viewings", "Genres", "Months"] {
                #expect(words.contains(part), "\(part)")
            }
            #expect(!words.contains("Delays"))
            for word in Self.note.split(separator: " ") { #expect(words.contains(word)) }
        }

        @Test("Pictures of favourites stand side by side with their names, those that can be read")
        func pictures() async throws {
            let path = folder.path("poster.png")
            try PictureFile.write(
                .init(title: "", width: 40, height: 60) { _ in }, as: .png(scale: 1), to: path)
            let films = [
                FilmPictureViewModel(path: path, name: "Ikiru"),
                FilmPictureViewModel(path: path + " is gone", name: "Gilda"),
                FilmPictureViewModel(path: path, name: "Laura"),
            ]
            var sheet = Sheet(years, pictures: films, words: .ofWidgets)
            let read = await Bitmap.read(
                films.map(\.path), upTo: SheetPicture.sideOfPictures)
            for isRightToLeft in [false, true] {
                let lines = try lines(
                    of: SheetPicture(sheet, pictures: read, isRightToLeft: isRightToLeft))
                let ikiru = try #require(indent("Ikiru", in: lines))
                let laura = try #require(indent("Laura", in: lines))
                #expect((ikiru > laura) == isRightToLeft)
                #expect(indent("Gilda", in: lines) == nil)
            }
            sheet.chosen.remove("pictures")
            let without = SheetPicture(sheet, pictures: read, isRightToLeft: false)
            #expect(indent("Ikiru", in: try lines(of: without)) == nil)
        }

        @Test("A strip of a picture neither shrinks the others nor has a name of many lines")
        func strips() {
            let poster = SheetLayout.columns(of: [0.7], in: 600)
            #expect(poster.height == 170 && poster.widths.map { $0.rounded() } == [119])
            for shapes in [[40.0, 0.7, 0.7], [0.01, 0.7, 0.7], [40, 40, 0.01]] {
                let (height, widths) = SheetLayout.columns(of: shapes, in: 600)
                #expect(height > 100, "\(shapes)")
                #expect(widths.allSatisfy { $0 >= 100 }, "\(shapes)")
                #expect(widths.reduce(0, +) <= 600, "\(shapes)")
            }
        }

        @Test("Pictures are offered if one of them can be read")
        func offered() async throws {
            let path = folder.path("poster.png")
            try PictureFile.write(
                .init(title: "", width: 40, height: 60) { _ in }, as: .png(scale: 1), to: path)
            let gone = FilmPictureViewModel(path: path + " is gone", name: "Gilda")
            let ikiru = FilmPictureViewModel(path: path, name: "Ikiru")
            for (films, isOffered) in [([gone, ikiru], true), ([gone], false), ([], false)] {
                let parent = Window()
                defer { parent.destroy() }
                let view = YearsView(WindowEvents(), in: parent)
                view.showSheet(of: years, pictures: films)
                #expect(await Display.turnWithTasks { view.sheet != nil })
                let choices = try #require(view.sheet).shown(CheckButton.self).map(\.label)
                #expect(choices.contains("Pictures of favourites") == isOffered)
                view.sheet?.onDone()
            }
        }

        @Test("From right to left all of it is on the other side")
        func mirrored() throws {
            let sheet = Sheet(years, words: .ofWidgets)
            let left = try lines(of: SheetPicture(sheet, isRightToLeft: false))
            let right = try lines(of: SheetPicture(sheet, isRightToLeft: true))
            for words in ["The year 2025", "Films", "312", "viewings", "Genres"] {
                let places = (indent(words, in: left), indent(words, in: right))
                #expect((places.0 ?? 100) < (places.1 ?? 0), "\(words)")
            }
            let months = (indent("Months", in: left), indent("Months", in: right))
            #expect((months.0 ?? 0) > (months.1 ?? 100))
        }

        @Test("From right to left the lines of a note end below each other")
        func mirroredNote() throws {
            let sheet = Sheet(years, words: .ofWidgets)
            for isRightToLeft in [false, true] {
                let lines = try lines(of: SheetPicture(sheet, isRightToLeft: isRightToLeft))
                let long = try #require(indent("Half of all films", in: lines))
                let short = try #require(indent("got no feedback at all", in: lines))
                #expect(isRightToLeft ? short > long + 3 : abs(short - long) < 2)
            }
        }

        @Test("However much is on it, all of it has room")
        func fitting() throws {
            var sheet = Sheet(years, words: .ofWidgets)
            let first = SheetPicture(sheet, isRightToLeft: false)
            _ = try lines(of: first)
            sheet.chosen = Set(sheet.parts.map(\.id))
            let all = try lines(of: SheetPicture(sheet, after: first))
            for part in ["Genres", "Months", "Delays", "minutes late on arrival"] {
                #expect(all.contains { $0.contains(part) }, "\(part)")
            }
        }

        @Test("The choices in the window are saved, the file is named, and then it is done")
        func saving() throws {
            let parent = Window()
            let window = SheetWindow(Sheet(years, words: .ofWidgets), parent: parent)
            var (count, saved) = (0, "")
            window.onDone = { count += 1 }
            window.onSaved = { saved = $0 }
            window.present()
            let choices = window.shown(CheckButton.self)
            #expect(choices.map(\.label) == ["Figures", "Genres", "Months", "Delays"])
            #expect(choices.map(\.isActive) == [true, true, true, false])
            #expect(choices.allSatisfy { $0.allocatedSize.width > 200 })
            choices[1].click()
            choices[3].click()
            let path = folder.path("page.pdf")
            window.write(path)
            #expect(count == 1 && saved == "page.pdf")
            let words = try PDFText.read(path)
            #expect(words.contains("Delays") && !words.contains("Genres"))
            window.destroy()
        }

        @Test("In 360 pixels the page stands below the choices")
        func narrow() throws {
            let window = SheetWindow(Sheet(years, words: .ofWidgets), parent: Window())
            window.present()
            Display.settle()
            let areas = window.shown(ScrolledWindow.self)
            try #require(areas.count == 2)
            let isBelow = {
                areas[1].positionInWindow.y >= areas[0].positionInWindow.y
                    + areas[0].allocatedSize.height
            }
            #expect(!isBelow())
            #expect(window.becomes(width: 360, height: 480, isBelow))
            #expect(window.leastSize.height <= 480)
            for name in ["_Save…", "_Print…"] {
                let button = try #require(window.child?.button(name))
                #expect(button.positionInWindow.x + button.allocatedSize.width <= 360)
            }
            window.destroy()
        }

        @Test("A file that cannot be saved is told of in the window, which stays")
        func failures() throws {
            let parent = Window()
            let window = SheetWindow(Sheet(years, words: .ofWidgets), parent: parent)
            var count = 0
            window.onDone = { count += 1 }
            window.present()
            window.write(folder.path("page.gif"))
            #expect(window.words.contains { $0.contains("page.gif") })
            window.write(folder.path("no/page.png"))
            let said = try #require(window.words.first { $0.contains("page.png") })
            #expect(said == "page.png: No such file or directory.")
            #expect(count == 0)
            window.write(folder.path("page.svg"))
            #expect(count == 1)
            window.destroy()
        }
    }
}
