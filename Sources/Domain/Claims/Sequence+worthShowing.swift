extension Sequence<RightsAnswer> {
    /// The answers that matter most to whoever looks at the journey: what is owed or, where nothing is,
    /// what cannot be told, then what it just missed, and then what was only reported.
    public var worthShowing: [RightsAnswer] {
        let ranked = compactMap { answer in answer.verdict.rank.map { (rank: $0, answer: answer) } }
        let first = ranked.map(\.rank).min()
        return ranked.filter { $0.rank == first }.map(\.answer)
    }
}

extension RightsAnswer.Verdict {
    /// Nil for what nobody asks about: a journey that was on time, or not much late, and one of which
    /// nothing was recorded yet.
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
