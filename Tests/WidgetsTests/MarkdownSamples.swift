/// Texts as models write them.
enum MarkdownSample {
    static let answer = """
        ## Your night

        You slept **7 h 05 m**, a little *less* than your usual `7 h 20 m`.
        It was ~~bad~~ good. See [the guide](https://example.org/sleep) or https://example.org.

        - Deep: 1 h 10 m
        - REM: 1 h 32 m
          - the longest since *Monday*
        - Awake: 14 m

        1. Go to bed at 22:45.

        2. No coffee after 14:00, because caffeine stays in the blood for many hours.

           A second paragraph of the item.

        3. Dim the lights.

        | Night | Asleep | Deep |
        |:------|-------:|-----:|
        | Mon   | 6h 50m | 61 m |
        | Tue   | 7h 05m | 70 m |

        > Sleep is the best meditation.
        > Said somebody.

        ```swift
        // how it is reckoned
        let debt = 480 - asleep

        print("debt: \\(debt)")
        ```

        ---

        - [x] walk
        - [ ] stretch

        Done.
        """
}
