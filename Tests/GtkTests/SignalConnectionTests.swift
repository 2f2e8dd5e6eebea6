import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Handlers of signals")
    struct SignalConnectionTests {
        init() throws { try Display.start() }

        @Test("A handler takes as many arguments of its signal as it needs")
        func arguments() {
            let dialog = MessageDialog(text: "Save?", buttons: [("Save", .accept)])
            var answers: [Int] = []
            dialog.on("response") { answers.append(0) }
            dialog.on("response") { (answer: Int) in answers.append(answer) }
            gtk_dialog_response(dialog.cast(), 7)
            #expect(answers == [0, 7])
            dialog.destroy()
        }

        @Test("Numbers, texts and pointers arrive as they were sent")
        func values() {
            let label = Label("a")
            var followed = ""
            var move: (step: Int, count: Int, extends: Bool)?
            label.on("activate-link") { (address: String) -> Bool in
                followed = address
                return true
            }
            label.on("move-cursor") { (step: Int, count: Int, extends: Bool) in
                move = (step, count, extends)
            }
            emit("activate-link", of: label, [.text("https://example.org")])
            emit("move-cursor", of: label, [.number(3), .number(-2), .flag(true)])
            #expect(followed == "https://example.org")
            #expect(move?.step == 3)
            #expect(move?.count == -2)
            #expect(move?.extends == true)
        }

        @Test("The result of a handler ends the handling by those after it")
        func results() {
            let label = Label("a")
            var asked: [String] = []
            label.on("activate-link") { () -> Bool in
                asked.append("first")
                return true
            }
            label.on("activate-link") { () -> Bool in
                asked.append("second")
                return true
            }
            emit("activate-link", of: label, [.text("https://example.org")])
            #expect(asked == ["first"])
        }

        @Test("A disconnected handler is released, and called no more")
        func disconnected() {
            let before = ClosureBoxCount.alive
            let button = Button("Save")
            var clicks = 0
            let own = ClosureBoxCount.alive
            let connection = button.on("clicked") { clicks += 1 }
            button.click()
            button.disconnect(connection)
            button.click()
            #expect(clicks == 1)
            #expect(ClosureBoxCount.alive == own)
            #expect(own >= before)
        }

        @Test("A handler that does not fit its signal ends the program when it is connected")
        func misfit() async {
            await #expect(processExitsWith: .failure) {
                try await MainActor.run {
                    try Display.start()
                    Button("Save").on("clicked") { (_: Int) in }
                }
            }
            await #expect(processExitsWith: .failure) {
                try await MainActor.run {
                    try Display.start()
                    Button("Save").on("pressed-twice") {}
                }
            }
        }

        private enum Sent {
            case number(Int32), flag(Bool), text(String)
        }

        /// Emits a signal as GTK does, with its arguments in values.
        private func emit(_ signal: String, of object: Object, _ arguments: [Sent]) {
            let type = object.pointer.instanceType
            var query = GSignalQuery()
            g_signal_query(g_signal_lookup(signal, type), &query)
            var values = [GValue](repeating: GValue(), count: arguments.count + 1)
            g_value_init(&values[0], type)
            g_value_set_object(&values[0], object.pointer)
            for (place, argument) in arguments.enumerated() {
                let type = query.param_types[place] & ~1
                g_value_init(&values[place + 1], type)
                switch argument {
                case .number(let number) where g_type_fundamental(type) == 12 << 2:
                    g_value_set_enum(&values[place + 1], number)
                case .number(let number): g_value_set_int(&values[place + 1], number)
                case .flag(let flag): g_value_set_boolean(&values[place + 1], flag.gboolean)
                case .text(let text): g_value_set_string(&values[place + 1], text)
                }
            }
            var result = GValue()
            if query.return_type != 1 << 2 { g_value_init(&result, query.return_type & ~1) }
            g_signal_emitv(&values, query.signal_id, 0, &result)
            for place in values.indices { g_value_unset(&values[place]) }
        }
    }
}
