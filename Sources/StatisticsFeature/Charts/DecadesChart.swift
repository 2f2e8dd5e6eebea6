internal import Domain
internal import Presentation
internal import Wording

/// From which decades the films are that one saw.
nonisolated struct DecadesChart {
    let scope: FigureScope

    func chart() -> Chart? {
        let decades = Dictionary(grouping: scope.films.lazy.compactMap(\.year)) { $0 / 10 * 10 }
            .mapValues(\.count)
        guard let first = decades.keys.min(), let last = decades.keys.max() else { return nil }
        let groups = stride(from: first, through: last, by: 10).map { decade in
            CountedGroup(
                decade, count: decades[decade] ?? 0,
                terms: .released(max(decade, 1)...decade + 9))
        }
        return CountedBars(scope: scope, kind: .film).distribution(
            "films-by-decade", words.byDecade, of: words.decadeHeading, groups,
            unknown: scope.films.count { $0.year == nil }, name: words.decade, said: words.decade)
    }

    private var words: LocalWords { scope.words }
}
