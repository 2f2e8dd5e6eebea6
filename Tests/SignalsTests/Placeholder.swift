enum SignalsTestsPlaceholder {}
