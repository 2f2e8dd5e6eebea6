import JournalFeature
import Wording

/// A list of films of one month.
final class RowsDouble: JournalRows {
    private let ids: [String]

    init(_ ids: [String]) { self.ids = ids }

    var count: Int { ids.count }

    func row(at index: Int) -> JournalRow? {
        JournalRow(
            id: ids[index], heading: index == 0 ? "NOVEMBER 2026" : nil, kind: .film,
            kindName: "Film", title: "Film \(ids[index])", detail: "19 Nov", isDisrupted: false)
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
            state: ids.isEmpty ? .empty : .entries, isReordered: isReordered,
            isOther: isOther)
    }
}
