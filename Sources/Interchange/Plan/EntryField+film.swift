import Domain
import Foundation

extension EntryField {
    static let film: [EntryField] = [
        film("title", line: \.title),
        film("year") {
            $0.year.map(String.init)
        } copy: {
            $1.year = $0.year
        },
        film("day") {
            $0.watched?.isoText
        } copy: {
            $1.watched = $0.watched
        },
        film("place", line: \.place),
        film("notes", line: \.notes),
        film("viewing", "number of the viewing") {
            $0.viewing.map(String.init)
        } copy: {
            $1.viewing = $0.viewing
        },
        film("rewatch", "“seen before”") {
            $0.isRewatch ? "true" : nil
        } copy: {
            $1.isRewatch = $0.isRewatch
        },
        film("rating") { film in
            film.rating.map { "\($0.value) \($0.source)" }
        } copy: {
            $1.rating = $0.rating
        },
        film("feedback") { film in
            film.feedbackGiven.map(\.comparableText).joined(separator: " ").orNil
        } copy: {
            $1.feedbackGiven = $0.feedbackGiven
            $1.scale = $0.scale
        },
        film("link", line: \.link),
    ]
}

extension GivenFeedback {
    fileprivate var comparableText: String {
        let moment = moment.map { String(Int($0.timeIntervalSince1970.rounded())) } ?? ""
        return "\(feedback)@\(moment)"
    }
}
