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

        private let contents = PictureFile.Contents(title: "2024", width: 200, height: 100) {
            canvas in
            canvas.fill(
                .rectangle(Rectangle(x: 10, y: 10, width: 40, height: 20), radius: 3),
                Colour(0x3584E4))
            let text = Typesetter(for: canvas).line("Brief Encounter")
            canvas.draw(text, at: Point(x: 10, y: 40), Colour(0x000000))
        }

        private func write(_ format: PictureFile.Format) throws -> (path: String, bytes: Data) {
            let path = folder.appending(path: "picture").path
            try PictureFile.write(contents, as: format, to: path)
            return (path, try Data(contentsOf: URL(filePath: path)))
        }

        @Test("A PDF has text that can be read")
        func pdf() throws {
            let (path, bytes) = try write(.pdf)
            #expect(bytes.starts(with: Data("%PDF".utf8)))
            #expect(try PDFText.read(path).contains("Brief Encounter"))
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

        @Test("A picture that is too large says so, and leaves what was there")
        func tooLarge() throws {
            let path = folder.appending(path: "kept").path
            try Data("old".utf8).write(to: URL(filePath: path))
            let huge = PictureFile.Contents(
                title: "", width: 900_000, height: 10, draw: contents.draw)
            let error = #expect(throws: SystemError.self) {
                try PictureFile.write(huge, as: .png(scale: 1), to: path)
            }
            #expect(error?.message.contains("too big") == true)
            #expect(try Data(contentsOf: URL(filePath: path)) == Data("old".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["kept"])
            try FileManager.default.removeItem(at: folder)
        }

        @Test(
            "What cannot be written says why, and leaves what was there",
            arguments: [PictureFile.Format.pdf, .svg, .png(scale: 1)])
        func failures(format: PictureFile.Format) throws {
            let names = [("no/picture", ENOENT), ("folder", EISDIR)]
            let inside = folder.appending(path: "folder/inside")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            for (name, number) in names {
                let path = folder.appending(path: name).path
                let error = #expect(throws: SystemError.self) {
                    try PictureFile.write(contents, as: format, to: path)
                }
                #expect(error?.number == number, "\(name)")
            }
            #expect(FileManager.default.fileExists(atPath: inside.path))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["folder"])
            try FileManager.default.removeItem(at: folder)
        }

        @Test("Text is as wide on paper as on a screen of any size")
        func scales() throws {
            let words = "Average delay at arrival, 12.5 minutes"
            var widths: [Double] = []
            _ = try PictureFile.bytes(
                of: .init(title: "", width: 200, height: 100) { canvas in
                    for scale in [0.37, 1, 1.5, 3] {
                        canvas.moved(to: Point(x: 0, y: 0), scale: scale) {
                            let line = Typesetter(for: canvas).line(words)
                            canvas.draw(line, at: Point(x: 0, y: 0), Colour(0x000000))
                            widths.append(line.width)
                        }
                    }
                }, as: .png(scale: 1))
            let label = Label(words)
            widths.append(Typesetter(of: label).line(words).width)
            #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.1, "\(widths)")
        }
    }
}
