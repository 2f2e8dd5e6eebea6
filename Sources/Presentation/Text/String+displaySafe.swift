extension String {
    /// The text as a window or a terminal may show it beside others: without the controls that turn
    /// or override the direction of the text around them, unless they isolate a name and end with
    /// it, as in `displayIsolated`; and without the invisible characters of U+E0000 to U+E00FF,
    /// which can carry text that people do not see. Flags of regions, such as Scotland's, are made
    /// of some of those and stay.
    ///
    /// Text that is written from right to left is shown correctly without the controls, and the
    /// file keeps them. Line breaks stay.
    public nonisolated var displaySafe: String {
        // All of these characters begin with one of two bytes in UTF-8, which most texts do not
        // have.
        guard utf8.contains(where: { $0 == 0xE2 || $0 == 0xF3 }),
            unicodeScalars.contains(where: { $0.turnsDirection || $0.isTag })
        else { return self }
        let scalars = unicodeScalars
        var safe = UnicodeScalarView()
        var isolates = OpenIsolates()
        var index = scalars.startIndex
        while index != scalars.endIndex {
            let next = scalars.index(after: index)
            let scalar = scalars[index]
            if scalar == .blackFlag, let end = scalars[next...].endOfFlag {
                safe.append(contentsOf: scalars[index..<end])
                index = end
                continue
            }
            if isolates.keeps(scalar, at: safe.endIndex) || !scalar.turnsDirection && !scalar.isTag
            {
                safe.append(scalar)
            }
            index = next
        }
        return String(safe.without(isolates.unended))
    }

    /// The safe text as a name in a sentence, without the end of a very long one. A name with
    /// letters that are written from right to left is isolated, so that it does not reorder the
    /// words around it.
    public nonisolated var displayIsolated: String { displayIsolated(upTo: 160) }

    /// Returns the first line of the safe text as a name in a sentence, cut after `most` scalars.
    public nonisolated func displayIsolated(upTo most: Int) -> String {
        displayLine(upTo: most).isolated
    }

    /// Returns the first line of the safe text without isolates, cut after `most` scalars, as a part
    /// of a name that is isolated as a whole.
    public nonisolated func displayLine(upTo most: Int) -> String {
        var safe = Excerpt(of: self, scalars: most, lines: 1).text
        // Isolates in the text may have lost their ends, and would then end the one around it.
        safe.unicodeScalars.removeAll { (0x2066...0x2069).contains($0.value) }
        return safe
    }

    /// The safe text between isolating controls, if it has letters that are written from right to
    /// left and is not isolated already. Any other text is unchanged.
    public nonisolated var isolated: String {
        guard unicodeScalars.contains(where: \.isRightToLeft) else { return self }
        let safe = displaySafe
        return safe.isSetApart ? safe : "\u{2068}\(safe)\u{2069}"
    }

    /// The text isolated from words that are written from right to left, which would otherwise move
    /// the number of "5 November" behind the month. Text without letters is unchanged.
    public nonisolated var isolatedAmongRightToLeft: String {
        let text = isolated
        guard !text.hasIsolates, text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { return text }
        return "\u{2068}\(text.displaySafe)\u{2069}"
    }

    /// Whether parts of the text are isolated.
    public nonisolated var hasIsolates: Bool { unicodeScalars.contains("\u{2068}") }

    /// Whether the text has letters that are written from right to left, or the mark of their
    /// direction.
    public nonisolated var hasRightToLeft: Bool {
        unicodeScalars.contains { $0.isRightToLeft || $0 == "\u{200F}" }
    }

    /// Whether the isolate that the safe text begins with ends where the text does.
    private nonisolated var isSetApart: Bool {
        guard unicodeScalars.first == "\u{2068}" else { return false }
        var depth = 0
        let end = unicodeScalars.firstIndex { scalar in
            if scalar == "\u{2068}" { depth += 1 }
            if scalar == "\u{2069}" { depth -= 1 }
            return depth == 0
        }
        return end == unicodeScalars.indices.last
    }
}

extension Unicode.Scalar {
    fileprivate nonisolated static var blackFlag: Self { "\u{1F3F4}" }
    fileprivate nonisolated static var endOfTags: Self { "\u{E007F}" }

    /// Whether it is an embedding, an override, an isolate, or the end of one. The marks of
    /// direction, which have no range, are not among them.
    fileprivate nonisolated var turnsDirection: Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }

    fileprivate nonisolated var isTag: Bool { (0xE0000...0xE00FF).contains(value) }

    /// Whether it is in a block of scripts that are written from right to left.
    nonisolated var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
        case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

extension String.UnicodeScalarView {
    /// Returns the view without the scalars at `places`, which are in ascending order.
    fileprivate nonisolated func without(_ places: [Index]) -> Self {
        guard !places.isEmpty else { return self }
        var kept = Self()
        var start = startIndex
        for place in places {
            kept.append(contentsOf: self[start..<place])
            start = index(after: place)
        }
        kept.append(contentsOf: self[start...])
        return kept
    }
}

extension Substring.UnicodeScalarView {
    /// The end of a flag's tags that begin here: three to seven letters and digits, and the end
    /// tag.
    fileprivate nonisolated var endOfFlag: Index? {
        let tags = prefix(7).prefix { scalar in
            (0xE0030...0xE0039).contains(scalar.value)
                || (0xE0061...0xE007A).contains(scalar.value)
        }
        guard tags.count >= 3, tags.endIndex < endIndex, self[tags.endIndex] == .endOfTags
        else { return nil }
        return index(after: tags.endIndex)
    }
}

/// Tells which of a text's isolating controls can be kept: a first strong isolate (U+2068) that
/// ends in its paragraph, and its end (U+2069). Other controls of direction would affect more than
/// a name.
nonisolated struct OpenIsolates {
    typealias Place = String.UnicodeScalarView.Index

    /// The places of the open isolates, `nil` for those that are not kept.
    private var open: [Place?] = []
    private var lost: [Place] = []

    /// The places of the kept isolates that have no end, in the order of the text.
    var unended: [Place] { (lost + open.compactMap(\.self)).sorted() }

    /// Returns whether the scalar is kept.
    ///
    /// - Parameter place: its place in the resulting text if it is kept.
    mutating func keeps(_ scalar: Unicode.Scalar, at place: Place) -> Bool {
        switch scalar.value {
        case 0x2068:
            open.append(place)
            return true
        case 0x2066, 0x2067:
            open.append(nil)
            return false
        case 0x2069: return (open.popLast() ?? nil) != nil
        case 0x0A, 0x0D, 0x85, 0x2029:
            lost += open.compactMap(\.self)
            open = []
            return false
        default: return false
        }
    }
}

extension String {
    /// Returns the text with a mark of direction before it, if it begins with an isolated name, such
    /// as a title in Hebrew at the start of an English sentence. The mark is that of the first letter
    /// outside of the name; without it, a layout takes its direction from the name. A text without
    /// letters that has a fraction, such as the title "8½", keeps it behind its number.
    ///
    /// - Parameter isRightToLeft: Whether isolated texts without letters between them run from right
    ///   to left, as the language does.
    public nonisolated func keepingDirection(amongRightToLeft isRightToLeft: Bool) -> String {
        if isRightToLeft, unicodeScalars.contains(where: { $0.properties.numericType == .numeric }),
            !unicodeScalars.contains(where: \.isStrong)
        {
            return "\u{200E}" + self
        }
        guard utf8.contains(0xE2), let isolate = unicodeScalars.firstIndex(of: "\u{2068}"),
            !unicodeScalars[..<isolate].contains(where: \.isStrong)
        else { return self }
        var depth = 0
        let own = unicodeScalars.first { scalar in
            switch scalar {
            case "\u{2068}": depth += 1
            case "\u{2069}": depth -= 1
            default: return depth == 0 && scalar.isStrong
            }
            return false
        }
        guard let own else { return isRightToLeft ? "\u{200F}" + self : self }
        return (own.isRightToLeft ? "\u{200F}" : "\u{200E}") + self
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter or a mark of direction, which have a direction of their own.
    fileprivate nonisolated var isStrong: Bool {
        properties.isAlphabetic || value == 0x200E || value == 0x200F
    }
}
