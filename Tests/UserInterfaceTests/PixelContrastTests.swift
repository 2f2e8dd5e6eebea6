import EntryFeature
import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import Testing
import Wording

@testable import JournalFeature
@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Text and lines stand out from their ground as drawn, in each of GTK's own themes")
    struct PixelContrastTests {
        init() throws { try Display.start() }

        nonisolated static let themes = [
            ("Adwaita", false), ("Adwaita", true), ("HighContrast", false),
            ("HighContrastInverse", true),
        ]

        @Test("The second line and the fact of a row, selected or not", arguments: themes)
        func rows(theme: String, isDark: Bool) throws {
            try Settings.withTheme(theme, isDark: isDark) {
                let stage = try WindowStage()
                stage.main.showJournal(
                    JournalListViewModel(rows: LateRows(), count: "3 entries", state: .entries))
                stage.main.markEntry("a.ics")
                stage.window.leaveBackdrop()
                stage.window.waitForFrame()
                #expect(faintParts(of: stage) == [])
            }
        }

        /// Returns the parts of three rows whose contrast is too low.
        private func faintParts(of stage: WindowStage) -> [String] {
            let picture = Picture(of: stage.window)
            let list = stage.listPane.list
            let (place, width, height) = (
                list.positionInWindow, Double(list.allocatedSize.width), 44.0
            )
            var faint: [String] = []
            for row in 0..<3 {
                let top = Double(place.y) + height * Double(row)
                for (part, x) in [("line", 40.0), ("fact", width - 70)] {
                    let area = Rectangle(
                        x: Double(place.x) + x, y: top + 24, width: 50, height: 14)
                    let contrast = picture.greatestContrast(
                        in: area, to: (x: place.x + 3, y: Int(top) + 6))
                    if contrast < Colour.textContrast { faint.append("\(part) of row \(row)") }
                }
            }
            return faint
        }

        @Test(
            "A ticket's perforation, a strip, red that is dimmed, progress, and a button",
            arguments: themes)
        func parts(theme: String, isDark: Bool) throws {
            Settings.withTheme(theme, isDark: isDark) {
                Style.install()
                let column = Box(.vertical, spacing: 12)
                let (card, ticket) = (Box(.horizontal, spacing: 12), self.ticket)
                card.addStyleClass(Style.card)
                let track = Separator(.vertical)
                let dashed = Separator(.vertical)
                for line in [track, dashed] { line.addStyleClass("counterfoil-track") }
                dashed.addStyleClass("counterfoil-dashed")
                let late = Label("1 h 8 min late")
                for name in [Style.red, Style.dim] { late.addStyleClass(name) }
                let short = Label("12 min late")
                short.addStyleClass(Style.amber)
                let button = Button("Record Arrival…")
                button.addStyleClass("suggested-action")
                let progress = ProgressBar()
                progress.fraction = 0.5
                progress.valign = .center
                for part in [track, dashed, late, short, progress, button] as [Widget] {
                    card.append(part)
                }
                for part in [card, ticket] { column.append(part) }
                let window = Display.show(column)
                window.resize(width: 760, height: 300)
                Style.adapt(window)
                _ = Display.turn { ticket.allocatedSize.width == 760 }
                window.leaveBackdrop()
                Display.settle()
                let picture = Picture(of: window)
                let paper = card.positionInWindow
                for (part, least) in [
                    (track, Colour.shapeContrast), (dashed, Colour.shapeContrast),
                    (progress, Colour.shapeContrast), (late, Colour.textContrast),
                    (short, Colour.textContrast),
                ] as [(Widget, Double)] {
                    let contrast = picture.greatestContrast(
                        in: part.area, to: (x: paper.x + 6, y: paper.y + 6))
                    #expect(contrast >= least, "\(type(of: part))")
                }
                let face = button.area
                let label = picture.greatestContrast(
                    in: face.inset(by: 8), to: (x: Int(face.x) + 8, y: Int(face.y) + 8))
                #expect(label >= Colour.textContrast)
                let stub = ticket.area
                let ground = (x: Int(stub.x) + 40, y: Int(stub.y) + 6)
                let tear = Rectangle(
                    x: stub.x + stub.width / 2, y: stub.y + 20, width: stub.width / 2 - 20,
                    height: stub.height - 40)
                #expect(picture.greatestContrast(in: tear, to: ground) >= Colour.shapeContrast)
                #expect(
                    !isDark
                        || picture.isLighter(
                            at: ground, than: (x: 2, y: Int(stub.y) - 6)),
                    "the card is lighter than its ground")
                window.destroy()
            }
        }

        @Test(
            "A mark of feedback has the colour of what it says, also in a window behind others",
            arguments: themes.prefix(2), [true, false])
        func marks(theme: (String, Bool), isBehind: Bool) {
            Settings.withTheme(theme.0, isDark: theme.1) {
                Style.install()
                let row = Box(.horizontal)
                let marks = [FeedbackMark.good, .soAndSo, .bad].map {
                    FeedbackMarkView($0, side: 40)
                }
                for mark in marks { row.append(mark) }
                let window = Display.show(row)
                Style.adapt(window)
                if isBehind { window.enterBackdrop() } else { window.leaveBackdrop() }
                let isColoured = Display.turn {
                    let picture = Picture(of: window)
                    let colours = marks.compactMap { mark in
                        let area = mark.area
                        return picture.colour(
                            at: (Int(area.x + area.width / 2), Int(area.y + area.height / 2)))
                    }
                    guard colours.count == 3 else { return false }
                    let (good, bad) = (colours[0], colours[2])
                    return good.blue > good.red && bad.red > bad.blue && Set(colours).count == 3
                }
                #expect(isColoured)
                window.destroy()
            }
        }

        /// A ticket without words, whose only line within is the perforation.
        private var ticket: TicketBox {
            let (film, stub) = (Box(.vertical), Box(.vertical))
            film.setSizeRequest(width: 360, height: 90)
            stub.setSizeRequest(width: 150, height: 90)
            return TicketBox(film, stub: stub)
        }

        @Test("Each button of the window is at least 24 pixels high and wide")
        func targets() throws {
            let stage = try WindowStage()
            stage.main.showJournal(.entries("a.ics", "t.ics"))
            stage.showTrip(.of(.toVienna, sameDay: [.film("a.ics", "Brief Encounter")]))
            expectRoom(in: stage)
            stage.showFilm(.briefEncounter)
            expectRoom(in: stage)
        }

        private func expectRoom(in stage: WindowStage) {
            stage.window.waitForFrame()
            let buttons = stage.window.shown(Button.self)
            #expect(!buttons.isEmpty)
            for button in buttons {
                let (width, height) = button.allocatedSize
                #expect(width >= 24 && height >= 24, "\(button.accessibleName)")
            }
        }
    }
}

extension Widget {
    /// The area of the widget in its window, in pixels.
    fileprivate var area: Rectangle {
        let ((x, y), (width, height)) = (positionInWindow, allocatedSize)
        return Rectangle(
            x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }
}

/// A list of three trips: one on time, one late, one cancelled.
private final class LateRows: JournalRows {
    let count = 3
    let headed: [Int] = []
    private let ids = ["a.ics", "b.ics", "c.ics"]
    private let facts: [(String, Emphasis)] = [
        ("on time", .quiet), ("12 min late", .warning), ("cancelled", .error),
    ]

    func row(at index: Int) -> JournalRow? {
        JournalRow(
            id: ids[index], kind: .train, kindName: "Train", title: "Köln Hbf → Wien Westbf",
            detail: "20 Nov · 14:02", fact: facts[index].0, emphasis: facts[index].1)
    }

    func index(of id: String) -> Int? { ids.firstIndex(of: id) }

    func sentence(at index: Int) -> String? { nil }
}
