import Domain
import Foundation

extension Values {
    /// A GEO: both in degrees to six decimals.
    static func encoded(_ place: Coordinates) -> String {
        String(format: "%.6f;%.6f", place.latitude, place.longitude)
    }
}
