import Domain
import Testing

struct FilmWordsTests {
    @Test(
        "Viewings are counted in ordinals",
        arguments: [
            (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"),
            (13, "13th"), (21, "21st"), (102, "102nd"), (113, "113th"),
        ])
    func ordinal(_ number: Int, _ words: String) {
        #expect(Film.ordinal(number) == words)
    }
}
