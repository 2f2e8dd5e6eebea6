import JournalFormat

/// How far a file is in its own history, as the lines say that each change renews.
struct FileVersion {
    private var created: String?
    private var stamped: String?
    private var modified: String?
    private var sequence: String?

    init(of content: [UInt8]) {
        ComponentWalker.properties(of: content) { line, walker in
            // The definition of a zone has a history of its own.
            guard !walker.open.contains("VTIMEZONE"), line.count < 256,
                let line = ContentLine(unfolded: Folding.unfolded(content[line]))
            else { return true }
            switch line.name {
            case "CREATED": created = created ?? Self.moment(line.value)
            case "DTSTAMP": stamped = stamped ?? Self.moment(line.value)
            case "LAST-MODIFIED": modified = modified ?? Self.moment(line.value)
            case "SEQUENCE": sequence = sequence ?? line.value
            default: break
            }
            return true
        }
    }

    /// When it was changed last; nil where it doesn't say.
    var changed: String? { modified ?? stamped ?? created }

    /// Whether this is what became of a file that nobody has changed since it was made: whatever is
    /// different was changed here and not there.
    func isDescendant(of other: FileVersion) -> Bool {
        guard other.isUntouched, let created, created == other.created, let modified else {
            return false
        }
        return modified > created
    }

    /// Returns nil if one of them does not say.
    func isNewer(than other: FileVersion) -> Bool? {
        guard let changed, let before = other.changed, changed != before else { return nil }
        return changed > before
    }

    private var isUntouched: Bool {
        modified == nil && stamped == created && sequence.map { $0 == "0" } ?? true
    }

    /// Moments of one form, so that they are in the order of their letters.
    private static func moment(_ text: String) -> String? {
        text.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z/) == nil ? nil : text
    }
}
