import Domain
import Wording

/// The saved searches, in a file of the journal's folder that vdir tools pass over; see ADR 17.
///
/// Each line is a name, the kind of entries (`all`, `film` or `trip`) and the search, with tabs
/// between them. A line that is anything else means nothing and stays as it is.
struct SearchesFile {
    static let name = ".counterfoil-searches.tsv"

    let folder: Folder

    func read() throws(JournalError) -> [SavedSearch] {
        do throws(FileReader.Failure) {
            return Self.lines(of: try FileReader(of: folder).read(Self.name).bytes)
                .compactMap(SavedSearch.init(line:))
        } catch {
            guard let reason = error.reason else { return [] }
            throw .invalid(reason)
        }
    }

    func change(
        removing removed: [SavedSearch], adding added: [SavedSearch], under lock: WriteLock
    ) throws(JournalError) {
        try lock.hold { () throws(JournalError) in
            for _ in 0..<FileWriter.attempts {
                let content = try content()
                var lines = content.map { Self.lines(of: $0.bytes) } ?? []
                let kept = lines.compactMap(SavedSearch.init(line:))
                lines.removeAll { SavedSearch(line: $0).map(removed.contains) ?? false }
                lines += added.filter { !kept.contains($0) || removed.contains($0) }.map(\.line)
                do throws(DurableWriter.Failure) {
                    return try write(lines.flatMap { $0 + [Self.lineBreak] }, over: content)
                } catch {
                    guard case .failed(let failure) = error else { continue }
                    throw failure.error(writing: Self.name, in: folder.path)
                }
            }
            throw .file(Self.name, .changing)
        }
    }

    /// Nil where there is no file yet.
    private func content() throws(JournalError) -> FileContent? {
        do throws(FileReader.Failure) {
            return try FileReader(of: folder).read(Self.name)
        } catch {
            guard let reason = error.reason else { return nil }
            throw .file(name: Self.name, reason: reason)
        }
    }

    private func write(
        _ bytes: [UInt8], over content: FileContent?
    ) throws(DurableWriter.Failure) {
        let writer = DurableWriter(in: folder)
        if let content {
            guard bytes != content.bytes else { return }
            _ = try writer.replace(Self.name, read: content, with: bytes)
        } else if !bytes.isEmpty {
            _ = try writer.create(Self.name, with: bytes)
        }
    }

    private static let lineBreak = UInt8(ascii: "\n")

    private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: lineBreak).map(Array.init)
    }
}

extension SavedSearch {
    private static let all = "all"

    fileprivate init?(line: [UInt8]) {
        guard let line = String(validating: line, as: UTF8.self) else { return nil }
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let kind = EntryKind(rawValue: String(parts[1]))
        guard kind != nil || parts[1] == Self.all else { return nil }
        self.init(name: String(parts[0]), kind: kind, search: String(parts[2]))
    }

    fileprivate var line: [UInt8] {
        Array("\(name)\t\(kind?.rawValue ?? Self.all)\t\(search)".utf8)
    }
}
