import Domain
import Foundation
import JournalFormat

/// Reads the list that Watcharr exports as JSON.
typealias WatcharrReader = FilmRowsReader<WatcharrRow>

/// A film, a series or a game in Watcharr's list.
struct WatcharrRow: FilmRow {
    static let source = "Watcharr"
    static let arrays: [String?] = [nil]

    static func recognises(_ keys: JSONKeys) -> Bool {
        keys.isArray && keys.has("status", "rating")
            && (keys.has("content.tmdbId") || keys.has("game.igdbId"))
    }

    /// The status, such as `FINISHED` or `PLANNED`.
    let status: String?
    /// The person's rating of ten, or 0 if there is none.
    let rating: Double?
    let thoughts: String?
    let content: Content?
    let game: Game?
    let activity: [Activity]?

    struct Content: Decodable {
        let tmdbId: JSONScalar?
        let imdbId: String?
        let title: String?
        /// The type: `movie` or `tv`.
        let type: String?
        let releaseDate: String?
        let runtime: Int?
    }

    struct Game: Decodable {
        let name: String?
    }

    /// An action of the person, such as finishing the title.
    struct Activity: Decodable {
        let type: String?
        let data: JSONScalar?
        /// The day that the person set, or `nil` if it is the day of the entry in the list.
        let customDate: String?
        let createdAt: String?
        let countAsPlay: Bool?

        /// The moment of a viewing, or `nil` if the activity says none. A status that was set
        /// without a day says when it was set, and not when the film was watched.
        fileprivate var viewing: String? {
            if type?.hasPrefix("IMPORTED_ADDED_WATCHED") ?? false { return customDate }
            if countAsPlay ?? false { return customDate ?? createdAt }
            let isStatus = ["ADDED_WATCHED", "STATUS_CHANGED"].contains(type)
            return isStatus && data?.text.contains("FINISHED") ?? false ? customDate : nil
        }
    }

    var title: String { (content?.title ?? game?.name ?? "").onOneLine }

    var reasonToLeaveOut: RowReason? {
        if content == nil, game != nil { return .game }
        return content?.type == "tv" ? .series : nil
    }

    func films(in zone: TimeZone) throws(RowTrouble) -> [ServiceFilm] {
        let id = content?.tmdbId.line ?? ""
        let rating = OriginalRating(ofTen: rating)
        let state: ServiceFilm.State =
            switch status {
            case "FINISHED": .seen
            case "PLANNED": .wanted
            default: .unseen
            }
        let one = ServiceFilm(
            film: Film(
                title: title, year: FilmCells.year(ofDate: content?.releaseDate),
                runningTime: content?.runtime.flatMap { FilmCells.minutes("\($0)") },
                link: FilmCells.link(imdb: content?.imdbId ?? "", tmdb: id)),
            state: state, id: id, filmID: id, rating: rating)
        let days = one.isSeen ? try viewings(in: zone) : []
        var films = days.isEmpty ? [one] : []
        for (index, day) in days.enumerated() {
            var viewing = one
            viewing.film.watched = day
            viewing.film.isRewatch = index > 0
            if !id.isEmpty { viewing.id = "\(id) \(day.isoText)" }
            films.append(viewing)
        }
        // The thoughts are the latest ones.
        films[films.count - 1].film.notes =
            SanitizedText.trimmed(SanitizedText.paragraphs(thoughts ?? ""))
        return films
    }

    private func viewings(in zone: TimeZone) throws(RowTrouble) -> [CalendarDay] {
        var days: Set<CalendarDay> = []
        for activity in activity ?? [] {
            if let day = try CalendarDay.read(moment: activity.viewing, in: zone) {
                days.insert(day)
            }
        }
        return days.sorted()
    }
}
