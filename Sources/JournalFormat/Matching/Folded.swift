package import Domain
import Foundation

/// Text as it is compared: without case, accents and superfluous blanks.
package enum Folded {
    package static func text(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
        let folded =
            isPlain
            ? text.lowercased()
            : text.folding(
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        if folded.hasSingleBlanks { return folded }
        return folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension String {
    /// Whether it is ASCII with no blanks but single ones between words: most text is, and is looked
    /// at byte by byte.
    fileprivate var hasSingleBlanks: Bool {
        var last = UInt8(ascii: " ")
        for byte in utf8 {
            guard byte < 0x80, byte >= UInt8(ascii: " "),
                byte != UInt8(ascii: " ") || last != UInt8(ascii: " ")
            else { return false }
            last = byte
        }
        return last != UInt8(ascii: " ") || isEmpty
    }
}

/// A value that entries have in common if they may be the same: the departure of trips, and the
/// title of other entries. Only entries that share a key are compared.
package enum BlockingKey: Hashable, Sendable {
    case title(String)
    /// The departure in seconds since 1970.
    case instant(Int)
    /// The departure as its clock shows it, in any time zone.
    case clock(String)

    package static func all(of entry: Entry) -> [BlockingKey] {
        switch entry {
        case .film(let film): [.title(Folded.text(film.title))]
        case .pass(let pass): [.title(Folded.text(pass.name))]
        case .claim(let claim): [.title(Folded.text(claim.subject))]
        case .trip(let trip):
            [.clock(trip.departure.clockText)]
                + (trip.departure.instant.map { [.instant(Int($0.timeIntervalSince1970))] } ?? [])
        }
    }
}

/// The numbers by which an import recognises an entry: those of its UID, of its names in other
/// sources, and of its blocking keys.
///
/// The index has the numbers of each entry. Equal values have equal numbers; entries with equal
/// numbers are read and compared.
package enum MatchKey {
    /// Returns all numbers of an entry.
    /// - Parameter uid: the first UID in the file, or `nil` if it has none.
    package static func all(of entry: Entry, in name: String, uid: String?) -> [UInt64] {
        var keys = BlockingKey.all(of: entry).map(key)
        keys += entry.imports.map { key(ImportOrigin($0)) }
        keys.append(key(ofUID: uid))
        if let uid { keys.append(MadeUID.number(instead: uid, in: name)) }
        return keys
    }

    package static func key(_ key: BlockingKey) -> UInt64 {
        switch key {
        case .title(let title): number(of: 1, [title])
        case .clock(let clock): number(of: 2, [clock])
        case .instant(let seconds): number(of: 3, ["\(seconds)"])
        }
    }

    package static func key(_ origin: ImportOrigin) -> UInt64 {
        number(of: 4, [origin.source, origin.key])
    }

    /// - Parameter uid: `nil` for files without one.
    package static func key(ofUID uid: String?) -> UInt64 {
        number(of: 5, uid.map { [$0] } ?? [])
    }

    /// Those of the files that have a UID, and of those to which a repair would give it.
    package static func keys(ofUID uid: String) -> [UInt64] {
        [key(ofUID: uid)] + (MadeUID.number(in: uid).map { [$0] } ?? [])
    }

    /// Strings that are equal may have other bytes, so that these are put into one form.
    private static func number(of kind: Int, _ texts: [String]) -> UInt64 {
        var fingerprint = Fingerprint()
        fingerprint.add(kind)
        for text in texts {
            let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
            fingerprint.add(isPlain ? text : text.precomposedStringWithCanonicalMapping)
        }
        return fingerprint.value
    }
}
