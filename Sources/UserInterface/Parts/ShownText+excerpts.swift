internal import Gtk
internal import Presentation

extension ShownText {
    /// The greatest length of a row's text, in Unicode scalars. No list is as wide.
    private static let longestRow = 200

    /// Makes all widgets shorten texts to what they can show, and isolate their direction.
    static func showExcerpts() {
        shorten = { Excerpt(of: $0, scalars: $1).text.keepingDirection }
    }

    /// Returns the text of a row, shortened for the screen and for assistive technology.
    static func row(_ text: String) -> String {
        Excerpt(of: text, scalars: longestRow).text
    }
}
