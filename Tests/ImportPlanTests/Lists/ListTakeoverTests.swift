import Testing

@testable import Domain
@testable import Formats

@Suite("Imported lists beside those of the journal")
struct ListTakeoverTests {
    private func file(_ name: String, _ text: String) -> ListFile {
        ListFile(name: name + ".csv", content: Array(text.utf8))
    }

    /// Returns a list whose films are the letters of its file.
    private func list(_ name: String, _ text: String, _ link: String) -> FilmList {
        FilmList(
            id: name + ".csv", name: name, link: link,
            films: text.map { ListedFilm(title: String($0)) })
    }

    private func kept(_ name: String, _ text: String, link: String = "") -> StoredList {
        StoredList(file: file(name, text), list: list(name, text, link))
    }

    private func imported(
        _ name: String, _ text: String, link: String = "", isOfBackup: Bool = false
    ) -> ImportedList {
        ImportedList(
            place: SourcePlace(file: "x.csv"), file: file(name, text),
            list: list(name, text, link), isOfBackup: isOfBackup)
    }

    /// Returns the outcomes of lists, such as `changed Best.csv: b`.
    private func outcomes(_ lists: [ImportedList], beside kept: [StoredList]) -> [String] {
        var takeover = ListTakeover()
        takeover.decide(on: lists, beside: kept)
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

    @Test("One of the same name is, where much of it is the same and not both have addresses")
    func sameName() {
        #expect(
            outcomes([imported("Best", "abc")], beside: [kept("Best", "ab")])
                == ["changed Best.csv: abc"])
        #expect(
            outcomes([imported("Best", "xy")], beside: [kept("Best", "ab")]) == ["new Best.csv: xy"]
        )
        #expect(
            outcomes(
                [imported("Best", "abc", link: "l2")], beside: [kept("Best", "ab", link: "l1")])
                == ["new Best.csv: abc"])
    }

    @Test(
        "The same list twice is one, and two of one name do not both become the one that is there")
    func twice() {
        #expect(
            outcomes(
                [imported("Best", "a"), imported("Best", "a"), imported("Best", "b")], beside: [])
                == ["new Best.csv: a", "joined", "new Best.csv: b"])
        #expect(
            outcomes([imported("Best", "ab"), imported("Best", "ac")], beside: [kept("Best", "a")])
                == ["changed Best.csv: ab", "new Best.csv: ac"])
    }

    @Test("Identical lists are matched first, so that no list takes another one's place")
    func order() {
        #expect(
            outcomes(
                [imported("Best", "abx"), imported("Best", "ab")],
                beside: [kept("Best", "ab"), kept("Best 2", "abx")])
                == ["alreadyThere", "alreadyThere"])
    }

    @Test("A backup leaves a list that was changed since as it is")
    func backup() {
        #expect(
            outcomes(
                [imported("Best", "a", isOfBackup: true), imported("New", "b", isOfBackup: true)],
                beside: [kept("Best", "ab")]) == ["alreadyThere", "new New.csv: b"])
    }
}
