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

    /// A text of several lines to write in, with room for some of them.
    static func framed(_ view: TextView, height: Int = 96) -> Widget {
        view.wraps = true
        view.acceptsTab = false
        view.setInnerMargin(Space.close)
        let scrolled = ScrolledWindow(view, horizontal: .never)
        scrolled.setMinContentHeight(height)
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
