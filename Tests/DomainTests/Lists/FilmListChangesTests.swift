import Domain
import Testing

@Suite("Changes of a list")
struct FilmListChangesTests {
    private let list = FilmList(
        id: "Best.csv", name: "Best", notes: "n", link: "l",
        films: ["A", "B", "C"].map { ListedFilm(title: $0, year: 1950) }, date: "d", tags: "t")

    private func titles(_ list: FilmList) -> String { list.films.map(\.title).joined() }

    @Test("A film is moved before another one or to the end, and stays where it would not move")
    func moving() {
        #expect(titles(list.moving(from: 2, before: 0)) == "CAB")
        #expect(titles(list.moving(from: 0, before: 2)) == "BAC")
        #expect(titles(list.moving(from: 0, before: 3)) == "BCA")
        #expect(list.moving(from: 1, before: 1) == list && list.moving(from: 1, before: 2) == list)
        #expect(list.moving(from: 3, before: 0) == list && list.moving(from: 0, before: 4) == list)
    }

    @Test("A film that the list has is not added again, however it is written")
    func adding() {
        let more = [
            ListedFilm(title: "b", year: 1950), ListedFilm(title: "B", year: 1960),
            ListedFilm(title: "D"), ListedFilm(title: "d"), ListedFilm(title: "c"),
        ]
        #expect(list.adding(more).films.dropFirst(3).map(\.year) == [1960, nil])
        // A year tells films of one title apart, and may be added to a title.
        let dated = [ListedFilm(title: "D", year: 1970)]
        #expect(list.adding([more[2]]).adding(dated).films.last?.year == 1970)
    }

    @Test("All else stays when a list is renamed or loses a film")
    func renaming() {
        let renamed = list.renamed("Better").removing(at: 1)
        #expect(renamed.name == "Better" && titles(renamed) == "AC")
        #expect(renamed.notes == "n" && renamed.link == "l" && renamed.id == list.id)
        #expect(renamed.date == "d" && renamed.tags == "t")
        #expect(list.removing(at: 3) == list)
    }
}
