internal import Domain

extension PassFormCheck.Field {
    var name: FieldName {
        switch self {
        case .name: .name
        case .product: .product
        case .operator: .operator
        case .area: .area
        case .travelClass: .travelClass
        case .from: .validFrom
        case .until: .validUntil
        case .price, .currency: .price
        case .ticketNumber: .ticketNumber
        case .tags: .tags
        case .notes: .notes
        }
    }
}
