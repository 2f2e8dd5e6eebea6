enum FilmsFeaturePlaceholder {}
