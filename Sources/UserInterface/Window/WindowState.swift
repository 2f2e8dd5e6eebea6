internal import Gtk
internal import JournalFeature
internal import StatisticsFeature
internal import Wording

/// Remembers the window as the person left it: the chosen sizes, the divider, the filter, the
/// order.
final class WindowMemory {
    /// The state in which the window was left last, with the choices since.
    var state: WindowState

    let tableWidths: ColumnWidths
    /// The headings of forms whose fields are shown.
    let details: OpenDetails

    private let file: WindowStateFile
    private var chosen: ChosenSize

    init(path: String) {
        file = WindowStateFile(path: path)
        state = file.read()
        chosen = ChosenSize(state)
        tableWidths = ColumnWidths(state.tableWidths)
        details = OpenDetails(state.details)
    }

    /// Gives a window the size in which it was left last, and returns its width, in pixels.
    func restoreSize(of window: Window) -> Int {
        let width = window.setDefaultSize(width: state.width, height: state.height)
        if state.isMaximized { window.maximize() }
        return width
    }

    /// Observes the sizes that the person chooses.
    func observe(_ window: Window, _ panes: Paned, _ header: Paned) {
        for handle in [panes, header] {
            handle.onMoved { [weak self] in self?.chosen.panePosition = $0 }
        }
        window.onLayout { [weak self, weak window] in
            guard let self, let window, !window.isMaximized else { return }
            let size = window.size
            chosen.update(width: size.width, height: size.height, least: window.leastSize)
        }
    }

    /// Returns the width of the list in a window of a width, in pixels: the chosen one, or the
    /// default one up to half of the window.
    func listWidth(in window: Int) -> Int {
        chosen.panePosition ?? min(state.usualListWidth ?? .max, window / 2)
    }

    func write(
        isMaximized: Bool, isListHidden: Bool, filter: JournalFilter, order: JournalOrder
    ) {
        (state.width, state.height) = (chosen.width, chosen.height)
        (state.isMaximized, state.isListHidden) = (isMaximized, isListHidden)
        (state.filter, state.order) = (filter, order)
        state.panePosition = chosen.panePosition
        (state.tableWidths, state.details) = (tableWidths.values, details.keys)
        file.write(state)
    }
}

/// The size of the window and its list as the person has chosen it, which is remembered. If content
/// such as larger text needs more room, the window grows by itself and takes room from the list.
/// That is not remembered.
struct ChosenSize {
    private(set) var width: Int
    private(set) var height: Int
    /// The position of the divider as the person has chosen it, in pixels, or `nil` until then.
    var panePosition: Int?

    private var last: (width: Int, height: Int)?

    init(_ state: WindowState) {
        width = state.width
        height = state.height
        panePosition = state.panePosition
    }

    /// Updates the size after a change of the window's.
    ///
    /// - Parameter least: the present least size of the window.
    mutating func update(
        width newWidth: Int, height newHeight: Int, least: (width: Int, height: Int)
    ) {
        defer { last = (newWidth, newHeight) }
        // The first size is the requested one, or the desktop's version of it.
        guard let last else { return }
        if isChosen(newWidth, after: last.width, least: least.width) { width = newWidth }
        if isChosen(newHeight, after: last.height, least: least.height) { height = newHeight }
    }

    private func isChosen(_ size: Int, after last: Int, least: Int) -> Bool {
        let hadToGrow = size > last && size <= least
        return size != last && !hadToGrow
    }
}

/// Remembers which headings of forms have their fields shown.
final class OpenDetails {
    private(set) var keys: Set<String>

    init(_ keys: Set<String>) {
        self.keys = keys
    }

    func remember(_ key: String, isOpen: Bool) {
        if isOpen { keys.insert(key) } else { keys.remove(key) }
    }
}

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
