internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// Makes the films that stand out: the favourites and the worst, the first and the last, the
/// longest.
nonisolated struct FilmHighlightRows {
    let words: Localizer

    /// The greatest number of favourites, and of the worst.
    private static let most = 3

    /// Returns the rows, or `nil` if there are none.
    func highlights(_ films: FilmHighlights) -> HighlightsViewModel? {
        let liked = films.favourites.liked.prefix(Self.most).map {
            row(words.favouriteFilm, $0, words.feedback($0.feedback), isFavourite: true)
        }
        let disliked = films.favourites.disliked.prefix(Self.most).map {
            row(words.leastLikedFilm, $0, words.feedback($0.feedback))
        }
        let (first, last) = (films.milestones.first, films.milestones.last)
        let longest = films.lengths.longest.first.flatMap { film in
            film.runningTime.map { row(words.longest(.film), film, words.duration(minutes: $0)) }
        }
        let rows =
            liked + disliked
            + [
                first.map { row(words.first(.film), $0) },
                last.flatMap { $0.id == first?.id ? nil : row(words.last(.film), $0) }, longest,
            ].compactMap(\.self)
        return rows.isEmpty ? nil : HighlightsViewModel(title: words.listed(.film), rows: rows)
    }

    private func row(
        _ caption: String, _ film: CountedFilm, _ fact: String = "", isFavourite: Bool = false
    ) -> HighlightViewModel {
        HighlightViewModel(
            caption: caption, name: film.title.text, fact: words.fact(fact, on: film.day),
            link: .entry(film.id.rawValue), isFavourite: isFavourite)
    }
}

/// Makes the trips that stand out: the first and the last, the longest, the most delayed.
nonisolated struct TripHighlightRows {
    let words: Localizer

    /// Returns the rows, or `nil` if there are none.
    func highlights(_ trips: TripHighlights) -> HighlightsViewModel? {
        let (first, last) = (trips.milestones.first, trips.milestones.last)
        let longest = trips.extremes.longest.first.flatMap { trip in
            trip.minutes.map { row(words.longest(.trip), trip, words.duration(minutes: $0)) }
        }
        let farthest = trips.extremes.farthest.first.flatMap { trip in
            trip.metres.map {
                row(words.farthestTrip, trip, words.kilometres(metres: $0, isAbout: trip.isAbout))
            }
        }
        let delayed = trips.extremes.mostDelayed.first.map {
            row(words.mostDelayedTrip, $0, words.status($0.status))
        }
        let rows = [
            delayed, longest, farthest, first.map { row(words.first(.trip), $0) },
            last.flatMap { $0.id == first?.id ? nil : row(words.last(.trip), $0) },
        ].compactMap(\.self)
        return rows.isEmpty ? nil : HighlightsViewModel(title: words.listed(.trip), rows: rows)
    }

    private func row(
        _ caption: String, _ trip: CountedTrip, _ fact: String = ""
    ) -> HighlightViewModel {
        HighlightViewModel(
            caption: caption, name: trip.route.name, fact: words.fact(fact, on: trip.day),
            link: .entry(trip.id.rawValue), isFavourite: false)
    }
}
