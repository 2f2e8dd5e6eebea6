internal import Domain
internal import Wording

extension FilmViewModel {
    /// The greatest number of steps that are shown.
    private static let mostSteps = 20

    /// Returns earlier and present feedback in words, but only the latest steps of a long history,
    /// because each has a day to be formatted.
    static func feedbackHistory(_ given: [GivenFeedback], words: FilmWords) -> String {
        let told = given.filter { $0.feedback != .none }
        let latest = told.suffix(mostSteps).compactMap { step($0, words: words) }
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

    /// Returns the mark of each feedback that is told.
    static func marks(_ given: [GivenFeedback]) -> [FeedbackMark] {
        given.suffix(mostSteps).compactMap { FeedbackMark($0.feedback) }
    }

    /// Returns whether the history of a film is one feedback, which was given on the day it was
    /// watched.
    static func historyRepeatsVerdict(of film: Film, words: FilmWords) -> Bool {
        guard film.feedbackGiven.count == 1, let given = film.feedbackGiven.first,
            given.feedback != .none
        else { return false }
        return given.moment.map { words.day(of: $0) == film.watched } ?? true
    }

    static func isComplete(_ given: [GivenFeedback]) -> Bool {
        given.lazy.filter { $0.feedback != .none }.dropFirst(mostSteps).isEmpty
    }

    /// Returns every step on a line, made off the main actor, because each has a day to be
    /// formatted.
    @concurrent
    nonisolated static func wholeFeedbackHistory(
        _ given: [GivenFeedback], words: FilmWords
    ) async -> String {
        given.compactMap { step($0, words: words) }.joined(separator: "\n")
    }

    /// Returns a step such as "bad, 3 May 2014", or only the feedback if its moment is unknown.
    private nonisolated static func step(_ given: GivenFeedback, words: FilmWords) -> String? {
        guard given.feedback != .none else { return nil }
        let feedback = words.local.feedback(given.feedback)
        guard let day = given.moment.flatMap(words.day(of:)) else { return feedback }
        return words.local.say(
            "{feedback}, {day}", ["feedback": feedback, "day": words.local.day(day)])
    }
}
