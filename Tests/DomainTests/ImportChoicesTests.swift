import Domain
import Testing

struct ImportChoicesTests {
    private let question = ImportQuestion(
        id: "order", .imdbDates, options: [.init("day", .dayFirst), .init("month", .monthFirst)],
        preset: nil)

    @Test("An answer that is none of the options does not count")
    func foreignAnswer() {
        let chosen = ImportChoices(answers: ["order": "day"])
        let foreign = ImportChoices(answers: ["order": "year"])
        #expect(chosen.answer(to: question) == "day")
        #expect(foreign.answer(to: question) == nil)
    }
}
