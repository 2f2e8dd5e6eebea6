import Domain

/// The size and fingerprint of a file's content, by which it is recognised without being kept.
struct ContentTrace: Hashable, Sendable {
    let size: UInt64
    let fingerprint: UInt64

    init(size: UInt64, fingerprint: UInt64) {
        self.size = size
        self.fingerprint = fingerprint
    }

    init(of bytes: [UInt8]) {
        var fingerprint = Fingerprint()
        fingerprint.add(bytes: bytes)
        self.init(size: UInt64(bytes.count), fingerprint: fingerprint.value)
    }
}
