package import Claims
package import Domain

extension Localizer {
    /// Returns the code of the currency of a trip's country, or else the usual one; empty for none.
    package func usualCurrency(
        of trip: Trip, rights: TravelRights, gazetteer: any FindsPlaces
    ) -> String {
        rights.currency(of: rights.journey(of: trip, gazetteer: gazetteer)) ?? usualCurrency
    }
}
