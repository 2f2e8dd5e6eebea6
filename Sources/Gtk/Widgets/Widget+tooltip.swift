import CGtk

extension Widget {
    /// Shows a tooltip for a part of the widget.
    ///
    /// - Parameter tip: returns the text for a place, or for the focused part if the place is `nil`,
    ///   with the area that it is about; `nil` for no tooltip.
    final func onTooltip(_ tip: @escaping (Point?) -> (text: String, area: Rectangle)?) {
        on("query-tooltip") {
            (x: Int, y: Int, isKeyboard: Bool, tooltip: UnsafeMutableRawPointer?) -> Bool in
            let place = isKeyboard ? nil : Point(x: Double(x), y: Double(y))
            guard let tip = tip(place) else { return false }
            var area = GdkRectangle(
                x: Int32(tip.area.x), y: Int32(tip.area.y), width: Int32(tip.area.width) + 1,
                height: Int32(tip.area.height) + 1)
            gtk_tooltip_set_text(OpaquePointer(tooltip), ShownText.line(tip.text))
            gtk_tooltip_set_tip_area(OpaquePointer(tooltip), &area)
            return true
        }
    }
}
