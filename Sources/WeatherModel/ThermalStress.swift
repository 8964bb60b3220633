import Foundation

/// The strain of heat and cold on people who move. Temperatures in °C, humidity in percent, wind in km/h.
public enum ThermalStress {
    /// Heat index of the US National Weather Service (Rothfusz 1990, with its adjustments), for the shade and walking.
    public static func heatIndex(temperature: Double, humidity: Double) -> Double {
        let t = temperature * 1.8 + 32
        let r = humidity
        let simple = (0.5 * (t + 61 + 1.2 * (t - 68) + 0.094 * r) + t) / 2
        guard simple >= 80 else { return (simple - 32) / 1.8 }
        var index =
            -42.379 + 2.049_015_23 * t + 10.143_331_27 * r - 0.224_755_41 * t * r - 0.006_837_83 * t * t
            - 0.054_817_17 * r * r
        index += 0.001_228_74 * t * t * r + 0.000_852_82 * t * r * r - 0.000_001_99 * t * t * r * r
        if r < 13, (80...112).contains(t) {
            index -= (13 - r) / 4 * ((17 - abs(t - 95)) / 17).squareRoot()
        } else if r > 85, (80...87).contains(t) {
            index += (r - 85) / 10 * ((87 - t) / 5)
        }
        return (index - 32) / 1.8
    }

    /// Wind chill of Environment Canada and the NWS (2001); `nil` where it is not defined: above 10 °C or in calm air.
    public static func windChill(temperature: Double, wind: Double) -> Double? {
        guard temperature <= 10, wind > 4.8 else { return nil }
        let v = pow(wind, 0.16)
        return 13.12 + 0.6215 * temperature - 11.37 * v + 0.3965 * temperature * v
    }

    /// Wet-bulb temperature at usual pressure (Stull 2011).
    public static func wetBulb(temperature t: Double, humidity r: Double) -> Double {
        t * atan(0.151977 * (r + 8.313659).squareRoot()) + atan(t + r) - atan(r - 1.676331)
            + 0.00391838 * r * r.squareRoot() * atan(0.023101 * r) - 4.686035
    }

    /// Estimate of the wet-bulb globe temperature. In the sun that of the Australian Bureau of Meteorology, which assumes
    /// strong sun and little wind and errs high; in the shade 0.7 of the wet bulb and 0.3 of the air.
    public static func wbgt(temperature t: Double, humidity r: Double, inSun: Bool, wetBulb: Double? = nil) -> Double {
        guard inSun else {
            return 0.7 * (wetBulb ?? self.wetBulb(temperature: t, humidity: r)) + 0.3 * t
        }
        let vapour = r / 100 * 6.105 * exp(17.27 * t / (237.7 + t))
        return 0.567 * t + 0.393 * vapour + 3.94
    }
}

extension WeatherPoint {
    /// Estimated wet-bulb globe temperature; `nil` without temperature and humidity. The sun counts from 300 W/m²; where the
    /// service tells no radiation, under a clear sky by day.
    public var wbgt: Double? {
        guard let temperature, let humidity else { return nil }
        let inSun = radiation.map { $0 >= 300 } ?? (isDay == true && condition?.isSunny == true)
        return ThermalStress.wbgt(temperature: temperature, humidity: humidity, inSun: inSun, wetBulb: wetBulb)
    }
}
