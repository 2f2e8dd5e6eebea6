public import Domain
internal import Foundation
public import Presentation
internal import Signals
public import Wording

/// Suggests how to go on with what somebody types into the search.
public final class SearchPresenter: Presenting {
    private weak var view: (any DisplaysSuggestions)?
    private let journal: any ReadsEntries
    private let words: LocalWords
    private var search = ""
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysSuggestions, page: any JournalListPage, journal: any ReadsEntries,
        words: LocalWords
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        subscriptions +=
            page.signalSearchChanged.onReception § eachTime
            § weakly(self, SearchPresenter.suggest)
    }

    public func start() async {}

    private func suggest(for search: String) {
        self.search = search
        let typed = TypedFact(endOf: search)
        if let typed, let value = typed.value, let field = typed.fact?.completed {
            Task { [weak self] in await self?.suggest(field, for: value, typed) }
        } else {
            view?.showSuggestions(typed.map(suggestions) ?? [])
        }
    }

    /// Those for which nothing has to be read.
    private func suggestions(for typed: TypedFact) -> [SearchSuggestion] {
        guard let value = typed.value else { return operators(for: typed) }
        guard case .word(let choices) = typed.fact?.value else { return [] }
        let sign = value.prefix { "<>=".contains($0) }
        let beginning = value.dropFirst(sign.count).lowercased()
        return choices.filter { $0.hasPrefix(beginning) && $0 != beginning }
            .map { typed.suggesting(sign + $0) }
    }

    /// One or two letters begin too many words that somebody may mean, whose rows these would hide.
    private func operators(for typed: TypedFact) -> [SearchSuggestion] {
        guard typed.name.count > 2 else { return [] }
        return SearchOperator.allCases.filter { $0.rawValue.hasPrefix(typed.name) }.map {
            SearchSuggestion(
                name: $0.rawValue + ":", meaning: words.meaning(of: $0),
                search: typed.before + $0.rawValue + ":")
        }
    }

    private func suggest(_ field: CompletionField, for value: String, _ typed: TypedFact) async {
        let asked = search
        let values = await journal.values(of: field)
        guard asked == search else { return }
        let found = values.lazy.filter { $0.begins(with: value) && $0 != value }
        view?.showSuggestions(
            found.prefix(Self.mostValues).map { typed.suggesting($0.inSearch) })
    }

    private static let mostValues = 12
}

/// Shows how a search may go on.
public protocol DisplaysSuggestions: AnyObject {
    /// Replaces the suggestions, which are offered under the search while somebody types in it.
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
    /// What the journal knows the values of.
    fileprivate var completed: CompletionField? {
        switch self {
        case .place: .venue
        case .from, .to: .stop
        case .operator: .operator
        case .tag: .tag
        default: nil
        }
    }
}

extension String {
    /// Whether it, or a word in it, begins so, whatever its case and accents.
    fileprivate func begins(with beginning: String) -> Bool {
        guard !beginning.isEmpty else { return true }
        var rest = self[...]
        while let found = rest.range(
            of: beginning, options: [.caseInsensitive, .diacriticInsensitive])
        {
            if found.lowerBound == startIndex
                || !(self[index(before: found.lowerBound)].isLetter
                    || self[index(before: found.lowerBound)].isNumber)
            {
                return true
            }
            rest = rest[rest.index(after: found.lowerBound)...]
        }
        return false
    }

    /// As a value of the search: in quotes where it is more than one word.
    fileprivate var inSearch: String {
        allSatisfy { $0.isLetter || $0.isNumber } ? self : "\"" + filter { $0 != "\"" } + "\""
    }
}
