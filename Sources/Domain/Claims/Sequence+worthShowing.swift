extension Sequence<RightsAnswer> {
    /// The answers that matter most to a reader: owed amounts, or else amounts that cannot be told,
    /// then near misses, then unconfirmed rules.
    public var worthShowing: [RightsAnswer] {
        let ranked = compactMap { answer in answer.verdict.rank.map { (rank: $0, answer: answer) } }
        let first = ranked.map(\.rank).min()
        return ranked.filter { $0.rank == first }.map(\.answer)
    }
}

extension RightsAnswer.Verdict {
    /// The rank of the verdict, the lowest first, or `nil` if it is not worth showing: the journey
    /// was on time or little late, or nothing was recorded.
    fileprivate var rank: Int? {
        switch self {
        case .owed: 0
        case .pooled: 1
        case .cannotTell(let missing): missing.isWorthAskingFor ? 2 : nil
        case .notOwed(.delay(let late, let threshold)): 2 * late >= threshold.minutes ? 3 : nil
        case .notOwed: 3
        case .pending(let isReached): isReached ? 4 : nil
        }
    }
}
