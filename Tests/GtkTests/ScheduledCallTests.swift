import Gtk
import GtkTestSupport
import Testing

extension GtkTests {
    @Suite("Scheduled calls")
    struct ScheduledCallTests {
        init() throws { try Display.start() }

        @Test("A call is made once, and lets go of what it held")
        func once() {
            weak var held: Token?
            var calls = 0
            let call: ScheduledCall
            do {
                let token = Token()
                held = token
                call = .after(milliseconds: 1) {
                    calls += 1
                    _ = token
                }
            }
            #expect(call.isPending)
            #expect(held != nil)
            #expect(Display.turn { !call.isPending })
            Display.settle()
            #expect(calls == 1)
            #expect(held == nil)
        }

        @Test("An alarm whose time has passed rings once; one that is cancelled does not")
        func alarm() {
            let (alarm, cancelled) = (WallClockAlarm(), WallClockAlarm())
            var rings = 0
            alarm.ring(at: 1) { rings += 1 }
            cancelled.ring(at: 1) { rings += 10 }
            cancelled.cancel()
            #expect(Display.turn { rings > 0 })
            Display.settle()
            #expect(rings == 1)
        }

        @Test("A cancelled call is never made, and lets go at once")
        func cancelled() {
            weak var held: Token?
            var order: [String] = []
            do {
                let token = Token()
                held = token
                let call = ScheduledCall.after(milliseconds: 1) {
                    order.append("cancelled")
                    _ = token
                }
                call.cancel()
                call.cancel()
                #expect(!call.isPending)
            }
            #expect(held == nil)
            ScheduledCall.after(milliseconds: 20) { order.append("later") }
            #expect(Display.turn { order == ["later"] })
        }

        @Test("An idle call comes when all else is done")
        func idle() {
            var order: [String] = []
            ScheduledCall.idle { order.append("idle") }
            ScheduledCall.after(milliseconds: 0) { order.append("timer") }
            #expect(Display.turn { order.count == 2 })
            #expect(order == ["timer", "idle"])
        }

        private final class Token {}
    }
}
