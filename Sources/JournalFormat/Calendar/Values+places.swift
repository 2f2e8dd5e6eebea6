import Domain
import Foundation

extension Values {
    /// Returns the value of GEO: latitude and longitude in degrees with six decimals.
    static func encoded(_ place: Coordinates) -> String {
        String(format: "%.6f;%.6f", place.latitude, place.longitude)
    }
}
