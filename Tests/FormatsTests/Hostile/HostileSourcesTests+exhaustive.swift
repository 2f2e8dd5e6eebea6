import Foundation
import TestSupport
import Testing

extension HostileSourcesTests {
    @Test("A file that breaks off anywhere", arguments: HostileSubject.all)
    func truncated(_ subject: HostileSubject) async throws {
        for (name, content) in try subject.fixtures {
            for cut in stride(from: 0, to: content.count, by: max(1, content.count / 41)) {
                try await subject.read(name, Array(content.prefix(cut)))
                try await subject.read(name, Array(content.dropFirst(cut)))
            }
        }
    }

    @Test("NUL bytes, halves of characters and bytes of no encoding", arguments: HostileSubject.all)
    func bytes(_ subject: HostileSubject) async throws {
        let strange: [[UInt8]] = [
            [0], [0xED, 0xA0, 0x80], [0xC3], [0xFF, 0xFE], [0xF4, 0x90, 0x80, 0x80], [0x1B, 0x5B],
            Array("\\ud800".utf8), Array("\\u0000".utf8), Array("\u{2028}\u{202E}\u{FEFF}".utf8),
        ]
        var random = SeededGenerator(seed: 7)
        for (name, content) in try subject.fixtures {
            for _ in 0..<25 {
                var content = content
                for _ in 0..<3 {
                    let place = Int.random(in: 0...content.count, using: &random)
                    content.insert(
                        contentsOf: strange.randomElement(using: &random) ?? [], at: place)
                }
                try await subject.read(name, content)
            }
        }
    }

    @Test("100,000 brackets in each other", arguments: HostileSubject.all)
    func nesting(_ subject: HostileSubject) async throws {
        let deep = 100_000
        let openings = [
            "BEGIN:VCALENDAR\r\n" + String(repeating: "BEGIN:VEVENT\r\n", count: deep),
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nX-KDE-KITINERARY-RESERVATION:"
                + String(repeating: "[", count: deep) + "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            String(repeating: "[", count: deep), String(repeating: "{\"a\":", count: deep),
            String(repeating: "[", count: deep) + String(repeating: "]", count: deep),
            "[{\"@graph\":" + String(repeating: "[", count: deep) + "]",
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
                + "2024-01-02,A,2001,https://boxd.it/a,4,,\""
                + String(repeating: "<blockquote>", count: deep) + "\",,2024-01-01\n",
            "<html>" + String(repeating: "<div>", count: deep)
                + "<script type=\"application/ld+json\">",
            String(repeating: "\"", count: deep), String(repeating: "(", count: deep),
            String(repeating: "<movie>", count: deep), String(repeating: "<!--", count: deep),
            String(repeating: "<![CDATA[", count: deep),
        ]
        let name = try #require(subject.fixtures.first?.name)
        for opening in openings { try await subject.read(name, Array(opening.utf8)) }
    }
}
