import Domain
import Foundation

/// The lines of other programs that only the earlier of two texts has, that only it has changed since
/// their common ancestor, or that a person chose.
struct JoinedLines {
    /// The properties in which the two differ without a choice: the later value was kept.
    private(set) var contested: [ContestedLines] = []
    private var added: [ContentLine] = []
    private var replaced: Set<String> = []
    /// The components inside the item, such as alarms, as the bytes of their lines.
    private var children: [[UInt8]] = []
    /// Whether they come instead of those of the later text.
    private var isChildrenReplaced = false
    private let zones: [String: [UInt8]]
    private let sequence: Int
    /// The value of CREATED if only the earlier text has it.
    private let created: String?

    /// - Parameter choices: those of a person, by the names of properties.
    init(
        later: Item, earlier: Item, common: Item?, _ joined: Entry,
        choosing choices: [String: JoinedSide]
    ) {
        sequence = max(later.sequence, earlier.sequence)
        zones = earlier.zoneTexts
        created = later.first("CREATED") == nil ? earlier.first("CREATED")?.value : nil
        let texts = (later: later.foreign, earlier: earlier.foreign, common: common?.foreign)
        var known: Set<String> = []
        for name in texts.earlier.map(\.name) where known.insert(name).inserted {
            guard !later.isOwn(name, in: joined) else { continue }
            let ours = texts.later.filter { $0.name == name }
            let theirs = texts.earlier.filter { $0.name == name }
            let before = texts.common?.filter { $0.name == name }
            if Self.repeated.contains(name) {
                added += theirs.filter { !ours.contains($0) && before?.contains($0) != true }
            } else if Set(ours) == Set(theirs) || before.map({ $0 == theirs }) ?? false {
                continue
            } else if ours.isEmpty && (before ?? []).isEmpty || before.map({ $0 == ours }) ?? false
            {
                added += theirs
                replaced.insert(name)
            } else if let side = choices[name] {
                guard side == .earlier else { continue }
                added += theirs
                replaced.insert(name)
            } else {
                contested.append(ContestedLines(name, later: ours, earlier: theirs))
            }
        }
        let name = earlier.component.children.first?.name ?? ""
        addChildren(
            later.childTexts, earlier.childTexts, before: common?.childTexts, named: name,
            choosing: choices[name])
    }

    /// The properties that an item may have several times.
    private static let repeated: Set = [
        "ATTACH", "ATTENDEE", "COMMENT", "CONTACT", "EXDATE", "RDATE", "RELATED-TO",
        "REQUEST-STATUS", "RESOURCES",
    ]

    private mutating func addChildren(
        _ ours: [[UInt8]], _ theirs: [[UInt8]], before: [[UInt8]]?, named name: String,
        choosing side: JoinedSide?
    ) {
        guard ours != theirs, before.map({ $0 != theirs }) ?? true else { return }
        if ours.isEmpty, (before ?? []).isEmpty {
            children = theirs
        } else if !theirs.isEmpty {
            switch side {
            case nil: contested.append(ContestedLines(name, later: ours, earlier: theirs))
            case .later: break
            case .earlier:
                children = theirs
                isChildrenReplaced = true
            case .both: children = theirs.filter { !ours.contains($0) }
            }
        }
    }

    /// Returns a text with these lines added, and with stamps that are no older than those of
    /// either text.
    ///
    /// - Parameter isChanged: whether the text was changed and stamped already.
    func added(
        to bytes: [UInt8], isChanged: Bool, at moment: Date
    ) throws(CalendarDefect) -> [UInt8] {
        guard isChanged || !added.isEmpty || !children.isEmpty else { return bytes }
        let item = try Item(in: CalendarFile(bytes))
        var edit = ComponentEdit(
            item.component, in: item.file, properties: item.properties + item.others(replaced))
        for name in replaced { edit.remove(name) }
        edit.append(added)
        if isChildrenReplaced { edit.removeComponents() }
        edit.append(components: children)
        let text = added.map(\.written).joined(separator: "\r\n")
        for name in ZoneNames.all(in: Array(text.utf8)) where item.zoneTexts[name] == nil {
            if let zone = zones[name] { edit.define(zone: Folding.texts(of: zone)) }
        }
        if let created { edit.set(Field("CREATED", created)) }
        edit.stamp(
            at: moment, written: created == nil ? item.written : nil, isRescheduled: false)
        if item.sequence < sequence { edit.set(Field("SEQUENCE", String(sequence))) }
        return edit.result
    }
}

extension Item {
    /// The lines that are not parts of the entry.
    fileprivate var foreign: [ContentLine] {
        component.propertyLines.compactMap { ContentLine(unfolded: file.unfolded($0)) }
            .filter { !$0.isTicket && EntryRelation($0) == nil }
    }

    /// Returns the properties of these names that are not parts of the entry.
    fileprivate func others(_ names: Set<String>) -> [Property] {
        let known = Set(properties.map(\.line))
        return component.propertyLines.filter { !known.contains($0) }.compactMap { line in
            ContentLine(unfolded: file.unfolded(line)).map { Property(line: line, content: $0) }
        }.filter { names.contains($0.content.name) }
    }

    /// Whether a property is written from the entry's fields. The dates of a wanted film belong to
    /// the program that planned it.
    fileprivate func isOwn(_ name: String, in joined: Entry) -> Bool {
        let isPlan = ["DTSTART", "DUE", "DURATION"].contains(name)
        if isTask, kind == .film {
            if name.hasPrefix(PropertyName.planned) { return joined.isWanted }
            if isPlan { return !joined.isWanted }
        }
        switch name {
        case "SUMMARY", "CATEGORIES", PropertyName.tags, "UID", "DTSTAMP", "CREATED",
            "LAST-MODIFIED", "SEQUENCE", "STATUS", PropertyName.completed,
            PropertyName.percentComplete:
            return true
        case "LOCATION", "DURATION": return kind == .trip || PropertyName.isField(name, of: kind)
        case PropertyName.attachment, PropertyName.related: return false
        default: return PropertyName.isField(name, of: kind)
        }
    }

    /// The components inside the item, each as the bytes of its lines.
    fileprivate var childTexts: [[UInt8]] {
        component.children.map { child in
            child.lines.reduce(into: []) {
                $0 += Folding.folded(
                    String(decoding: file.unfolded($1), as: UTF8.self), end: Array("\r\n".utf8))
            }
        }
    }

    /// The VTIMEZONEs in the item's file, by their names.
    fileprivate var zoneTexts: [String: [UInt8]] { CalendarItem(file.bytes)?.zones ?? [:] }
}

extension Folding {
    /// Returns the lines of some bytes, without folds and ends.
    fileprivate static func texts(of bytes: [UInt8]) -> [String] {
        lines(of: bytes).map { String(decoding: unfolded(bytes[$0]), as: UTF8.self) }
    }
}

/// A property of another program, or the inner components of an item, in which two texts differ.
struct ContestedLines {
    let name: String
    /// The differing texts for people.
    private let later: String
    private let earlier: String
    private let canKeepBoth: Bool

    /// Shows the values, or if these are equal, the lines with their parameters.
    init(_ name: String, later: [ContentLine], earlier: [ContentLine]) {
        self.name = name
        let isInValues = later.map(\.value) != earlier.map(\.value)
        func text(_ lines: [ContentLine]) -> String {
            lines.map { isInValues ? Values.text($0.value) : $0.written }.joined(separator: "\n")
        }
        self.later = text(later)
        self.earlier = text(earlier)
        canKeepBoth = false
    }

    /// An item has room for several of the components inside it, each given as the bytes of its lines.
    init(_ name: String, later: [[UInt8]], earlier: [[UInt8]]) {
        self.name = name
        self.later = Self.text(later)
        self.earlier = Self.text(earlier)
        canKeepBoth = true
    }

    private static func text(_ components: [[UInt8]]) -> String {
        components.map { component in
            Folding.lines(of: component).dropFirst().dropLast()
                .map { String(decoding: Folding.unfolded(component[$0]), as: UTF8.self) }
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// - Parameter isCopyLater: whether the copy of the entry is the later text.
    func compared(isCopyLater: Bool) -> ComparedProperty {
        ComparedProperty(
            name, original: isCopyLater ? earlier : later, copy: isCopyLater ? later : earlier,
            canKeepBoth: canKeepBoth)
    }
}
