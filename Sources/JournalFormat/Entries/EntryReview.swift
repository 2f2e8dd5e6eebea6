package import Domain
import Foundation

/// The lesser faults of an entry's file that can be read.
package struct EntryReview {
    /// The UID, or `nil` if the file has none.
    package let uid: String?
    package let oddities: [CalendarOddity]

    /// Reviews a file.
    ///
    /// - Throws: the reason why the file is not an entry.
    package init(of bytes: [UInt8]) throws(CalendarDefect) {
        let file = try CalendarFile(bytes)
        let item = try Item(in: file)
        uid = ItemUID.uid(in: file)
        oddities =
            Self.missing(in: item) + (try Self.unknown(in: item)) + Self.surplus(in: file)
    }

    private static func missing(in item: Item) -> [CalendarOddity] {
        var oddities: [CalendarOddity] = []
        if item.line("UID") == nil { oddities.append(.noUID) }
        if item.first("DTSTAMP") == nil { oddities.append(.noStamp) }
        return oddities
    }

    /// Returns the values that cannot be read and therefore count as missing.
    private static func unknown(in item: Item) throws(CalendarDefect) -> [CalendarOddity] {
        let entry = try item.entry().content
        return item.properties.map(\.content).filter { !entry.understands($0) }.map {
            .ignored(property: $0.name, value: SanitizedText.line(String($0.value.prefix(60))))
        }
    }

    private static func surplus(in file: CalendarFile) -> [CalendarOddity] {
        let items = file.calendars.flatMap(\.children).filter {
            !EntryKind.all(in: $0.name).isEmpty
        }
        guard items.count > 1 else { return [] }
        return [.several(count: items.count)]
    }
}

extension EntryContent {
    fileprivate func understands(_ line: ContentLine) -> Bool {
        Self.fields.first { $0.property == line.name }?.understands(line, as: self) ?? true
    }

    fileprivate var isPlain: Bool { Self.fields.allSatisfy { $0.isPlain(in: self) } }
}

extension EntryText {
    /// Returns the reason why an entry cannot become a file, or `nil` if it can. The entry has to
    /// be as a file can hold it (`asInNewFile`).
    ///
    /// Unless the entry is short and plain, it is written to find out; an import asks for each of
    /// its rows.
    package static func defect(of entry: Entry) -> CalendarDefect? {
        do throws(CalendarDefect) {
            if entry.isPlain {
                try entry.validate()
            } else {
                _ = try new(entry, uid: uid, at: Date(timeIntervalSince1970: 0))
            }
            return nil
        } catch {
            return error
        }
    }

    /// A UID as long as that of any new file.
    private static let uid = "00000000-0000-4000-8000-000000000000"
}

extension Entry {
    /// Whether the entry is far from all limits of a file, however it is written.
    var isPlain: Bool { content.isPlain }
}
