import JournalFormat
/// The name of a film in a source, which ignores differences of spelling.
struct FilmName: Hashable {
    let title: String
    let year: Int?

    init(_ title: String, _ year: Int?) {
        self.title = Self.plain(title)
        self.year = year
    }

    /// Returns a title in lower case, with single plain blanks, for comparison.
    static func plain(_ title: String) -> String {
        if title.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return title.lowercased() }
        return title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Makes keys for rows without ids, which are the same in every later export.
struct RowNames {
    private var counts: [String: Int] = [:]
    /// The last table whose rows were numbered separately.
    private var table: (file: String, counts: [String: Int]) = ("", [:])

    /// Returns a key of title, year and day, and of the number of earlier rows with these.
    ///
    /// - Parameter file: the table in which rows are counted, so that equal rows in two exports
    ///   that are imported together have the same key. All its rows are named before those of
    ///   another.
    mutating func name(
        _ title: String, _ year: Int?, _ day: String, among file: String? = nil
    ) -> String {
        let name = "\(FilmName.plain(title))|\(year.map(String.init) ?? "")|\(day)"
        guard let file else {
            counts[name, default: 0] += 1
            return "\(name)|\(counts[name] ?? 1)"
        }
        if table.file != file { table = (file, [:]) }
        let count = table.counts[name, default: 0] + 1
        table.counts[name] = count
        // Later keys without a table have to differ from those of each table.
        counts[name] = max(counts[name] ?? 0, count)
        return "\(name)|\(count)"
    }

    /// Returns the key of a film without a known viewing.
    static func film(_ title: String, _ year: Int?) -> String {
        var names = RowNames()
        return names.name(title, year, "")
    }
}
