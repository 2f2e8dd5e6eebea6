internal import Foundation

/// A bar whose length at the middle of the sheet is 1, 2 or 5 times a power of ten.
public struct ScaleBar: Hashable, Sendable {
    public let kilometres: Int
    /// The length on the sheet, in pixels.
    public let length: Double

    private static let radius = 6_371.0088
    private static let longest = 120.0

    init?(_ view: MapView) {
        let most = min(Self.longest, view.sheet.width / 4) / view.scale * Self.radius
        guard most >= 1 else { return nil }
        let noughts = pow(10, log10(most).rounded(.down))
        let length = noughts * (most >= 5 * noughts ? 5 : most >= 2 * noughts ? 2 : 1)
        kilometres = Int(length.rounded())
        self.length = length / Self.radius * view.scale
    }
}
