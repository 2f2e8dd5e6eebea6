public import Domain
import Foundation
internal import Signals
public import Wording

/// Suggests completions of the search while the person types.
public final class SearchPresenter {
    private weak var view: (any DisplaysSuggestions)?
    private let journal: any ReadsEntries
    private let words: Localizer
    private var search = ""
    /// The values in the journal of the fact that is being typed.
    private var known: (fact: SearchOperator, values: [KnownValue])?
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysSuggestions, events: JournalEvents, journal: any ReadsEntries,
        words: Localizer
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        subscriptions += events.searchChanged.signal.onReception § eachTime
            § weakly(self) { $0.suggest }
    }

    private func suggest(for search: String) {
        self.search = search
        let typed = TypedFact(endOf: search)
        if known?.fact != typed?.fact { known = nil }
        if let typed, let value = typed.value, let fact = typed.fact, !fact.completed.isEmpty {
            if let known {
                show(known.values, for: value, typed)
            } else {
                Task { [weak self] in await self?.read(fact, for: value, typed) }
            }
        } else {
            view?.showSuggestions(typed.map(suggestions) ?? [])
        }
    }

    /// Returns the suggestions that need no reading.
    private func suggestions(for typed: TypedFact) -> [SearchSuggestion] {
        guard let value = typed.value else { return operators(for: typed) }
        let choices = typed.fact?.namedValues ?? []
        let sign = value.prefix { "<>=".contains($0) }
        let beginning = value.dropFirst(sign.count).lowercased()
        return choices.filter { $0.hasPrefix(beginning) && $0 != beginning }
            .map { typed.suggesting(sign + $0) }
    }

    /// Returns the operators that begin with the typed name. One or two letters begin too many
    /// other words, whose results the suggestions would hide.
    private func operators(for typed: TypedFact) -> [SearchSuggestion] {
        guard typed.name.count > 2 else { return [] }
        return SearchOperator.allCases.filter { $0.rawValue.hasPrefix(typed.name) }.map {
            SearchSuggestion(
                name: $0.rawValue + ":", meaning: words.meaning(of: $0),
                search: typed.before + $0.rawValue + ($0.value == .flag ? ": " : ":"))
        }
    }

    private func read(_ fact: SearchOperator, for value: String, _ typed: TypedFact) async {
        let asked = search
        var texts: [String] = []
        for field in fact.completed {
            let values = await journal.values(of: field)
            texts += field == .visitedCountry ? values.map(words.country) : values
        }
        guard asked == search else { return }
        var seen: Set<String> = []
        let values = texts.filter { seen.insert($0).inserted }.map { KnownValue($0, of: fact) }
        known = (fact, values)
        show(values, for: value, typed)
    }

    private func show(_ values: [KnownValue], for value: String, _ typed: TypedFact) {
        let words = KnownValue.words(of: value)
        let found = values.lazy.filter { $0.has(words) && $0.text != value }
        view?.showSuggestions(
            found.prefix(Self.mostValues).map { typed.suggesting($0.text.inSearch) })
    }

    private static let mostValues = 12
}

public protocol DisplaysSuggestions: AnyObject {
    func showSuggestions(_ suggestions: [SearchSuggestion])
}

extension TypedFact {
    fileprivate var fact: SearchOperator? { SearchOperator(rawValue: name) }

    fileprivate func suggesting(_ value: String) -> SearchSuggestion {
        let text = name + ":" + value
        return SearchSuggestion(name: text, meaning: "", search: before + text + " ")
    }
}

extension SearchOperator {
    /// The fields of the journal that have the operator's values.
    fileprivate var completed: [CompletionField] {
        switch self {
        case .place: [.venue, .stop]
        case .from, .to: [.stop]
        case .country: [.country, .visitedCountry]
        default: field.map { $0.isIndexed ? [.texts(of: $0.name)] : [] } ?? []
        }
    }
}

extension String {
    /// The text as a value of the search, in quotes if it has several words. Quotes inside are
    /// removed, because they would end it.
    fileprivate var inSearch: String {
        guard !allSatisfy({ $0.isLetter || $0.isNumber }) else { return self }
        let words = split { $0.isWhitespace || SearchOperator.quotes.contains($0) }
        return "\"" + words.joined(separator: " ") + "\""
    }
}

/// A value of a fact in the journal.
struct KnownValue {
    let text: String
    /// The words of the text, and of its other spellings.
    private let words: [[String]]

    init(_ text: String, of fact: SearchOperator) {
        self.text = text
        let spellings = fact == .service ? ServiceName.spellings(of: text) : []
        words = ([text] + spellings).map(Self.words)
    }

    /// Whether the value contains these words in sequence, of which the last may be incomplete.
    func has(_ typed: [String]) -> Bool {
        guard let last = typed.last else { return true }
        return words.contains { words in
            words.indices.contains { start in
                let found = words[start...].prefix(typed.count)
                return found.count == typed.count
                    && found.dropLast().elementsEqual(typed.dropLast())
                    && found[found.endIndex - 1].hasPrefix(last)
            }
        }
    }

    /// Returns the words of a text without case and accents.
    static func words(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

/// A completion of the text in the search.
public struct SearchSuggestion: Hashable, Sendable {
    /// The label in the list of suggestions, such as `director:`.
    public let name: String
    /// The meaning of the search, or empty if the label is enough.
    public let meaning: String
    /// The text of the search after the choice.
    public let search: String
}

/// The incomplete fact at the end of a search's text.
struct TypedFact {
    /// The text before the fact, with the fact's minus sign.
    let before: String
    /// The name before the colon, complete or not.
    let name: String
    /// The value after the colon, without quotes, or `nil` without a colon.
    let value: String?

    /// Finds the fact at the end of a text, or makes `nil` if the text ends with something else.
    init?(endOf search: String) {
        var start = search.startIndex
        var isQuoted = false
        for place in search.indices {
            switch search[place] {
            case let sign where SearchOperator.quotes.contains(sign): isQuoted.toggle()
            case let sign where sign.isWhitespace && !isQuoted: start = search.index(after: place)
            default: break
            }
        }
        if search[start...].first == "-" { start = search.index(after: start) }
        let typed = search[start...]
        let name = typed.prefix { $0.isASCII && $0.isLetter }
        let rest = typed.dropFirst(name.count)
        // A closing quote ends the value.
        guard !name.isEmpty, rest.isEmpty || rest.first == ":",
            isQuoted || !typed.contains(where: SearchOperator.quotes.contains)
        else { return nil }
        before = String(search[..<start])
        self.name = name.lowercased()
        value = rest.isEmpty ? nil : rest.dropFirst().filter { !SearchOperator.quotes.contains($0) }
    }
}

/// The part of a search that was not understood, shown beneath it.
public struct SearchDoubtViewModel: Hashable, Sendable {
    public let text: String
    /// The label of the button with a suggested search, or empty if there is none.
    public var offer = ""
    /// The text of the suggested search.
    public var search = ""
}

extension SearchDoubtViewModel {
    init(_ doubt: SearchDoubt, in words: Localizer) {
        self.init(
            text: words.doubt(doubt), offer: doubt.meant.map { words.searchFor($0) } ?? "",
            search: doubt.search ?? "")
    }
}
