/// The columns of the table of films, behind the first one, which names the entry.
enum FilmColumns {
    static let heading = "Counterfoil film"

    static let all: [OwnColumn<FilmRecord>] = [
        .required("Title", \.title), .number("Year", \.year), .line("Watched", \.watched),
        .line("Place", \.place), .lines("Tags", \.tags), .line("Notes", \.notes),
        .line("Scale", \.scale), feedback, given, .number("Viewing", \.viewing), rewatch, rating,
        ratingSource, .line("Link", \.link), .marks("Imports", \.imports),
    ]

    /// The feedback given last; it counts only where there is none below "Feedback given".
    private static let feedback = OwnColumn<FilmRecord>(
        name: "Feedback", text: { $0.feedback?.last?.value ?? "" }
    ) { text, film in
        film.feedback = [FilmRecord.Given(value: text.onOneLine.lowercased())]
    }

    /// One a line, each with its moment.
    private static let given = OwnColumn<FilmRecord>(
        name: "Feedback given",
        text: { film in
            (film.feedback ?? []).map { given in
                given.at.map { "\(given.value) \($0)" } ?? given.value
            }.joined(separator: "\n")
        }
    ) { text, film in
        film.feedback = OwnCells.lines(text).map { line in
            let words = line.split(separator: " ").map(String.init)
            return FilmRecord.Given(
                value: words.first ?? "", at: words.dropFirst().joined(separator: " ").unlessEmpty)
        }
    }

    private static let rewatch = OwnColumn<FilmRecord>(
        name: "Rewatch", text: { $0.rewatch == true ? "Yes" : "" }
    ) { text, film in
        film.rewatch = FilmCells.isYes(text)
    }

    private static let rating = OwnColumn<FilmRecord>(
        name: "Rating", text: { $0.rating?.value ?? "" }
    ) { text, film in
        film.rating = FilmRecord.Rating(value: text)
    }

    private static let ratingSource = OwnColumn<FilmRecord>(
        name: "Rating source", text: { $0.rating?.source ?? "" }
    ) { text, film in
        film.rating?.source = text
    }
}
