import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Labels")
    struct LabelTests {
        init() throws { try Display.start() }

        let strange = "<b>Q&A</b> &amp; <span foreground='red'>_x</span> %s"

        @Test("Text is shown as it is, never taken for markup")
        func literal() {
            let made = Label(strange)
            let set = Label()
            set.text = strange
            #expect(made.laidOutText == strange)
            #expect(set.laidOutText == strange)
            #expect(set.text == strange)
        }

        @Test("Buttons, dialogs, tooltips and header bars show text as it is, too")
        func literalElsewhere() {
            let button = Button(strange)
            #expect(button.label == strange)
            button.tooltip = strange
            #expect(button.tooltip == strange)
            let bar = HeaderBar(title: strange)
            #expect(bar.title == strange)
            let dialog = MessageDialog(
                text: strange, secondary: strange, buttons: [("OK", .accept)])
            let shown = labels(in: dialog).filter { $0 == strange }
            #expect(shown == [strange, strange])
        }

        @Test("What a person marked stays marked while the text stays the same")
        func sameText() {
            let label = Label("Cool Runnings")
            label.isSelectable = true
            let window = Display.show(label)
            gtk_label_select_region(label.cast(), 0, 4)
            func isMarked() -> Bool { gtk_label_get_selection_bounds(label.cast(), nil, nil) != 0 }
            label.text = "Cool Runnings"
            #expect(isMarked())
            label.text = "Ran"
            #expect(!isMarked() && label.text == "Ran")
            window.destroy()
        }

        @Test("A text that wraps is as wide as it is said at least, and no word makes it wider")
        func leastWidth() {
            func least(_ text: String) -> Int32 {
                let label = Label(text)
                label.wraps = true
                label.widthChars = 12
                #expect(label.widthChars == 12)
                var width: Int32 = 0
                gtk_widget_get_preferred_width(label.cast(), &width, nil)
                return width
            }
            #expect(least("Punctuality by station, from the best to the worst") == least("I"))
            #expect(least("Donaudampfschifffahrtsgesellschaft") == least("I"))
        }

        @Test("A text becomes bold, and is plain again")
        func bold() {
            let label = Label("14:02")
            label.isBold = true
            let wide = label.naturalWidth
            label.isBold = false
            #expect(label.naturalWidth < wide)
        }

        private func labels(in widget: Widget) -> [String] {
            widget.descendants.filter { $0.isInstance(of: gtk_label_get_type()) }
                .map { String(cString: pango_layout_get_text(gtk_label_get_layout($0.cast()))) }
        }
    }
}

extension Label {
    /// The text that Pango draws.
    fileprivate var laidOutText: String {
        String(cString: pango_layout_get_text(gtk_label_get_layout(cast())))
    }
}
