/// A value of JSON. Amounts are texts in files of rules, so that no fraction of two goes through them.
enum JSONTree {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([JSONTree])
    case object([String: JSONTree])
    /// A number with a fraction, or too large.
    case other
}

extension JSONTree: Decodable {
    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: MemberName.self) {
            var object: [String: JSONTree] = [:]
            for name in members.allKeys {
                object[name.stringValue] = try members.decode(JSONTree.self, forKey: name)
            }
            self = .object(object)
        } else if var elements = try? decoder.unkeyedContainer() {
            var list: [JSONTree] = []
            while !elements.isAtEnd { list.append(try elements.decode(JSONTree.self)) }
            self = .list(list)
        } else {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if let flag = try? value.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? value.decode(Int.self) {
                self = .number(number)
            } else if let text = try? value.decode(String.self) {
                self = .text(text)
            } else {
                self = .other
            }
        }
    }
}

private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}
