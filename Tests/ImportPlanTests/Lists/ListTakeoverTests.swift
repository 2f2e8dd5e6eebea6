import Domain
import Testing

@testable import ImportPlan

@Suite("Imported lists beside those of the journal")
struct ListTakeoverTests {
    private func file(_ name: String, _ text: String) -> ListFile {
        ListFile(name: name + ".csv", content: Array(text.utf8))
    }

    private func kept(_ name: String, _ text: String, link: String = "") -> KeptList {
        KeptList(
            file: file(name, text), list: FilmList(id: name + ".csv", name: name, link: link))
    }

    private func imported(_ name: String, _ text: String, link: String = "") -> ImportedList {
        ImportedList(
            place: SourcePlace(file: "x.csv"), file: file(name, text),
            list: FilmList(id: name, name: name, link: link))
    }

    /// What becomes of lists, such as `changed Best.csv: b`.
    private func outcomes(_ lists: [ImportedList], beside kept: [KeptList]) -> [String] {
        let takeover = ListTakeover(of: lists, beside: kept)
        var changes = takeover.changes.makeIterator()
        return takeover.decisions.map { decision in
            guard [.new, .changed].contains(decision.outcome), let change = changes.next() else {
                return decision.outcome.rawValue
            }
            let (word, file) =
                switch change {
                case .new(let file): ("new", file)
                case .changed(let file): ("changed", file)
                }
            return "\(word) \(file.name): \(String(decoding: file.content, as: UTF8.self))"
        }
    }

    @Test("One that is not there is new; one of the same content is there, whatever its name is")
    func newOrThere() {
        #expect(
            outcomes([imported("Best", "a"), imported("Worst", "b")], beside: [kept("Mine", "b")])
                == ["new Best.csv: a", "alreadyThere"])
    }

    @Test("One of the same address is the list as it is by now, whatever it is called")
    func sameAddress() {
        #expect(
            outcomes([imported("Finest", "b", link: "l1")], beside: [kept("Best", "a", link: "l1")])
                == ["changed Best.csv: b"])
    }

    @Test("One of the same name is, unless both have addresses that differ")
    func sameName() {
        #expect(
            outcomes([imported("Best", "b")], beside: [kept("Best", "a")]) == [
                "changed Best.csv: b"
            ])
        #expect(
            outcomes([imported("Best", "b", link: "l2")], beside: [kept("Best", "a", link: "l1")])
                == ["new Best.csv: b"])
    }

    @Test(
        "The same list twice is one, and two of one name do not both become the one that is there")
    func twice() {
        #expect(
            outcomes(
                [imported("Best", "a"), imported("Best", "a"), imported("Best", "b")], beside: [])
                == ["new Best.csv: a", "leftOut", "new Best.csv: b"])
        #expect(
            outcomes([imported("Best", "b"), imported("Best", "c")], beside: [kept("Best", "a")])
                == ["changed Best.csv: b", "new Best.csv: c"])
    }
}
