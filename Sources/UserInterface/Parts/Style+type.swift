extension Style {
    /// The type of every screen, but for what the desktop's theme has by itself: the only sizes and weights
    /// there are. Sizes are parts of the desktop's own, which somebody may have made larger; figures that
    /// stand below each other have one width.
    static let type = """
        .counterfoil-title { font-size: 170%; font-weight: 800; }
        .counterfoil-figure { font-size: 170%; font-weight: 700; font-feature-settings: "tnum"; }
        .counterfoil-clock { font-size: 150%; font-weight: 700; font-feature-settings: "tnum"; }
        .counterfoil-verdict { font-size: 130%; font-weight: 600; }
        .counterfoil-choice { font-size: 120%; }
        .counterfoil-heading { font-size: 115%; font-weight: 700; }
        .counterfoil-leg-times { font-weight: 700; font-feature-settings: "tnum"; }
        .counterfoil-complaint { font-size: 90%; }
        .counterfoil-note { font-size: 85%; }
        .counterfoil-caption { font-size: 85%; font-weight: 700; }

        """
}
