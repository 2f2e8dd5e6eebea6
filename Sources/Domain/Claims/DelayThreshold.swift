/// A number of minutes from which a delay counts.
public struct DelayThreshold: Hashable, Sendable {
    public let minutes: Int
    /// Whether a delay of exactly `minutes` is enough; otherwise it has to be longer.
    public let isInclusive: Bool

    package init(_ minutes: Int, isInclusive: Bool = true) {
        self.minutes = minutes
        self.isInclusive = isInclusive
    }

    package func isReached(by late: Int) -> Bool {
        isInclusive ? late >= minutes : late > minutes
    }

    /// The shortest delay that reaches the threshold, in whole minutes.
    package var least: Int { isInclusive ? minutes : minutes + 1 }
}
