import Foundation
import TestSupport
import Testing

@testable import Formats

/// Tests that a file is written completely or not at all, whenever the program ends.
struct ExportedFileTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    @Test("Until it is whole nothing of it has a name, where the disk can keep such a file")
    func unnamed() throws {
        let file = try ExportedFile(folder.url.appending(path: "x"))
        try file.append(Array(repeating: 1, count: 300 << 10))
        let names = try folder.names
        #expect(names.isEmpty || names.allSatisfy { $0.hasPrefix(".counterfoil-") })
        try file.finish()
        #expect(try folder.names == ["x"])
        #expect(try folder.bytes("x").count == 300 << 10)
    }

    @Test("An existing file is replaced, keeps its mode, and no other file is left")
    func replaced() throws {
        try folder.write("old", to: "x")
        try folder.setPermissions(0o640, of: "x")
        let file = try ExportedFile(folder.url.appending(path: "x"))
        try file.append(Array("new".utf8))
        #expect(try folder.text("x") == "old")
        try file.finish()
        #expect(try folder.text("x") == "new")
        #expect(try folder.names == ["x"])
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path("x"))[
            .posixPermissions]
        #expect(mode as? Int == 0o640)
    }
}
