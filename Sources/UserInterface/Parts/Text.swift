internal import Gtk
internal import Presentation

enum Text {
    static func title(_ text: String = "") -> Label { heading(text, style: "counterfoil-title") }

    /// Makes a label that assistive technology finds as a heading.
    static func heading(_ text: String = "", style: String? = nil) -> Label {
        let label = wrapping(text, style: style)
        label.setAccessibleRole(.heading)
        return label
    }

    static func body(_ text: String = "") -> Label { wrapping(text) }

    static func dim(_ text: String = "") -> Label { wrapping(text, style: Style.dim) }

    /// Frames a view of a text of several lines.
    ///
    /// - Parameters:
    ///   - height: the least visible height, in pixels.
    ///   - most: the greatest height to which it grows with its text, or `nil` not to grow.
    static func framed(_ view: TextView, height: Int = 96, upTo most: Int? = nil) -> Widget {
        view.wraps = true
        view.acceptsTab = false
        view.setInnerMargin(Space.close)
        // A text view requests the width of its last layout: with a scroll bar that is never shown,
        // a window that had been wide could not be made narrow again.
        let scrolled = ScrolledWindow(view, horizontal: .external)
        scrolled.setMinContentHeight(height)
        if let most { scrolled.setMaxContentHeight(most) }
        scrolled.hasFrame = true
        return scrolled
    }

    static func caption(_ text: String = "") -> Label {
        let label = heading(text, style: "counterfoil-caption").styled(Style.dim)
        return label
    }

    /// Makes a label of a fact at the end of a row, hidden if there is none.
    static func fact(_ text: String, _ emphasis: Emphasis) -> Label {
        let label = wrapping(style: emphasis.styleClass ?? Style.dim)
        label.xalign = 1
        label.halign = .end
        label.show(text)
        return label
    }

    /// Makes a label of one line, which is cut short at its end.
    static func line(_ text: String = "") -> Label {
        let label = Label(text)
        label.xalign = 0
        label.ellipsis = .end
        return label
    }

    static func wrapping(_ text: String = "", style: String? = nil) -> Label {
        let label = Label(text)
        label.wraps = true
        label.xalign = 0
        label.halign = .start
        label.maxWidthChars = 60
        if let style { label.addStyleClass(style) }
        return label
    }
}

extension Label {
    /// Shows words, or hides the label if there are none.
    func show(_ words: String?) {
        text = words ?? ""
        isVisible = !text.isEmpty
    }
}
