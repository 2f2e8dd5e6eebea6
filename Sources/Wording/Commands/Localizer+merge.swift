package import Domain
import Presentation

/// Words about two texts of an entry that are merged.
extension Localizer {
    /// Tells why two files were not merged, as a sentence.
    package func sentence(_ failure: JoinFailure) -> String {
        switch failure {
        case .file(let path, let reason):
            say(
                "{file} cannot be joined. {reason} Nothing was written.",
                ["file": path, "reason": self.reason(reason)])
        case .differentEntries:
            say("The files are about different entries. Nothing was written.")
        case .severalItems(let path, let count):
            say(
                one: "{file} holds {count} item, and not one entry. Nothing was written.",
                other: "{file} holds {count} items, and not one entry. Nothing was written.",
                count: count, ["file": path])
        }
    }

    /// The fields in which two texts differed, with the values that were kept, one in each line.
    package func lines(on joined: JoinedFiles) -> [String] {
        let title = joined.entry.nameInList.displayIsolated
        return joined.differences.map { line(on: $0, title: title) }
            + joined.properties.map { property in
                say(
                    "“{title}”: {property}: the later value was kept.",
                    ["title": title, "property": property])
            }
    }

    private func line(on difference: FieldDifference, title: String) -> String {
        let field = label(of: difference.field)
        switch difference.outcome {
        case .both:
            return say(
                "“{title}”: {field}: both texts were joined.", ["title": title, "field": field])
        case .chosen(let taken, let left, .later):
            guard taken != nil || left != nil else {
                return say(
                    "“{title}”: {field}: the later value was taken.",
                    ["title": title, "field": field])
            }
            return say(
                "“{title}”: {field}: {taken} was taken, which was written later, not {left}.",
                ["title": title, "field": field, "taken": named(taken), "left": named(left)])
        case .chosen(nil, _, _):
            return say(
                "“{title}”: {field}: the only text that says something else was taken.",
                ["title": title, "field": field])
        case .chosen(let taken, _, .onlyOne):
            return say(
                "“{title}”: {field}: {taken} was taken; the other text says nothing.",
                ["title": title, "field": field, "taken": named(taken)])
        case .chosen(let taken, let left, .onlyChange):
            return say(
                "“{title}”: {field}: {taken} was taken; the other text still says {left}.",
                ["title": title, "field": field, "taken": named(taken), "left": named(left)])
        }
    }

    private func named(_ value: ChangedValue?) -> String {
        value.map { self.value($0) } ?? say("nothing", context: "the value of a field")
    }
}
