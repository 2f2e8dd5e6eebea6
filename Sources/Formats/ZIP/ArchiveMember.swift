import CArchive
import Domain

/// A member of an archive, as its header describes it.
struct ArchiveMember: Sendable {
    /// The name in messages, which also tells files apart. No file is written under it.
    let name: String
    /// The path in the archive, which may lead anywhere.
    let path: String
    /// The size that the header claims; `nil` if it claims none.
    let size: Int?
    let isFile: Bool
    let isEncrypted: Bool

    init(_ entry: OpaquePointer, at position: Int) {
        // Older programs write names in any encoding, so bytes that are not UTF-8 are decoded one
        // by one.
        let bytes = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
        path = bytes.map { String(cString: $0) } ?? ""
        let name = Self.tidied(path)
        self.name = name.isEmpty ? "file \(position + 1)" : name
        let claimed = archive_entry_size_is_set(entry) != 0 ? archive_entry_size(entry) : -1
        size = claimed < 0 ? nil : Int(claimed)
        isFile = archive_entry_filetype(entry) == S_IFREG
        isEncrypted = archive_entry_is_encrypted(entry) != 0
    }

    /// Returns a name without parts that lead out of the archive, and without characters that break
    /// a line.
    static func tidied(_ name: String) -> String {
        let parts = name.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." && $0 != ".." }
        let scalars = parts.joined(separator: "/").unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        }
        var tidy = String.UnicodeScalarView()
        tidy.append(contentsOf: scalars)
        return String(tidy)
    }
}
