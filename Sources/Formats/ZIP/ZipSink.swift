import CArchive
import Domain
import Foundation

final class ZipSink {
    private let handle: OpaquePointer
    private let entry: OpaquePointer
    private var written: [UInt8] = []

    init() throws {
        guard let handle = archive_write_new(), let entry = archive_entry_new() else {
            throw TargetTrouble.noMemory
        }
        self.handle = handle
        self.entry = entry
        _ = archive_write_set_bytes_per_block(handle, 0)
        try check(archive_write_set_format_zip(handle))
        // The pointer stays valid because only this object owns the handle, and outlives it.
        try check(
            archive_write_open(
                handle, Unmanaged.passUnretained(self).toOpaque(), nil,
                { _, sink, bytes, count in
                    guard let sink, let bytes else { return -1 }
                    Unmanaged<ZipSink>.fromOpaque(sink).takeUnretainedValue().written +=
                        UnsafeRawBufferPointer(start: bytes, count: count)
                    return count
                }, nil))
    }

    deinit {
        _ = archive_write_free(handle)
        archive_entry_free(entry)
    }

    func add(
        _ name: String, _ content: [UInt8], isCompressed: Bool = true,
        to sink: EntryWriter.Sink
    ) throws {
        _ = archive_entry_clear(entry)
        archive_entry_set_pathname(entry, name)
        archive_entry_set_size(entry, la_int64_t(content.count))
        archive_entry_set_filetype(entry, UInt32(CArchive.S_IFREG))
        archive_entry_set_perm(entry, 0o600)
        archive_entry_set_mtime(entry, time(nil), 0)
        try check(
            isCompressed
                ? archive_write_zip_set_compression_deflate(handle)
                : archive_write_zip_set_compression_store(handle))
        try check(ArchiveNames.inUTF8 { archive_write_header(handle, entry) })
        guard archive_write_data(handle, content, content.count) == content.count else {
            throw failure
        }
        try check(archive_write_finish_entry(handle))
        try hand(to: sink)
    }

    func end(to sink: EntryWriter.Sink) throws {
        try check(archive_write_close(handle))
        try hand(to: sink)
    }

    private func hand(to sink: EntryWriter.Sink) throws {
        guard !written.isEmpty else { return }
        defer { written.removeAll(keepingCapacity: true) }
        try sink(written)
    }

    /// Throws an error for a result of libarchive. A warning is ignored: it is about names in
    /// another encoding than the locale's, which are written unchanged.
    private func check(_ result: Int32) throws {
        guard result == ARCHIVE_OK || result == ARCHIVE_WARN else { throw failure }
    }

    private var failure: TargetTrouble {
        .file(.said(archive_error_string(handle).map { String(cString: $0) } ?? ""))
    }
}
