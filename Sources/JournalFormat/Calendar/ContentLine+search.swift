extension ContentLine {
    /// Returns the first property of a name in a component or inside it.
    package static func first(_ name: String, in bytes: ArraySlice<UInt8>) -> ContentLine? {
        let bytes = Array(bytes)
        for range in Folding.lines(of: bytes) where bytes[range].count <= 200_000 {
            guard let first = bytes[range].first, first | 0x20 == (name.utf8.first ?? 0) | 0x20
            else { continue }
            var unfolded = Folding.unfolded(bytes[range])
            while unfolded.last == 0x0D || unfolded.last == 0x0A { unfolded.removeLast() }
            if let line = ContentLine(unfolded: unfolded), line.name == name { return line }
        }
        return nil
    }
}

/// The names of time zones in lines.
package enum ZoneNames {
    /// Returns the TZIDs in the lines of a component, in alphabetical order.
    package static func all(in bytes: [UInt8]) -> [String] {
        var names: Set<String> = []
        for range in Folding.lines(of: bytes) where range.count <= 8 << 10 {
            let unfolded = Folding.unfolded(bytes[range])
            guard Bytes.place(of: "TZID=", in: unfolded) != nil,
                let name = ContentLine(unfolded: unfolded)?.parameter("TZID")
            else { continue }
            names.insert(name)
        }
        return names.sorted()
    }
}
