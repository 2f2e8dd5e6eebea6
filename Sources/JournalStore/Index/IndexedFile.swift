import Domain
import Foundation
import JournalFormat
import Wording

/// A file that was read, as the index keeps it.
struct IndexedFile: Sendable {
    let name: String
    /// Nil if the file has to be read again whatever it looks like.
    let stamp: FileSignature?
    let content: Content

    /// By reference: files are handed on and gathered, and an entry's row is large.
    indirect enum Content: Sendable {
        case entry(IndexedEntry)
        /// It is listed, with the reason, which is kept for any language, or with the mark of a copy.
        case unreadable(String)
        /// There is no such file, or nothing that could be an item.
        case absent
    }

    init(name: String, stamp: FileSignature? = nil, _ content: Content) {
        self.name = name
        // A file that was changed a moment ago cannot be recognised by its stamp.
        self.stamp = stamp.flatMap { $0.isSettled ? $0 : nil }
        self.content = content
    }

    /// Reads the bytes of a file.
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
            self.init(name: name, stamp: stamp, .unreadable(Localizer.forLater.sentence(error)))
        }
    }
}

extension IndexedFile {
    /// Reads the file of that name and says what it is.
    init(reading name: String, in folder: Folder) {
        do throws(FileReader.Failure) {
            let content = try FileReader(of: folder).read(name)
            if let copy = ConflictCopy(name, bytes: content.bytes, in: folder) {
                // Without a stamp: what it is depends on another file.
                self.init(name: name, .unreadable(ConflictCopy.mark(of: copy.original)))
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
