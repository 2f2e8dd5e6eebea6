import Domain
import FormatsTestSupport
import Foundation
import Testing
import Wording

@testable import Formats

struct MarkupElementsTests {
    /// Returns the elements of a text, and the reason why the rest cannot be read.
    private func read(
        _ text: String, inPiecesOf size: Int = 1 << 16
    ) -> (elements: [MarkupElements.Element], reason: String?) {
        let splitter = MarkupElements(inside: "all")
        var elements: [MarkupElements.Element] = []
        var rest = Array(text.utf8)[...]
        do throws(RowTrouble) {
            while !rest.isEmpty {
                try splitter.consume(Array(rest.prefix(size)), into: &elements)
                rest = rest.dropFirst(size)
            }
            try splitter.end()
        } catch {
            return (elements, Localizer.inEnglish.sentence(error))
        }
        return (elements, nil)
    }

    private func values(_ element: MarkupElements.Element) -> [String] {
        element.values.map { "\($0.name)=\($0.text)" }
    }

    @Test("An element has the texts directly inside of it, wherever a piece of the file ends")
    func pieces() {
        let text = """
            <?xml version="1.0"?><!-- <one> --><all><one><a x="1>2">1 &lt; 2</a><b/>
            <c>a<d>deeper</d>b</c><e><![CDATA[<&amp;>]]></e></one><two a='"'></two></all>
            """
        for size in [1, 2, 3, 7, 1_000] {
            let (elements, reason) = read(text, inPiecesOf: size)
            #expect(reason == nil)
            #expect(elements.map(\.name) == ["one", "two"])
            #expect(values(elements[0]) == ["a=1 < 2", "b=", "c=ab", "e=<&amp;>"])
            #expect(elements[0].values[0].attributes == ["x": "1>2"])
        }
    }

    @Test(
        "The five entities and numbers stand for other signs",
        arguments: [
            ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#233;&#xE9;&#x1F3AC;", "éé🎬"),
            ("&amp;lt;", "&lt;"),
        ])
    func entities(text: String, expected: String) {
        #expect(read("<one><a>\(text)</a></one>").elements.flatMap(values) == ["a=\(expected)"])
    }

    @Test(
        "Other entities, and a sign that begins none, are refused",
        arguments: ["&eacute;", "a & b", "&#xD800;", "&#0;", "&&amp;"])
    func unknownEntities(text: String) {
        #expect(read("<one><a>\(text)</a></one>").reason == "It is not valid XML.")
    }

    @Test(
        "What is not XML is refused, and what comes before it is read",
        arguments: [
            ("<one><a>1</a></one><two><b></two>", 1), ("<one></one><two><1></two>", 1),
            ("<one><a></one></a>", 0), ("</one>", 0), ("<one><!DOCTYPE a [ ]></one>", 0),
        ])
    func malformed(text: String, count: Int) {
        let (elements, reason) = read(text)
        #expect(elements.count == count)
        #expect(reason == "It is not valid XML.")
    }

    @Test("A document type with entities of its own is refused, so that none can expand")
    func entityBomb() {
        let bomb = """
            <!DOCTYPE all [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><all><one>&b;</one></all>
            """
        #expect(read(bomb).reason == "It is not valid XML.")
        #expect(read("<!DOCTYPE all SYSTEM \"all.dtd\"><all><one/></all>").reason == nil)
    }

    @Test("A file that is cut off says so after its whole elements")
    func cutOff() {
        for text in ["<one/><two><a>1", "<one/><two", "<one/><two>"] {
            let (elements, reason) = read(text)
            #expect(elements.count == 1)
            #expect(reason == (text == "<one/><two" ? nil : "The file ends in the middle of it."))
        }
        #expect(read("<one").reason == "The file ends in the middle of it.")
    }

    @Test("Elements that are too deep, too long or too many are refused, each in bounded memory")
    func limits() {
        let deep = String(repeating: "<a>", count: 65)
        #expect(read(deep).reason == "It is nested more than 64 deep.")
        let long = String(repeating: "x", count: MarkupElements.limit + 1)
        let (elements, reason) = read("<all><one><a>\(long)</a></one><two/></all>")
        #expect(reason == nil)
        #expect(elements.map(\.name) == ["one", "two"])
        #expect(elements.map(\.defect) == [.long(most: 1), nil])
        #expect(read("<all><one a=\"\(long)").reason == "It is longer than 1 MB.")
        let many = String(repeating: "<a/>", count: 10_001)
        #expect(read("<one>\(many)</one>").elements[0].defect == .long(most: 1))
    }
}
