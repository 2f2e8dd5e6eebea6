/// What sources call a film by, so that differences of spelling do not matter.
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

    /// Title, year and day, and how many times they occurred before.
    mutating func name(_ title: String, _ year: Int?, _ day: String) -> String {
        let name = "\(FilmName.plain(title))|\(year.map(String.init) ?? "")|\(day)"
        counts[name, default: 0] += 1
        return "\(name)|\(counts[name] ?? 1)"
    }

    /// What a film is called of which no viewing is known.
    static func film(_ title: String, _ year: Int?) -> String {
        var names = RowNames()
        return names.name(title, year, "")
    }

    /// Keeps clear of the names that another table's rows have.
    mutating func reserve(_ other: RowNames) {
        counts.merge(other.counts, uniquingKeysWith: max)
    }
}
