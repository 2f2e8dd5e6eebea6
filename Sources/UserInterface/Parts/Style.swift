internal import Gtk

/// The look that the desktop's theme does not give by itself. Colours are the theme's own names,
/// so that dark and high-contrast themes stay readable.
enum Style {
    /// Rules that cannot be read cost the look, not the program.
    static func install() {
        try? StyleSheet.install(css)
    }

    private static let css = """
        .counterfoil-title { font-size: 170%; font-weight: 800; }
        .counterfoil-verdict { font-size: 130%; font-weight: 600; }
        .counterfoil-clock { font-size: 150%; font-weight: 700; font-feature-settings: "tnum"; }
        .counterfoil-caption { font-weight: 700; font-size: 85%; }
        .counterfoil-late { color: @error_color; font-weight: 600; }
        .counterfoil-calm { color: @theme_selected_bg_color; font-weight: 600; }
        .counterfoil-choice { font-size: 120%; padding: 12px 24px; }
        .counterfoil-card {
            border: 1px solid @borders; border-radius: 8px; padding: 12px 18px;
            background-color: @theme_base_color;
        }
        .counterfoil-complaint { color: @error_color; font-size: 90%; }
        """
}
