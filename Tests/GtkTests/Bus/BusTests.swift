import CGtk
import GtkTestSupport
import TestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("The bus")
    struct BusTests {
        private let path = "/org/example/Counterfoil/Test"
        private let interfaces = """
            <node>
              <interface name="org.example.Text">
                <method name="Join">
                  <arg type="as" direction="in"/><arg type="s" direction="in"/>
                  <arg type="s" direction="out"/>
                </method>
                <method name="Silent"><arg type="s" direction="out"/></method>
              </interface>
              <interface name="org.example.Numbers">
                <method name="Odd"><arg type="v" direction="in"/></method>
                <method name="All">
                  <arg type="i" direction="in"/><arg type="u" direction="in"/>
                  <arg type="d" direction="in"/><arg type="a(sid)" direction="out"/>
                  <arg type="a{sv}" direction="out"/>
                </method>
              </interface>
            </node>
            """

        init() throws { try Display.start() }

        @Test("A call comes with its arguments, and its caller gets the answer")
        func answered() throws {
            var heard: BusCall?
            let object = try BusObject(at: path, interfaces: interfaces) { call in
                heard = call
                return [.text(call.texts(at: 0).joined(separator: call.text(at: 1)))]
            }
            let caller = try Caller(path)
            #expect(caller.call("Text", "Join", "(['a', 'ü'], '-')") == "('a-ü',)")
            #expect(heard?.interface == "org.example.Text" && heard?.method == "Join")
            #expect(heard?.caller == caller.name)
            #expect(heard?.text(at: 0) == "" && heard?.texts(at: 1) == [])
            #expect(heard?.text(at: 2) == "" && heard?.texts(at: -1) == [])
            #expect(caller.call("Text", "Join", "(@as [], '-')") == "('',)")
            withExtendedLifetime(object) {}
        }

        @Test("Values of every type come and go as they are")
        func values() throws {
            var arguments: [BusValue] = []
            let object = try BusObject(at: path, interfaces: interfaces) { call in
                arguments = call.arguments
                guard call.method == "All" else { return [] }
                let pair = BusValue.structure([.text("a"), .integer(-1), .number(0.5)])
                return [
                    .list(of: "(sid)", [pair, .text("of another type"), pair]),
                    .named(["one": .texts(["b"]), "other": .other, "two": .unsigned(7)]),
                ]
            }
            let caller = try Caller(path)
            #expect(
                caller.call("Numbers", "All", "(-3, uint32 4, 1.5)")
                    == "([('a', -1, 0.5), ('a', -1, 0.5)], {'one': <['b']>, 'two': <uint32 7>})")
            #expect(arguments == [.integer(-3), .unsigned(4), .number(1.5)])
            #expect(caller.call("Numbers", "Odd", "(<{'a': [1]}>,)") == "()")
            #expect(arguments == [.other])
            let settings = "{'theme': {'contrast': <uint32 1>, 'sizes': <[1]>}, 'none': @a{sv} {}}"
            #expect(caller.call("Numbers", "Odd", "(<\(settings)>,)") == "()")
            let theme = BusValue.named(["contrast": .unsigned(1), "sizes": .other])
            #expect(arguments == [.named(["theme": theme, "none": .named([:])])])
            withExtendedLifetime(object) {}
        }

        @Test("Arguments of the wrong type are refused, and an unanswered call gets an error")
        func refused() throws {
            var calls = 0
            let object = try BusObject(at: path, interfaces: interfaces) { _ in
                calls += 1
                return nil
            }
            let caller = try Caller(path)
            #expect(caller.call("Text", "Join", "(7,)") == "InvalidArgs")
            #expect(caller.call("Text", "Fly", "()") == "UnknownMethod")
            #expect(calls == 0)
            #expect(caller.call("Text", "Silent", "()") == "UnknownMethod")
            #expect(calls == 1)
            withExtendedLifetime(object) {}
        }

        @Test("An answer may take its time, and others do not wait for it")
        func late() async throws {
            let gate = Gate<String>()
            gate.isClosed = true
            let object = try BusObject(at: path, interfaces: interfaces) { call in
                await gate.pass(call.text(at: 1))
                return [.text(call.text(at: 1))]
            }
            let caller = try Caller(path)
            let first = caller.ask("Text", "Join", "(@as [], 'first')")
            #expect(Display.turn { gate.heldCount == 1 })
            gate.isClosed = false
            #expect(caller.call("Text", "Join", "(@as [], 'second')") == "('second',)")
            #expect(first.said == nil)
            gate.letOneGo()
            #expect(await first.comes() == "('first',)")
            withExtendedLifetime(object) {}
        }

        @Test("An object that is let go of is no more, and nothing of it is left")
        func gone() throws {
            let caller = try Caller(path)
            // Messages left behind by other tests go first.
            Display.settle()
            let before = ClosureBoxCount.alive
            do {
                let object = try BusObject(at: path, interfaces: interfaces) { _ in [.text("")] }
                #expect(throws: SystemError.self) {
                    try BusObject(at: path, interfaces: interfaces) { _ in nil }
                }
                #expect(caller.call("Text", "Silent", "()") == "('',)")
                withExtendedLifetime(object) {}
            }
            #expect(caller.call("Text", "Silent", "()") == "UnknownMethod")
            #expect(Display.turn { ClosureBoxCount.alive == before })
        }

        @Test("An invalid description of interfaces is refused")
        func description() {
            #expect(throws: SystemError.self) {
                try BusObject(at: path, interfaces: "<node><interface>") { _ in nil }
            }
        }
    }
}
