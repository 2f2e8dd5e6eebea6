internal import Gtk

extension Window {
    /// Puts what stands side by side in `row` one below the other while the window is narrower than `width`,
    /// in pixels.
    func stack(_ row: Box, below width: Int) {
        onResize { [weak self, weak row] in
            // GTK ignores what changes while it gives everything its size.
            ScheduledCall.idle { [weak self, weak row] in
                guard let self, let row else { return }
                let wanted: Orientation = size.width < width ? .vertical : .horizontal
                if row.orientation != wanted { row.orientation = wanted }
            }
        }
    }
}
