import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Windows and dialogs")
    struct WindowTests {
        init() throws { try Display.start() }

        @Test("The first frame is reported once")
        func firstFrame() {
            let label = Label("a")
            let window = Window()
            window.child = label
            var frames = 0
            window.onFirstFrame { frames += 1 }
            window.present()
            #expect(Display.turn { frames == 1 })
            var isDrawn = false
            label.onDraw { _ in isDrawn = true }
            label.text = "b"
            #expect(Display.turn { isDrawn })
            Display.settle()
            #expect(frames == 1)
        }

        @Test("What the program is says its name, version and licence, and closes")
        func about() {
            let parent = Display.show(Label("content"))
            let about = AboutDialog(
                program: "Program", version: "1.2", icon: "counterfoil", comments: "What it is for",
                copyright: "Copyright", parent: parent)
            #expect(about.shown.program == "Program")
            #expect(about.shown.version == "1.2")
            #expect(about.shown.licence.contains("MIT"))
            var isClosed = false
            about.present { isClosed = true }
            about.close()
            #expect(Display.turn { isClosed })
        }

        @Test(
            "A window that ends while GTK is about an event is there until after it",
            arguments: [true, false])
        func endsAfterEvent(isReleased: Bool) {
            var window: Window? = Display.show(Label("content"))
            guard let widget: UnsafeMutablePointer<GtkWidget> = window?.cast() else { return }
            g_object_ref(widget)
            defer { g_object_unref(widget) }
            var isThere: Bool?
            ScheduledCall.idle {
                ScheduledCall.idle {
                    if !isReleased { window?.destroy() }
                    window = nil
                    isThere = gtk_widget_get_realized(widget) != 0
                    #expect(gtk_widget_get_visible(widget) == 0)
                }
                while isThere == nil { g_main_context_iteration(nil, 1) }
            }
            #expect(Display.turn { isThere != nil })
            #expect(isThere == true)
            #expect(Display.turn { gtk_widget_get_realized(widget) == 0 })
        }

        @Test("Keys are named as the desktop names them")
        func accelerators() {
            #expect(Accelerator.label("<Primary><Shift>n") == "Shift+Ctrl+N")
            #expect(Accelerator.label("F9") == "F9")
        }

        @Test("Closing asks first, and a window that may not close stays")
        func closing() {
            let window = Display.show(Label("content"))
            var mayClose = false
            var events: [String] = []
            window.onClose {
                events.append("asked")
                return mayClose
            }
            window.onDestroy { events.append("destroyed") }
            window.close()
            #expect(Display.turn { events == ["asked"] })
            #expect(window.isVisible)
            mayClose = true
            window.close()
            #expect(Display.turn { events == ["asked", "asked", "destroyed"] })
        }

        @Test("A window hears keys before the widget with the focus")
        func keys() {
            let entry = Entry()
            let window = Display.show(entry)
            entry.grabFocus()
            #expect(window.isTyping)
            #expect(window.isFocus(within: entry))
            var heard: [Key] = []
            window.onKeyPress { press in
                heard.append(press.key)
                return press.key == .escape || press.modifiers.contains(.control)
            }
            window.press(.escape)
            window.press(Key("n"), .control)
            window.press(Key("x"))
            #expect(heard == [.escape, Key("n"), Key("x")])
            #expect(Key("x").character == "x")
            #expect(Key.escape.character == nil)
        }

        @Test("A dialog answers once and is gone")
        func dialog() {
            var answers: [Response] = []
            weak var gone: MessageDialog?
            let before = ClosureBoxCount.alive
            do {
                let dialog = MessageDialog(
                    .question, text: "Delete it?",
                    buttons: [("Cancel", .cancel), ("Delete", .accept)])
                gone = dialog
                dialog.present { answers.append($0) }
            }
            #expect(gone?.isVisible == true)
            gone?.respond(.accept)
            #expect(answers == [.accept])
            #expect(gone == nil)
            #expect(ClosureBoxCount.alive == before)
        }

        @Test(
            "An awaited dialog returns its answer, and cancel if it is destroyed without one",
            arguments: [Response.accept, .close, nil])
        func awaited(answer: Response?) async {
            let dialog = MessageDialog(
                text: "Delete it?", buttons: [("Close", .close), ("Delete", .accept)])
            let task = Task { await dialog.run() }
            #expect(await Display.turnWithTasks { dialog.isVisible })
            if let answer { dialog.respond(answer) } else { dialog.destroy() }
            #expect(await task.value == answer ?? .cancel)
        }

        @Test("A dialog over a narrow window has its buttons below each other, and is as narrow")
        func narrowDialog() {
            for (width, isNarrow) in [(360, true), (800, false)] {
                let parent = Window()
                parent.setDefaultSize(width: width, height: 300)
                parent.present()
                Display.settle()
                let dialog = MessageDialog(
                    text: "Save?",
                    buttons: [
                        ("Abandonner les modifications", .close), ("Continuer", .cancel),
                        ("Enregistrer", .accept),
                    ], parent: parent)
                dialog.present { _ in }
                Display.settle()
                #expect((dialog.size.width <= 360) == isNarrow)
                dialog.respond(.cancel)
                parent.destroy()
            }
        }

        @Test("A header bar stands in for the title bar")
        func titlebar() {
            let window = Window()
            let bar = HeaderBar(title: "Counterfoil", subtitle: nil)
            let back = Button(iconName: "go-previous-symbolic", name: "Back")
            bar.packStart(back)
            bar.packEnd(Button("Edit"))
            bar.showsCloseButton = true
            window.titlebar = bar
            window.child = Label("content")
            var isPainted = false
            window.onFirstFrame { isPainted = true }
            window.present()
            #expect(Display.turn { isPainted })
            #expect(back.isMapped)
        }
    }
}
