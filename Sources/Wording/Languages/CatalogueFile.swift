/// Checks the file of a catalogue, which gettext maps into memory without a check.
public enum CatalogueFile {
    /// Whether a catalogue is complete, so that no text in it lies beyond its end. One that was cut
    /// off by a full disk would crash the program at its first lookup.
    public static func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
        func number(at place: Int) -> Int? {
            guard place + 4 <= bytes.count else { return nil }
            return Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        }
        // The byte order is this computer's: msgfmt writes it unless told otherwise.
        guard number(at: 0) == 0x9504_12de, let version = number(at: 4), version >> 16 == 0,
            let count = number(at: 8), let originals = number(at: 12),
            let translations = number(at: 16), count > 0, count <= bytes.count / 16
        else { return false }
        return [originals, translations].allSatisfy { table in
            (0..<count).allSatisfy { index in
                guard let length = number(at: table + 8 * index),
                    let place = number(at: table + 8 * index + 4), place + length < bytes.count
                else { return false }
                return bytes[place + length] == 0
            }
        }
    }
}
