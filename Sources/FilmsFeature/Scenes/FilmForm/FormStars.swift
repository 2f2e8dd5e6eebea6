internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

extension EntryRows<Film> {
    /// Returns the row of the person's own rating in stars. A rating of another scale stays as it is
    /// until other stars are chosen.
    func stars(in words: Localizer) -> EntryRow<Film> {
        let offered: [Stars?] = [nil] + Stars.allCases.reversed()
        let key = FormKey(FieldName.rating)
        return row(
            .rating, as: .choice(offered.map { words.stars($0) }), caption: words.say("Stars"),
            excludedBy: .wanted,
            show: { $1[choice: key] = offered.firstIndex(of: $0.rating?.stars) ?? 0 },
            read: { reading, film in
                let place = reading.draft[choice: key]
                guard place != reading.before[choice: key], offered.indices.contains(place) else {
                    return
                }
                film = film.giving(offered[place])
            })
    }
}
