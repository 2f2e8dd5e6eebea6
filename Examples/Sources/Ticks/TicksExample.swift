import Signals

@main
enum TicksExample {
    static func main() async {
        let ticks = Emitter<Int>()
        let even = ticks.signal.filter { $0.isMultiple(of: 2) }.map { "\($0) is even" }
        let subscription = even.onReception § eachTime § { print($0) }
        let first = ticks.signal.onReception § once § inAnyCase § { print("It has begun") }
        let all = ticks.signal.values
        withExtendedLifetime((subscription, first)) {
            for number in 1...4 { ticks.emit(number) }
        }
        for await tick in all.prefix(4) { print("Tick \(tick)") }
    }
}
