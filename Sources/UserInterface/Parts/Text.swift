internal import Gtk

/// Labels as the pages use them.
enum Text {
    static func title(_ text: String = "") -> Label {
        heading(text, style: "counterfoil-title")
    }

    /// A label that assistive technology finds when it goes from heading to heading.
    static func heading(_ text: String = "", style: String? = nil) -> Label {
        let label = wrapping(text, style: style)
        label.setAccessibleRole(.heading)
        return label
    }

    /// What a page of choices asks.
    static func question() -> Label {
        heading()
    }

    static func body(_ text: String = "") -> Label {
        wrapping(text)
    }

    static func dim(_ text: String = "") -> Label {
        wrapping(text, style: Style.dim)
    }

    /// A text of several lines to write in or to read, with room for some of them.
    ///
    /// - Parameters:
    ///   - height: the least that is on show of the text, in pixels.
    ///   - most: how high it becomes with its text, where that is more.
    static func framed(_ view: TextView, height: Int = 96, upTo most: Int? = nil) -> Widget {
        view.wraps = true
        view.acceptsTab = false
        view.setInnerMargin(Space.close)
        // A text view asks for the width that it was last laid out with: where its bar is never
        // there, a window that had been wide could not be made narrow again.
        let scrolled = ScrolledWindow(view, horizontal: .external)
        scrolled.setMinContentHeight(height)
        if let most { scrolled.setMaxContentHeight(most) }
        scrolled.hasFrame = true
        return scrolled
    }

    /// Over a part of a page.
    static func caption(_ text: String = "") -> Label {
        let label = heading(text, style: "counterfoil-caption")
        label.addStyleClass(Style.dim)
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
    /// Shows words where there are some, and takes no space where there are none.
    func show(_ words: String?) {
        text = words ?? ""
        isVisible = !text.isEmpty
    }
}
