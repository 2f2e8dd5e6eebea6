import Domain
import Foundation
import JournalFormat

/// The text of a draft's file: a JSON object, with the original entry as an iCalendar text.
struct DraftText: Codable {
    private let version: Int
    private let kind: String
    private let name: String
    /// The original entry as a calendar, or `nil` for a new entry.
    private let original: String?
    private let form: String

    /// The version of the format. Drafts of other versions are left to the programs that write
    /// them.
    private static let version = 1

    /// Returns the file of a draft, or `nil` if its original entry cannot be written as a calendar.
    static func bytes(of draft: StoredDraft) -> [UInt8]? {
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

    /// Reads a draft, or returns `nil` if the bytes are not one.
    static func draft(_ id: String, of bytes: [UInt8]) -> StoredDraft? {
        guard let text = try? JSONDecoder().decode(DraftText.self, from: Data(bytes)),
            text.version == version, let kind = EntryKind(rawValue: text.kind)
        else { return nil }
        var original: Entry?
        if let calendar = text.original {
            guard let entry = try? EntryText.entry(of: Array(calendar.utf8)), entry.kind == kind
            else { return nil }
            original = entry
        }
        return StoredDraft(
            id: id, kind: kind, name: text.name, original: original, form: text.form)
    }
}
