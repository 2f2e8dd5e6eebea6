enum TripsFeatureTestsPlaceholder {}
