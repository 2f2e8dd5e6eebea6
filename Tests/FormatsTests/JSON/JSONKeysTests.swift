import Testing

@testable import Formats

struct JSONKeysTests {
    private func read(_ text: String) -> JSONKeys? { JSONKeys(Array(text.utf8)) }

    @Test("A path leads through objects, and arrays add nothing to it")
    func paths() throws {
        let text = #" {"a": [{"b": {"c": "d:"}}, {"e": 1}], "f": [["x"]], "g"  : {"h": null}}"#
        let keys = try #require(read(text))
        #expect(!keys.isArray)
        #expect(keys.has("a", "a.b", "a.b.c", "a.e", "f", "g", "g.h"))
        for path in ["b", "d", "x", "a.f", "g.a", "a.b.e", "h"] { #expect(!keys.has(path)) }
    }

    @Test("An array at the outside adds nothing either, and a cut-off beginning has its keys")
    func cutOff() throws {
        let keys = try #require(read(#"[{"a":{"b":"\"c\":"},"d":[{"e":"#))
        #expect(keys.isArray)
        #expect(keys.has("a", "a.b", "d", "d.e"))
        #expect(!keys.has("c") && !keys.has("a.c"))
    }

    @Test("Other files have no keys", arguments: ["", " ", "a,b", "\"a\"", "<a>"])
    func other(text: String) {
        #expect(read(text) == nil)
    }
}
