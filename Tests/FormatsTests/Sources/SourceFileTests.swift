import Domain
import Testing

struct SourceFileTests {
    @Test("A place names its file and, where there is one, its row")
    func place() {
        #expect("\(SourcePlace(file: "diary.csv", row: 12))" == "diary.csv, row 12")
        #expect("\(SourcePlace(file: "ticket.pdf"))" == "ticket.pdf")
    }
}
