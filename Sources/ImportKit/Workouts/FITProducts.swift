/// Names behind the numbers of makers and models in FIT files; the common ones.
package enum FITProducts {
    /// `makesWatches`: most of what it makes is worn on the wrist.
    package static let makers: [Int: (name: String, makesWatches: Bool)] = [
        1: ("Garmin", true), 2: ("Garmin", true), 6: ("SRM", false), 7: ("Quarq", false), 9: ("Saris", false),
        11: ("Tanita", false), 13: ("Garmin", true), 15: ("Garmin", true), 16: ("Timex", true), 19: ("Beurer", false),
        21: ("A&D", false), 23: ("Suunto", true), 32: ("Wahoo", false), 38: ("O-Synce", false), 40: ("Concept2", false),
        41: ("Shimano", false), 48: ("Pioneer", false), 52: ("Epson", true), 63: ("Specialized", false),
        68: ("CatEye", false), 69: ("Stages", false), 70: ("Sigma", false), 71: ("TomTom", true),
        73: ("Wattbike", false), 81: ("Bontrager", false), 83: ("Scosche", false), 86: ("Elite", false),
        89: ("Tacx", false), 95: ("Stryd", false), 107: ("Magene", false), 111: ("Technogym", false),
        112: ("Bryton", false), 115: ("iGPSPORT", false), 119: ("Orangetheory", false), 123: ("Polar", true),
        128: ("iFIT", false), 137: ("Bosch", false), 142: ("TAG Heuer", true), 144: ("Zwift", false),
        150: ("Myzone", false), 258: ("Lezyne", false), 260: ("Zwift", false), 263: ("Favero", false),
        265: ("Strava", false), 266: ("Precor", false), 267: ("Bryton", false), 268: ("SRAM", false),
        281: ("TrainerRoad", false), 282: ("The Sufferfest", false), 289: ("Hammerhead", false), 294: ("Coros", true),
        305: ("Whoop", true), 307: ("OneLap", false), 309: ("Form", false), 310: ("Decathlon", true),
        315: ("RGT Cycling", false), 326: ("Nike", false), 331: ("MyWhoosh", false),
    ]

    /// Parts of names of devices that are carried or stood on, not worn all day.
    package static let notWorn = ["edge", "elemnt", "index", "hrm", "karoo", "scale"]
    /// Parts of names of watches by makers of other things.
    package static let worn = ["watch", "rival", "fenix", "forerunner"]

    package static let garmin: [Int: String] = [
        717: "Forerunner 405", 782: "Forerunner 50", 988: "Forerunner 60", 1018: "Forerunner 310XT", 1036: "Edge 500",
        1124: "Forerunner 110", 1169: "Edge 800", 1325: "Edge 200", 1328: "Forerunner 910XT", 1345: "Forerunner 610",
        1436: "Forerunner 70", 1446: "Forerunner 310XT", 1482: "Forerunner 10", 1499: "Swim", 1551: "fēnix",
        1561: "Edge 510", 1567: "Edge 810", 1623: "Forerunner 620", 1632: "Forerunner 220", 1736: "Edge Touring",
        1743: "HRM-Tri", 1752: "HRM-Run", 1765: "Forerunner 920XT", 1836: "Edge 1000", 1837: "vívofit",
        1903: "Forerunner 15", 1907: "vívoactive", 1956: "vívosmart", 1967: "fēnix 2", 1988: "epix", 2050: "fēnix 3",
        2067: "Edge 520", 2147: "Edge 25", 2148: "Forerunner 25", 2150: "vívofit 2", 2153: "Forerunner 225",
        2156: "Forerunner 630", 2157: "Forerunner 230", 2158: "Forerunner 735XT", 2204: "Edge Explore 1000",
        2238: "Edge 20", 2271: "vívosmart HR", 2337: "vívoactive HR", 2347: "vívosmart HR+", 2348: "vívosmart HR",
        2368: "vívomove", 2406: "vívofit 3", 2413: "fēnix 3 HR", 2429: "Index scale", 2431: "Forerunner 235",
        2432: "fēnix Chronos", 2503: "Forerunner 35", 2530: "Edge 820", 2531: "Edge Explore 820", 2544: "fēnix 5S",
        2604: "fēnix 5X", 2622: "vívosmart 3", 2623: "vívosport", 2691: "Forerunner 935", 2697: "fēnix 5",
        2700: "vívoactive 3", 2713: "Edge 1030", 2772: "vívomove HR", 2859: "Descent Mk1", 2878: "vívofit 4",
        2886: "Forerunner 645", 2888: "Forerunner 645 Music", 2891: "Forerunner 30", 2900: "fēnix 5S Plus",
        2927: "vívosmart 4", 2988: "vívoactive 3 Music", 3011: "Edge Explore", 3066: "vívoactive 3 Music",
        3076: "Forerunner 245", 3077: "Forerunner 245 Music", 3110: "fēnix 5 Plus", 3111: "fēnix 5X Plus",
        3112: "Edge 520 Plus", 3113: "Forerunner 945", 3121: "Edge 530", 3122: "Edge 830", 3126: "Instinct",
        3224: "vívoactive 4S", 3225: "vívoactive 4", 3226: "Venu", 3246: "MARQ Driver", 3247: "MARQ Aviator",
        3248: "MARQ Captain", 3249: "MARQ Commander", 3250: "MARQ Expedition", 3251: "MARQ Athlete",
        3258: "Descent Mk2", 3282: "Forerunner 45", 3287: "fēnix 6S", 3288: "fēnix 6S", 3289: "fēnix 6",
        3290: "fēnix 6", 3291: "fēnix 6X", 3299: "HRM-Dual", 3300: "HRM-Pro", 3405: "Swim 2", 3461: "Index S2 scale",
        3466: "Instinct Solar", 3558: "Edge 130 Plus", 3570: "Edge 1030 Plus", 3589: "Forerunner 745",
        3596: "Venu Sq Music", 3600: "Venu Sq", 3615: "Lily", 3638: "Enduro", 3652: "Forerunner 945 LTE",
        3703: "Venu 2", 3704: "Venu 2S", 3843: "Edge 1040", 3851: "Venu 2 Plus", 3869: "Forerunner 55",
        3888: "Instinct 2", 3889: "Instinct 2S", 3905: "fēnix 7S", 3906: "fēnix 7", 3907: "fēnix 7X",
        3943: "epix Gen 2", 3982: "vívomove Sport", 3983: "vívomove Trend", 3990: "Forerunner 255 Music",
        3991: "Forerunner 255S Music", 3992: "Forerunner 255", 3993: "Forerunner 255S", 4024: "Forerunner 955",
        4061: "Edge 540", 4062: "Edge 840", 4063: "vívosmart 5", 4105: "MARQ Gen 2", 4115: "Venu Sq 2",
        4116: "Venu Sq 2 Music", 4130: "HRM-Pro Plus", 4135: "tactix 7", 4155: "Instinct Crossover",
        4169: "Edge Explore 2", 4257: "Forerunner 265", 4258: "Forerunner 265S", 4260: "Venu 3", 4261: "Venu 3S",
        4312: "epix Pro", 4313: "epix Pro", 4314: "epix Pro", 4315: "Forerunner 965", 4341: "Enduro 2",
        4374: "fēnix 7S Pro", 4375: "fēnix 7 Pro", 4376: "fēnix 7X Pro", 4380: "Lily 2", 4394: "Instinct 2X",
        4426: "vívoactive 5", 4432: "Forerunner 165", 4433: "Forerunner 165 Music", 4440: "Edge 1050",
        4446: "HRM-Fit", 4532: "fēnix 8 Solar", 4533: "fēnix 8 Solar", 4534: "fēnix 8", 4536: "fēnix 8",
        4575: "Enduro 3", 4583: "Instinct E", 4584: "Instinct E", 4585: "Instinct 3 Solar", 4586: "Instinct 3",
        4587: "Instinct 3", 4606: "HRM 200", 4625: "vívoactive 6", 4666: "fēnix E", 4759: "Instinct 3 Solar",
    ]
}
