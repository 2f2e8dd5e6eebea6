internal import Gtk
internal import JournalFeature
internal import StatisticsFeature
internal import Wording

/// The state in which the window was left.
struct WindowState: Hashable {
    var width = 1_000
    var height = 700
    var isMaximized = false
    /// The list's width as the person has chosen it, or `nil` for its preferred width.
    var panePosition: Int?
    /// The list's preferred width in the last window, or `nil` if there was none.
    var usualListWidth: Int?
    var isListHidden = false
    var filter = JournalFilter.all
    var order = JournalOrder()
    var years = YearsChoice()
    var table = TableChoice()
    /// The widths of the table's columns, by their ids.
    var tableWidths: [String: Int] = [:]
    /// The headings of forms whose fields are shown.
    var details: Set<String> = []

    static let leastPaneWidth = 240
}

/// Remembers the state of the window in a key file. Missing and invalid values are those of a new
/// window.
struct WindowStateFile {
    let path: String

    func read() -> WindowState {
        let file = KeyFile(path: path)
        var state = WindowState()
        if let width = file.integer("width", in: 300...20_000),
            let height = file.integer("height", in: 200...20_000)
        {
            (state.width, state.height) = (width, height)
        }
        state.panePosition = file.integer("pane-position", in: 0...20_000)
            .map { max($0, WindowState.leastPaneWidth) }
        state.usualListWidth = file.integer(
            "usual-list-width", in: WindowState.leastPaneWidth...2_000)
        state.isMaximized = file.boolean("maximized") ?? false
        state.isListHidden = file.boolean("list-hidden") ?? false
        state.filter = file.string("filter").flatMap(JournalFilter.init) ?? .all
        state.order = JournalOrder(
            by: file.string("sorted-by") ?? "", isReversed: file.boolean("reversed") ?? false)
        state.years.period = file.string("years-period") ?? ""
        state.years.kinds = file.string("years-filter").flatMap(JournalFilter.init) ?? .all
        state.years.showsMore = file.boolean("years-more") ?? false
        for filter in JournalFilter.allCases {
            state.table[filter] = file.list(Self.columnsKey(filter))
        }
        for width in file.list("table-widths") ?? [] {
            let parts = width.split(separator: ":")
            if parts.count == 2, let pixels = Int(parts[1]), (20...2_000).contains(pixels) {
                state.tableWidths[String(parts[0])] = pixels
            }
        }
        state.details = Set(file.list("open-details") ?? [])
        return state
    }

    private static func columnsKey(_ filter: JournalFilter) -> String {
        "table-columns-\(filter.rawValue)"
    }

    /// Writes the state. A failure is ignored, because it should not keep the window from closing.
    func write(_ state: WindowState) {
        let file = KeyFile(path: path)
        if !state.isMaximized {
            file.set("width", state.width)
            file.set("height", state.height)
        }
        file.set("maximized", state.isMaximized)
        if let position = state.panePosition { file.set("pane-position", position) }
        if let width = state.usualListWidth { file.set("usual-list-width", width) }
        file.set("list-hidden", state.isListHidden)
        file.set("filter", state.filter.rawValue)
        file.set("sorted-by", state.order.fact)
        file.set("reversed", state.order.isReversed)
        file.set("years-period", state.years.period)
        file.set("years-filter", state.years.kinds.rawValue)
        file.set("years-more", state.years.showsMore)
        for filter in JournalFilter.allCases {
            guard let columns = state.table[filter] else { continue }
            file.set(Self.columnsKey(filter), columns.joined(separator: ","))
        }
        if !state.tableWidths.isEmpty {
            file.set(
                "table-widths",
                state.tableWidths.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
                    .joined(separator: ","))
        }
        file.set("open-details", state.details.sorted().joined(separator: ","))
        try? file.save()
    }
}

extension KeyFile {
    private static let group = "Window"

    /// Returns a number, or `nil` if it is missing or outside the range.
    fileprivate func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        integer(key, in: Self.group).flatMap { range.contains($0) ? $0 : nil }
    }
    fileprivate func list(_ key: String) -> [String]? {
        string(key)?.split(separator: ",").map(String.init)
    }
    fileprivate func boolean(_ key: String) -> Bool? { boolean(key, in: Self.group) }
    fileprivate func string(_ key: String) -> String? { string(key, in: Self.group) }
    fileprivate func set(_ key: String, _ value: Int) { set(key, to: value, in: Self.group) }
    fileprivate func set(_ key: String, _ value: Bool) { set(key, to: value, in: Self.group) }
    fileprivate func set(_ key: String, _ value: String) { set(key, to: value, in: Self.group) }
}
