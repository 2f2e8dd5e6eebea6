internal import Domain
internal import Wording

extension FilmViewModel {
    /// How many steps of a trail are told of one by one.
    private static let longestTrail = 20

    /// Earlier and present feedback, the latest steps of a long story only: each has a day to put
    /// into words.
    static func trail(_ given: [GivenFeedback], words: FilmWords) -> String {
        let told = given.filter { $0.feedback != .none }
        let latest = told.suffix(longestTrail).compactMap { step($0, words: words) }
        let earlier = told.count - latest.count
        let beginning =
            earlier > 0
            ? [
                words.local.say(
                    one: "{count} earlier …", other: "{count} earlier …", count: earlier)
            ] : []
        let steps = beginning + latest
        return steps.dropFirst().reduce(steps.first ?? "") { $0.arrow(to: $1) }
    }

    /// Whether the trail tells of each step.
    static func isWhole(_ given: [GivenFeedback]) -> Bool {
        given.lazy.filter { $0.feedback != .none }.dropFirst(longestTrail).isEmpty
    }

    /// Every step on a line of its own. It is put into words beside the main loop, as each has a
    /// day.
    @concurrent
    nonisolated static func wholeTrail(
        _ given: [GivenFeedback], words: FilmWords
    ) async -> String {
        given.compactMap { step($0, words: words) }.joined(separator: "\n")
    }

    /// Such as "bad, 3 May 2014"; the value alone where its moment is unknown.
    private nonisolated static func step(_ given: GivenFeedback, words: FilmWords) -> String? {
        guard given.feedback != .none else { return nil }
        let feedback = words.local.feedback(given.feedback)
        guard let day = given.moment.flatMap(words.day(of:)) else { return feedback }
        return words.local.say(
            "{feedback}, {day}", ["feedback": feedback, "day": words.local.day(day)])
    }
}
