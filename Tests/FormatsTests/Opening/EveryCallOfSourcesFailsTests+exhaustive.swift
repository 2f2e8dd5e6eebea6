import Domain
import Files
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Tests that after a failure of any disk call all files to import are read, or the error says that
/// they are not.
@Suite(.serialized)
struct EveryCallOfSourcesFailsTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.makeFolder("likes")
        try folder.write("diary", to: "diary.csv")
        try folder.write("films", to: "likes/films.csv")
        var zip = RawZip()
        zip.add("lists.csv", "lists")
        try Data(zip.finished).write(to: folder.url.appending(path: "export.zip"))
    }

    @Test("After a failure of any call, a folder is read as a whole, or an error is thrown")
    func reading() throws {
        var points = 0
        while true {
            let failing = FailingDisk(from: points + 1, goesOn: false)
            failing.arm()
            var texts: [String]?
            do throws(ImportError) { texts = try read(on: failing.disk) } catch {}
            guard failing.hasFailed else {
                #expect(texts == ["diary", "lists", "films"])
                break
            }
            points += 1
            #expect(texts == nil || texts == ["diary", "lists", "films"], "Call \(points)")
        }
        print("Sources of an import, one call: \(points) points")
        #expect(points >= 15)
    }

    private func read(on disk: Disk) throws(ImportError) -> [String] {
        var texts: [String] = []
        for file in try SourceOpener.open([folder.url], disk: disk) {
            let stream = try file.open()
            var bytes: [UInt8] = []
            while let piece = try stream.next() { bytes += piece }
            texts.append(String(decoding: bytes, as: UTF8.self))
        }
        return texts
    }
}
