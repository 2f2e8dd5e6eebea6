import CArchive
import Domain

/// libarchive, loaded when the first archive is opened: at a start that opens none it, and all that
/// it brings along, is not even looked for.
enum ArchiveLibrary {
    /// Nil if it is not installed.
    static let functions: counterfoil_archive_functions? = {
        var functions = counterfoil_archive_functions()
        return counterfoil_load_archive(&functions) == 0 ? nil : functions
    }()

    /// Made once, never changed and never freed; C says nothing of that.
    private nonisolated(unsafe) static let utf8 = counterfoil_utf8()

    /// Lets names be UTF-8 whatever the locale of the program is.
    static func withUTF8<Result>(_ body: () -> Result) -> Result {
        guard let utf8 else { return body() }
        let before = counterfoil_use_locale(utf8)
        defer { _ = counterfoil_use_locale(before) }
        return body()
    }

    /// - Parameter file: the archive for which it is needed.
    static func functions(
        for file: String
    ) throws(ImportError) -> counterfoil_archive_functions {
        guard let functions else { throw .missingProgram(file: file, package: "libarchive13") }
        return functions
    }
}

/// A member of an archive, as its header has it.
struct ArchiveMember: Sendable {
    /// For people, and to tell files apart; nothing is written to disk under it.
    let name: String
    /// As it stands in the archive, wherever it may lead.
    let path: String
    /// As the header claims; nil where it claims nothing.
    let size: Int?
    let isFile: Bool
    let isEncrypted: Bool

    init(
        _ entry: OpaquePointer, at position: Int, _ archive: counterfoil_archive_functions
    ) {
        // Older programs write names in whatever they like; what is no UTF-8 is taken byte by byte.
        let bytes = archive.entry_pathname_utf8(entry) ?? archive.entry_pathname(entry)
        path = bytes.map { String(cString: $0) } ?? ""
        let name = Self.tidied(path)
        self.name = name.isEmpty ? "file \(position + 1)" : name
        let claimed = archive.entry_size_is_set(entry) != 0 ? archive.entry_size(entry) : -1
        size = claimed < 0 ? nil : Int(claimed)
        isFile = archive.entry_filetype(entry) == S_IFREG
        isEncrypted = archive.entry_is_encrypted(entry) != 0
    }

    /// A name without what would lead out of the archive, and without what would spoil a line.
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
