/// What the observers do on both sides: count the values and add them up.
final class Tally: Equatable {
    private var count = 0
    private var sum = 0

    @inline(never)
    func add(_ value: Int) {
        count += 1
        sum &+= value
    }

    static func == (left: Tally, right: Tally) -> Bool {
        left.count == right.count && left.sum == right.sum
    }
}
