import Domain
import Foundation
import JournalFormat

/// What one file turned out to be.
struct FileReading: Sendable {
    let name: String
    let stamp: Stamp?
    let outcome: Outcome
    /// When its entry was first written, by what the file says; nil where it does not say.
    let written: Date?

    enum Outcome: Hashable, Sendable {
        case entry(Entry)
        /// It is listed, with the reason.
        case unreadable(String)
        /// There is no such file, or nothing that could be an item.
        case absent
    }

    init(name: String, stamp: Stamp?, outcome: Outcome, written: Date? = nil) {
        self.name = name
        self.stamp = stamp
        self.outcome = outcome
        self.written = written
    }

    /// What the bytes of a file say.
    init(name: String, stamp: Stamp?, bytes: [UInt8]) {
        do {
            let read = try EntryText.dated(bytes)
            self.init(
                name: name, stamp: stamp, outcome: .entry(read.entry), written: read.written)
        } catch {
            self.init(name: name, stamp: stamp, outcome: .unreadable("\(error)"))
        }
    }
}

extension Folder {
    /// Reads the file of that name and says what it is.
    func reading(of name: String) -> FileReading {
        do throws(ReadFailure) {
            let content = try read(name)
            return FileReading(name: name, stamp: content.stamp, bytes: content.bytes)
        } catch {
            switch error {
            case .absent: return FileReading(name: name, stamp: nil, outcome: .absent)
            case .unreadable(let reason):
                return FileReading(
                    name: name, stamp: stamp(of: name), outcome: .unreadable(reason))
            case .unreachable(let reason):
                return FileReading(name: name, stamp: nil, outcome: .unreadable(reason))
            }
        }
    }

    static func outcome(of bytes: [UInt8]) -> FileReading.Outcome {
        FileReading(name: "", stamp: nil, bytes: bytes).outcome
    }
}
