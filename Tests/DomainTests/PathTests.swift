import Testing

@testable import Domain

@Suite("Paths")
struct PathTests {
    @Test(
        "A path says its folder",
        arguments: [
            ("/a/b c.pdf", "/a"), ("/a/é/", "/a"), ("/a//b", "/a"), ("/a", "/"), ("/", ""),
            ("a", ""),
            ("a/b", "a"), ("", ""),
        ])
    func folder(path: String, folder: String) { #expect(path.folderOfPath == folder) }
}
