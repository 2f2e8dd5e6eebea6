import Domain
import Testing
import Wording

struct FieldWordsTests {
    private let words = Localizer.inEnglish

    @Test("A field is called the same in a form, on a page and in a sentence")
    func names() {
        #expect(words.caption(of: .directors) == "Di_rectors")
        #expect(words.name(of: .directors) == "Directors")
        #expect(words.name(of: .directors, count: 1) == "Director")
        #expect(words.label(of: .directors) == "directors")
        #expect(words.caption(of: .distance) == "Distance (_km)")
        #expect(words.name(of: .distance) == "Distance")
    }

    @Test("Each field has a name for sentences, and no two of an entry the same")
    func labels() {
        let films = FilmFields.all.map { words.label(of: $0.name) }
        let trips = TripFields.all.map { words.label(of: $0.name) }
        for labels in [films, trips] {
            #expect(!labels.contains("") && Set(labels).count == labels.count)
        }
    }
}
