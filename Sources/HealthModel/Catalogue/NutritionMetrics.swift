/// Food and drink.
extension Metric {
    static let nutrition: [Metric] = [
        Metric(
            .water, "Water", kind: .cumulative, unit: .millilitres, category: .nutrition, colour: .neutral,
            plausible: 0...10_000, origin: .quantity("DietaryWater", rule: .merged),
            words: PlainWords(
                germanTitle: "Wasser",
                english: "water, water intake, hydration, fluids, water drunk",
                englishVerbs: "drink, drank, drunk, drinking",
                german: "wasser, wassermenge, fluessigkeit, wasserzufuhr",
                germanVerbs: "getrunken, trinke, trank, trinken")),
        Metric(
            .caffeine, "Caffeine", kind: .cumulative, unit: .milligrams, category: .nutrition, colour: .neutral,
            plausible: 0...1500, origin: .quantity("DietaryCaffeine", rule: .merged, factor: 1000),
            words: PlainWords(
                germanTitle: "Koffein",
                english: "caffeine, coffee, coffee intake, caffeine intake",
                german: "koffein, kaffee, koffeinmenge, koffien")),
        Metric(
            .alcohol, "Alcohol", label: "Alcoholic drinks", kind: .cumulative, unit: .drinks, decimals: 1,
            category: .nutrition, colour: .neutral, plausible: 0...40,
            origin: .quantity("NumberOfAlcoholicBeverages", rule: .merged),
            words: PlainWords(
                germanTitle: "alkoholische Getränke",
                english: "alcohol, alcoholic drinks, drinks of alcohol, booze, units of alcohol, alcohol units, "
                    + "alcoholic drink, alcoholic beverages, drinks",
                englishVerbs: "drinking, drinking alcohol, drank alcohol, had a drink, had drinks, boozing",
                german: "alkohol, alkoholische getraenke, drinks, alkoholischen getraenken, alkoholmenge, bier")),
        Metric(
            .dietaryEnergy, "Food energy", kind: .cumulative, unit: .kilocalories, category: .nutrition,
            colour: .energy, origin: .quantity("DietaryEnergyConsumed", rule: .merged),
            words: PlainWords(
                germanTitle: "Nahrungsenergie",
                english: "calories eaten, dietary calories, food energy, calorie intake, calories in, kcal in, "
                    + "dietary energy, calories consumed, food calories, energy intake, kcal eaten, food intake",
                englishVerbs: "eat, ate, eaten, eating",
                german: "kalorienzufuhr, nahrungsenergie, gegessene kalorien, kalorien beim essen, "
                    + "kalorienaufnahme, kalorien gegessen",
                germanVerbs: "gegessen, esse, ass, essen, beim essen",
                loose: "calories, kcal, energy")),
        Metric(
            .protein, "Protein", kind: .cumulative, unit: .grams, category: .nutrition, colour: .energy,
            origin: .quantity("DietaryProtein", rule: .merged),
            words: PlainWords(
                germanTitle: "Eiweiß",
                english: "protein, proteins",
                german: "eiweiss, protein, proteine")),
        Metric(
            .carbohydrates, "Carbohydrates", short: "Carbs", kind: .cumulative, unit: .grams, category: .nutrition,
            colour: .energy, origin: .quantity("DietaryCarbohydrates", rule: .merged),
            words: PlainWords(
                germanTitle: "Kohlenhydrate",
                english: "carbs, carbohydrates, carb",
                german: "kohlenhydrate, kohlenhydraten, carbs")),
        Metric(
            .fat, "Fat", kind: .cumulative, unit: .grams, category: .nutrition, colour: .energy,
            origin: .quantity("DietaryFatTotal", rule: .merged),
            words: PlainWords(
                germanTitle: "Fett",
                english: "dietary fat, fat, fat eaten, grams of fat, fats",
                german: "fett, nahrungsfett, fette")),
        Metric(
            .fiber, "Fiber", kind: .cumulative, unit: .grams, category: .nutrition, colour: .energy,
            origin: .quantity("DietaryFiber", rule: .merged),
            words: PlainWords(
                germanTitle: "Ballaststoffe",
                english: "fiber, fibre, dietary fiber, dietary fibre",
                german: "ballaststoffe, ballaststoffen")),
    ]
}
