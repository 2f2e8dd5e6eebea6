import Domain
import EntryFeature
import Presentation
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

struct FilmCaptionTests {
    private let rows = FilmRows.of(
        Film(title: ""), asksFeedback: true, hasLine: true, .inEnglish
    ).map(\.row)

    @Test("Each field of a film that a person can say has a row with a caption")
    func captioned() {
        let hidden: Set<FieldName> = [.scale, .rewatch, .rating, .ratingOfOthers, .imports]
        let said = FilmFields.all.map(\.name).filter { !hidden.contains($0) }
        #expect(Set(said.map { FormKey($0) }).isSubset(of: rows.map(\.key)))
        #expect(rows.allSatisfy { !$0.caption.isEmpty || $0.isBeneath || $0.kind == .note })
    }

    @Test("No two captions of the form have the same mnemonic")
    func mnemonics() {
        let letters = rows.map(\.caption).mnemonics
        #expect(letters.count >= 14 && Set(letters).count == letters.count)
    }
}
