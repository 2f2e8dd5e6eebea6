import Testing

@testable import Domain

@Suite("Paths")
struct PathTests {
    @Test(
        "A path says its folder and its name",
        arguments: [
            ("/a/b c.pdf", "/a", "b c.pdf"), ("/a/é/", "/a", "é"), ("/a//b", "/a", "b"),
            ("/a", "/", "a"),
            ("/", "", ""), ("a", "", "a"), ("a/b", "a", "b"), ("", "", ""),
        ])
    func parts(path: String, folder: String, name: String) {
        #expect(path.folderOfPath == folder)
        #expect(path.nameInPath == name)
    }
}
