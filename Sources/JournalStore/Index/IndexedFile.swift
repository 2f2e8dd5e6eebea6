import Domain
import Foundation
import JournalFormat

/// A file that was read, as the index has it.
struct IndexedFile: Sendable {
    let name: String
    /// The signature, or `nil` if the file has to be read again in any case.
    let stamp: FileSignature?
    let content: Content

    /// The content of the file. It is indirect, since files are passed on in arrays and the row of
    /// an entry is large.
    indirect enum Content: Sendable {
        case entry(IndexedEntry)
        case unreadable(FileError)
        /// The file is a sync program's copy of the entry in the file of this name.
        case copy(of: String)
        /// There is no such file, or it is not a regular one.
        case absent
    }

    init(name: String, stamp: FileSignature? = nil, _ content: Content) {
        self.name = name
        // A file that was just changed cannot be recognised by its signature.
        self.stamp = stamp.flatMap { $0.isSettled ? $0 : nil }
        self.content = content
    }

    /// Creates a file from its bytes.
    init(name: String, stamp: FileSignature? = nil, bytes: [UInt8]) {
        do throws(CalendarDefect) {
            let read = try EntryText.dated(bytes)
            self.init(
                name: name, stamp: stamp,
                .entry(
                    IndexedEntry(
                        name: name, read.entry, uid: CalendarUID.first(in: bytes),
                        written: read.written, isTask: read.isTask)))
        } catch {
            self.init(name: name, stamp: stamp, .unreadable(.content(error)))
        }
    }
}

extension IndexedFile {
    /// Reads the file of a name.
    init(reading name: String, in folder: Folder) {
        do throws(ReadFailure) {
            let content = try folder.read(name)
            if let copy = ConflictCopy(name, bytes: content.bytes, in: folder) {
                // A copy has no signature, since what it is depends on another file.
                self.init(name: name, .copy(of: copy.original))
                return
            }
            self.init(name: name, stamp: content.stamp, bytes: content.bytes)
        } catch {
            switch error {
            case .absent: self.init(name: name, .absent)
            case .unreadable(let reason), .forbidden(let reason):
                self.init(name: name, stamp: folder.stamp(of: name), .unreadable(reason))
            case .unreachable(let reason): self.init(name: name, .unreadable(reason))
            }
        }
    }
}

/// The form in which the index keeps the reason why a file cannot be read.
extension FileError {
    /// The reason as JSON. The same reason has always the same text.
    var stored: String {
        get throws {
            String(decoding: try JSONEncoder.ordered.encode(self), as: UTF8.self)
        }
    }

    init(stored text: String) throws {
        self = try JSONDecoder().decode(FileError.self, from: Data(text.utf8))
    }
}
