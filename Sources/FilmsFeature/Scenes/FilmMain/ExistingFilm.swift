internal import Domain

/// A film of the journal with the trips of its day.
struct ExistingFilm: Hashable {
    let id: EntryID
    let film: Film
    let trips: [TripThatDay]

    struct TripThatDay: Hashable {
        let id: EntryID
        let from: String
        let to: String
    }
}
