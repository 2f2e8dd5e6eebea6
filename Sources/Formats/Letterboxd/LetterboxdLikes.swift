import Domain

/// Tags the films that are liked, as far as they are among the records.
struct LetterboxdLikes {
    private static let liked = "liked"

    let records: LetterboxdRecords
    let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    let namesakes: Namesakes

    func tag(_ rows: [LetterboxdRow], viewings: Int, into contents: inout SourceContents) {
        guard !rows.isEmpty else { return }
        let question = Self.question(rows.map(\.importRow))
        contents.questions.append(question)
        let answer = ImportChoices(answers: answers).answer(to: question)
        let others = records.all.count
        for row in rows {
            let films = records.indices(of: row.name).filter { $0 < others }
            if answer == "leave" {
                contents.leaveOut(row.importRow, "You left the likes out")
            } else if films.isEmpty, answer == "add" {
                var row = row
                row.film.tags = [Self.liked]
                records.addFilm(row)
            } else if films.isEmpty {
                contents.leaveOut(row.importRow, "Liked, but no other row says it was watched")
            } else if let doubtful = namesakes.question(of: row) {
                let own = films.filter { records[$0].key == row.uri }
                if own.isEmpty, answers[doubtful] != row.uri {
                    contents.leaveOut(
                        row.importRow, "Liked, but there are several films of that name")
                } else {
                    let seen = films.filter { $0 < viewings }
                    tag(own.isEmpty ? seen : own, row, into: &contents)
                }
            } else {
                tag(films, row, into: &contents)
            }
        }
    }

    private func tag(_ films: [Int], _ row: LetterboxdRow, into contents: inout SourceContents) {
        for index in films {
            records.change(index) { record in
                record.changeFilm { film in
                    if !film.tags.contains(Self.liked) { film.tags.append(Self.liked) }
                }
            }
        }
        contents.leaveOut(row.importRow, "The like becomes a tag on the film")
    }

    private static func question(_ rows: [ImportRow]) -> ImportQuestion {
        ImportQuestion(
            id: "letterboxd.likes", "What should happen to the films that you liked?",
            options: [
                ImportQuestion.Option("tag", "Tag them as \(liked)"),
                ImportQuestion.Option(
                    "add", "Tag them, and add those without a viewing"),
                ImportQuestion.Option("leave", "Nothing"),
            ], preset: "tag", rows: rows)
    }
}
