import Foundation
import TestSupport
import Testing

/// Tests of arbitrary files: each results in a message or an entry, and never in a crash.
struct HostileSourcesTests {
    @Test("Another encoding than the one it should be in", arguments: HostileSubject.all)
    func encodings(_ subject: HostileSubject) async throws {
        for (name, content) in try subject.fixtures {
            let text = String(decoding: content, as: UTF8.self)
            for encoding in [
                String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32, .windowsCP1252,
                .isoLatin1,
            ] {
                guard let data = text.data(using: encoding, allowLossyConversion: true) else {
                    continue
                }
                try await subject.read(name, Array(data))
            }
        }
    }

    @Test("The year 0 and the year 99999, wherever a year stands", arguments: HostileSubject.all)
    func years(_ subject: HostileSubject) async throws {
        for (name, content) in try subject.fixtures {
            let text = String(decoding: content, as: UTF8.self)
            for year in ["0", "0000", "99999", "-1", "9999999999999999999999"] {
                let wrong = text.replacing(/(?:19|20)\d\d/, with: year)
                try await subject.read(name, Array(wrong.utf8))
            }
        }
    }

    @Test("Numbers that no number holds, wherever digits stand", arguments: HostileSubject.all)
    func numbers(_ subject: HostileSubject) async throws {
        for (name, content) in try subject.fixtures {
            let text = String(decoding: content, as: UTF8.self)
            for number in ["", "1e999", "-0", "99999999999999999999", "NaN", "٣"] {
                let wrong = text.replacing(/\b\d{1,3}\b/, with: number)
                try await subject.read(name, Array(wrong.utf8))
            }
        }
    }
}
