/// The nearest whole number; of two equally near ones that which is farther from nothing.
///
/// - Parameter divisor: above nothing.
func roundedDivide(_ value: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude * 2 >= divisor.magnitude else { return quotient }
    return quotient + (value < 0 ? -1 : 1)
}
