internal import Gtk

/// The mark beside a stop or a step, from which a line leads to the next one.
final class Rail: Box {
    enum Track {
        case solid
        /// A line to what did not happen.
        case dashed
    }

    /// - Parameters:
    ///   - name: the name of the mark for assistive technology.
    ///   - track: the line to the next mark, or `nil` at the last one.
    init(_ iconName: String, name: String, track: Track?) {
        super.init(.vertical)
        let mark = Image(iconName: iconName)
        mark.accessibleName = name
        mark.marginTop = Space.close
        append(mark)
        if let track { append(track) }
    }

    /// Makes a part of the rail without a mark, beside the words between two marks.
    init(between track: Track) {
        super.init(.vertical)
        setSizeRequest(width: Self.width)
        append(track)
    }

    /// The width of a mark, in pixels.
    private static let width = 16

    private func append(_ track: Track) {
        let line = Separator(.vertical).styled("counterfoil-track")
        line.setStyleClass("counterfoil-dashed", on: track == .dashed)
        line.halign = .center
        append(line, expand: true)
    }
}
