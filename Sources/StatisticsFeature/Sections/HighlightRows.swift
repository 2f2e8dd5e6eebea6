internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// Makes the rows of the entries that stand out.
nonisolated struct HighlightRows {
    let words: Localizer

    /// The greatest number of favourites, and of the worst.
    private static let most = 3

    /// Returns the favourites and the worst, the first and the last, and the longest film, or `nil`
    /// if there are none.
    func highlights(_ films: FilmHighlights) -> HighlightsViewModel? {
        let liked = films.favourites.liked.prefix(Self.most).map {
            row(words.say("Favourite", context: "a film"), $0, isFavourite: true) {
                words.feedback($0.feedback)
            }
        }
        let disliked = films.favourites.disliked.prefix(Self.most).map {
            row(words.say("Least liked", context: "a film"), $0) { words.feedback($0.feedback) }
        }
        let longest = row(words.longest(.film), films.lengths.longest.first) {
            $0.runningTime.map(words.duration(minutes:))
        }
        return highlights(.film, liked + disliked + ends(films.milestones) + [longest])
    }

    /// Returns the most delayed, the longest and the farthest, the first and the last trip, or `nil`
    /// if there are none.
    func highlights(_ trips: TripHighlights) -> HighlightsViewModel? {
        let delayed = row(
            words.say("Most delayed", context: "trip of a period"), trips.extremes.mostDelayed.first
        ) { words.status($0.status) }
        let longest = row(words.longest(.trip), trips.extremes.longest.first) {
            $0.minutes.map(words.duration(minutes:))
        }
        let farthest = row(
            words.say("Farthest", context: "trip of a period"), trips.extremes.farthest.first
        ) { trip in
            trip.metres.map { words.kilometres(metres: $0, isAbout: trip.isAbout) }
        }
        return highlights(.trip, [delayed, longest, farthest] + ends(trips.milestones))
    }

    private func highlights(
        _ kind: EntryKind, _ rows: [HighlightViewModel?]
    ) -> HighlightsViewModel? {
        let rows = rows.compactMap(\.self)
        return rows.isEmpty ? nil : HighlightsViewModel(title: words.listed(kind), rows: rows)
    }

    /// Returns the first and the last entry, or only the first if it is also the last.
    private func ends<Entry>(_ milestones: Milestones<Entry>) -> [HighlightViewModel?] {
        let (first, last) = (milestones.first, milestones.last)
        return [
            row(words.first(Entry.kind), first) { _ in "" },
            row(words.last(Entry.kind), last?.id == first?.id ? nil : last) { _ in "" },
        ]
    }

    /// Returns the row of an entry, or `nil` if there is none or its fact is unknown.
    private func row<Entry: CountedExperience>(
        _ caption: String, _ entry: Entry?, isFavourite: Bool = false, fact: (Entry) -> String?
    ) -> HighlightViewModel? {
        guard let entry, let fact = fact(entry) else { return nil }
        return HighlightViewModel(
            caption: caption, name: entry.name, fact: words.fact(fact, on: entry.day),
            link: .entry(entry.id.rawValue), isFavourite: isFavourite)
    }
}
