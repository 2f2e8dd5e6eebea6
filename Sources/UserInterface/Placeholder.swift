enum UserInterfacePlaceholder {}
