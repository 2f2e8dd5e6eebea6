enum JournalFeatureTestsPlaceholder {}
