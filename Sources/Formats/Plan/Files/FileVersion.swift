import JournalFormat

/// The version of a file, told by the properties that each change updates.
struct FileVersion {
    private var created: String?
    private var stamped: String?
    private var modified: String?
    private var sequence: String?

    init(of content: [UInt8]) {
        ComponentWalker.properties(of: content) { line, walker in
            // The definition of a time zone has its own properties of this kind.
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

    /// The time of the last change, or `nil` if it is unknown.
    var changed: String? { modified ?? stamped ?? created }

    /// Returns whether this version was made from another one that has not been changed since its
    /// creation, so that all differences are changes in this one.
    func isDescendant(of other: FileVersion) -> Bool {
        guard other.isUntouched, let created, created == other.created, let modified else {
            return false
        }
        return modified > created
    }

    /// Returns whether this version is later, or `nil` if one of the times is unknown.
    func isNewer(than other: FileVersion) -> Bool? {
        guard let changed, let before = other.changed, changed != before else { return nil }
        return changed > before
    }

    private var isUntouched: Bool {
        modified == nil && stamped == created && sequence.map { $0 == "0" } ?? true
    }

    /// Returns a time if it has the UTC form, which sorts as text.
    private static func moment(_ text: String) -> String? {
        text.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z/) == nil ? nil : text
    }
}
