package import Domain

/// The line of an answer: `same` or `other`, the title, the year in lists, which may be empty, and
/// the year in the journal, with tabs between them.
extension ListAnswer: FileLine {
    package init?(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 4, ["same", "other"].contains(parts[0]), !parts[1].isEmpty,
            let year = Int(parts[3])
        else { return nil }
        let listed = Int(parts[2])
        guard listed != nil || parts[2].isEmpty else { return nil }
        self.init(title: String(parts[1]), listed: listed, year: year, isSame: parts[0] == "same")
    }

    package var line: String {
        let title = String(title.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return "\(isSame ? "same" : "other")\t\(title)\t\(listed.map(String.init) ?? "")\t\(year)"
    }
}
