import CArchive

/// The names of an archive's members, which libarchive reads and writes in the encoding of the locale.
enum ArchiveNames {
    /// A locale of UTF-8, made once and never freed; `nil` if the system has none.
    private nonisolated(unsafe) static let utf8 = counterfoil_utf8()

    /// Calls a function with UTF-8 as the encoding of names, whatever the locale of the program.
    static func inUTF8<Result>(_ body: () -> Result) -> Result {
        guard let utf8 else { return body() }
        let before = counterfoil_use_locale(utf8)
        defer { _ = counterfoil_use_locale(before) }
        return body()
    }
}
