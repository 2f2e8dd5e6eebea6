import Domain
import JournalFormat
import Wording

/// The saved searches, in a file of the journal's folder that vdir tools pass over; see ADR 17.
///
/// A line that is no search means nothing and stays as it is.
struct SearchesFile {
    static let name = ".counterfoil-searches.tsv"

    let folder: Folder

    func read() throws(JournalError) -> [SavedSearch] {
        do throws(FileReader.Failure) {
            return SearchLines.searches(in: try FileReader(of: folder).read(Self.name).bytes)
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
                var lines = content.map { SearchLines.lines(of: $0.bytes) } ?? []
                let kept = lines.compactMap(SavedSearch.init(line:))
                lines.removeAll { SavedSearch(line: $0).map(removed.contains) ?? false }
                lines += added.filter { !kept.contains($0) || removed.contains($0) }.map(\.line)
                do throws(DurableWriter.Failure) {
                    return try write(SearchLines.bytes(of: lines), over: content)
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
}
