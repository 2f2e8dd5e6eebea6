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
            var beneath = place
            beneath.leaveOut(20, upTo: 10)
            #expect(beneath.middle == 130)
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
            "Every row has the height of two lines and more, and of a heading where there are any")
        func height() {
            let box = Box()
            let painter = RowPainter(rows: RowCache())
            let line = RowText("X", .title, in: box.cast()).height
            let without = Double(painter.rowHeight(in: box.cast()))
            #expect(without > 2 * line)
            painter.hasHeadings = true
            let with = Double(painter.rowHeight(in: box.cast()))
            let heading = RowText("X", .heading(isSelected: false), in: box.cast()).height
            #expect(with > 2 * line + heading)
            #expect(with < 2 * without)
        }
    }
}
