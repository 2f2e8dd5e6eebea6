import Domain

/// Films that a source knows as such, before and beside any viewing of them.
extension ImportPlan {
    /// Takes a film that came without a viewing for the one that the source tells of since; returns
    /// the other rows.
    mutating func withoutCompletions(_ rows: [PreparedRecord]) -> [PreparedRecord] {
        var open = rows
        var films: [[Int]]
        // One that is found leaves fewer to choose from.
        repeat {
            films = open.map { candidates.films(waitingFor: $0) }
            let wanted = Dictionary(films.joined().map { ($0, 1) }, uniquingKeysWith: +)
            var rest: [PreparedRecord] = []
            for (row, places) in zip(open, films) {
                if places.count == 1, wanted[places[0]] == 1 {
                    complete(places[0], with: row)
                } else {
                    rest.append(row)
                }
            }
            if rest.count == open.count { break }
            open = rest
        } while true
        return others(open, beside: films)
    }

    /// Asks for what is left: which film a viewing is, or which viewing a film.
    private mutating func others(_ rows: [PreparedRecord], beside films: [[Int]])
        -> [PreparedRecord]
    {
        var rest: [PreparedRecord] = []
        var viewings: [Int: [PreparedRecord]] = [:]
        for (row, places) in zip(rows, films) {
            if places.count > 1 {
                ask(which: places, is: row)
            } else if let place = places.first {
                viewings[place, default: []].append(row)
            } else {
                rest.append(row)
            }
        }
        for (place, rows) in viewings.sorted(by: { $0.key < $1.key }) {
            rest += chosen(among: rows, for: place)
        }
        return rest
    }

    private mutating func complete(_ place: Int, with row: PreparedRecord) {
        merge(row.chosenMerge, of: row, into: place)
        decisions[row.index]?.reason = "The journal had the film, but no viewing of it"
    }

    /// What is left of the viewings of which one is the film that is here: all where none is, none
    /// while nobody has said which.
    private mutating func chosen(among rows: [PreparedRecord], for place: Int) -> [PreparedRecord] {
        let source = rows[0].source
        several[source, default: []].append(rows)
        let inOrder = rows.enumerated().sorted {
            ($0.element.said.day.map(\.daysSinceEpoch) ?? .min, $0.offset)
                < ($1.element.said.day.map(\.daysSinceEpoch) ?? .min, $1.offset)
        }.map(\.element)
        let choice: PreparedRecord
        switch choices.answers[Self.severalID(source)] {
        case Self.first.id: choice = inOrder[0]
        case Self.last.id: choice = inOrder[inOrder.count - 1]
        case Self.none.id: return rows
        default:
            for row in rows { decisions[row.index] = .waiting }
            return []
        }
        complete(place, with: choice)
        return rows.filter { $0 !== choice }
    }

    /// One question for all films of a source that are here without a viewing and have several
    /// there.
    mutating func askForSeveral() {
        for (source, films) in several.sorted(by: { $0.key < $1.key }) {
            let rows = films.joined().map(\.index).sorted().map { row($0) }
            let what =
                films.count == 1
                ? "\(films[0][0].said.rowTitle) is in the journal without a viewing, and \(source) "
                    + "has several now. Which of them is the one in the journal?"
                : "\(films.count) films are in the journal without a viewing, and \(source) has "
                    + "several of each now. Which of them are those in the journal?"
            questions.append(
                ImportQuestion(
                    id: Self.severalID(source), what, options: [Self.first, Self.last, Self.none],
                    preset: nil, rows: rows))
        }
    }

    private static let first = ImportQuestion.Option("first", "The earliest")
    private static let last = ImportQuestion.Option("last", "The latest")
    private static let none = ImportQuestion.Option("none", "None: keep a viewing without a day")

    private static func severalID(_ source: String) -> String { "viewings \(source)" }

    /// Joins rows that tell of a film and of no viewing to the viewings that their source told of
    /// before, as its reader does within one export; returns the other rows.
    mutating func withoutWholeFilms(_ rows: [PreparedRecord]) -> [PreparedRecord] {
        let films = Dictionary(grouping: rows.filter { $0.subject == .film }, by: \.matchGroup)
        return rows.filter { row in
            guard row.subject == .film else { return true }
            let viewings = candidates.viewings(of: row)
            guard !viewings.isEmpty else { return true }
            if films[row.matchGroup]?.count ?? 0 > 1 {
                // Of films with one name nobody knows which one was watched.
                placeUnlike(row, beside: viewings)
            } else {
                join(row, to: viewings)
            }
            return false
        }
    }

    /// A viewing that is rated says more of itself than the film's rating does.
    mutating func join(_ row: PreparedRecord, to viewings: [Int]) {
        let isRated = viewings.contains {
            if case .film(let film) = candidates.all[$0].entry { film.rating != nil } else { false }
        }
        let joined = viewings.count == 1 || !isRated ? viewings : []
        var outcomes = joined.map { place in
            // What it says is remembered as said of the viewing, so that it is said once.
            let name = candidates.all[place].entry.name(by: row.source) ?? row.origin
            return candidates.merge(
                Merge(said: row.said, origin: name, isFilling: true), into: place)
        }
        outcomes.removeAll { !$0.isDifferent }
        outcomes.indices.forEach { outcomes[$0].kept = [] }
        decisions[row.index] =
            outcomes.first.map { Decision($0, isInJournal: true) }
            ?? Decision(outcome: .alreadyThere, reason: "The journal has a viewing of it")
    }
}

extension Entry {
    /// What a source calls it; nil where it has no name for it.
    fileprivate func name(by source: String) -> ImportOrigin? {
        imports.first { $0.source == source && !$0.key.isEmpty }.map(ImportOrigin.init)
    }
}
