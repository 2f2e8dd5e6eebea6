/// A limit on the work that a file's definitions may cause, in days and years that are examined, so
/// that the cost depends on the file's size and not on its content.
struct ZoneWork {
    /// A hundred times the work of the zone with the longest history.
    static let mostOfDefinition = 200_000
    /// The work of a thousand zones with two rules each.
    static let mostOfFile = 4_000_000

    private(set) var left: Int

    init(_ left: Int = mostOfFile) {
        self.left = left
    }

    /// Takes some work, and returns false if that is too much.
    mutating func takes(_ count: Int) -> Bool {
        left -= min(left, count)
        return left > 0
    }

    /// Runs a closure with as much of the remaining work as one definition may take.
    mutating func sharing<Result>(_ body: (inout ZoneWork) -> Result) -> Result {
        let share = min(left, Self.mostOfDefinition)
        var work = ZoneWork(share)
        defer { left -= share - work.left }
        return body(&work)
    }
}
