internal import Gtk
internal import Presentation

extension ShownText {
    /// More than any list is wide.
    private static let longestRow = 200

    /// Lets every widget show no more of a text than it has room for, and nothing that turns the
    /// direction of what stands around it.
    static func showExcerpts() {
        shorten = { Excerpt(of: $0, scalars: $1).text.keepingDirection }
    }

    /// A line of a row, for the eye and for assistive technology.
    static func row(_ text: String) -> String {
        Excerpt(of: text, scalars: longestRow).text
    }
}
