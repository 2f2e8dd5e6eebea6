package import Domain
package import Foundation

/// Remembers the meanings of columns in a file, with a line for each heading, the latest last.
///
/// A heading is stored as its fingerprint, so that the file does not reveal what was imported.
package struct ColumnsFile: RemembersColumns {
    private let file: URL

    /// The greatest number of remembered headings, of which the oldest are forgotten first.
    private static let most = 200
    /// The greatest size of the file, in bytes. A larger one is not Counterfoil's and is ignored.
    private static let limit = 1 << 20

    package init(_ file: URL) {
        self.file = file
    }

    package func mapping(of table: ImportTable.ID) -> ColumnMapping? {
        lines.last { $0.table == table }.flatMap { ColumnMapping($0.mapping) }
    }

    @concurrent
    package func remember(_ tables: [ImportTable]) async {
        let said = tables.map { ($0.id, $0.mapping.description) }
        let kept = lines.filter { line in !tables.contains { $0.id == line.table } }
        let text = (kept + said).suffix(Self.most).map { "\($0)\t\($1)\n" }.joined()
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: file, options: .atomic)
    }

    private var lines: [(table: String, mapping: String)] {
        guard let bytes = try? Data(contentsOf: file), bytes.count <= Self.limit else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t")
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
    }
}
