internal import Gtk

extension Window {
    /// Puts what stands side by side in `row` one below the other while the window is narrower than `width`,
    /// in pixels where text is of the usual size, and larger where text is.
    ///
    /// - Parameter spacing: between them then; nil for the same as side by side.
    func stack(_ row: Box, below width: Int, spacing: Int? = nil) {
        let beside = row.spacing
        onResize { [weak self, weak row] in
            // GTK ignores what changes while it gives everything its size.
            ScheduledCall.idle { [weak self, weak row] in
                guard let self, let row else { return }
                let least = Settings.pixels(forText: width)
                let wanted: Orientation = size.width < least ? .vertical : .horizontal
                guard row.orientation != wanted else { return }
                row.orientation = wanted
                row.spacing = wanted == .vertical ? spacing ?? beside : beside
            }
        }
    }
}
