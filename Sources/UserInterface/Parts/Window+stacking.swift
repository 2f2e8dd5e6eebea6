internal import Gtk

extension Window {
    /// Stacks the content of `row` vertically while the window is narrower than `width`, which is
    /// in pixels for text of the usual size and grows with the text.
    ///
    /// - Parameter spacing: the spacing of the stack, or `nil` to keep that of the row.
    func stack(_ row: Box, below width: Int, spacing: Int? = nil) {
        let beside = row.spacing
        onResize { [weak self, weak row] in
            // GTK ignores changes during allocation.
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
