enum TripsFeaturePlaceholder {}
