internal import Gtk
internal import Presentation

/// The style sheet on top of the desktop's theme. It corrects these faults of themes:
///
/// - Dimmed text has too little contrast, even in themes of high contrast. This style keeps more,
///   and full contrast where the theme dims a window without focus anyway.
/// - The headings of columns have too little contrast. These have more.
/// - The red is made for buttons and too dark for text on a dark ground, so there is one red for
///   each ground, and so with the colours of short delays and calm times.
/// - The text of a selected row and of a suggested button has too little contrast to the light
///   blue. Theirs is darker. It is a colour and no `image()` of it: GTK finds no two of those
///   equal, so that the theme's transition to it would never end.
/// - A card is darker than its window in a dark theme. These are lighter in any.
/// - Radio buttons that are drawn as plain ones have an invisible dot. It is removed, because GTK
///   would load an SVG library for it at start-up.
/// - The dotted focus ring is hard to find. This one is solid and in the colour of the text. Text
///   fields, whose thin border is all that changes in the theme, have a frame inside, and so has
///   selectable text.
/// - The shadow of a toast is cut off by what reveals it. The toast leaves room for it.
/// - A selection in a field without focus would look like a second focused one.
/// - The arrow of an expander is to be mirrored from right to left, but the theme asks the arrow
///   for a direction that only the expander has.
enum Style {
    /// The class of a bar about an error.
    static let grave = "counterfoil-grave"
    /// The class of a toast over the content.
    static let toast = "counterfoil-toast"
    /// The class of text about a disruption.
    static let red = "counterfoil-late"
    /// The class of text about a delay that is no disruption.
    static let amber = "counterfoil-amber"
    /// The class of less important text.
    static let dim = "counterfoil-dim"
    /// The class of a large button.
    static let choice = "counterfoil-choice"
    /// The class of a card, which has a background and a border.
    static let card = "counterfoil-card"

    /// The class of windows that are used by touch and need large targets.
    private static let touch = "counterfoil-touch"

    /// Installs the style sheet. A faulty one costs the look, not the program.
    static func install() { try? StyleSheet.install(type + css) }

    /// Adapts the colours of a window to the theme's background, and the size of its targets to
    /// touch.
    static func adapt(_ window: Window) {
        let adapt: () -> Void = { [weak window] in
            guard let window else { return }
            window.setStyleClass("counterfoil-on-dark", on: window.hasLightText)
        }
        adapt()
        window.onStyleChange(adapt)
        // A window that was opened by touch is likely to be used by touch.
        window.setStyleClass(touch, on: window.transientParent?.hasStyleClass(touch) == true)
        window.onPressed { [weak window] in window?.setStyleClass(touch, on: $0) }
    }

    private static let css = """
        @define-color counterfoil_red #c01c28;
        @define-color counterfoil_light_red #ff938c;
        @define-color counterfoil_deep_blue mix(@theme_selected_bg_color, black, 0.15);
        button, modelbutton, row, treeview.view, checkbutton, radiobutton, switch, label, textview,
        scrolledwindow, combobox, infobar, expander title {
            outline-width: 2px; outline-style: solid; outline-color: currentColor;
        }
        button, treeview.view, row { outline-offset: -4px; }
        entry:focus, spinbutton:focus, textview:focus text {
            border-color: #1a5fb4; box-shadow: inset 0 0 0 2px #1a5fb4;
        }
        label:focus { box-shadow: 0 0 0 4px #1a5fb4, 0 0 0 2px @theme_bg_color; }
        .counterfoil-on-dark entry:focus, .counterfoil-on-dark spinbutton:focus,
        .counterfoil-on-dark textview:focus text {
            border-color: #99c1f1; box-shadow: inset 0 0 0 2px #99c1f1;
        }
        .counterfoil-on-dark label:focus {
            box-shadow: 0 0 0 4px #99c1f1, 0 0 0 2px @theme_bg_color;
        }
        entry.counterfoil-wrong, spinbutton.counterfoil-wrong, textview.counterfoil-wrong text {
            border-color: @counterfoil_red; box-shadow: inset 0 0 0 1px @counterfoil_red;
        }
        .counterfoil-on-dark entry.counterfoil-wrong,
        .counterfoil-on-dark spinbutton.counterfoil-wrong,
        .counterfoil-on-dark textview.counterfoil-wrong text {
            border-color: @counterfoil_light_red;
            box-shadow: inset 0 0 0 1px @counterfoil_light_red;
        }
        entry selection:not(:focus) {
            color: @theme_text_color;
            background-color: mix(@theme_base_color, @theme_text_color, 0.15);
        }
        spinbutton entry:focus, .counterfoil-on-dark spinbutton entry:focus { box-shadow: none; }
        treeview.view header button {
            color: mix(@theme_base_color, @theme_text_color, 0.75);
        }
        .linked > * > radio { -gtk-icon-source: none; }
        expander:dir(rtl) > title > arrow:not(:checked) {
            -gtk-icon-source: -gtk-icontheme("pan-end-symbolic-rtl");
        }
        .counterfoil-filter button { padding-left: 6px; padding-right: 6px; }
        .completions scrollbar slider { min-height: 8px; }
        .counterfoil-touch button { min-height: 36px; }
        .counterfoil-touch button.image-button { min-width: 36px; }
        .counterfoil-touch entry { min-height: 42px; }
        .counterfoil-touch row, .counterfoil-touch modelbutton, .counterfoil-touch checkbutton,
        .counterfoil-touch expander title,
        .counterfoil-touch .counterfoil-dots radiobutton { min-height: 44px; }
        .counterfoil-dim { opacity: 0.75; }
        .counterfoil-dim:backdrop { opacity: 1; }
        .counterfoil-late.counterfoil-dim, .counterfoil-complaint.counterfoil-dim { opacity: 1; }
        .counterfoil-late, .counterfoil-complaint { color: @counterfoil_red; }
        .counterfoil-late { font-weight: 600; }
        .counterfoil-amber { color: #905700; font-weight: 600; }
        .counterfoil-calm { color: #1a5fb4; font-weight: 600; }
        .counterfoil-on-dark .counterfoil-late, .counterfoil-on-dark .counterfoil-complaint {
            color: @counterfoil_light_red;
        }
        .counterfoil-on-dark .counterfoil-amber { color: #f8c35c; }
        .counterfoil-on-dark .counterfoil-calm { color: #99c1f1; }
        .counterfoil-on-dark progressbar progress {
            background-image: none; background-color: #62a0ea; border-color: #62a0ea;
        }
        .counterfoil-link {
            padding: 0; border-width: 0; min-height: 24px; outline-offset: 1px;
        }
        .counterfoil-link.flat > label { text-decoration-line: underline; }
        .counterfoil-choice { padding: 12px 2px; }
        .counterfoil-present { box-shadow: inset 0 0 0 2px #1a5fb4; font-weight: 600; }
        .counterfoil-on-dark .counterfoil-present { box-shadow: inset 0 0 0 2px #99c1f1; }
        .counterfoil-key {
            border: 1px solid alpha(currentColor, 0.6); border-radius: 4px; padding: 0 6px;
            min-width: 12px; font-weight: normal;
        }
        .counterfoil-pencil { padding: 0 4px; min-width: 24px; min-height: 24px; }
        .counterfoil-dots radiobutton { min-height: 24px; }
        .counterfoil-leg { margin: 0 -12px; padding: 6px 12px; }
        .counterfoil-day { padding: 4px; min-width: 24px; min-height: 24px; font-weight: normal; }
        .counterfoil-chosen {
            background-image: none; color: @theme_selected_fg_color;
            background-color: @theme_selected_bg_color;
        }
        window:not(.counterfoil-on-dark) .counterfoil-chosen,
        window:not(.counterfoil-on-dark) treeview.view:selected,
        window:not(.counterfoil-on-dark) row:selected {
            background-color: @counterfoil_deep_blue;
        }
        window:not(.counterfoil-on-dark) .suggested-action:not(:disabled) {
            background-image: none; background-color: @counterfoil_deep_blue;
        }
        window:not(.counterfoil-on-dark) .suggested-action:hover:not(:active):not(:disabled) {
            background-color: mix(@theme_selected_bg_color, black, 0.1);
        }
        .counterfoil-today { font-weight: bold; text-decoration-line: underline; }
        .counterfoil-struck { text-decoration-line: line-through; }
        .counterfoil-card {
            border: 1px solid @borders; border-radius: 8px; padding: 12px 18px;
            background-color: @theme_base_color;
        }
        .counterfoil-on-dark .counterfoil-card {
            background-color: mix(@theme_bg_color, @theme_text_color, 0.06);
        }
        .counterfoil-track {
            min-width: 2px; background-color: mix(@theme_base_color, @theme_text_color, 0.6);
        }
        .counterfoil-dashed {
            background-color: transparent;
            background-image: repeating-linear-gradient(to bottom,
                mix(@theme_base_color, @theme_text_color, 0.6),
                mix(@theme_base_color, @theme_text_color, 0.6) 4px, transparent 4px,
                transparent 7px);
        }
        .counterfoil-dots radio {
            min-width: 10px; min-height: 10px; margin: 0 6px 0 0; border-radius: 9px;
            color: inherit; border: 2px solid currentColor; box-shadow: none;
            background-color: transparent; background-image: none; -gtk-icon-source: none;
        }
        .counterfoil-dots radio:dir(rtl) { margin: 0 0 0 6px; }
        .counterfoil-dots radio:checked {
            color: inherit; border-color: currentColor; background-color: transparent;
            background-image: radial-gradient(circle closest-side, currentColor 0%,
                currentColor 70%, transparent 80%);
        }
        .counterfoil-row { margin: 0 -11px; padding: 4px 10px; }
        .counterfoil-grave > revealer > box { border-left: 6px solid @counterfoil_red; }
        .counterfoil-on-dark .counterfoil-grave > revealer > box {
            border-left-color: @counterfoil_light_red;
        }
        .counterfoil-toast, .counterfoil-toast > revealer { background: none; }
        .counterfoil-toast > revealer > box {
            border: 1px solid @borders; border-radius: 8px; background-color: @theme_bg_color;
            box-shadow: 0 1px 4px alpha(black, 0.3); padding: 3px; margin: 6px;
        }
        .counterfoil-framed { border: 1px solid @borders; }
        """
}

extension Style {
    /// The font sizes and weights of all screens, besides those of the desktop's theme. Sizes are
    /// relative to the desktop's own, which the person may have enlarged. Digits that stand below
    /// each other have one width.
    static let type = """
        .counterfoil-title { font-size: 170%; font-weight: 800; }
        .counterfoil-figure { font-size: 170%; font-weight: 700; font-feature-settings: "tnum"; }
        .counterfoil-clock { font-size: 130%; font-weight: 700; font-feature-settings: "tnum"; }
        .counterfoil-planned { font-weight: 400; }
        .counterfoil-difference { font-size: 130%; font-feature-settings: "tnum"; }
        .counterfoil-verdict { font-size: 130%; font-weight: 600; }
        .counterfoil-choice { font-size: 120%; }
        .counterfoil-heading { font-size: 115%; font-weight: 700; }
        .counterfoil-complaint { font-size: 90%; }
        .counterfoil-key { font-size: 85%; }
        .counterfoil-note { font-size: 85%; }
        .counterfoil-caption { font-size: 85%; font-weight: 700; }

        """
}

/// The distances of all screens, in pixels. Layouts use no other numbers, which
/// `scripts/lint-layers` checks.
enum Space {
    static let none = 0
    /// The space between lines that are read as one.
    static let line = 3
    /// The space between things of one kind, such as buttons in a row or facts in a list.
    static let close = 6
    /// The space between a thing and the next, and around the content of a small window.
    static let near = 12
    /// The space between the parts of a page, and within a card.
    static let part = 18
    /// The space around a page.
    static let page = 24
    /// The indentation below the icon of a line.
    static let indent = 30
    /// The space between subjects.
    static let subject = 36
}

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
