import JournalFormat

/// The name of a film in sources, so that differences of spelling do not matter.
struct FilmName: Hashable {
    let title: String
    let year: Int?

    init(_ title: String, _ year: Int?) {
        self.title = Self.plain(title)
        self.year = year
    }

    /// In lower case, with every kind of blank as one plain one.
    static func plain(_ title: String) -> String {
        if title.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return title.lowercased() }
        return title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Names rows that their source does not name, the same in every later export.
struct RowNames {
    private var counts: [String: Int] = [:]
    /// The table whose rows were named last by themselves.
    private var table: (file: String, counts: [String: Int]) = ("", [:])

    /// Title, year and day, and how many times they occurred before.
    /// - Parameter file: the table to whose rows alone they are compared: the same rows in two exports that
    ///   were chosen together have the same names. Its rows are named one after the other.
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
        // What is named beside all tables keeps clear of the names in each.
        counts[name] = max(counts[name] ?? 0, count)
        return "\(name)|\(count)"
    }

    /// The name of a film without a known viewing.
    static func film(_ title: String, _ year: Int?) -> String {
        var names = RowNames()
        return names.name(title, year, "")
    }
}
