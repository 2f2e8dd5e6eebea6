import DataFiles
import Domain

extension DataObject {
    /// Names of operators or services, at least one.
    func operatorNames(_ field: String) throws(DataDefect) -> OperatorNames {
        let names = try texts(field)
        guard !names.isEmpty else { throw defect(.missing, in: field) }
        var keys: Set<String> = []
        for (place, name) in names.enumerated() {
            let isNew = keys.insert(name.lowercased()).inserted
            guard isNew else { throw defect(.twice(name), in: "\(field)[\(place)]") }
            guard name.contains(where: \.isLetter) else {
                throw defect(.missing, in: "\(field)[\(place)]")
            }
        }
        return OperatorNames(names)
    }
}
