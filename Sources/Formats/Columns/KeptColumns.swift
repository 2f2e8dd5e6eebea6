package import Domain
package import Foundation

/// Remembers what columns were taken for, in a file of its own: a line a heading, the latest last.
///
/// A heading is known by its fingerprint, so that nothing of what somebody imports is in the file.
package struct KeptColumns: RemembersColumns {
    private let file: URL

    /// More headings than anybody imports tables of; what was said first is forgotten first.
    private static let most = 200
    /// In bytes; a larger file is none of ours.
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
