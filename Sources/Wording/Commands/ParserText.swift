import Foundation

/// Translates the output of the command-line parser.
///
/// The parser's texts cannot be translated at their source, so its help and messages are taken
/// apart here, printed on lines of any length. Unknown texts stay as they are.
package struct ParserText: Sendable {
    private let words: Localizer
    private let width: Int

    /// - Parameter width: the width of the terminal, in columns.
    package init(width: Int, words: Localizer = .ofProgram) {
        self.width = max(width, 40)
        self.words = words
    }

    /// Returns the translated help of a command.
    package func help(_ text: String) -> String {
        var lines: [String] = []
        var isUsage = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let overview = line.after("OVERVIEW: ") {
                lines += WrappedLine.lines(of: overview, within: width)
            } else if let usage = line.after("USAGE: ") {
                isUsage = true
                lines += WrappedLine.lines(
                    of: usage, within: width, after: words.usageLabel + " ")
            } else if line.isEmpty {
                isUsage = false
                lines.append("")
            } else if isUsage {
                lines += WrappedLine.lines(
                    of: line.drop { $0 == " " }, within: width, after: usageIndent)
            } else {
                lines += other(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    private var usageIndent: String {
        String(repeating: " ", count: WrappedLine.columns(of: words.usageLabel) + 1)
    }

    /// Returns the lines of a heading, an option or a command, or a sentence between them.
    private func other(_ line: Substring) -> [String] {
        switch line {
        case "ARGUMENTS:": return [words.argumentsHeading]
        case "OPTIONS:": return [words.optionsHeading]
        case "SUBCOMMANDS:": return [words.commandsHeading]
        default: break
        }
        if let see = line.parts("  See '", "' for detailed help.") {
            return ["  " + words.seeMore(see[0])]
        }
        guard line.hasPrefix("  ") else { return WrappedLine.lines(of: line, within: width) }
        let (label, abstract) = Self.columns(line)
        return WrappedLine.lines(
            of: explained(abstract)[...], within: width, after: "  " + named(label),
            column: Self.column)
    }

    private static let column = 26

    /// Returns the two columns of a line. The label is empty on a continuation line.
    private static func columns(_ line: Substring) -> (label: Substring, abstract: Substring) {
        let text = line.drop { $0 == " " }
        guard line.count - text.count < column else { return ("", text) }
        let label = line.prefix(column)
        guard line.count > column, label.last == " " else { return (text, "") }
        let rest = line.dropFirst(column)
        // The label is an option that fills its column.
        if rest.hasPrefix("<"), rest.hasSuffix(">"), !rest.contains(" ") { return (text, "") }
        return (Substring(label.trimmingCharacters(in: .whitespaces)), rest)
    }

    private func named(_ label: Substring) -> String {
        label.parts("", " (default)").map { words.usual(command: $0[0]) } ?? String(label)
    }

    private func explained(_ abstract: Substring) -> String {
        switch abstract {
        case "Show the version.": return words.versionHelp
        case "Show help information.", "Show subcommand help information.":
            return words.helpHelp
        default: break
        }
        let values =
            abstract.parts("", "(values: ", "; default: ", ")").map {
                ($0[0], words.values($0[1], usual: $0[2]))
            } ?? abstract.parts("", "(values: ", ")").map {
                ($0[0], words.values($0[1], usual: nil))
            }
            ?? abstract.parts("", "(default: ", ")").map {
                ($0[0], words.values(nil, usual: $0[1]))
            }
        guard let values, let said = values.1 else { return String(abstract) }
        return values.0 + said
    }

    /// Returns the translated message about wrong arguments, with the usage and a reference to the
    /// help.
    package func failure(_ text: String) -> String {
        var lines: [String] = []
        var sentence: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let first = line.after("Error: ") {
                sentence = [first]
            } else if let option = line.after("Help:  ") {
                lines.append("  \(option)")
            } else if let usage = line.after("Usage: ") {
                lines.append("\(words.usageLabel) \(usage)")
            } else if let see = line.parts("  See '", "' for more information.") {
                lines.append("  " + words.seeMore(see[0]))
            } else if lines.isEmpty {
                sentence.append(line)
            } else {
                lines.append(usageIndent + line.drop { $0 == " " })
            }
        }
        let whole = sentence.joined(separator: "\n")
        return ([words.failure(complaint(whole[...]))] + lines).joined(separator: "\n")
    }

    private func complaint(_ text: Substring) -> String {
        let value = "The value '"
        if let parts = text.parts(value, "' is invalid for '", "'. Please provide one of ", "") {
            return words.sentence(UsageTrouble.noneOf(parts[0], known: Self.known(parts[2])))
        }
        // The text is one of the program's own sentences, which explains the value.
        if let parts = text.parts(value, "' is invalid for '", "': ", "") { return parts[2] }
        return trouble(text).map { words.sentence($0) } ?? String(text)
    }

    private func trouble(_ text: Substring) -> ParserTrouble? {
        if let parts = text.parts("Unknown option '", "'. Did you mean '", "'?") {
            return .unknownOption(parts[0], meant: parts[1])
        }
        if let parts = text.parts("Unknown option '", "'") {
            return .unknownOption(parts[0], meant: nil)
        }
        if let parts = text.parts("Missing value for '", "'") {
            return .valueMissing(option: parts[0])
        }
        if let parts = text.parts(
            "The option '", "' does not take any value, but '", "' was specified.")
        {
            return .noValueTaken(option: parts[0], value: parts[1])
        }
        if let parts = text.parts("Unexpected argument '", "'") { return .notExpected(parts) }
        if let parts = text.parts("", " unexpected arguments: '", "'") {
            return .notExpected(parts[1].components(separatedBy: "', '"))
        }
        if let parts = text.parts("Missing expected argument '", "'") {
            return .argumentMissing(parts[0])
        }
        if text == "Missing required subcommand." { return .commandMissing }
        if let parts = text.parts("The value '", "' is invalid for '", "'") {
            return .senseless(value: parts[0], option: parts[1])
        }
        if let parts = text.parts(
            "Value to be set with flag '", "' had already been set with flag '", "'")
        {
            return .exclusive(parts[1], parts[0])
        }
        if let parts = text.parts("Can't generate completion scripts for '", "'.", "one of:\n", "")
        {
            let known = parts[2].split(separator: " ").map(String.init)
            return .noShell(parts[0], known: known)
        }
        return nil
    }

    /// Returns the values of a list such as "'film' and 'trip'.", or of one with a value in each
    /// line.
    private static func known(_ list: String) -> [String] {
        guard let lines = list[...].after("the following:\n") else {
            let parts = list.split(separator: "'", omittingEmptySubsequences: false)
            return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
        }
        return lines.split(separator: "\n").map { String($0.after("  - ") ?? $0) }
    }
}

extension Substring {
    /// Returns the text behind a beginning, or `nil` if it begins otherwise.
    fileprivate func after(_ beginning: String) -> Substring? {
        hasPrefix(beginning) ? dropFirst(beginning.count) : nil
    }

    /// Returns the texts between fragments, or `nil` if the fragments do not follow each other. The
    /// first fragment begins the text and the last one ends it; an empty last one leaves the rest.
    fileprivate func parts(_ fragments: String...) -> [String]? {
        guard let first = fragments.first, var rest = after(first) else { return nil }
        var parts: [String] = []
        for fragment in fragments.dropFirst().dropLast() {
            guard let range = rest.range(of: fragment) else { return nil }
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        guard let last = fragments.last, rest.hasSuffix(last) else { return nil }
        return parts + [String(rest.dropLast(last.count))]
    }
}
