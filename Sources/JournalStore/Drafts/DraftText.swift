import Domain
import Foundation
import JournalFormat

/// A draft as its file says it: a value of JSON, with the entry that it was begun from as its calendar.
struct DraftText: Codable {
    private let version: Int
    private let kind: String
    private let name: String
    /// A calendar with one entry; nil for a new one.
    private let original: String?
    private let form: String

    /// What newer programs write otherwise is theirs.
    private static let version = 1

    /// Nil for what was begun from an entry that no file can hold.
    static func bytes(of draft: KeptDraft) -> [UInt8]? {
        var original: String?
        if let entry = draft.original {
            guard let text = try? EntryText.new(entry, uid: draft.id, at: Date()) else {
                return nil
            }
            original = String(decoding: text.bytes, as: UTF8.self)
        }
        let text = DraftText(
            version: version, kind: draft.kind.rawValue, name: draft.name, original: original,
            form: draft.form)
        return (try? JSONEncoder().encode(text)).map { [UInt8]($0) }
    }

    /// Nil for bytes that are no draft.
    static func draft(_ id: String, of bytes: [UInt8]) -> KeptDraft? {
        guard let text = try? JSONDecoder().decode(DraftText.self, from: Data(bytes)),
            text.version == version, let kind = EntryKind(rawValue: text.kind)
        else { return nil }
        var original: Entry?
        if let calendar = text.original {
            guard let entry = try? EntryText.entry(of: Array(calendar.utf8)), entry.kind == kind
            else { return nil }
            original = entry
        }
        return KeptDraft(
            id: id, kind: kind, name: text.name, original: original, form: text.form)
    }
}
