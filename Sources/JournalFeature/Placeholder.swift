enum JournalFeaturePlaceholder {}
