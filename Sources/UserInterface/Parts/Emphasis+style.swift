internal import Gtk
internal import Presentation

extension Emphasis {
    /// The style class of the colour, or `nil` for the colour of other text.
    var styleClass: String? {
        switch self {
        case .quiet: nil
        case .success: "counterfoil-calm"
        case .warning: Style.amber
        case .error: Style.red
        }
    }
}

extension Label {
    /// Shows the emphasis as a colour.
    func emphasise(_ emphasis: Emphasis) {
        for other in [Emphasis.success, .warning, .error] {
            if let name = other.styleClass { setStyleClass(name, on: other == emphasis) }
        }
    }
}
