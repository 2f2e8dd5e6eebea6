import CGtk
import Foundation
import GtkTestSupport
import TestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Pictures of files")
    struct BitmapTests {
        private let folder: URL

        init() throws {
            try Display.start()
            folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        private func file(_ bytes: [UInt8], _ name: String) throws -> String {
            let path = folder.appending(path: name)
            try Data(bytes).write(to: path)
            return path.path(percentEncoded: false)
        }

        private func png(width: Double, height: Double) throws -> [UInt8] {
            try PictureFile.bytes(
                of: .init(title: "", width: width, height: height) { canvas in
                    canvas.fill(
                        .rectangle(Rectangle(x: 0, y: 0, width: width, height: height)),
                        Colour(0xC01C28))
                }, as: .png(scale: 1))
        }

        private func jpeg(of png: [UInt8]) throws -> [UInt8] {
            let loader = try #require(gdk_pixbuf_loader_new())
            defer { g_object_unref(loader) }
            gdk_pixbuf_loader_write(loader, png, gsize(png.count), nil)
            gdk_pixbuf_loader_close(loader, nil)
            var bytes: UnsafeMutablePointer<gchar>?
            var count: gsize = 0
            gdk_pixbuf_save_to_bufferv(
                gdk_pixbuf_loader_get_pixbuf(loader), &bytes, &count, "jpeg", nil, nil, nil)
            defer { g_free(bytes) }
            return UnsafeRawBufferPointer(start: bytes, count: Int(count)).map(\.self)
        }

        @Test("A picture is scaled down into the square, and never up")
        func scaled() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let large = await Bitmap.read(
                try file(png(width: 400, height: 600), "a.png"), upTo: 300)
            #expect(large?.width == 200 && large?.height == 300)
            let small = await Bitmap.read(try file(png(width: 20, height: 10), "b.png"), upTo: 300)
            #expect(small?.width == 20 && small?.height == 10)
        }

        @Test("A picture is drawn as large as its area has room for, and never larger than it is")
        func fitted() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let picture = try #require(
                await Bitmap.decode(try png(width: 40, height: 60), upTo: 60))
            for (area, width) in [((20.0, 60.0), 20.0), ((40, 30), 20), ((400, 600), 40)] {
                let size = picture.size(within: area)
                #expect(size.width == width && size.height == 1.5 * width, "\(area)")
            }
        }

        @Test("The bytes of a PNG or JPEG are decoded as its file is")
        func decoded() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let bytes = try png(width: 400, height: 600)
            for bytes in [bytes, try jpeg(of: bytes)] {
                let picture = await Bitmap.decode(bytes, upTo: 300)
                #expect(picture?.width == 200 && picture?.height == 300)
            }
        }

        @Test("A picture comes from the clipboard as it was copied, and any other text does not")
        func copied() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let bytes = try jpeg(of: png(width: 4, height: 6))
            Clipboard.copy("", with: bytes, as: "image/jpeg")
            #expect(await Clipboard.picture() == .content(bytes))
            Clipboard.copy("a film")
            #expect(await Clipboard.picture() == nil)
        }

        @Test("A header that says more pixels than there is memory for is not believed")
        func huge() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            var bytes = try jpeg(of: png(width: 40, height: 60))
            let frame = try #require(
                bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
            bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0, 0xFF, 0])
            #expect(await Bitmap.decode(bytes, upTo: 300) == nil)
        }

        @Test(
            "A WebP file is as large as its header says",
            arguments: [
                ("X", [0, 0, 0, 0, 0xFF, 0x3F, 0, 0xFF, 0x1F, 0], 16_384),
                ("L", [0x2F, 0xFF, 0xFF, 0xFF, 0x07, 0, 0, 0, 0, 0], 16_384),
                (" ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0, 0x30, 0, 0x20], 12_288),
            ] as [(String, [UInt8], Int)])
        func webP(kind: String, payload: [UInt8], width: Int) {
            let header = Bitmap.WebPHeader(of: Array("RIFF....WEBPVP8\(kind)....".utf8) + payload)
            #expect(header.width == width && header.height == 8_192 && !header.isSmall)
            #expect(Bitmap.WebPHeader(of: Array("RIFF....WEBP".utf8)).isSmall)
        }

        @Test("A text, half a picture, a huge one, a folder, a pipe and a missing file are none")
        func none() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let whole = try png(width: 400, height: 400)
            // The width and the height stand in the header, which says more pixels than there are.
            var huge = whole
            for place in [16, 20] { huge.replaceSubrange(place..<place + 2, with: [0, 1]) }
            let pipe = folder.appending(path: "pipe").path(percentEncoded: false)
            #expect(mkfifo(pipe, 0o600) == 0)
            for path in [
                try file(Array("A film.".utf8), "a.txt"), try file(huge, "b.png"),
                try file(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "c.png"),
                folder.path(percentEncoded: false), pipe, pipe + " is missing",
            ] {
                #expect(await Bitmap.read(path, upTo: 300) == nil, "\(path)")
            }
        }
    }
}
