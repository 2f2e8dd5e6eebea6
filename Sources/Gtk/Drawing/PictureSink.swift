import CGtk

/// A buffer of the bytes that Cairo writes.
nonisolated final class PictureSink {
    private(set) var bytes: [UInt8] = []
    /// Whether it rejects further bytes.
    var isClosed = false

    static let write: cairo_write_func_t = { sink, data, count in
        guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let taking = Unmanaged<PictureSink>.fromOpaque(sink).takeUnretainedValue()
        guard !taking.isClosed else { return CAIRO_STATUS_WRITE_ERROR }
        taking.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}
