import Testing

@testable import Domain

struct FoldedScalarTests {
    @Test("Frequent characters are folded as the tables of Unicode have it")
    func frequent() {
        #expect(FoldedScalar.frequent.count > 400)
        for (scalar, parts) in FoldedScalar.frequent {
            let computed = FoldedScalar.computedParts(of: scalar).filter { $0 != .nothing }
            #expect(parts == computed, "\(scalar) (\(scalar.value))")
        }
    }

    @Test(
        "Letters lose their marks, and signs part words",
        arguments: [
            ("Zürich", ["zurich"]), ("ÖBB", ["obb"]), ("l’Ouest", ["l", "ouest"]),
            ("Łódź–København", ["lodz", "kobenhavn"]), ("Ẵ Ŋ", ["a", "n"]),
        ])
    func words(text: String, words: [String]) {
        #expect(SearchWords.words(of: text) == words)
    }
}
