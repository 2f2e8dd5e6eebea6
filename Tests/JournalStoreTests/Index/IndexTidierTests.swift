import Domain
import Logging
import Testing

@testable import JournalStore

struct IndexTidierTests {
    private let scratch: ScratchPlace
    private let index: RecoverableIndex
    private let tidier: IndexTidier

    init() throws {
        scratch = try ScratchPlace()
        index = RecoverableIndex(of: scratch.place, log: Logger(label: "test"))
        tidier = IndexTidier(of: index)
        index.show()
    }

    private func write(_ title: String) {
        _ = index.write([IndexedFile(name: "a.ics", .film(Film(title: title)), written: nil)])
    }

    /// Takes all remaining steps, and returns their number.
    private func steps() -> Int {
        var count = 0
        while tidier.step() != nil { count += 1 }
        return count
    }

    @Test("It begins after a write or on request, and runs once at a time")
    func begins() {
        #expect(!tidier.begin())
        write("One")
        #expect(tidier.begin() && tidier.isRunning)
        #expect(!tidier.begin() && !tidier.begin(inAnyCase: true))
        #expect(steps() > 0 && !tidier.isRunning)
        #expect(!tidier.begin())
        #expect(tidier.begin(inAnyCase: true))
    }

    @Test("Traces are removed when it has been quiet for some steps, and the log is cut then")
    func traces() throws {
        write("One")
        write("Two")
        #expect(index.intact?.hasTraces == true)
        #expect(tidier.begin())
        for step in 0..<4 {
            #expect(tidier.step() != nil)
            // Each change restarts the wait.
            if step == 3 { write("Three") }
        }
        for _ in 0..<5 {
            #expect(tidier.step() != nil)
            #expect(index.intact?.hasTraces == true)
        }
        #expect(steps() > 0)
        #expect(index.intact?.hasTraces == false)
        #expect(index.intact?.file?.logSize == 0)
    }

    @Test("A program that ends has it done at once")
    func finishes() {
        write("One")
        write("Two")
        tidier.finish()
        #expect(index.intact?.hasTraces == false)
        #expect(index.intact?.file?.logSize == 0)
    }
}
