package import Domain
package import Foundation

/// Reads the description of a service from its file; see docs/interchange.md.
enum ServiceReader {
    static func service(in data: Data, file: String) throws(DataDefect) -> ServiceDescription {
        let object = try DataObject(
            data, file: file, fields: ["id", "name", "edition", "source", "tables"])
        _ = try object.optional("source", object.text)
        return ServiceDescription(
            id: try object.id(), name: try object.text("name").onOneLine,
            edition: try object.day("edition"),
            tables: try object.objects("tables", fields: ServiceTableReader.fields)
                .map { (one) throws(DataDefect) in try ServiceTableReader(object: one).table() })
    }
}

struct ServiceTableReader {
    let object: DataObject

    static let fields: Set<String> = [
        "rows", "mode", "headings", "exact", "file", "columns", "key", "film", "person",
        "needsViewing", "untimed", "episodesInTitles", "distance", "runningTime", "times", "days",
        "rating", "ratingOfOthers", "zeroIsRating", "blanks", "words", "kinds", "states",
        "leaveOut", "ignored",
    ]

    func table() throws(DataDefect) -> ServiceTable {
        let rows: RowKind = try object.word("rows")
        guard let kind = rows.entry else {
            throw object.defect(.unknownWord(rows.rawValue), in: "rows")
        }
        let columns = try columns(of: kind)
        var forms = try forms()
        forms.words = try words(of: kind)
        forms.blanks = try blanks(of: kind)
        return ServiceTable(
            rows: rows, mode: try object.optional("mode", object.word) ?? .other,
            headings: try headings(),
            isExact: try object.isSet("exact"),
            fileName: try object.optional("file", object.text)?.lowercased() ?? "",
            texts: columns, key: try templates("key"), film: try templates("film"),
            person: try object.optional("person", object.text)?.lowercased() ?? "",
            needsViewing: try object.isSet("needsViewing"), forms: forms, rules: try rules(),
            ignored: try ignored())
    }

    /// Reads the names of columns that are left out, each with the reason.
    private func ignored() throws(DataDefect) -> Set<String> {
        let object = try object.members(of: "ignored")
        for name in object.names { _ = try object.text(name) }
        return Set(object.names.map { $0.lowercased() })
    }

    // MARK: Columns

    private func headings() throws(DataDefect) -> [Set<String>] {
        let lists = try object.lists("headings")
        guard !lists.isEmpty else { throw object.defect(.missing, in: "headings") }
        var headings: [Set<String>] = []
        for (place, names) in lists.enumerated() {
            guard !names.isEmpty else { throw object.defect(.missing, in: "headings[\(place)]") }
            var heading: Set<String> = []
            for (column, name) in names.enumerated() {
                guard heading.insert(name.lowercased()).inserted else {
                    throw object.defect(.twice(name), in: "headings[\(place)][\(column)]")
                }
            }
            headings.append(heading)
        }
        return headings
    }

    private func columns(of kind: EntryKind) throws(DataDefect) -> [ColumnMeaning: [TextTemplate]] {
        let columns = try object.object("columns")
        var texts: [ColumnMeaning: [TextTemplate]] = [:]
        for name in columns.names {
            texts[try meaning(name, of: kind, in: columns)] = try Self.templates(name, in: columns)
        }
        for meaning in ColumnMeaning.needed(for: kind) where texts[meaning] == nil {
            throw columns.defect(.missing, in: meaning.rawValue)
        }
        return texts
    }

    private func meaning(
        _ name: String, of kind: EntryKind, in object: DataObject
    ) throws(DataDefect) -> ColumnMeaning {
        guard let meaning = ColumnMeaning(rawValue: name),
            ColumnMeaning.all(of: kind).contains(meaning)
        else { throw object.defect(.unknownField, in: name) }
        return meaning
    }

    private func templates(_ field: String) throws(DataDefect) -> [TextTemplate] {
        try object.optional(field) { (field) throws(DataDefect) in
            try Self.templates(field, in: object)
        } ?? []
    }

    private static func templates(
        _ field: String, in object: DataObject
    ) throws(DataDefect) -> [TextTemplate] {
        var templates: [TextTemplate] = []
        for text in try object.oneOrMoreTexts(field) {
            guard let template = TextTemplate(text) else {
                throw object.defect(.unknownWord(text), in: field)
            }
            templates.append(template)
        }
        return templates
    }

    // MARK: Values

    private func forms() throws(DataDefect) -> ColumnForms {
        var forms = ColumnForms()
        forms.distance = try object.optional("distance", object.word) ?? .kilometres
        forms.runningTime = try object.optional("runningTime", object.word) ?? .minutes
        forms.days = try object.optional("days", object.word)
        forms.scale = try object.optional("rating", object.word)
        forms.scaleOfOthers = try object.optional("ratingOfOthers", object.word)
        forms.zeroIsRating = try object.isSet("zeroIsRating")
        forms.hasUntimedTrips = try object.isSet("untimed")
        forms.hasEpisodesInTitles = try object.isSet("episodesInTitles")
        if let zone = try object.optional("times", object.text) {
            forms.zone = try timesZone(zone)
        }
        forms.kinds = try kinds("kinds")
        forms.statuses = try kinds("states")
        return forms
    }

    private func timesZone(_ text: String) throws(DataDefect) -> TimesZone {
        if text == "places" { return .places }
        guard let zone = try? Zone.identified(by: text) else {
            throw object.defect(.unknownWord(text), in: "times")
        }
        return .named(zone)
    }

    /// Reads kinds by the values of a column, in lower case.
    private func kinds(_ field: String) throws(DataDefect) -> [String: RowKind] {
        let object = try object.members(of: field)
        var kinds: [String: RowKind] = [:]
        for value in object.names {
            let kind: RowKind = try object.word(value)
            guard kinds.updateValue(kind, forKey: value.lowercased()) == nil else {
                throw object.defect(.twice(value), in: value)
            }
        }
        return kinds
    }

    private func words(of kind: EntryKind) throws(DataDefect) -> [ColumnMeaning: [String: String]] {
        let object = try object.members(of: "words")
        var words: [ColumnMeaning: [String: String]] = [:]
        for name in object.names {
            let meaning = try meaning(name, of: kind, in: object)
            let list = try object.object(name)
            for value in list.names {
                guard words[meaning]?[value.lowercased()] == nil else {
                    throw list.defect(.twice(value), in: value)
                }
                words[meaning, default: [:]][value.lowercased()] = try list.text(value)
            }
        }
        return words
    }

    private func blanks(of kind: EntryKind) throws(DataDefect) -> [ColumnMeaning: Set<String>] {
        let object = try object.members(of: "blanks")
        var blanks: [ColumnMeaning: Set<String>] = [:]
        for name in object.names {
            let texts = try object.oneOrMoreTexts(name).map { $0.lowercased() }
            blanks[try meaning(name, of: kind, in: object)] = Set(texts)
        }
        return blanks
    }

    private func rules() throws(DataDefect) -> [ServiceTable.Rule] {
        guard object.has("leaveOut") else { return [] }
        return try object.objects(
            "leaveOut", fields: ["column", "is", "isNot", "contains", "isBlank", "as"]
        ).map(rule)
    }

    private func rule(in object: DataObject) throws(DataDefect) -> ServiceTable.Rule {
        ServiceTable.Rule(
            column: try object.text("column").lowercased(), values: try values(in: object),
            kind: try object.word("as"))
    }

    private func values(in rule: DataObject) throws(DataDefect) -> RowRule.Values {
        let fields = ["is", "isNot", "contains", "isBlank"].filter(rule.has)
        guard let field = fields.first else { throw rule.defect(.missing, in: "is") }
        if fields.count > 1 { throw rule.defect(.twice(field), in: fields[1]) }
        if field == "isBlank" { return try rule.flag(field) ? .blank : .notBlank }
        let texts = try rule.oneOrMoreTexts(field).map { $0.lowercased() }
        return switch field {
        case "is": .anyOf(Set(texts))
        case "isNot": .noneOf(Set(texts))
        default: .containing(texts)
        }
    }
}

/// The descriptions of services in the folder that the program installs, and newer or further ones
/// in the user's own folder. They are read when they are first needed.
///
/// An unusable file of the user's leaves the installed one in its place, and is listed among the
/// defects.
package final class ServiceFolders: Sendable {
    private let shipped: URL?
    private let own: URL?
    private let made = Memo<ReadServices>()

    /// - Parameters:
    ///   - shipped: the installed folder, or `nil` if there is none.
    ///   - own: the user's folder, which need not exist, or `nil` if there is none.
    package init(shipped: URL?, own: URL?) {
        self.shipped = shipped
        self.own = own
    }

    package var defects: [DataDefect] { known.defects }

    /// The services in the order of their names' files.
    var services: [ServiceDescription] { known.services }

    private var known: ReadServices {
        made { ReadServices([shipped, own].compactMap { $0.map { DataFolder(folder: $0) } }) }
    }
}

/// The descriptions that were read, with the defects of their files.
private struct ReadServices: Sendable {
    let services: [ServiceDescription]
    let defects: [DataDefect]

    /// Reads folders, of which each has newer descriptions than those before it.
    init(_ folders: [DataFolder]) {
        var services = NewestEditions(by: \.edition, ServiceReader.service)
        defects = folders.flatMap { services.adopt($0.names, from: $0) }
        self.services = services.values.sorted { $0.id < $1.id }
    }
}
