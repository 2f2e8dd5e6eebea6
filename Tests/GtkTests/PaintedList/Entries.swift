@testable import Gtk

/// A data source that records its requests. A name is an entry, one that begins with "#" is a row
/// that cannot be read, and one that begins with "^" is a heading.
final class Entries: ListViewDataSource {
    var names: [String]
    var subtitles: [String: String] = [:]
    var headings: [String: String] = [:]
    var sentences: [String: String] = [:]
    var facts: [String: ListRow.Fact] = [:]
    var pictures: [String: Bitmap] = [:]
    /// The entry that can have no picture, or `nil` if all may have one.
    var unpictured: String?
    private(set) var asked: Set<Int> = []

    init(_ names: [String]) { self.names = names }

    /// Makes entries named `0` and so on.
    convenience init(count: Int) { self.init((0..<count).map { String($0) }) }

    var numberOfRows: Int { names.count }

    func row(at index: Int) -> ListRow {
        asked.insert(index)
        let name = names[index]
        if name.hasPrefix("#") { return ListRow(.blank) }
        if name.hasPrefix("^") { return ListRow(.heading(String(name.dropFirst()))) }
        return ListRow(
            .entry(
                id: name, icon: "video-x-generic-symbolic", iconName: "Film",
                title: "Title \(name)", subtitle: subtitles[name] ?? "seen",
                fact: facts[name]), under: headings[name], isPictured: unpictured != name)
    }

    func sentence(at index: Int) -> String? { sentences[names[index]] }

    var showsPictures: Bool { !pictures.isEmpty }

    func picture(of id: String) -> Bitmap? { pictures[id] }

    func index(of id: String) -> Int? { names.firstIndex(of: id) }

    func forgetAsked() { asked = [] }
}
