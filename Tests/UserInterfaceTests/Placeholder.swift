enum UserInterfaceTestsPlaceholder {}
