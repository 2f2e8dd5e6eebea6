import Domain

/// Tags liked films among the records.
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
                contents.leaveOut(row.importRow, .likeUnwanted)
            } else if films.isEmpty, answer == "add" {
                var row = row
                row.film.tags = [Self.liked]
                records.addFilm(row)
            } else if films.isEmpty {
                contents.leaveOut(row.importRow, .likeOfUnwatched)
            } else if let doubtful = namesakes.question(of: row) {
                let own = films.filter { records[$0].key == row.uri }
                if own.isEmpty, answers[doubtful] != row.uri {
                    contents.leaveOut(row.importRow, .likeOfSeveral)
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
        contents.leaveOut(row.importRow, .like)
    }

    private static func question(_ rows: [ImportRow]) -> ImportQuestion {
        ImportQuestion(
            id: "letterboxd.likes", .likes,
            options: [
                ImportQuestion.Option("tag", .tagged(liked)),
                ImportQuestion.Option("add", .taggedAndAdded),
                ImportQuestion.Option("leave", .nothing),
            ], preset: "tag", rows: rows)
    }
}
