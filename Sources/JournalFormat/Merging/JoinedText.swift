package import Domain
package import Foundation

/// The result of joining two texts of an entry.
package struct JoinedText: Sendable {
    package let bytes: [UInt8]
    package let entry: Entry
    package let isSecondLater: Bool
    /// The differences without a choice.
    package let differences: [FieldDifference]
    /// The properties of other programs in which the texts differ and for which nothing was chosen: the
    /// later text's value was kept. The first text is the original, the second its copy.
    package let properties: [ComparedProperty]

    /// Whether no value was given up that a person may want.
    package var isLossless: Bool {
        properties.isEmpty && !differences.contains(where: \.isContested)
    }

    package enum Failure: Error, Hashable {
        /// A text that is not an entry: 0 for the first, 1 for the second, 2 for the common
        /// ancestor.
        case text(Int, CalendarDefect)
        case severalItems(Int, count: Int)
        case differentEntries
        case notWritten(CalendarDefect)
    }

    /// - Parameters:
    ///   - common: the common ancestor of both texts, or `nil` if it is not known.
    ///   - choices: the person's choices, in which the first text is the original and the second
    ///     its copy.
    package init(
        _ one: [UInt8], _ other: [UInt8], from common: [UInt8]?,
        choosing choices: TextChoices = [:], at moment: Date
    ) throws(Failure) {
        let texts = (try Text(one, 0), try Text(other, 1))
        guard texts.0.uid != nil, texts.0.uid == texts.1.uid else { throw .differentEntries }
        isSecondLater = texts.0.version < texts.1.version
        let (later, earlier) = isSecondLater ? (texts.1, texts.0) : (texts.0, texts.1)
        let common = try common.map { bytes throws(Failure) in try Text(bytes, 2) }
        let isCopyLater = isSecondLater
        let sides = choices.fields.mapValues { JoinedSide($0, isCopyLater: isCopyLater) }
        guard
            let joined = Entry.joining(
                later.entry, with: earlier.entry, from: common?.entry, choosing: sides)
        else { throw .differentEntries }
        do throws(CalendarDefect) {
            let changed = try EntryText.changing(later.bytes, at: moment) { _ in joined.entry }
            let lines = JoinedLines(
                later: later.item, earlier: earlier.item, common: common?.item, joined.entry,
                choosing: choices.properties.mapValues {
                    JoinedSide($0, isCopyLater: isCopyLater)
                })
            bytes = try lines.added(
                to: changed.bytes ?? later.bytes, isChanged: changed.bytes != nil, at: moment)
            entry = try EntryText.entry(of: bytes)
            properties = lines.contested.map { $0.compared(isCopyLater: isCopyLater) }
            guard entry == changed.entry else { throw .notReadBack }
        } catch {
            throw .notWritten(error)
        }
        differences = joined.differences
    }

    private struct Text {
        let bytes: [UInt8]
        let item: Item
        let entry: Entry
        let uid: String?

        init(_ bytes: [UInt8], _ place: Int) throws(Failure) {
            self.bytes = bytes
            do throws(CalendarDefect) {
                item = try Item(in: CalendarFile(bytes))
                entry = try item.entry()
            } catch {
                throw .text(place, error)
            }
            uid = ItemUID.uid(in: item.file)
            let items = item.file.calendars.flatMap(\.children).filter { $0.name != "VTIMEZONE" }
            guard items.count == 1 else { throw .severalItems(place, count: items.count) }
        }

        var version: ItemVersion { ItemVersion(item, bytes) }
    }
}

/// The version of a text, by which the later of two is found. Not all programs renew every stamp,
/// so the latest stamp counts.
struct ItemVersion: Comparable {
    private let written: Date
    private let sequence: Int
    private let bytes: [UInt8]

    init(_ item: Item, _ bytes: [UInt8]) {
        let stamps = ["LAST-MODIFIED", "DTSTAMP"].compactMap(item.moment)
        written = stamps.max() ?? .distantPast
        sequence = item.sequence
        self.bytes = bytes
    }

    static func < (one: ItemVersion, other: ItemVersion) -> Bool {
        if one.written != other.written { return one.written < other.written }
        if one.sequence != other.sequence { return one.sequence < other.sequence }
        return one.bytes.lexicographicallyPrecedes(other.bytes)
    }
}

extension Item {
    var sequence: Int { first("SEQUENCE").flatMap { Int($0.value) } ?? 0 }
}

extension JoinedSide {
    fileprivate init(_ choice: TextChoice, isCopyLater: Bool) {
        switch choice {
        case .both: self = .both
        case .copy: self = isCopyLater ? .later : .earlier
        case .original: self = isCopyLater ? .earlier : .later
        }
    }
}
