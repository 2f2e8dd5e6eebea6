import Testing

@testable import Domain

struct FoldedScalarTests {
    @Test(
        "Letters lose their marks, and signs part words",
        arguments: [
            ("Zürich", ["zurich"]), ("ÖBB", ["obb"]), ("l’Ouest", ["l", "ouest"]),
            ("Łódź–København", ["lodz", "kobenhavn"]), ("Ẵ Ŋ", ["a", "n"]),
        ])
    func words(text: String, words: [String]) { #expect(SearchWords.words(of: text) == words) }
}
