import Domain
import Foundation
import JournalFormat

/// What one file turned out to be.
struct FileReading: Sendable {
    let name: String
    let stamp: Stamp?
    let outcome: Outcome

    enum Outcome: Hashable, Sendable {
        case entry(Entry)
        /// It is listed, with the reason.
        case unreadable(String)
        /// There is no such file, or nothing that could be an item.
        case absent
    }
}

extension Folder {
    /// Reads the file of that name and says what it is.
    func reading(of name: String) -> FileReading {
        do throws(ReadFailure) {
            let content = try read(name)
            return FileReading(
                name: name, stamp: content.stamp, outcome: Self.outcome(of: content.bytes))
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
        do {
            return .entry(try EntryText.entry(of: bytes))
        } catch {
            return .unreadable("\(error)")
        }
    }
}
