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
