import Domain

extension SourceFile {
    /// Returns the file in the encoding that the person has chosen for it.
    func decided(by answers: [ImportQuestion.ID: ImportQuestion.Option.ID]) -> SourceFile {
        guard let chosen = answers[encodingQuestion].flatMap(TextEncoding.init),
            TextEncoding.unnamed.contains(chosen)
        else { return self }
        return reading(in: chosen)
    }

    private var encodingQuestion: ImportQuestion.ID { "encoding|\(name)" }

    /// Adds the encoding of a text that is not Unicode: as a question if it is doubtful, or else as
    /// a remark.
    func addEncoding(to contents: inout SourceContents) {
        guard TextEncoding.unnamed.contains(guess.encoding) else { return }
        guard guess.isDoubtful else {
            return contents.sources.append(.encoding(of: name, encoding.name))
        }
        let sample = sampleOfLetters
        let options = TextEncoding.unnamed.compactMap { encoding -> ImportQuestion.Option? in
            guard let converter = TextConverter(from: encoding) else { return nil }
            let text = String(decoding: converter.convert(sample, isLast: true), as: UTF8.self)
            guard converter.defects == 0 || encoding == guess.encoding else { return nil }
            return ImportQuestion.Option(encoding.rawValue, encoding.answer(text.onOneLine))
        }
        contents.questions.append(
            ImportQuestion(
                id: encodingQuestion, .encoding(file: name), options: options,
                preset: guess.encoding.rawValue, rows: []))
    }

    /// The first words with letters beyond ASCII, by which people tell which encoding is right.
    private var sampleOfLetters: [UInt8] {
        let words = letters.split { $0 <= UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
            .filter { $0.contains { $0 >= 0x80 } }
        return Array(words.prefix(3).map { $0.prefix(24) }.joined(separator: [UInt8.space]))
    }
}

extension TextEncoding {
    fileprivate func answer(_ sample: String) -> SourceAnswer {
        switch self {
        case .central: .central(sample)
        case .cyrillic: .cyrillic(sample)
        case .japanese: .japanese(sample)
        case .western, .utf8, .utf16Little, .utf16Big: .western(sample)
        }
    }
}
