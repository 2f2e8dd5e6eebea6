import Statistics
import Testing

@testable import Domain

@Suite("Searches, completions and figures follow from the descriptions of the fields")
struct SearchedFieldTests {
    @Test("An operator for texts asks for a field, or for a title or a currency")
    func operators() {
        let others = SearchOperator.allCases.filter { $0.value == .text && $0.field == nil }
        #expect(others == [.title, .fare, .amount])
        for (fact, field) in SearchedField.all {
            #expect(fact.value == .text && fact.field?.name == field.name, "\(fact)")
            #expect(Set(field.kinds).isSubset(of: fact.kinds + [.pass]), "\(fact)")
        }
    }

    @Test(
        "Each list of a film is searched by an operator, completed, counted and a fact of the film")
    func lists() {
        let lists = FilmFields.all.filter { if case .list = $0.value { true } else { false } }
        #expect(Set(lists.map(\.name)) == Set(FilmFields.counted))
        #expect(Set(lists.map(\.name)).isSubset(of: FilmFields.ofWork.map(\.name)))
        #expect(FilmPageFigures().names.map(\.field) == FilmFields.counted)
        for field in lists {
            #expect(CompletionField.allCases.contains(.texts(of: field.name)), "\(field.name)")
        }
    }

    @Test("The texts of a field are those that it holds")
    func texts() {
        let film = Film(title: "Ran", directors: ["Akira Kurosawa"], watched: nil, place: "Metro")
        let texts = FilmFields.all.filter(\.isIndexed).map { $0.texts(of: film) }
        #expect(texts.filter { !$0.isEmpty } == [["Akira Kurosawa"], ["Metro"]])
    }
}
