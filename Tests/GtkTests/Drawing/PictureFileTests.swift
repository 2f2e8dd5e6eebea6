import Foundation
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Pictures in files")
    struct PictureFileTests {
        private let folder = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-pictures-\(UUID())")

        init() throws {
            try Display.start()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        private func contents(pages: Int = 1) -> PictureFile.Contents {
            PictureFile.Contents(title: "2024", width: 200, height: 100, pages: pages) {
                canvas, page in
                canvas.fill(
                    .rectangle(Rectangle(x: 10, y: 10, width: 40, height: 20), radius: 3),
                    Colour(0x3584E4))
                let text = Typesetter(for: canvas).line("Brief Encounter \(page + 1)")
                canvas.draw(text, at: Point(x: 10, y: 40), Colour(0x000000))
            }
        }

        private func write(
            _ format: PictureFile.Format, pages: Int = 1
        ) throws -> (path: String, bytes: Data) {
            let path = folder.appending(path: "picture").path
            try PictureFile.write(contents(pages: pages), as: format, to: path)
            return (path, try Data(contentsOf: URL(filePath: path)))
        }

        @Test("A PDF has its pages, whose text can be read")
        func pdf() throws {
            let (path, bytes) = try write(.pdf, pages: 2)
            #expect(bytes.starts(with: Data("%PDF".utf8)))
            let text = try PDFText.read(path)
            #expect(text.contains("Brief Encounter 1"))
            #expect(text.contains("Brief Encounter 2"))
            try FileManager.default.removeItem(at: folder)
        }

        @Test("An SVG has its size")
        func svg() throws {
            let words = String(decoding: try write(.svg).bytes, as: UTF8.self)
            #expect(words.contains("<svg"))
            #expect(words.contains("viewBox=\"0 0 200 100\""))
            try FileManager.default.removeItem(at: folder)
        }

        @Test("A PNG has as many pixels as were asked for")
        func png() throws {
            let bytes = try write(.png(scale: 2)).bytes
            #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(Array(bytes[16..<24]) == [0, 0, 1, 144, 0, 0, 0, 200])
            try FileManager.default.removeItem(at: folder)
        }

        @Test("What cannot be written says why, and leaves what was there")
        func failures() throws {
            let path = folder.appending(path: "kept").path
            try Data("old".utf8).write(to: URL(filePath: path))
            var huge = contents()
            huge = PictureFile.Contents(
                title: "", width: 900_000, height: 10, draw: huge.draw)
            let tooLarge = #expect(throws: SystemError.self) {
                try PictureFile.write(huge, as: .png(scale: 1), to: path)
            }
            #expect(tooLarge?.message.isEmpty == false)
            #expect(try Data(contentsOf: URL(filePath: path)) == Data("old".utf8))
            let nowhere = #expect(throws: SystemError.self) {
                try PictureFile.write(
                    contents(), as: .pdf, to: folder.appending(path: "no/picture.pdf").path)
            }
            #expect(nowhere?.message.contains("no/picture.pdf") == true)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["kept"])
            try FileManager.default.removeItem(at: folder)
        }
    }
}
