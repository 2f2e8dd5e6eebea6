enum JournalStorePlaceholder {}
