import Domain
import Foundation

extension EntryField {
    /// Reads the field from a file, or leaves it unchanged if the file has no value that this
    /// version understands.
    func read(from item: Item, into whole: inout Whole) throws(CalendarDefect) {
        if case .disruption(let path) = value {
            whole[keyPath: path] = Tokens.disruption(in: item, as: property)
        }
        if case .todo(let path) = value { whole[keyPath: path] = Tokens.isToBeDone(item) }
        if case .tags(let path) = value { whole[keyPath: path] = item.tags }
        guard let first = item.first(property) else { return }
        switch value {
        case .line(let path):
            if let line = Item.line(first) { whole[keyPath: path] = line }
        case .link(let path):
            whole[keyPath: path] = SanitizedText.trimmed(SanitizedText.line(first.value))
        case .attachment(let path):
            whole[keyPath: path] = TicketFile(SanitizedText.trimmed(first.value))
        case .paragraphs(let path):
            whole[keyPath: path] = item.paragraphs(property)
        case .number(let path):
            if let number = Int(first.value) { whole[keyPath: path] = number }
        case .flag(let path):
            whole[keyPath: path] = first.value.uppercased() == Tokens.true
        case .day(let path):
            whole[keyPath: path] = Values.time(first.value)?.day
        case .time(let path):
            whole[keyPath: path] = try item.time(first)
        // The start is required and read before, and the others were read above.
        case .start, .disruption, .todo, .tags: break
        case .word(let word):
            _ = word.read(first.value.lowercased(), into: &whole)
        case .fare(let path):
            whole[keyPath: path] = item.fare(property)
        case .coordinates(let path):
            if let place = Item.coordinates(first) { whole[keyPath: path] = place }
        case .distance(let path):
            if let distance = Distance(first.value) { whole[keyPath: path] = distance }
        case .rating(let path, let author):
            whole[keyPath: path] = item.rating(by: author)
        case .rule(let path):
            whole[keyPath: path] = ClaimRule(SanitizedText.line(Values.text(first.value)))
        case .steps(let path):
            whole[keyPath: path] = item.all(property).compactMap(ClaimStep.init)
        case .about(let path):
            whole[keyPath: path] = item.all(property).compactMap(EntryRelation.init)
        case .feedbackHistory(let path):
            whole[keyPath: path] = item.all(property).compactMap(Item.feedback)
        case .list(let path):
            whole[keyPath: path] = SanitizedText.list(item.texts(property))
        case .imports(let path):
            whole[keyPath: path] = item.imports
        }
    }

    /// Whether this version understands a line of the field.
    func understands(_ line: ContentLine, as whole: Whole) -> Bool {
        switch value {
        case .number: return Int(line.value) != nil
        case .day, .time, .start: return Values.time(line.value) != nil
        case .coordinates: return Item.coordinates(line) != nil
        case .distance: return Distance(line.value) != nil
        case .attachment: return TicketFile(SanitizedText.trimmed(line.value)) != nil
        case .steps: return ClaimStep(line) != nil
        case .rule: return ClaimRule(SanitizedText.line(Values.text(line.value))) != nil
        case .feedbackHistory: return Feedback(fileWord: line.value.lowercased()) != nil
        case .word(let word):
            var whole = whole
            return word.read(line.value.lowercased(), into: &whole)
        default: return true
        }
    }
}
