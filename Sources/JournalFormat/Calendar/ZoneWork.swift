/// How much work the definitions of a file may make, counted in days and years looked at: what a
/// file costs is settled by its size and not by what somebody wrote into it.
struct ZoneWork {
    /// A hundred times what the zone with the longest history takes.
    static let mostOfDefinition = 200_000
    /// As much as a thousand zones, each with the two rules of most.
    static let mostOfFile = 4_000_000

    private(set) var left: Int

    init(_ left: Int = mostOfFile) {
        self.left = left
    }

    /// False where it is too much.
    mutating func takes(_ count: Int) -> Bool {
        left -= min(left, count)
        return left > 0
    }

    /// Does something with as much of what is left as one definition may take.
    mutating func sharing<Result>(_ body: (inout ZoneWork) -> Result) -> Result {
        let share = min(left, Self.mostOfDefinition)
        var work = ZoneWork(share)
        defer { left -= share - work.left }
        return body(&work)
    }
}
