import Domain
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

struct FilmCaptionTests {
    private let captions = FilmFormViewModel(
        title: "", draft: FilmDraft(), completions: [:],
        check: FilmFormCheck(canSave: true), words: .inEnglish
    ).captions

    @Test("Each field of a film that the form shows has a caption")
    func captioned() {
        let shown = Set(FilmFormCheck.Field.allCases)
        #expect(Set(captions.keys) == shown)
        let hidden: Set<FieldName> = [
            .scale, .rewatch, .wanted, .rating, .ratingOfOthers, .imports,
        ]
        #expect(
            Set(FilmFields.all.map(\.name)).subtracting(hidden)
                == Set(shown.compactMap(\.name)))
    }

    @Test("No two captions of the form have the same mnemonic")
    func mnemonics() {
        let letters = captions.values.mnemonics
        #expect(letters.count >= 14 && Set(letters).count == letters.count)
    }
}
