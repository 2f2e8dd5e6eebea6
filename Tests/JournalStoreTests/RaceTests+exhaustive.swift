import Domain
import Foundation
import TestSupport
import Testing

/// Tests of programs that change one file at the same moment, as fast as they can.
///
/// Serialized, because its processes use all processors.
@MainActor
@Suite(.serialized)
struct RaceTests {
    @Test("Three processes change one entry 2,000 times each, and none of it is lost")
    func threeOfUs() async throws {
        let folder = try MemoryFolder()
        let records = try ScratchFolder()
        let names = ["a", "b", "c"]
        let racers = try names.map {
            try Probe(["count", folder.path, $0, "2000"], records: records)
        }
        for racer in racers { #expect(try racer.output() == "ready\ndone\n") }
        #expect(try folder.film.notes == names.map { "\($0) 2000" }.joined(separator: "\n"))
        #expect(try folder.names == ["0.ics"])
    }

    /// Tests races with another program. A change counts as lost if only Counterfoil could have
    /// replaced it. Counterfoil's own changes may be lost, because the other program does not check
    /// what it replaces.
    @Test("Nothing that another program changes is lost through us")
    func anotherProgram() async throws {
        let folder = try MemoryFolder()
        let ours = try Probe(["count", folder.path, "a"])
        try ours.waitUntilReady()
        let other = try Probe(["other", folder.path, "800"])
        #expect(try other.output() == "ready\nlost 0\n")
        ours.kill()
        #expect(try folder.names.filter { !$0.hasPrefix(".") } == ["0.ics"])
    }
}

/// A journal of one film, in a folder in memory if there is one, because the race is faster there.
private final class MemoryFolder {
    let path: String

    init() throws {
        let memory = "/dev/shm"
        let parent =
            FileManager.default.isWritableFile(atPath: memory)
            ? memory : FileManager.default.temporaryDirectory.path
        path = parent + "/counterfoil-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(journal("SUMMARY:M").utf8).write(to: URL(filePath: path + "/0.ics"))
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    var film: Film {
        get throws {
            try TestSupport.film(String(contentsOfFile: path + "/0.ics", encoding: .utf8))
        }
    }
}
