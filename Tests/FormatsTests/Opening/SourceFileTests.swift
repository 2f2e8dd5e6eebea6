import Domain
import Testing
import Wording

struct SourceFileTests {
    @Test("A place names its file and, where there is one, its row")
    func place() {
        let words = Localizer.inEnglish
        #expect(words.place(SourcePlace(file: "diary.csv", row: 12)) == "diary.csv, row 12")
        #expect(words.place(SourcePlace(file: "ticket.pdf")) == "ticket.pdf")
    }
}
