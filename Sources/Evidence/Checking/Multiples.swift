import HealthModel

/// How often one quantity goes into another, and how fast a distance is covered that the person named.
extension FigureCheck {
    /// `1.5 times`: a ratio of a reply, or of two figures that stand for the same.
    func multiple(_ figure: Figure, _ binding: FigureBinding) -> (FigureSource, FigureSource)? {
        guard let reading = figure.readings.first else { return nil }
        let range = reading.written
        for (number, sheet) in numbered.reversed() {
            let ratio = sheet.facts.facts(of: nil, in: range).first { sheet.facts.facts[$0].name.contains("ratio") }
            if let ratio {
                let source = source(ratio, sheet.facts, number, sheet.callID, isPrompt: false)
                return (source, source)
            }
        }
        // `2.5 times the minimum` that was named
        for (number, sheet) in numbered.reversed() {
            let found = sheet.derived.main.first { place in
                let fact = sheet.facts.facts[place]
                return binding.allowsMetric(place, in: sheet.facts)
                    && said.suffix(8).contains {
                        $0.measure == fact.measure && $0.value > 1 && range.contains(fact.value / $0.value)
                    }
            }
            if let found {
                let source = source(found, sheet.facts, number, sheet.callID, isPrompt: false)
                return (source, source)
            }
        }
        let ratios = 100 * range.lowerBound...100 * range.upperBound
        for (number, sheet) in numbered.reversed() {
            let pair = sheet.derived.pair(withShareIn: ratios) { pair in
                isMeant(pair, sheet.facts, sheet.facts, figure, binding)
            }
            guard let pair else { continue }
            return (
                source(pair.first.fact, sheet.facts, number, sheet.callID, isPrompt: false),
                source(pair.second.fact, sheet.facts, number, sheet.callID, isPrompt: false)
            )
        }
        let between = across.pair(withShareIn: ratios) { pair in
            isMeant(pair, sheets[pair.first.sheet].facts, sheets[pair.second.sheet].facts, figure, binding)
        }
        guard let pair = between else { return nil }
        let (one, two) = (pair.first.sheet, pair.second.sheet)
        return (
            source(pair.first.fact, sheets[one].facts, one, sheets[one].callID, isPrompt: false),
            source(pair.second.fact, sheets[two].facts, two, sheets[two].callID, isPrompt: false)
        )
    }

    /// Pace or speed over a distance and a time that the person named.
    func isPaceOfSaid(_ reading: Figure.Reading, _ figure: Figure) -> Bool {
        guard reading.measure == .pace || figure.isSpeed else { return false }
        let named = said.suffix(24)
        return named.contains { time in
            guard time.measure == .minutes, time.value > 0 else { return false }
            return named.contains { distance in
                guard distance.measure == .kilometres, distance.value > 0 else { return false }
                return figure.isSpeed
                    ? reading.written.contains(distance.value / time.value * 60)
                    : reading.range.contains(time.value * 60 / distance.value)
            }
        }
    }
}
