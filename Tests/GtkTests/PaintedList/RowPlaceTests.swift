import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Where the parts of a row go")
    struct RowPlaceTests {
        init() throws { try Display.start() }

        private let area = GdkRectangle(x: 0, y: 100, width: 300, height: 50)

        @Test("Right to left, everything is mirrored")
        func mirrored() {
            let box = Box()
            gtk_widget_set_direction(box.cast(), GTK_TEXT_DIR_LTR)
            let place = RowPlace(area: area, widget: box.cast())
            gtk_widget_set_direction(box.cast(), GTK_TEXT_DIR_RTL)
            let mirrored = RowPlace(area: area, widget: box.cast())
            #expect(place.start(width: 16) == RowPainter.margin)
            #expect(mirrored.start(width: 16) + 16 == 300 - RowPainter.margin)
            #expect(
                place.start(inset: 28, width: 40) == 300 - mirrored.start(inset: 28, width: 40) - 40
            )
            #expect(place.middle == 125)
            let fact = RowText("late", .fact(styleClass: nil, isSelected: false), in: box.cast())
            #expect(place.end(of: fact) + fact.indent + fact.width == 300 - RowPainter.margin)
            #expect(mirrored.end(of: fact) + fact.indent == RowPainter.margin)
        }

        @Test("A picture is in the place of the icon, and every row has the room for one")
        func picture() async throws {
            let bytes = try PictureFile.bytes(
                of: .init(title: "", width: 48, height: 64) { canvas in
                    canvas.fill(
                        .rectangle(Rectangle(x: 0, y: 0, width: 48, height: 64)), Colour(0))
                }, as: .png(scale: 1))
            let shown = ShownList("a", "b")
            #expect(shown.list.painter.inset == 28)
            shown.entries.pictures["a"] = await Bitmap.decode(bytes, upTo: 64)
            shown.list.reload()
            shown.settle()
            #expect(shown.list.painter.inset == 36)
            let list = shown.list.positionInWindow
            let row = shown.list.scroller.rowHeight
            func edge(of index: Double) -> (x: Int, y: Int) {
                (Int(list.x) + 26, Int(Double(list.y) + (index + 0.5) * row - 13))
            }
            let picture = Picture(of: shown.window)
            #expect(picture.contrast(at: edge(of: 0), to: edge(of: 1)) > 10)
            // A row that can have none does not ask for it.
            shown.entries.unpictured = "a"
            shown.list.reload()
            shown.settle()
            let without = Picture(of: shown.window)
            #expect(without.contrast(at: edge(of: 0), to: edge(of: 1)) < 5)
            shown.window.destroy()
        }

        @Test("A text too long is cut at its width, and text is no markup")
        func ellipsis() {
            let box = Box()
            let long = RowText(
                String(repeating: "long ", count: 50), .title, in: box.cast(), width: 120)
            #expect(long.width <= 120)
            let plain = RowText("<b>a</b> & b", .title, in: box.cast())
            let bare = RowText("a & b", .title, in: box.cast())
            #expect(plain.width > bare.width)
        }

        @Test(
            "Marked parts of a title and a subtitle are bold, also behind letters of several bytes")
        func marks() {
            let box = Box()
            func marks(in text: String) -> [Range<String.Index>] {
                text.firstRange(of: "Wien").map { [$0] } ?? []
            }
            func width(_ text: String, isMarked: Bool) -> Double {
                RowText(text, .title, marks: isMarked ? marks : { _ in [] }, in: box.cast()).width
            }
            for text in ["Wien", "Köln → Wien", "Wien → Köln"] {
                #expect(width(text, isMarked: true) > width(text, isMarked: false))
            }
            #expect(width("Köln", isMarked: true) == width("Köln", isMarked: false))
            let lines = RowLines(
                title: "Wien", subtitle: "Wien", fact: ListRow.Fact("Wien"), marks: marks,
                in: box.cast(), width: 240)
            let plain = RowLines(
                title: "Wien", subtitle: "Wien", fact: ListRow.Fact("Wien"), in: box.cast(),
                width: 240)
            #expect(lines.title.width > plain.title.width)
            #expect(lines.subtitle.width > plain.subtitle.width)
            #expect(lines.fact?.width == plain.fact?.width)
        }

        @Test("Every row has the height of two lines, and no less than a finger needs")
        func height() {
            for scale in [1.0, 2.0] {
                Settings.withText(scaledBy: scale) {
                    let box = Box()
                    let line = RowText("X", .title, in: box.cast()).height
                    let height = Double(RowPainter(rows: RowCache()).rowHeight(in: box.cast()))
                    #expect(height >= RowPainter.leastHeight && height > 1.8 * line)
                }
            }
        }

        @Test("A fact is shown as a whole before the line beside it is")
        func fact() {
            let box = Box()
            let long = String(repeating: "long ", count: 50)
            let lines = RowLines(
                title: "a", subtitle: long, fact: ListRow.Fact("1 h 8 min late", styleClass: "a"),
                in: box.cast(), width: 240)
            #expect(lines.fact?.isCut == false && lines.subtitle.isCut)
            #expect(lines.subtitle.width + (lines.fact?.width ?? 0) + RowLines.gap <= 240)
            let without = RowLines(title: "a", subtitle: "", fact: nil, in: box.cast(), width: 240)
            #expect(without.height == without.title.height)
        }
    }
}
