/// A number of minutes from which a delay counts.
public struct DelayThreshold: Hashable, Sendable {
    public let minutes: Int
    /// Whether so many minutes are enough; otherwise it takes more.
    public let isInclusive: Bool

    package init(_ minutes: Int, isInclusive: Bool = true) {
        self.minutes = minutes
        self.isInclusive = isInclusive
    }

    package func isReached(by late: Int) -> Bool {
        isInclusive ? late >= minutes : late > minutes
    }

    /// The least whole minutes that reach it.
    package var least: Int { isInclusive ? minutes : minutes + 1 }
}
