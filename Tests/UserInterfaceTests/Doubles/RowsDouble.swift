import Wording

@testable import JournalFeature

/// A list of films of one month.
final class RowsDouble: JournalRows {
    private let ids: [String]
    let headed: [Int]
    /// The words that are marked.
    private let marked: String

    /// - Parameters:
    ///   - headed: the indices of the films that have a heading.
    ///   - marked: the words that are marked.
    init(_ ids: [String], headed: [Int] = [], marked: String = "") {
        self.ids = ids
        self.headed = headed
        self.marked = marked
    }

    func marks(in text: String) -> [Range<String.Index>] {
        text.firstRange(of: marked).map { [$0] } ?? []
    }

    var count: Int { ids.count }

    func row(at index: Int) -> JournalRow? {
        JournalRow(
            id: ids[index], heading: headed.contains(index) ? "MONTH \(index)" : nil, kind: .film,
            kindName: "Film", title: "Film \(ids[index])", detail: "19 Nov", fact: "good")
    }

    func index(of id: String) -> Int? { ids.firstIndex(of: id) }

    func sentence(at index: Int) -> String? { "Film \(ids[index]), film, 19 November 2026" }
}

extension JournalListViewModel {
    static func entries(_ ids: String...) -> JournalListViewModel { entries(ids) }

    static func entries(
        _ ids: [String], isReordered: Bool = false, isOther: Bool = false
    ) -> JournalListViewModel {
        JournalListViewModel(
            rows: RowsDouble(ids), count: "\(ids.count) entries",
            state: ids.isEmpty ? .empty : .entries, isReordered: isReordered, isOther: isOther)
    }
}
