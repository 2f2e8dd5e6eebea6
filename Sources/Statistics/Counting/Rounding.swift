internal import Domain

/// Returns the quotient rounded to the nearest whole number, and away from zero if two are equally
/// near.
///
/// - Parameter divisor: A positive number.
func roundedDivide(_ value: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude * 2 >= divisor.magnitude else { return quotient }
    return quotient + (value < 0 ? -1 : 1)
}
