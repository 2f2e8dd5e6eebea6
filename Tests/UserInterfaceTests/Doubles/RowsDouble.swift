import JournalFeature
import Wording

/// A list of films of one month.
final class RowsDouble: JournalRows {
    private let ids: [String]

    init(_ ids: [String]) { self.ids = ids }

    var count: Int { ids.isEmpty ? 0 : ids.count + 1 }

    func row(at index: Int) -> JournalRow {
        guard index > 0 else { return .heading("NOVEMBER 2026") }
        return .entry(
            .init(
                id: ids[index - 1], kind: .film, kindName: "Film", title: "Film \(ids[index - 1])",
                detail: "19 Nov", isDisrupted: false))
    }

    func index(of id: String) -> Int? { ids.firstIndex(of: id).map { $0 + 1 } }
}

extension JournalListViewModel {
    static func entries(_ ids: String..., removed: Set<String> = []) -> JournalListViewModel {
        entries(ids, removed: removed)
    }

    static func entries(
        _ ids: [String], isReordered: Bool = false, removed: Set<String> = []
    ) -> JournalListViewModel {
        JournalListViewModel(
            rows: RowsDouble(ids), count: "\(ids.count) entries",
            state: ids.isEmpty ? .empty : .entries, isReordered: isReordered, removed: removed)
    }
}
