package import Domain
import Presentation

extension Localizer {
    /// The number of films of a list, such as "95 films".
    package func films(of list: FilmList) -> String { entries(list.films.count, of: .film) }

    package func name(of list: FilmList) -> String {
        list.id == FilmList.wanted
            ? say("Watchlist", context: "films that are still to be seen")
            : list.name.displayIsolated
    }

    /// The number of films of a list that were seen, such as "20 of 95 seen".
    package func seen(of list: CheckedList) -> String {
        say(
            "{seen} of {films} seen",
            ["seen": number(list.seen), "films": number(list.films.count)],
            context: "films of a list")
    }

    /// The numbers of films of a list that were seen and that are on the watchlist, such as "20 of
    /// 95 seen, 3 on your watchlist".
    package func summary(of list: CheckedList) -> String {
        guard list.list.id != FilmList.wanted else { return seen(of: list) }
        let wanted = list.films.count { if case .wanted = $0.state { true } else { false } }
        guard wanted > 0 else { return seen(of: list) }
        return say(
            "{seen} of {films} seen, {wanted} on your watchlist",
            [
                "seen": number(list.seen), "films": number(list.films.count),
                "wanted": number(wanted),
            ], context: "films of a list")
    }

    /// - Parameter isWatchlist: whether the last column has running times instead of notes.
    package func listColumns(isWatchlist: Bool) -> [String] {
        [
            say("No.", context: "place of a film in a list"), name(of: .title), name(of: .year),
            say("Seen", context: "the heading of a column: when a film was seen"),
            name(of: isWatchlist ? .runningTime : .notes),
        ]
    }

    /// The state of a film of a list in the journal, such as "12 Mar 2024" or "maybe
    /// (1972)".
    package func state(of film: CheckedFilm) -> String {
        switch film.state {
        case .seen(let viewings):
            viewings.lazy.compactMap(\.day).first.map(shortDayOfYear)
                ?? say("Yes", context: "in a table: seen before")
        case .wanted: wanted
        case .absent: ""
        case .doubtful(let year):
            say("maybe ({year})", ["year": "\(year)"], context: "a film was seen")
        }
    }

    /// Asks whether a film of a list is the film of the journal that has its title.
    package func isSame(_ film: ListedFilm, as year: Int) -> String {
        let title = film.title.displayIsolated
        guard let listed = film.year else {
            return say(
                "The list gives no year for “{title}”. Is it the film from {year} in your journal?",
                ["title": title, "year": "\(year)"])
        }
        return say(
            "The list says “{title}” is from {listed}, your journal says {year}. Same film?",
            ["title": title, "listed": "\(listed)", "year": "\(year)"])
    }

    /// Tells why no film of a list is shown.
    package func noFilms(of list: CheckedList, isSearched: Bool) -> String {
        if isSearched { return say("No film of this list has such a title.") }
        return list.films.isEmpty
            ? say("Type a title below, or choose “Add to List…” on the page of a film.")
            : say("You have seen every film in this list.")
    }

    package var listsNotRead: String { say("The lists cannot be read.") }
    package var listNotMade: String { say("The list was not created.") }
    package var listNotChanged: String { say("The list was not changed.") }
    package var listNotExported: String { say("The list was not exported.") }
    package var listNotDeleted: String { say("The list was not deleted.") }
    package var filmNotAdded: String { say("The film was not added.") }

    package var searchFoundNoFilms: String { say("The search has found no films.") }

    /// Tells that films are in a list already.
    package func areListed(_ films: [ListedFilm]) -> String {
        guard let film = films.first, films.count == 1 else {
            return say("The list has all of these films already.")
        }
        return say("The list has “{film}” already.", ["film": film.film.nameInList.displayIsolated])
    }

    package var answerNotKept: String { say("Your answer was not kept.") }
}

extension Localizer {
    /// A list with its numbers, such as "Trains: 3 of 4 seen, 1 on your watchlist".
    package func line(on list: CheckedList) -> String {
        say("{list}: {seen}", ["list": name(of: list.list), "seen": summary(of: list)])
    }

    /// A film of a list, such as "12. Ran (1985): on your watchlist".
    package func line(on film: CheckedFilm, at place: Int) -> String {
        let values: KeyValuePairs = [
            "place": number(place), "film": film.film.film.nameInList.displayIsolated,
            "state": word(of: film),
        ]
        return state(of: film).isEmpty
            ? say("{place}. {film}", values) : say("{place}. {film}: {state}", values)
    }

    private func word(of film: CheckedFilm) -> String {
        guard case .seen(let viewings) = film.state, viewings.allSatisfy({ $0.day == nil }) else {
            return state(of: film)
        }
        return say("seen", context: "a film")
    }

    package func noList(named name: String) -> String {
        say("“{name}” is not one of the journal’s lists.", ["name": name.displayIsolated])
    }
}
