enum FilmsFeatureTestsPlaceholder {}
