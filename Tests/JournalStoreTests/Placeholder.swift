enum JournalStoreTestsPlaceholder {}
