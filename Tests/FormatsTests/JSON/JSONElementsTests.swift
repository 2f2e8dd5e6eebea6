import Domain
import Testing
import Wording

@testable import Formats

struct JSONElementsTests {
    private func elements(_ text: String, of key: String? = nil, inPiecesOf size: Int = 3)
        -> [JSONElements.Element]
    {
        var splitter = JSONElements(of: key)
        var elements: [JSONElements.Element] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            splitter.consume(Array(rest.prefix(size)), into: &elements)
            rest = rest.dropFirst(size)
        }
        splitter.end(into: &elements)
        return elements
    }

    private func texts(_ elements: [JSONElements.Element]) -> [String] {
        elements.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("Elements are cut where they end, whatever is in their strings")
    func array() {
        let found = elements(#" [ {"a":"],}\"["} , [1,[2]] ,"x,y", 3 ] "#)
        #expect(texts(found) == [#"{"a":"],}\"["} "#, "[1,[2]] ", #""x,y""#, "3 "])
        #expect(found.allSatisfy { $0.defect == nil })
        #expect(found.map(\.number) == [1, 2, 3, 4])
    }

    @Test("The array is found by its name, at the top only")
    func named() {
        let text =
            #"{"note":"entries","x":{"entries":[0]},"y":[["entries"]],"entries":[1,{"b":2}]}"#
        #expect(texts(elements(text, of: "entries")) == ["1", #"{"b":2}"#])
    }

    @Test("A value that is nested too deeply is one element that cannot be read")
    func depth() {
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let found = elements("[1,\(deep),2]", inPiecesOf: 4_096)
        #expect(found.map { $0.defect == nil } == [true, false, true])
    }

    @Test("An element that is too long is not kept")
    func length() {
        let found = elements(
            "[\"\(String(repeating: "x", count: 9 << 20))\",2]", inPiecesOf: 1 << 16)
        #expect(found.map { $0.defect == nil } == [false, true])
        #expect(found.first?.bytes.isEmpty == true)
    }

    @Test("A file that ends too early says so", arguments: ["[1,{\"a\":", "[1,", "["])
    func cutOff(text: String) {
        #expect(elements(text).last?.defect == .cutOff)
    }
}
