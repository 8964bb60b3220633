/// Symptoms, medicines and circumstances that people note, by one name each: singular, in English.
public enum TagLexicon {
    /// The name of what a person typed; `nil` for a word that is none.
    public static func name(_ text: String) -> String? { names[text] }

    /// Whether a name is that of a symptom, not of a medicine or a circumstance.
    public static func isSymptom(_ name: String) -> Bool { symptoms[name] != nil }

    /// The words typed for each name, for the vocabulary of entries.
    static let table = symptoms.merging(others) { symptom, _ in symptom }.merging(medicines) { other, _ in other }

    private static let symptoms: [String: [String]] = [
        "headache": ["headaches", "kopfschmerzen", "kopfschmerz", "kopfweh", "head ache"],
        "migraine": ["migräne", "migraines"], "sore throat": ["halsschmerzen", "halsweh", "throat ache"],
        "nausea": ["übelkeit", "nauseous", "übel"], "cough": ["husten", "coughing"],
        "cold": ["erkältung", "erkältet", "schnupfen", "runny nose"], "flu": ["grippe", "influenza"],
        "stomach ache": ["bauchschmerzen", "bauchweh", "magenschmerzen", "stomach pain", "stomachache", "tummy ache"],
        "back pain": ["rückenschmerzen", "rückenweh", "backache", "back ache"],
        "knee pain": ["knieschmerzen"], "neck pain": ["nackenschmerzen"], "toothache": ["zahnschmerzen"],
        "dizziness": ["schwindel", "dizzy", "schwindlig"],
        "allergy": ["allergie", "heuschnupfen", "hay fever", "allergies"],
        "diarrhea": ["durchfall", "diarrhoea"], "heartburn": ["sodbrennen"], "cramps": ["krämpfe", "cramp", "krampf"],
        "insomnia": ["schlaflos", "schlaflosigkeit"],
        "fatigue": ["müde", "müdigkeit", "erschöpft", "exhausted", "tired"],
        "hangover": ["hungover", "kater", "verkatert"],
        "shortness of breath": [
            "short of breath", "breathless", "breathlessness", "out of breath", "luftnot", "atemnot", "kurzatmig",
            "kurzatmigkeit",
        ], "palpitations": ["palpitation", "herzrasen", "herzklopfen", "herzstolpern"],
        "rash": ["ausschlag"], "injury": ["verletzung", "verletzt", "injured"], "fever": [],
        "sick": ["krank", "ill", "illness", "unwell"], "period": ["periode", "menstruation", "regel", "my period"],
        "period pain": [
            "period pains", "period cramps", "menstrual cramps", "regelschmerzen", "periodenschmerzen",
            "menstruationsschmerzen",
        ], "pms": [],
    ]

    /// Medicines that many take, with the names they are sold by.
    private static let medicines: [String: [String]] = [
        "insulin": [
            "novorapid", "novolog", "humalog", "lantus", "tresiba", "toujeo", "levemir", "fiasp", "apidra", "lyumjev",
            "abasaglar", "basaglar", "actrapid", "liprolog",
        ], "metformin": [],
        "empagliflozin": ["jardiance"], "dapagliflozin": ["forxiga", "farxiga"], "sitagliptin": ["januvia"],
        "dulaglutide": ["dulaglutid", "trulicity"], "spironolactone": ["spironolacton"],
        "hydrochlorothiazide": ["hct", "hctz", "hydrochlorothiazid"], "amoxicillin": [], "doxycycline": ["doxycyclin"],
        "duloxetine": ["duloxetin", "cymbalta"], "quetiapine": ["quetiapin", "seroquel"],
        "esomeprazole": ["esomeprazol", "nexium"], "eletriptan": ["relpax"], "almotriptan": [],
        "semaglutide": ["semaglutid", "ozempic", "wegovy"], "tirzepatide": ["tirzepatid", "mounjaro"],
        "liraglutide": ["liraglutid", "saxenda"], "amlodipine": ["amlodipin"], "ramipril": [], "lisinopril": [],
        "losartan": [], "candesartan": [], "valsartan": [], "bisoprolol": [], "metoprolol": ["beloc"],
        "atorvastatin": [], "simvastatin": [], "rosuvastatin": [],
        "levothyroxine": ["levothyroxin", "l-thyroxin", "thyroxin", "thyroxine", "euthyrox", "synthroid"],
        "omeprazole": ["omeprazol"], "pantoprazole": ["pantoprazol"], "sertraline": ["sertralin", "zoloft"],
        "citalopram": [], "escitalopram": [], "fluoxetine": ["fluoxetin", "prozac"], "venlafaxine": ["venlafaxin"],
        "mirtazapine": ["mirtazapin"], "bupropion": [], "methylphenidate": ["methylphenidat", "ritalin", "medikinet"],
        "lisdexamfetamine": ["lisdexamfetamin", "elvanse", "vyvanse"],
        "salbutamol": ["albuterol", "ventolin"], "budesonide": ["budesonid"], "prednisolone": ["prednisolon"],
        "prednisone": ["prednison"], "naproxen": ["aleve"], "diclofenac": ["voltaren"],
        "metamizole": ["metamizol", "novalgin", "novaminsulfon"], "tramadol": [], "codeine": ["codein"],
        "sumatriptan": ["imigran", "imitrex"], "rizatriptan": ["maxalt"], "zolmitriptan": ["ascotop"],
        "naratriptan": [], "loratadine": ["loratadin", "claritin"], "fexofenadine": ["fexofenadin", "allegra"],
        "butylscopolamine": ["buscopan", "butylscopolamin"], "apixaban": ["eliquis"],
        "rivaroxaban": ["xarelto"], "warfarin": ["coumadin"], "phenprocoumon": ["marcumar"], "clopidogrel": [],
        "furosemide": ["furosemid"], "torasemide": ["torasemid"], "allopurinol": [], "tamsulosin": [],
        "gabapentin": [], "pregabalin": [], "lamotrigine": ["lamotrigin"], "folic acid": ["folsäure"],
    ]

    private static let others: [String: [String]] = [
        // Medicines and supplements
        "ibuprofen": ["ibu", "advil", "nurofen", "motrin"],
        "paracetamol": ["acetaminophen", "tylenol", "dafalgan", "panadol"],
        "aspirin": ["ass"],
        "antibiotic": ["antibiotika", "antibiotics", "antibiotikum", "amoxicillin"],
        "antihistamine": ["cetirizin", "cetirizine", "zyrtec", "antihistaminikum"], "cough syrup": ["hustensaft"],
        "vitamin d": ["vitamin d3", "vit d", "vit d3", "d3"], "vitamin c": ["vit c"],
        "vitamin b12": ["vit b12", "b12"],
        "magnesium": [], "iron": ["eisen"],
        "melatonin": [], "creatine": ["kreatin"], "omega 3": ["fish oil", "fischöl", "omega-3", "omega3"],
        "zinc": ["zink"], "inositol": ["myo-inositol", "myoinositol"], "glutamine": ["glutamin", "l-glutamine"],
        "taurine": ["taurin"], "collagen": ["kollagen"], "ashwagandha": [], "citrulline": ["citrullin"],
        "beta-alanine": ["beta alanine", "beta alanin", "beta-alanin"], "folate": ["folat"], "coq10": ["q10"],
        "multivitamin": [], "pill": ["pille"],
        // Circumstances
        "travel": [
            "travelling", "traveling", "reise", "unterwegs", "on the road", "travel day", "reisetag", "travelled",
            "traveled",
            "business trip", "dienstreise", "geschäftsreise",
        ],
        "late meal": [
            "late dinner", "spätes essen", "spät gegessen", "ate late",
        ], "late caffeine": ["spätes koffein"],
        "sauna": ["saunagang"], "party": ["feier"], "jet lag": ["jetlag"], "vacation": ["urlaub", "holiday"],
        "alcohol-free day": [
            "kein alkohol", "keinen alkohol", "no drinks", "zero drinks", "zero alcohol", "alkoholfrei", "dry day",
            "alkoholfreier tag", "no alcohol",
        ], "late night": ["spät ins bett"],
        "massage": [], "physiotherapy": ["physio", "physical therapy", "physiotherapie", "krankengymnastik"],
        "cold shower": ["kalte dusche"], "ice bath": ["eisbad", "cold plunge", "ice plunge"],
        "night shift": ["nachtschicht", "late shift"],
        "home office": ["homeoffice"], "vaccination": ["impfung", "geimpft", "vaccine"],
    ]

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (name, words) in table {
            names[name] = name
            for word in words { names[word] = name }
        }
        return names
    }()
}
