import Foundation
import Maps
import StatisticsFeature
import TestSupport

extension MapSource {
    static let none = MapSource(gazetteer: PlacesDouble(), atlas: nil)
    static let shipped = MapSource(gazetteer: PlacesDouble(), atlas: AtlasFile(.shippedMap))
}
