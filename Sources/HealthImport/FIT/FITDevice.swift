import ImportKit

/// The device that wrote a file, by the numbers of its maker and model.
struct FITDevice: Equatable {
    var manufacturer: Int?
    var product: Int?
    /// As the device calls itself; from outside.
    var productName: String?
    /// Whether it wrote what only a device worn all day can know.
    var isWorn = false

    /// For example `Garmin fēnix 5`; `FIT device` for one that is not known.
    var source: ImportedSource {
        let maker = manufacturer.flatMap { FITProducts.makers[$0] }
        let model = product.flatMap { isGarmin ? FITProducts.garmin[$0] : nil } ?? productName
        let name: String =
            switch (maker?.name, model) {
            case (let maker?, let model?): model.hasPrefix(maker) ? model : "\(maker) \(model)"
            case (let maker?, nil): maker
            case (nil, let model?): model
            case (nil, nil): "FIT device"
            }
        let parts = [maker.map { "manufacturer:\($0.name)" }, model.map { "model:\($0)" }]
        return ImportedSource(
            name: name, device: parts.compactMap { $0 }.joined(separator: ", "), sourceClass: sourceClass(of: name))
    }

    /// The source of a session's share of the day's totals. A device worn all day gets a source of its own for it: such
    /// a device counts the same metres a second time in its files of the whole day, and only of two sources is one
    /// chosen.
    var sessionSource: ImportedSource {
        var source = source
        if source.sourceClass == .watch { source.name += " workouts" }
        return source
    }

    /// Garmin, and what it makes for others.
    private var isGarmin: Bool { manufacturer == 1 || manufacturer == 13 || manufacturer == 15 }

    private func sourceClass(of name: String) -> ImportedSource.Class {
        let plain = name.lowercased()
        if FITProducts.notWorn.contains(where: plain.contains) { return .other }
        if isWorn || FITProducts.worn.contains(where: plain.contains) { return .watch }
        if let manufacturer, let maker = FITProducts.makers[manufacturer] {
            return maker.makesWatches ? .watch : .other
        }
        return .guessed(fromName: name)
    }
}
