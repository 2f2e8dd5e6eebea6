/// A cache of values that are made from texts, one for each different text. A known text is found
/// by its bytes, without making a string.
///
/// With a dictionary of strings instead, the row *figures of all years* of the benchmark takes a
/// quarter longer and exceeds its limit by more.
struct StringInterner<Value> {
    private struct Known {
        let hash: Int
        let bytes: Range<Int>
        let value: Value
    }

    private var known: [Known] = []
    private var bytes: [UInt8] = []
    /// The positions in `known` by hash, with linear probing; -1 is a free slot.
    private var places = [Int32](repeating: -1, count: 64)

    var count: Int { known.count }

    /// Returns the value of a text, which is made at its first occurrence.
    /// - Parameter text: the bytes of the text, or `nil` for an empty one.
    mutating func value(
        of text: UnsafeRawBufferPointer?, _ make: (String) throws -> Value
    ) rethrows -> Value {
        let text = text ?? UnsafeRawBufferPointer(start: nil, count: 0)
        let hash = Self.hash(of: text)
        var place = hash & (places.count - 1)
        while places[place] >= 0 {
            let index = Int(places[place])
            if known[index].hash == hash, isSame(known[index].bytes, text) {
                return known[index].value
            }
            place = (place + 1) & (places.count - 1)
        }
        let value = try make(String(decoding: text, as: UTF8.self))
        places[place] = Int32(known.count)
        known.append(
            Known(hash: hash, bytes: bytes.count..<bytes.count + text.count, value: value))
        bytes.append(contentsOf: text)
        if known.count * 2 > places.count { grow() }
        return value
    }

    private func isSame(_ range: Range<Int>, _ text: UnsafeRawBufferPointer) -> Bool {
        range.count == text.count
            && bytes.withUnsafeBytes {
                UnsafeRawBufferPointer(rebasing: $0[range]).elementsEqual(text)
            }
    }

    private mutating func grow() {
        places = [Int32](repeating: -1, count: places.count * 4)
        for (index, one) in known.enumerated() {
            var place = one.hash & (places.count - 1)
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Int32(index)
        }
    }

    /// Returns a hash that is not negative.
    private static func hash(of text: UnsafeRawBufferPointer) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(text.count)
        var start = 0
        while start + 8 <= text.count {
            let word = text.loadUnaligned(fromByteOffset: start, as: UInt64.self)
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
            start += 8
        }
        while start < text.count {
            hash = (hash ^ UInt64(text[start])) &* 0x0000_0100_0000_01B3
            start += 1
        }
        hash = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: (hash ^ (hash >> 31)) & 0x7FFF_FFFF_FFFF_FFFF)
    }
}
