extension LexiconTable {
    /// `part: phrases`. Words of a phrase are written as the tokenizer folds them.
    package static let english = """
        n: dear, kindly, good morning, good evening, good day, good afternoon, hello there, hi there, from me, you have from me, get through, got through, pile up, piled up, catch, caught, break it down, break that down, split it, split that, stand at, stood at, the figure for, between you and me, between us, just between us, i reckon, i bet, i think, any chance you could tell me, any chance of, any chance, dig out, could you dig out, can you dig out, for my insurance, for my insurer, for my physio, for my trainer, my physio wants to know, my physio asked, how is it looking, looking like, treating me, been treating me, for a bet, for the record, go on, come on, calendar, window, we, them, were they, are they, is it true that, is it true, true, present, lasted, kept up, began, moving around, yo, want to see, i want to see, see, set to, was that, was it, is that, please, can you tell me, could you tell me, can you give me, tell me, give me, let me know, i want to know, i would like to know, id like to know, id like to see, i wonder, i was wondering, wondering, do you know, so, actually, ok, okay, hey, hi, hello, coach, just, like, well, um, uh, er, basically, quickly, lol, btw, thanks, thank you, for real, like for real, really, i mean, i want, i need, find, get me, look up, check, compute, calculate, work out, say, exactly, overall figure, the thing where you count, is there, are there, was there, were there, there, then, right, maybe, anyway, now tell me, plz, pls, hm, hmm, oh, curious, remind me, figure out, i guess, kinda, meet, met, either, completely, entirely, u, can u, could u, can u tell me, could u tell me, or nah, or nope, or not, or naw, or what, these old legs, my old legs, these legs, my legs, this old body, old me, had to get by on, have had to get by on, had to make do with, get by on, got by on, make do with, made do with, end up with, wind up with, wound up with, collect, collected, gathered, gather, amassed, amass, notched up, notch up, chalked up, banked, earned, earn, pulled off, knocked out, squeezed in, squeeze in, fit in, fitted in, do you know my, fell to, dropped to, sank to, went down to, came down to, rose to, climbed to, went up to, of it, on it, i have been, has it been, its been, it has been, on those, for those, in those, at those, please to say me, to say me, lay, lain, built up, build up, out of interest
        art: the, all, all of, everything, my, a, an, our, me, i, ive, im, id, it, its, mine, own, some, that i, which i, i have, i had, for me, of mine, personal
        n: the whole of, ones, one of, did, do, does, was, were, is, are, have, has, had, be, been, am, got, get, getting, gotten, done, being, take, took, taken, make, made, reach, reached, hit, recorded, log, logged, had in, managed, manage, come to, came to, rack up, racked up, go, went, gone, going, clock up, clocked, look, looks, spend, spent, spending, feel, felt, put in, cover, covered, complete, completed, achieve, achieved, get in, got in, measured, happen, happened, whats, wheres, done in, scored, score, level, levels, figure, figures, value, reading, readings, data, stats, amount, intake, intakes, just the number, number please, the number, seriously, rn, fr, ngl, lmao, tbh, pls, for me please, be honest, to be honest, im scared, i mean it, sorry, you, that i see, i have done, in my records, on file, myself, of mine, scores, score of, rating, ratings, rate, rated, got to, getting to, get to, end up, ended up, turn out, work out to, come out at, come out, came out at, roughly, about, approximately, honestly, yo, dude, man, mate, bro, buddy, listen, quick question, quick one, question, one question, so tell me, im curious, i was curious, could you, can you, would you, will you tell me, please tell me, do me a favour, let me see, lets see, i want to find out, id love to know, im interested in, i am interested in, interested in, give me a, give me the, give, tell, what have you got on, what do you have on, have you got, you have, do you have, do you see, you see, you can see, see if, whether, if you can, if possible, if you know, by any chance, also, too, as for, regarding, concerning, with regard to, in terms of, terms of, when it comes to, for the record, worth of, precise, precisely speaking, my own, own, number of minutes i spent, logged entries, entries of, entry, entries, record of, records of, in my data, ever so, put, me and, was there any, were there any, see me, had me, have me, practised, practiced, go for, went for, go out for, went out for, do a, did a, exactly how, just how, really how, actually how, tell me about, about my, details on, details of, breakdown of, overview of, numbers for, numbers on, numbers, numbers of, score for, readings for, measurement, measurements, measured at, recorded at, kind of, sort of, somehow, whatsoever, in there, in it, all those, those, these, that, this one, of these, of them, of those, as such, out in, like this, like that, to me, like you to, you to, to find, that of, as a, as an, in the log, there in, myself on, for it, that i did, i did, when i did it, i was, i am, i get, i got, that i got, that i was, or so, whens, when s, ya, gonna, please, instead, after all, in my case, in general terms
        yn: even once, at least once, a single time, any, at all, on any day, any day, any night, on any night, at any time, yes or no
        s n: values, values of, values for, values are there, recorded values, values do i have, n of, number of values, number of recorded values, number of readings, number of records, number of measurements, number of entries, number of data points, data points, records, readings of, a value for, a value of, any value for, values recorded, have a value for, do i have a value for, recorded values of, measurements of, how many measurements, how many readings, how many data points, days have i logged my, have i logged my, days have i logged, times have i logged, days did i log my, days did i log, days did i record my, days have i recorded my, days have i tracked my, nights of data, days of data, days with data, nights with data, nights of records, days of records
        ask many: count of, how many, number of, the number of, count of, total number of, count, counts, quantity of, the count of, how many of, how many of my, amount of, total count of, tally of, number, what number of, the number, by how many
        ask often: how often, how many times, how frequently, times, how many occasions, on how many occasions, how regularly, on how many separate occasions, how many separate times, how many time, how many times in total, how often in total
        ask much: how much, what amount of, how much of, how much was, how much is, by how much, and by how much, how big, how large, how big is, how little, what total, how strongly, how closely, how tightly, how well
        ask long: how long, what length of time, for how long, how long in total, how much time, how much time in total, how long altogether, how short
        ask far: how far, how close, how near, what distance, how far in total, what mileage, how far away, how far off
        ask fast: how fast, how quick, how quickly, how slow, what speed, at what speed, what pace
        ask when: how late, how early, when, at what time, when exactly
        ask clock: what time, at what time, what time of day, at what time of day, which time of day, at which time of day, around what time, what clock time
        ask which: which, what, which one, which ones, which one was it, which ones were they
        ask show: show me, show, can you show me, could you show me, list me, show me the, lemme see, let me see, display, print, bring up, pull up, give me a list of, plot, chart, graph
        ask how: what is, how, how was, how is, how were, how are, how has, hows, how about, what was, how would you say, how did
        ask high: how high, how low, how heavy, how good, how bad, how hard, how strong
        p in: from the start to the end of, from start to finish of, back in, in, during, within, throughout, over the course of, in the course of, across, all through
        p on: on, upon, as at, as it stood on, as it was on
        p at: at, as it stood at, as it was at, as they stood at, as it stands at
        p of: of
        p for: for, going by, judging by, based on, according to, as measured by, measured by, looking at
        p from: from
        p to: to, till, til, through, thru, -
        p until: until, up to, up until, by, till, til, through to, before and including, up through
        p since: since i got back from, since i came back from, since i returned from, since coming back from, since getting back from, since returning from, since, starting, from then, beginning with, starting from, ever since, since the start of, as from, counting from, beginning on
        p before: before, prior to, preceding, ahead of, earlier than, leading up to, in the run up to, running up to, the run up to, before i left, before i went away, before i set off, before leaving, before departure, leading up to it, leading up to that, in the lead up to, before it
        p after: after i got back from, after i came back from, after i returned from, after coming back from, after getting back from, after returning from, preceded by, after, following, later than, following on from, in the wake of, past, on the day after, after i got back, after i came back, after i returned, afterwards, afterward
        p between: between
        p with: tagged, tagged with, tagged as, marked as, marked with, with, including, having, having had, involving, featuring, containing, that had, that have, which had, that include, with a, with at least one, having at least one, days i did, days i had, on days i did, on days i had, on days when i did, on days when i had, on the days i did, on the days i had, days when i did, days when i had, nights i had, on nights i had, on days where i did, on days where i had, days where i did, days where i had, on days that i did, days that i did, on days featuring
        p without: without touching, without touching a drop of, touching no, without a drop of, without so much as a drop of, did i skip, i skipped, skipped, skip, without any, without a, without doing any, without, with no, free of, no, zero, not any, never any, not a, not one, without even one, sans, not doing any, having no, have no, with none, without any kind of, and no, minus any, staying off, stay off, stayed off, laying off, lay off, laid off, keeping off, keep off, kept off, abstaining from, abstained from, going without, gone without, went without, none, after none
        p over: over
        p per: per, a, each, every, /
        p when: when, if, where, whenever, that, which, on which, in which, who, while, whereby, on days when, on nights when, on nights where, on days where, on days on which, days when, days where, days on which, nights when, nights where, nights in which, on days that, on the days when, on the days, in nights when, in cases where, provided, as long as, given that, every time, each time, any time, on mornings when, whose, where i, where my, when my, when i, if i, while i, on days i, on nights i, on days my, on nights my, on which i, in which i, in which my, during which, for which
        p as: as
        and: and, &, as well as, together with
        plus: plus, added to, on top of
        and: what about, how about, and what about, same for, the same for, and the same for, and how about, what of, +
        restrict: only counting, counting only, but only counting, but counting only, and only counting, only count, but only count, counting just, only, just on, only on
        or: or
        not: not, instead of, rather than, in place of, didnt, dont, wasnt, isnt, havent, hasnt, without having, did not, do not, was not, failed to, fail to, doesnt, werent, no longer, never, not once, didnt ever, did not ever, have not, had not, hadnt, couldnt, wont, without ever, i didnt, i dont, arent, cannot, cant, miss, missing, didnt manage, did not manage, didnt hit, didnt reach, fall short of, fell short of
        but: but, yet, and yet, but still, yet still, though, although
        except: except, except for, excluding, not counting, leaving out, everything but, all but, apart from, other than, without counting, not including, leave out, if you leave out, if i leave out, leaving aside, ignoring, disregarding, minus the, without the, bar, save for, other than the, but not the, but not, exclude, skipping, omit, omitting, besides
        s mean: average, averages, averaged, mean, avg, on average, typical, typically, usually, usual, in general, normally, generally, as a rule, averaging, means, averages of, mean of, arithmetic mean, averaged out, on an average, in the mean, mean value, average value, average amount, typical amount, usual amount, circular mean, circular average, avg of, aver, norm for me, tend to, tends to, ordinarily, last on average, on an average day, on an average night, on a typical day, on a typical night, on a normal day, on a normal night, in an average night, an average night, an average day, a typical day, a typical night
        s median: median, middle value, the median, typical middle, middle number, 50th percentile value
        s sum: all told, added up, summed up, accumulated, all in all, all in, total, in total, altogether, sum, sum of, overall, all together, combined, all in all, totalled, totaled, cumulative, summed, grand total, sums, totals, total of, totalling, in all, overall total, accumulated total, add up to, adds up to, added together, together, all up, aggregate, tally, total amount, total amount of, cumulated, tot up, totting up, add up, adding up, sum up, total up, count up, when added up
        s range: range, range of, the range of, ranges, range between highest and lowest, total range, full range, min to max range, high low range, high to low range
        s sd: standard deviation, sd, std dev, stddev, circular standard deviation, standard deviation of, spread, std, variability, how much does it vary, sd of, stdev, sigma, vary, varies, variability of, variation, how variable, how much variation, fluctuation, fluctuate, how spread out, how consistent, how irregular, how regular, how steady, circular sd, circular standard deviation of, dispersion, scatter
        s iqr: interquartile range, iqr, inter quartile range, middle half
        s cv: coefficient of variation, cv, cv of, variation coefficient, coefficient of variation of, relative variation
        s max: how high did, how high has, how high does, how high have, maximum, max, peak, record, personal best, pb, all time high, all time best, highest ever, max of, maximum of all, maxima, peak value, highest value, all time record, record high, top value, at most in a day, maximally
        s min: how low did, how low has, how low does, how low have, minimum, min, all time low, min of, lowest value, record low, minima, minimally
        s last: most recent, last recorded, current, currently, last known, newest, right now, last time, the last time, latest, last value, latest value, most recently, last measured, the last one, current value
        s first: first recorded, earliest recorded, first time, the first time, very first time, the very first time, for the first time, first value, first ever
        s share: % of, on what percentage of, on what percent of, percentage of, what percentage of, what percent of, what share of, what fraction of, share of, fraction of, proportion of, what proportion of, percent of, on what share of, what part of, what proportion, what percentage, what percent, what fraction, in what percentage of, share, percentage, fraction, proportion, portion of, what portion of, what slice of, slice of
        s trend: trend, trending, trend of, slope, trends, slope of, trend in, the trend in, trend line, trend for, long term trend, direction, develop, developing, developed, evolve, evolved, evolving, creeping, moving, drift, drifting, up or down, going up or down, rising or falling, falling or rising, losing or gaining, gaining or losing, drop or climb, increasing or decreasing, creeping up or down, getting better or worse, better or worse, improving or declining, going down or up, down or up, dropping or rising, up down or flat, changing, going anywhere
        s change: change, changed, change in, difference in time, difference between first and last, last minus first, difference between last and first, changed since, how much has it changed, change of, net change, shift, shifted, differ from start, last minus first value, last value minus first value, moved
        s streak: in a row, streak, consecutive, running streak, row, back to back, consecutively, straight, running without a break, on the trot, days running, days in succession, nights in a row, in succession, unbroken, uninterrupted, without missing a day, without a break, run of days, run of, days straight, consecutive nights, row of days, series of days, series of, series, nights running, stretch of, spell of, string of, chain of, sequence of, stretch, spell, at a stretch, on end, on the bounce
        s streakLongest: max run of consecutive, maximal number of consecutive, max run of, maximum number of consecutive, longest streak, longest run of, longest row, longest row of, most days in a row, longest streak of, best streak, longest stretch of, longest series, max streak, longest stretch, longest consecutive run of, record streak, longest chain of, longest run, longest unbroken run of, longest run of consecutive days, longest run of days, longest uninterrupted, longest row of days, best run of, best run, record run of, record run, longest ever streak, maximum streak, longest period of days, how many days in a row at most, longest time in a row, longest sequence of, longest sequence, biggest streak
        s streakCurrent: current streak, streak right now, running streak now, current run of, current streak of, ongoing streak, present streak, active streak, present series of, present series, running series, running series of, series at the moment, still going streak, streak im on, streak am i on, streak i am on, run im on, my streak now, how long has my streak been, the one thats running, the one that is running, the one running, still running, running right now, running at the moment, going right now, going on right now, one im on, the one im on, one i am on, the one i am on
        s list: each one, one by one, one after another, one after the other, day by day, for each day, for each night, each day individually, each night, each day, single days, individually, daily values, every single value, every value, each value, list of, listing, itemised, itemized, spelled out, day for day, one for each day, individual values, dates of, all dates, list every, list all, show every, show all, list each, for each of, all the days, all days, all nights, all the nights, on each day of, on every day of, for each day of, for every day of, each day of, on each night of, for each night of, on each day, on each of those days, on each of the days, for each of the days, list my, list all my, list the, list me my, list, day after day, night after night
        s difference: difference, difference in, difference between, differ, gap, gap between, what is the gap, how different is, how different are, how different, look different, looks different, different, differs, how big is the gap, how big is the difference, difference of, how far apart, difference in mean, difference in average
        s correlation: correlation, correlation of, correlation between, correlate, correlated, related to, relationship between, relation between, connection between, associated, linked, correlates, correlation with, correlation coefficient, correlation coefficient of, pearson r, pearson, r, r of, r between, move together, moves together, go together, goes together, go with, go along with, goes with, goes along with, is there a link between, link between, is there a connection between, is there a relationship between, is there a correlation between, association between, connected, connected to, connected with, relate to, relates to, relate, depend on, depends on, play together, relationship of, relationship with, statistically related, tied to, related, correlating, interrelated, in relation
        s rolling: rolling, moving, running, rolling mean, rolling average, moving average, moving mean, trailing, running average, running mean
        s percentile: percentile, th percentile
        cur: now, to date, right now, at the moment, currently, current, the current one, so far, ongoing, atm, rn, at this moment, presently, these days, as things stand, as it stands, today still, still, still going, until further notice, up to this point, thus far, to this point, yet, already
        sup+: at its highest, at its peak, at their highest, at its maximum, most, highest, maximum, biggest, greatest, largest, top, max, peak, highest ever, the single biggest, maximal, the most, top scoring, record breaking, record, all time highest, all time high, most of all, highest single, biggest single, largest single
        sup-: at its lowest, at their lowest, at its minimum, least, lowest, fewest, smallest, minimum, min, littlest, lowest ever, the least, minimal, the fewest, all time lowest, weakest, least of all, bottom, lowest single, smallest single
        sup+ long: longest, lengthiest
        sup- long: shortest
        sup+ far: farthest, furthest
        sup+ fast: fastest, quickest
        sup- fast: slowest
        sup+ late: latest
        sup- late: earliest
        sup+ hard: hardest, toughest, most intense, most strenuous, most demanding, most exhausting, most gruelling
        sup- hard: easiest
        sup+ heavy: heaviest, the heaviest, at my heaviest, heaviest i was
        sup- heavy: lightest, at my lightest, lightest i was
        sup+ good: best, finest, greatest ever
        sup- good: worst, poorest, crappiest, lousiest, at worst, at its worst, at my worst, at their worst, at the worst
        sup+ good: at best, at its best, at my best, at their best
        fromlast 2: second to last, second last, next to last, last but one, penultimate, second most recent
        fromlast 3: third to last, last but two, third most recent
        sup last: last, most recent, previous, the most recent, newest, final, the last, most recently
        sup first: first, very first
        cmp+: more, higher, greater, bigger, up, larger, a bigger, a higher, greater than usual, above that of, up on, ahead, more or less, more or fewer, higher or lower, ahead or behind, more in total, a lot more, much more, a lot higher, even more, way more, any more
        cmp-: less, lower, fewer, smaller, down, a lower, down on, behind, a smaller, a lot less, much less, a lot lower, even less, way less, any less
        cmp+ often: more often, more frequently, more regularly
        cmp- often: less often, less frequently, less regularly, more rarely
        cmp+ long: stay longer, stayed longer, lie longer, lay longer, longer, for longer, longer on average, longer or shorter, much longer, a lot longer
        cmp- long: stay shorter, stayed shorter, shorter, much shorter, a lot shorter
        cmp+ far: further, farther
        cmp+ fast: faster, quicker
        cmp- fast: slower
        cmp+ late: later, later or earlier, earlier or later, much later, a lot later
        cmp- late: earlier, sooner
        cmp+ hard: harder
        cmp+ good: better, better off, improve, better quality, better or worse, much better, a lot better
        cmp- good: worse, much worse, a lot worse
        cmp+ heavy: heavier
        cmp- heavy: lighter
        than: than
        vs: versus, vs, compared with, compared to, as compared to, against, in comparison with, in comparison to, relative to, as opposed to, set against, compared against, and then compared with, compare with, compare to, compares to, compares with, against those, versus those, vs those, compared to those, compared with those, in contrast to, measured against, next to, up against, as against, in relation to, vs that of, versus that of, held against, v, unlike
        compare: compare, comparison of, comparison, contrast, compared, compare my, compare the, comparing, how do they compare, how does it compare, how does that compare, how does this compare, comparison between, differ between
        rise+: drifting upwards, drifting upward, creeping upwards, creeping upward, edging upwards, edging upward, sloping upwards, sloping up, going up, increasing, rising, upward trend, on the rise, go up, climbing up, gaining, trending up, an upward trend, going upwards, trending upward, trending upwards, getting higher, getting bigger, getting longer, on an upward trend, heading up, ticking up, climbing lately, rise, increase, go upward, upward, up over time, creeping up, edging up, drifting up, increases, grow, growing
        rise-: drifting downwards, drifting downward, creeping downwards, creeping downward, edging downwards, edging downward, sloping downwards, sloping down, going down, decreasing, falling, declining, dropping, downward trend, go down, shrinking, trending down, a downward trend, going downwards, trending downward, trending downwards, getting lower, getting smaller, getting shorter, on a downward trend, heading down, ticking down, fall, decrease, decline, coming down, drop, dropping off, down over time, creeping down, edging down, drifting down, negative, losing, lose
        risen+: did i gain, did i put on, have i gained, have i put on, gone up, increased, risen, grown, went up, gained, gain, put on, has grown, went up by, gone up by, increased by
        risen-: fell, did i lose, have i lost, did i drop, gone down, decreased, fallen, declined, dropped, went down, lost, shed, came down, come down, has fallen, fell off, reduced, went down by, gone down by, dropped by, cut down
        sg >=: at or after, on or after, atleast, at least, minimum of, no less than, not less than, >=, a minimum of, no fewer than, not fewer than, at minimum, at the very least, no lower than, from at least, minimum, as many as, as much as, of at least, with at least, not under, not below, hit at least, a good, at or above, at or over, at or more than, at or higher than, at or greater than, at or upwards of, at or in excess of, or at least
        sg >: more than, over, above, exceeding, greater than, higher than, longer than, further than, farther than, beyond, >, exceed, exceeded, bigger than, later than, heavier than, upwards of, in excess of, older than, better than, topped, surpassed, beyond the, any more than, over and above, upward of, north of, faster than minus, surpassing, higher than that, more than just, clear of, topping, went past, going past, crossed, crossing, breaking, broke, more then, longer then, higher then, over than, went above, go above, went over, go over, got above, rose above, climbed above, got over, go beyond, went beyond, came in above, exceeds, topped out above, going over, stayed above, stay above, stays above, was above, were above
        sg <: less than, under, below, fewer than, lower than, shorter than, <, earlier than, smaller than, lighter than, short of, sub, beneath, any less than, no more than just, fewer than just, shy of, not even, not as much as, below that, south of, less than just, lower than that, less then, lower then, fewer then, shorter then, went below, go below, went under, fell below, fall below, dropped below, drop below, fell under, got under, falls below, falling below, came in under, went lower than, stayed under, stay under, stayed below, stay below, stays below, stays under, get under
        sg <=: at or before, on or before, at most, no more than, not more than, maximum of, <=, up to, a maximum of, no later than, no greater than, not over, not above, no higher than, at the most, maximum, get down to, down to, got down to, drop to, dropped to, at or below, at or under, at or less than, at or lower than, at or fewer than
        sg ==: exactly, precisely, =, equal to, ==, equalling, equal, of exactly, at exactly, right at, just
        post >=: or more, and more, or above, or over, and above, and over, or higher, +, plus, or longer, or better, minimum, at least, or later, or greater, or beyond, upwards, and upwards, and up, at a minimum, or above that, or further, and longer, and later, onwards, or past that, or bigger, or heavier, or older, or harder
        post <=: or less, or fewer, or below, and below, or under, or lower, at most, max, or shorter, or earlier, or smaller, and less, tops, at the most, or slower, or earlier than that, or lighter, maximum, and under
        per day: in a day, in one day, in a single day, on a single day, on one day, daily, a day, per day, each day, every day, day by day, by day, per recorded day, on a daily basis, for a day, for every day, a single day, per calendar day, over a day, on average per day, in the course of a day, during a day, for one day
        per night: in a night, in one night, in a single night, per night, a night, each night, nightly, every night, by night, for a night, for every night, over a night, during a night
        rate week: weekly rate of, a week, per week, in a week, in one week, every week on average, weekly rate, a week on average, weekly average of, per 7 days, for a week
        rate month: monthly rate of, a month, per month, in a month, in one month, monthly rate, a month on average, per 30 days average
        per week: taking weeks, per calendar week, weekly, each week, every week, for a week each, of each week, in each week, in every week, on a weekly basis, weekly values, weekly figures
        by week: by weeks, by calendar week, week by week, by week, for every week, for each week, broken down by week, split by week, grouped by week, weekwise, into weeks, in weekly chunks, into weekly figures, in weekly steps, as weekly figures, as weekly values, as weekly averages, as weekly totals, as weeks, week after week
        per month: per calendar month, monthly, each month, every month, month on month, of each month, in each month, in every month, on a monthly basis
        by month: by calendar month, month by month, by month, for every month, for each month, broken down by month, split by month, grouped by month, for each calendar month, month wise, monthwise, into months, in monthly chunks, into monthly figures, into single months, in monthly steps, as monthly figures, as monthly values, as monthly averages, as monthly totals, as months, month after month
        per quarter: quarterly, per quarter, each quarter, every quarter, in each quarter
        by quarter: by quarter, broken down by quarter, split by quarter, for each quarter, as quarterly figures, as quarterly values
        per year: yearly, annually, per year, a year, each year, every year, in each year
        by year: by year, broken down by year, split by year, for each year, year by year, for every year, into years, year after year
        per weekday: per weekday, per day of the week, each weekday, each day of the week, on each weekday, each day of week, mean for every weekday, for the days of the week, depending on the weekday, depending on the day of the week, weekday by weekday, day of the week by day of the week
        by weekday: by weekday, by day of the week, for each weekday, by day of week, for each day of the week, for every weekday, broken down by weekday, split by weekday, for every day of the week, broken down by day of the week, split by day of the week, by the day of the week
        per type: per type, per sport, of each kind, of each type, per type of workout, per kind, per kind of workout, per workout type, each sport, per activity
        by type: by type, by sport, by kind, by activity, for each type, for each sport, by workout type, for each kind, for each kind of workout, by kind of workout, by type of workout, broken down by sport, split by sport, broken down by type, split by type, for every sport, for every kind, by each sport, for each activity, for each workout type
        unit weekday: weekday, day of the week, day of week, weekday on which, day of week on which, day of the week on which
        unit type: what sport, which sport, which sports, kind of workout, type of workout, workout type, sport, kind of sport, type of exercise, activity type, what sport, which sport, kind, type, sort of workout, sort of exercise, sorts of workout, kinds of workout, types of workout, discipline
        d day: whole day, whole days, entire day, entire days, full day, full days, the day, day, days, calendar days, d, different days, separate days, distinct days, individual days, day stretch, day spell
        d night: the night, night, nights, nite, nites
        d morning: morning, mornings
        d evening: evening, evenings
        d week: full weeks only, whole weeks only, only full weeks, only complete weeks, only whole weeks, drop the partial weeks, drop partial weeks, no partial weeks, without partial weeks, excluding partial weeks, partial weeks excluded, partial weeks left out, week, weeks, calendar week, iso week, full week, full weeks
        d month: month, months, full month, full months
        d quarter: quarter, quarters
        d year: year, years
        d weekend: weekend, weekends
        rel last: last, past, previous, prior, preceding, most recent, latest, just gone, that just ended
        rel this: this, current, the current, the running
        rel next: next, coming, upcoming, following
        rel weekBefore: the week before, week before, the week before that, the preceding week, preceding week, the previous week, previous week, the week before it, the prior week
        rel monthBefore: the month before, month before, the month before that, the preceding month, preceding month, the previous month, previous month, the month before it, the prior month
        rel yearBefore: the year before, year before, the year before that, the preceding year, the year before it
        rel dayBefore: the day before, the night before, day before, night before, the day before that, the day previous, beforehand
        rel before: the one before, the period before, before that, the previous one, the one before that, the previous period, the one preceding it, the one preceding, the period before that, the same length before, the time before, the season before, the summer before, the winter before, previous, prior, preceding
        rel weekendBefore: the weekend before, weekend before, the weekend before that, the weekend prior
        rel quarterBefore: the quarter before, quarter before, the quarter before that
        rel weekAgo: the same day last week, same day last week, the same day a week ago, same day a week ago, the same weekday last week, the same day a week earlier, the same day the week before, the same days last week, same days last week, the same days in the previous week, the same days of the previous week, the same days of last week, the same days the week before, the same days a week ago, the same days a week earlier, the same days in the week before, the same point last week, same point last week, the same point in the previous week, the same point of the previous week, the same point of last week, the same point the week before, the same point a week ago, the same point a week earlier, the same point in the week before, the same time last week, same time last week, the same time in the previous week, the same time of the previous week, the same time of last week, the same time the week before, the same time a week ago, the same time a week earlier, the same time in the week before, the same period last week, same period last week, the same period in the previous week, the same period of the previous week, the same period of last week, the same period the week before, the same period a week ago, the same period a week earlier, the same period in the week before, the same stretch last week, same stretch last week, the same stretch in the previous week, the same stretch of the previous week, the same stretch of last week, the same stretch the week before, the same stretch a week ago, the same stretch a week earlier, the same stretch in the week before, last week at this point, last week at the same point, last week to the same day, last week up to the same day, this point last week, at this point last week, this time last week, at this time last week, at the same point last week, at the same time last week, in the same period last week
        rel monthAgo: the same days last month, same days last month, the same days in the previous month, the same days of the previous month, the same days of last month, the same days the month before, the same days a month ago, the same days a month earlier, the same days in the month before, the same point last month, same point last month, the same point in the previous month, the same point of the previous month, the same point of last month, the same point the month before, the same point a month ago, the same point a month earlier, the same point in the month before, the same time last month, same time last month, the same time in the previous month, the same time of the previous month, the same time of last month, the same time the month before, the same time a month ago, the same time a month earlier, the same time in the month before, the same period last month, same period last month, the same period in the previous month, the same period of the previous month, the same period of last month, the same period the month before, the same period a month ago, the same period a month earlier, the same period in the month before, the same stretch last month, same stretch last month, the same stretch in the previous month, the same stretch of the previous month, the same stretch of last month, the same stretch the month before, the same stretch a month ago, the same stretch a month earlier, the same stretch in the month before, last month at this point, last month at the same point, last month to the same day, last month up to the same day, this point last month, at this point last month, this time last month, at this time last month, at the same point last month, at the same time last month, in the same period last month
        rel yearAgo: a year ago, a year earlier, the year before that same time, one year ago, last year at the same time, the same month a year earlier, the same month last year, the same week last year, the same period last year, same month a year earlier, the same time last year, same time last year, the same month a year ago, same period last year, same week last year, same month last year, the same period a year ago, the same period a year before, a year before, year on year, same date last year, the same date last year, on this day a year ago, on the same day a year ago, same day last year, the same day last year, the same time a year ago, this time a year ago, the same date a year ago, the equivalent period last year, the year earlier, the same stretch last year, last years to the same date, last year to the same date, last year at this time, at this time last year, at the same time last year, same point last year, at this point last year, the same point last year, year over year, yoy, this time last year
        ago: ago, back, ago today, ago exactly, ago now
        d week: week commencing, week beginning, week starting, week starting on, week beginning on
        back quarter 2: the quarter before last, quarter before last
        day 0: today, so far today, today so far, this day, as of today, today already, on this day, this very day, todays, of today, for today, so far this day, the present day, by now
        day 1: yesterday, yesterdays, yday, yest, of yesterday, for yesterday, yester day
        day 2: day before yesterday, the day before yesterday, the day before that
        night 0: last night, last nights, tonight, this night, overnight, the past night, the night just gone, the last night, of last night, the night to today, overnight last night, the previous night, past night, this past night
        rel beforeLast: before last
        night 1: the night before last, night before last
        back week 2: the week before last, week before last, two calendar weeks back, two weeks back, two calendar weeks ago, the week before last week
        back month 2: the month before last, month before last, two months back, two calendar months ago, the month before last month
        back weekend 2: the weekend before last, weekend before last
        back year 2: the year before last, year before last
        tomorrow: tomorrow, tomorrows
        future: next week, next month, next year, the day after tomorrow, next weekend, tomorrow night
        all: ever, of all time, all time, on record, all records, all my records, in my life, since the beginning, so far ever, in all my data, overall ever, in all of my records, in my records, since i started recording, since records began, all data, across all records, of all my records, over all records, for all time, all my data, over all time, across all time, overall, in total ever, all records ever, in my entire history, in my whole history, all history, over the whole record, over the whole period, across the whole record, in all recorded time, in all these years, since day one, since the very beginning, everything you have, everything on record, all the data you have, all the data, my whole data, whole history, throughout my records, up to now ever, lifetime, of my life, to this day, of all
        weekend: weekend, weekends, over the weekend, during the weekend, at weekends, on weekends, on the weekend, weekend days, on weekend days, at the weekend days, weekend nights, on saturdays and sundays, sat and sun, saturday and sunday, saturdays and sundays, sat sun, on a weekend, at the weekend, over weekends, during weekends, weekend day, a weekend day, on weekend nights, weekend mornings, on weekend mornings, saturdays or sundays, weekend wake ups, saturday and sunday wake ups
        workday: mon - fri, monday - friday, mondays - fridays, mon to fri, mon through fri, mo to fr, weekday, working day, workday, weekdays, on weekdays, working days, on working days, workdays, on workdays, monday to friday, monday through friday, mondays to fridays, during the week, on work days, work days, week days, on week days, during the working week, monday friday, mondays fridays, mon fri, mon to friday, office days, on office days, a working day, a weekday, on a weekday, on a working day, weekday nights, on weeknights, weeknights, week nights, workweek, the workweek, during the workweek, school nights, on school nights, work nights, on work nights, a work night, on a work night, work night, school night, on a school night, business days, on business days, on weekday nights, weekday mornings, on weekday mornings, in the working week, in the week, non weekend days, working week, weekday wake ups, workday wake ups, work day wake ups, monday to friday wake ups
        wd 0: monday, mon
        wd 1: tuesday, tue, tues
        wd 2: wednesday, wed
        wd 3: thursday, thu, thurs
        wd 4: friday, fri
        wd 5: saturday, sat
        wd 6: sunday, sun
        wds 0: mondays, mons
        wds 1: tuesdays
        wds 2: wednesdays
        wds 3: thursdays
        wds 4: fridays
        wds 5: saturdays
        wds 6: sundays, suns, sun
        mon 1: january, jan, dry january
        mon 2: february, feb
        mon 3: march, mar
        mon 4: april, apr
        mon 5: may
        mon 6: june, jun
        mon 7: july, jul
        mon 8: august, aug
        mon 9: september, sept, sep
        mon 10: october, oct
        mon 11: november, nov
        mon 12: december, dec
        season 3: spring months, the spring months, spring, springtime
        season 6: summer months, the summer months, summer, summertime
        season 9: autumn months, the autumn months, autumn, fall
        season 12: winter months, the winter months, winter, wintertime
        quarter 1: q1, first quarter, 1st quarter
        quarter 2: q2, second quarter, 2nd quarter
        quarter 3: q3, third quarter, 3rd quarter
        quarter 4: q4, fourth quarter, 4th quarter
        half 1: first half, first half of, h1, the first half of, first six months, the first six months of, first six months of
        half 2: second half, second half of, h2, the second half of, second six months, last six months of
        edge start: start of, beginning of, the start of, the beginning of, beginning, the beginning, the start, start, the outset of, first day of, the first day of
        edge end: end of, the end of, the close of, last day of, the last day of
        edge early: early, early in, early on in, the early part of
        edge late: late, late in, the latter part of, the later part of, towards the end of, toward the end of
        edge middle: middle of, the middle of, mid
        feast christmasEve: christmas eve, xmas eve
        feast christmas: christmas, christmas day, xmas
        feast christmasDays: over christmas, over xmas, christmas holidays, over the christmas holidays, over christmas holidays, christmas days, over the christmas days, at christmas time, christmastime, at christmastime
        feast easterDays: over easter, easter weekend, over the easter weekend, easter holidays, over the easter holidays, over the easter days
        feast boxingDay: boxing day
        feast advent: advent, advent season
        feast newYearsEve: new years eve, new year eve, nye
        feast newYear: new years day, new year, new years
        feast memorialDay: memorial day
        feast halloween: halloween
        feast allSaints: all saints, all saints day
        feast goodFriday: good friday
        feast easterMonday: easter monday
        feast nikolaus: st nicholas day, saint nicholas day
        feast epiphany: epiphany
        feast ashWednesday: ash wednesday
        feast mayDay: may day
        feast valentine: valentines day, valentines
        feast independence: fourth of july, independence day, 4th of july
        feast whitsun: whitsun, whit sunday, pentecost
        feast easter: easter, easter sunday
        feast goodFriday: good friday
        feast easterMonday: easter monday
        feast ascension: ascension day
        feast whitMonday: whit monday, pentecost monday
        feast ashWednesday: ash wednesday
        feast mayDay: may day
        feast epiphany: epiphany
        feast allSaints: all saints day, all saints
        feast thanksgiving: thanksgiving, thanksgiving day
        feast laborDay: labor day, labour day
        tod <12:00: before noon, in the morning, mornings only, in the mornings, before lunch, before midday, in the a m, mornings
        tod >=12:00: in the afternoon, after noon, after midday, afternoon, after lunch, in the afternoons
        tod >=18:00: in the evening, evenings only, evening, evenings, in the evenings, after work, at night time
        tod <06:00: before dawn
        daypart 0 <12:00: this morning, as of this morning, earlier this morning
        daypart 0 >=12:00: this afternoon
        daypart 0 >=18:00: this evening
        daypart 1 >=18:00: last evening
        clock 12:00: noon, midday
        past 15: quarter past, a quarter past, quarter after
        past -15: quarter to, a quarter to, quarter before
        past 5: five past
        past 10: ten past
        past 20: twenty past
        past -5: five to
        past -10: ten to
        past -20: twenty to
        time: time, hours spent, time spent
        pair bp_systolic_mmhg bp_diastolic_mmhg: blood pressure, bp, blood pressures, blood pressure readings, blood pressure reading, bp reading, bp readings
        clock 00:00: midnight
        am: am, a m, oclock in the morning
        pm: pm, p m, oclock in the evening
        oclock: oclock
        half: and a half
        halfpast: half past
        measure 30 min: half an hour, half hour, a half hour
        measure 60 min: an hour, one hour
        measure 90 min: an hour and a half, one and a half hours
        measure 15 min: a quarter of an hour, quarter of an hour
        u min: minutes, minute, mins, min, mins of, minutes of
        u h: hours, hour, hrs, hr, h, hours of, hrs of, h of
        u s: seconds, secs
        u km: km, kilometers, kilometres, kilometer, kilometre, kms, k
        u mi: miles, mile, mi
        u m: meters, metres, meter, metre, m
        u yd: yards, yd, yard
        u ft: feet, ft, foot
        u kg: kg, kilos, kilo, kilograms, kgs
        u lb: pounds, lb, lbs, pound
        u g: grams, g, gram, grammes, grams of, g of
        u l: litres, liters, litre, liter, l, litres of, liters of, litre of
        u ml: ml, millilitres, milliliters, ml of, millilitres of
        u glasses: glasses, glass, glasses of, glass of, glassfuls, glassfuls of
        u fl oz: fl oz, fluid ounces, ounces, oz
        u kcal: kcal, kcals, kilocalories, kcals of, cals
        u bpm: bpm, beats, beats per minute, beats a minute, bpm of
        u ms: ms, milliseconds
        u %: %, percent, per cent, pct, % of days, pct of, as a percentage, in percent, as percent, in percentage, as a percent, in per cent
        u mg: mg, milligrams, mg of, milligrams of
        u drinks: drinks, drink, alcoholic drinks, drinks of alcohol, units, alcoholic beverages, a drink
        u km/h: km/h, kmh, kph, km h, km per hour, kms per hour, kilometres per hour, kilometers per hour, kilometres an hour, kilometers an hour, km an hour
        u mph: mph, miles per hour, miles an hour, mi/h, mi h, mi per hour
        u min/km: min per km, minutes per kilometre, minutes per kilometer, min/km, min km, mins per km, mins per k, minutes per k, minutes a k
        u min/mi: min per mile, minutes per mile, minutes per mi, min per mi, min mi, mins per mile
        q steps: paces, steps taken, steps walked, daily steps, daily step count, number of steps, amount of steps, step counts, footfalls
        q flights: flight, flights of stairs climbed, floors of stairs, staircases, stories climbed
        q distance_km: mileage on foot, distance walking and running, walked kilometres, km on foot, kilometres on foot, miles on foot, on foot distance, walking and running, walking and running together, foot distance, ground covered, ground, walking mileage
        q active_kcal: calories out, active burn of, calorie burn, active calorie burn, active calories burnt, move ring calories, move calorie, active cals, activity calories, exercise calories, calories burned off, active, active energy burnt, kcals burned, kcal of activity
        q calories: calories, cals, energy in kcal
        q basal_kcal: basal, resting, resting burn, burn at rest, calories at rest, energy at rest, resting calorie burn, base calories
        q exercise_min: minutes of activity, activity minutes, exercise mins, minutes exercised, minutes exercising, exercise min, brisk minutes, exercise ring minutes
        q daylight_min: sun, time outdoors, time in the sun, time outside in daylight, outdoor time, minutes outdoors, daylight exposure, time spent in daylight, minutes in daylight, in daylight
        q stand_hours: was i on my feet, am i on my feet, i was on my feet, hours on my feet, hours i stood, standing, stand ring hours
        q move_pct: percent of move goal, move goal attainment, move goal progress, move percentage, move percent, percent of my move ring, of my move goal, my move goal in percent, how full was my move ring, how full did my move ring get, how full my move ring was, how full my move ring got, how full is my move ring, how filled was my move ring, how much of my move ring, fill of my move ring
        q resting_hr_bpm: resting heartbeat, resting bpm, resting rate, heart rate when resting, resting heart rates, restinghr, resting puls, rest heart rate, resting pulse rate, my rhr, pulse of rest, heart rate of rest, heart at rest, pulse at rest, heart rate at rest, pulse when resting, pulse while resting
        q walking_hr_bpm: walking heart rate average, walk heart rate, heart rate when walking, pulse while walking, pulse when walking, heart rate walking
        q heart: heart rate, pulse, hr, heartrate, heart, heartbeat, bpm, puls
        q hrv_sdnn_ms: heartrate variability, hrvs, heart rate variation, heart rate var, hrv value, hrv reading, hrv readings, hrv figure
        q resp_rate_brpm: how fast was i breathing, how fast am i breathing, how fast did i breathe, how fast do i breathe, how quickly was i breathing, how quickly did i breathe, how slowly was i breathing, how many breaths a minute, how many breaths per minute, how many breaths, respirations per minute, respirations, breaths, breathing rate at night, breath rate, respiratory, breathing frequency, resp rate, breaths per min, breaths a min, how fast i breathe, breathe
        q spo2_pct: oxygen levels, o2, o2 level, blood o2, sats, oximetry, sp02, pulse ox
        q wrist_temp_dev_c: deviation of wrist temperature, wrist temperature deviation, temperature deviation, wrist temperature deviations, temp deviation, wrist temperatures, temperature of my wrist, night temperature, temperature at night, wrist temperature off, off my baseline was my wrist temperature, off baseline wrist temperature, temperature
        q vo2max: aerobic capacity, max oxygen uptake, vo2 max value, cardio fitness level, maximal oxygen uptake, v o2 max, fitness level, cardiorespiratory fitness
        q strength_volume_kg: weight lifted in a day, weight did i lift, weight do i lift, weight have i lifted, weight i lift, weight did i lift in a day, weight i lifted in a day, weight lifted in total, weight lifted in one day, weight lifted in a single day, kilos did i lift, kilos have i lifted, kg did i lift, kg lifted
        q weight_kg: my weights, all my weights, all weights, body weights, recorded weights, weights recorded, weights logged, logged weights, scale weight, weigh in, weigh ins, weighins, weighings, weight entry, weight entries, the scale, the scales, on the scales, on the scale
        q body_fat_pct: fat pct, percent body fat, fat percent, bf, bodyfat percentage, body fat share, fat share, body fat level
        q bp_systolic_mmhg: upper pressure reading, upper pressure, upper reading, upper figure, upper value, upper one, top figure, top value, top one, first number, top number of my blood pressure, upper blood pressure, top number, upper number, systolic value, systolic bp, upper value of my blood pressure, blood pressure top number
        q bp_diastolic_mmhg: lower pressure reading, lower pressure, lower reading, lower figure, lower value, lower one, bottom figure, bottom value, bottom one, second number, bottom number of my blood pressure, lower blood pressure, bottom number, lower number, diastolic value, diastolic bp, lower value of my blood pressure, blood pressure bottom number
        q glucose_mmol_l: sugar level, glucose level, glucose levels, sugar levels, bg
        q sleep_min: shut eye, shuteye, sleeping time, sleep amount, night sleep, nightly sleep, sleeps, kip, slumber, sleep total, night of sleep, nights of sleep, hours slept, my nights sleep, rest at night
        v sleep_min: snooze, snoozed, get sleep, got sleep, kip, zonk out, was i asleep, slept for, sleep for, fast asleep, slep, how was my night, how was the night, how was last nights sleep, how was my sleep
        q sleep_total_min: sleep incl naps, total sleep naps included, sleep plus naps, sleep with naps included, sleep naps and all, sleep counting naps, all sleep, sleep and naps, total sleep including daytime naps
        q in_bed_min: stay in bed, stayed in bed, staying in bed, bed, bed hours, lying in bed, time spent in bed, time lying in bed, minutes spent in bed, hours spent in bed, time between going to bed and waking up, time between going to bed and getting up, time from going to bed to getting up, time from bedtime to wake up
        q awake_min: awake in bed, lie awake in bed, lay awake in bed, lying awake in bed, awake after falling asleep, awake in bed after falling asleep, wake after sleep onset, waso, lying awake, awake time at night, time lying awake, minutes lying awake, time i lay awake, lie awake, lay awake, wakeful, waking minutes at night, awake minutes, restless time, up in the night, up at night
        q latency_min: lie in bed before i fall asleep, in bed before i fall asleep, in bed before falling asleep, in bed until i fall asleep, how long it takes me to fall asleep, how long i take to fall asleep, time it takes me to fall asleep, the time it takes me to fall asleep, how long i need to fall asleep, fall asleep, to drop off, time it takes to fall asleep, take to fall asleep, took to fall asleep, time until asleep, time to drop off, sleep onset latency, falling asleep time, time needed to fall asleep, dozing off, to nod off, to get to sleep
        q deep_min: deepsleep, deep stage, slow wave sleep, deep sleep stage, deep sleep minutes, deep stage sleep
        q core_min: core stage, sleep stage core, core, core stage sleep, light or core sleep, core or light sleep
        q rem_min: rem stage, dream sleep, rapid eye movement sleep, rem phase, rem stage sleep, rem sleep minutes
        q sleep_efficiency: efficient, how efficiently, efficiency of my sleep, efficiency of sleep, sleep quality score, efficiently
        q deep_share: deep sleep share of the night, deep share, percent deep sleep, percent of deep sleep, deep sleep percent, share of the night in deep sleep, proportion of deep sleep, deep sleep proportion, share of my sleep was deep, of my sleep was deep, of my sleep is deep, of my sleep was deep sleep, of my sleep is deep sleep
        q rem_share: percent rem, percent rem sleep, rem percent, percent of rem sleep, proportion of rem sleep, share of the night in rem, of my sleep was rem, of my sleep is rem, share of rem, share of my sleep was rem
        q bed_time: time of going to bed, time i go to bed, time i get to bed, going to bed time, sleep start, sleep start time, lights out, hour i go to bed, clock time of going to bed, time of bed, bed times
        v bed_time: in bed, crash, crashed, turn in, call it a night, go off to bed, gone to bed, gone to sleep, fall asleep, fell asleep, off to bed, hit the sack, hit the pillow, nod off, going to sleep, retire, retired, going off to bed, was i in bed, in bed was i
        q wake_time: waking, time of waking, time i wake up, time i get up, rising time, get up time, hour i get up, time of getting up, clock time of waking, wakeup, time i woke up, time i wake
        v wake_time: awake by, up by, up at, was i up, am i up, i was up, i am up, were you up, been up, got out of bed, get out of bed, sleep in until, slept until, sleep until, slept till, sleep till, sleep in, slept in, up and about, woken, woken up, wake me up, been rising, been getting up, i been rising
        q mid_sleep: middle of my sleep, midpoint of my sleep, mid sleep time, mid sleep clock time, middle of the night of sleep, midsleep
        q sleep_source: what recorded, what tracked, what measured, the watch or the ring, watch or ring, ring or watch, by the watch or by the ring, by the watch or by the phone, gadget, which gadget, tracker, which tracker, device tracked, device measured, device captured, device logged, the watch or the phone, watch or phone, phone or watch, device recorded my sleep, device that recorded, device of last nights sleep, device, device recorded, which device recorded, recorded by, source of the sleep, source of last nights sleep, the watch or the phone that recorded, sleep record
        q naps: napping, afternoon nap, afternoon naps, siestas, siesta, number of naps, daytime naps, power naps
        v naps: nap
        q nap_min: minutes napped, time spent napping, nap sleep
        q workout_min: exercise duration, total workout time, minutes worked out, training mins, minutes i trained, time spent training, time spent working out, time spent exercising in workouts, hours trained, training hours, workout hours, time of workouts, duration of workouts, duration of all workouts, minutes of workout
        q load_edwards: strain, load score, training strain, edwards trimp, exertion load, daily load, summed training load, total load
        q water_ml: h2o, fluid, fluid intake, drinking water, water consumption, liquid, liquids, hydrate
        v water_ml: have to drink, had to drink
        q caffeine_mg: caffein
        q alcohol_units: alcoholic units, drinking, booze intake, units of drink, alcohol intake, alcohol consumption, standard drinks, alchohol, boozy, a drink, a drop
        v alcohol_units: drink, drank, drink alcohol, drunk alcohol, have a drink, have drinks, drink booze, booze, boozed, got drunk, drunk, have alcohol, had alcohol, drink any, tipple
        q dietary_kcal: dietary kcal, calories i ate, kcal from food, calories from food, eaten calories, calories i have eaten, caloric intake, food kcal, consumed calories, kcal consumed, food calories eaten, kcals eaten, eating, calories taken in, calories i took in
        q protein_g: protein intake, protein eaten, prot
        q carbs_g: carb intake, carbohydrate, carbohydrate intake
        q fat_g: fat intake, fat consumption
        q fiber_g: fibre intake, fiber intake, roughage
        q mindful_min: meditation mins, minutes of meditation, minutes of mindfulness, minutes meditated, mindful time, mindfulness time, minutes i meditated, meditating, mindful sessions, mindful minute, breathing exercises
        v mindful_min: sit in meditation, meditation
        q mood_1to5: moods, how i feel, spirits level, happiness, mood rating, mood level, how i felt, mood value
        q energy_1to5: energy rating, energy check in, vigor, vigour, pep, energetic, energy feeling
        q stress_1to5: stress rating, stressed out, tension, stresses
        q motivation_1to5: drive, motivated, motivation rating
        q soreness_1to5: muscle pain score, achy, aches, soreness rating, muscles sore, sore muscles, doms
        v up: was i up, i was up, am i up, i am up, still up, stay up, stayed up, staying up, was i still up, i was still up, still awake, stay awake, stayed awake, staying awake, was i awake, i was awake, awake, been up, up
        v walk: walk, walked, walking, march, marched, on foot
        v climb: climb, climbed
        f bmi: bmi, body mass index, body mass
        f monotony: training monotony, monotony, monotonous, how monotonous, training monotony number, monotony number, monotony of training, monotony of my training
        f sleep_debt: sleep debt, sleep deficit, sleep debts, debt of sleep, sleep i owe, sleep shortage, sleep lack, behind on sleep, sleep deprivation, owe my body sleep, sleep do i owe, sleep do i owe myself, sleep do i owe my body, sleep am i owed, sleep am i short, sleep am i behind, sleep am i missing, the debt thing
        f sri: sleep regularity index, sri, sleep regularity, regularity index, sleep regularity score, regular was my sleep, regular is my sleep, regular my sleep, how regularly do i sleep, regularity of my sleep, regularity of sleep, how regular my sleep
        f consistency: sleep consistency, consistency, consistency score, sleep consistency score, consistency of my sleep, consistency of sleep, consistent is my sleep, consistent was my sleep, sleep timing consistency
        f ctl: chronic training load, ctl, chronic load, fitness load, fitness score, fitness, ctl value, chronic training load ctl, long term load, fitness ctl
        f atl: atl, acute training load, acute load, fatigue atl, atl value, training fatigue, fatigue score, short term load
        f tsb: tsb, training stress balance, stress balance, tsb value, freshness, fitness minus fatigue
        f acwr: acute chronic workload ratio, acwr, acute to chronic ratio, acute chronic ratio, acute:chronic ratio, acute to chronic workload ratio, acwr ratio, acute:chronic workload ratio, acute chronic, acute to chronic load ratio, acute to chronic load, load ratio, workload ratio, acute over chronic load, acute load to chronic load
        f lean_mass: lean mass, lean body mass, fat free mass, muscle and bone mass, lean weight, fatfree mass, of me are not fat, of me is not fat, of me arent fat, of me isnt fat, of me is lean, non fat mass, of my body is not fat, of my weight is not fat
        f mifflin: basal metabolic rate, bmr, mifflin, maintenance calories at rest, mifflin st jeor, basal metabolism, metabolic rate, metabolism, base metabolic rate, calories i need at rest, energy need at rest, maintenance calories, resting metabolic rate, rmr, mifflin - st jeor
        f goal_distance: distance to weight goal, distance to my weight goal, how far am i from my weight goal, away from my weight goal, away from my goal weight, from my weight goal, from my goal weight, how far to my weight goal, how far to my goal weight, how far from my goal weight, last weight minus the goal weight, weight minus goal weight, weight minus the goal, how much to lose to my goal, kilos to my goal weight, kg to my goal weight, weight left to my goal, left to my goal weight, distance to goal weight, distance to my goal weight, to my goal weight, to my weight goal, to reach my goal weight, to reach my weight goal, from my target weight, to my target weight, away from my target weight, off from my target weight, off my target weight, off my goal weight, off from my goal weight, off am i from my target weight, off am i from my goal weight, to reach my target weight
        f social_jetlag: social jetlag, social jet lag, jetlag between weekdays and weekends, weekend jetlag
        normal: outside its normal range, outside my normal range, in its normal range, within my normal range, within its normal range, normal for me, in my normal range, in my usual range, within my usual range, outside my usual range, in the usual range, normal range, usual range, out of its normal range, unusual, unusually high, unusually low, in its usual range, within its usual range, outside its usual range, within normal range, normal, in the normal range, out of the ordinary, within the normal range, within my usual band, in my usual band, in my own usual range, in my own normal range, against own normal range within, within my own range, as usual, what it usually is, in line with my usual, typical for me, out of range, outside my range, within range, in range, off today
        k *: workouts, workout, training, trainings, training sessions, training session, sessions, session, exercise sessions, activities, exercise session, workout sessions, workout session, trainings of any kind, sporting activities, sports, sport, physical activities, physical exercise sessions, bouts of exercise, exercise bouts, gym visits, workouts of any kind, one workout, a single workout, single workout, one session, a single session
        kv *: train, trained, work out, worked out, exercise, exercised, exercising, working out, work outs, go to the gym, went to the gym, hit the gym, did sport, do sport, did sports, do sports, break a sweat, gym it, done a workout, do a workout, did a workout
        k Running: runs, run, running, jog, jogs, jogging, running workouts, running sessions, running workout, runs of mine, running training, runs of, running days, outings on foot running, joggings, jogging sessions, running outings, runner outings
        kv Running: run, ran, jog, jogged, running, runned, went running, go running, went for a run, go for a run, gone running, been running, went jogging, go jogging, out running, hit the road
        k Walking: walks, walkings, a walk, any walk, walking workouts, walking sessions, walking workout, strolls, stroll
        k Cycling: rides, ride, bike rides, bike ride, cycling, cycle, cycles, bike, cycling workouts, cycling sessions, cycling workout, bicycle rides, biking, cycling trips, bicycle, bicycling, spins, spin sessions, rides on my bike, on the bike, by bike, bike sessions, bike workouts, cycle rides, bicycle trips, bike trips, bikes, on my bike, bike commute
        kv Cycling: cycle, cycled, bike, biked, rode, ride, cykle, byke, rode my bike, ride my bike, cycling, went cycling, go cycling, went for a ride, go for a ride, go biking, went biking, bicycled, pedalled, pedal
        k Swimming: swims, swim, swimming, swimming sessions, swimming workouts, swim sessions, swim workouts, swim workout, pool sessions, swimming trips, laps in the pool, swimming training, swim training, the pool, in the pool
        kv Swimming: swim, swam, swum, swimming, went swimming, go swimming, went for a swim, go for a swim, swam laps
        k Hiking: hikes, hike, hiking, hiking trips, hiking workouts, hike trips, mountain hikes, hiking tours, trekking, treks, trek
        kv Hiking: hike, hiked, went hiking, go hiking, went on a hike, trekked
        k Strength: strength workouts, strength, strength training, strength trainings, strength sessions, weight training, lifting, strength workout, strength session, weight sessions, lifting sessions, gym sessions, weightlifting, weights, gym workouts, strength exercises, weight lifting, lifts, lifting weights, resistance training, strength exercise, strength days, lift sessions, weights sessions, strength classes, weight workouts, muscle training
        kv Strength: lift, lifted, lift weights, lifted weights, strength train, did strength, did strength training, do strength training, did some strength training, did weight training, did my strength training, pumped iron, did weights, do weights, do my weights, did my weights, lift my weights, lifted my weights, do strength, strength trained, lifting
        k Yoga: yoga, yoga sessions, yoga workouts, yoga classes, yoga session, yoga practice, yoga class
        k HIIT: hiit, hiit sessions, hiit workouts, interval training, hiit session, high intensity interval training, interval sessions, hiit workout, intervals, interval workouts, interval session, hiits, tabata
        k Pilates: pilates, pilates sessions, pilates classes, pilates workouts, pilates session
        k Rowing: rower, rowing, rows, rowing sessions, rowing workouts, rowing machine, ergometer, erg sessions
        kv Rowing: rowed, went rowing
        k Elliptical: elliptical, elliptical sessions, cross trainer, elliptical workouts, elliptical trainer
        k Core: core workouts, core training, core sessions, ab workouts, core workout, core session, abs, abs workouts, core exercises
        k Boxing: boxing, boxing sessions, boxing classes, boxing workouts
        k Climbing: climbing sessions, bouldering, rock climbing, climbing, climb sessions, climbing workouts, indoor climbing, climbing gym, wall climbing
        k Tennis: tennis, tennis matches, tennis sessions, tennis workouts, games of tennis
        k Dance: dance, dancing, dance sessions, dances, dance classes, dance workouts, dance class
        a duration_min: duration, durations, length, length of, lengths, time spent, session length, session lengths, by time, by duration, time taken, in duration, workout length, session duration
        ka Running distance_km: running distance, run distance, distance run, distance of my runs
        ka Cycling distance_km: cycling distance, bike distance, riding distance, distance cycled
        ka Swimming distance_km: swimming distance, swim distance, distance swum
        ka Running pace_s_km: running pace, run pace, running speed
        ka Swimming pace_s_km: swimming pace, swim pace
        ka Running avg_hr: running heart rate
        a pace_s_km: pace, paces, speed, tempo, pace per km, mile pace, pace per kilometre, running pace per mile, average pace, mean pace, kilometre pace, minutes per km, pace a kilometre, paced, kilometre time, mile time
        a avg_hr: average heart rate, avg heart rate, mean heart rate, avg pulse, mean pulse, average pulse, average of heart rate, hr average, average hr, by heart rate, mean hr, avg heartrate, avg hr
        a max_hr: max heart rate, maximum heart rate, max hr, highest heart rate, peak heart rate, maximal heart rate, maximum hr, highest hr, highest pulse, max pulse, maximum pulse, peak hr, peak pulse, top heart rate, heart rate maximum, heart rate peak, highest my heart rate, highest my heart, highest my pulse, maximum my heart rate
        a elevation_m: elevation i gained, elevation ive gained, elevation did i gain, elevation have i gained, height i gained, elevation gain, elevation, climbing on, climbing, ascent, elevation gained, vertical gain, altitude gain, height gain, metres climbed, meters climbed, vertical metres, climb, metres of climb, meters of climb, altitude, metres of altitude, metres of elevation, meters of elevation, uphill, metres uphill, meters uphill, metres up, meters up, ascended, total ascent, metres of ascent, meters of ascent, vertical, vert, climbed metres, metres climb, hills, elevation meters, elevation metres, height metres
        a active_kcal: energy, calories burned
        a zone1_min: zone 1 minutes, minutes in zone 1, time in zone 1, zone one minutes, zone 1, zone 1 time, minutes in zone one, time in zone one, zone one, in zone 1, in zone one, z1
        a zone2_min: zone 2 minutes, minutes in zone 2, time in zone 2, zone two minutes, zone 2, zone 2 time, minutes in zone two, time in zone two, zone two, in zone 2, in zone two, z2, easy zone
        a zone3_min: zone 3 minutes, minutes in zone 3, time in zone 3, zone three minutes, zone 3, zone 3 time, minutes in zone three, time in zone three, zone three, in zone 3, in zone three, z3
        a zone4_min: zone 4 minutes, minutes in zone 4, time in zone 4, zone four minutes, zone 4, zone 4 time, minutes in zone four, time in zone four, zone four, in zone 4, in zone four, z4
        a zone5_min: zone 5 minutes, minutes in zone 5, time in zone 5, zone five minutes, zone 5, zone 5 time, minutes in zone five, time in zone five, zone five, in zone 5, in zone five, z5, red zone
        a rpe: effort, effort score, rpe, perceived effort, perceived exertion, effort scores, exertion, for effort, by effort, effort rating, hard they felt, hard it felt, how hard it felt, felt effort, perceived hardness, effort level, effort out of ten, exertion rating, hard did they feel, how hard did i rate, how hard i rated, hard did i rate, how tough was, how tough were, how exhausting was, how strenuous was
        a hrr1_bpm: heart rate recovery, hr recovery, hrr, one minute heart rate recovery, one minute hr recovery, heart rate recovery after one minute, recovery heart rate, hr recovery after a minute, heart rate recovery in one minute, heart rate drop after one minute, heart rate recovery one minute, heart rate recovery after, hr recovery after
        a load_edwards: training load, load
        a count: workout count
        indoor 1: indoors, indoor, on the treadmill, treadmill, inside, in the pool, pool, in a pool, in the gym, at the gym, inside the house
        indoor 0: outdoors, outdoor, outside, open water, in the open, in open water, in the open air, out of doors, on the road, on roads, outside in nature
        flag move_closed: move ring shut, move ring was shut, closed my move ring, close my move ring, closed the move ring, close the move ring, close move, closed move, move ring closed, reach my move goal, reached my move goal, hit my move goal, met my move goal, meet my move goal, move ring, reached the move goal, reach the move goal
        flag exercise_closed: exercise ring shut, exercise ring was shut, closed my exercise ring, close my exercise ring, closed the exercise ring, close the exercise ring, close exercise, closed exercise, exercise ring closed, reach my exercise goal, reached my exercise goal, hit my exercise goal, met my exercise goal, exercise ring
        flag stand_closed: stand ring shut, stand ring was shut, closed my stand ring, close my stand ring, closed the stand ring, close the stand ring, close stand, closed stand, stand ring closed, reach my stand goal, reached my stand goal, hit my stand goal, met my stand goal, stand ring
        flag rings_closed: rings shut, all three rings shut, all three of my rings shut, three rings shut, all three shut, all rings shut, all my rings shut, all the rings shut, 3 rings shut, all 3 rings shut, every ring shut, three rings closed, rings closed, closed all rings, close all rings, closed all my rings, close all my rings, all rings closed, closed all three rings, close all three rings, all three rings closed, close my rings, closed my rings, all rings, all three rings, closed all the rings, close all the rings
        flag move_closed: closing my move ring, closing the move ring, fill my move ring, fill the move ring, filled my move ring, filled the move ring, filling my move ring, filling the move ring, complete my move ring, complete the move ring, completed my move ring, completed the move ring, completing my move ring, completing the move ring, finish my move ring, finish the move ring, finished my move ring, finished the move ring, hit my move ring, hit the move ring, shut my move ring, shut the move ring, reaching my move goal, reaching the move goal, hitting my move goal, hitting the move goal, meeting my move goal, meeting the move goal, making my move goal, making the move goal, made my move goal, made the move goal, beat my move goal, beat the move goal, move ring full, move ring complete
        flag exercise_closed: closing my exercise ring, closing the exercise ring, fill my exercise ring, fill the exercise ring, filled my exercise ring, filled the exercise ring, filling my exercise ring, filling the exercise ring, complete my exercise ring, complete the exercise ring, completed my exercise ring, completed the exercise ring, completing my exercise ring, completing the exercise ring, finish my exercise ring, finish the exercise ring, finished my exercise ring, finished the exercise ring, hit my exercise ring, hit the exercise ring, shut my exercise ring, shut the exercise ring, reaching my exercise goal, reaching the exercise goal, hitting my exercise goal, hitting the exercise goal, meeting my exercise goal, meeting the exercise goal, making my exercise goal, making the exercise goal, made my exercise goal, made the exercise goal, beat my exercise goal, beat the exercise goal, exercise ring full, exercise ring complete
        flag stand_closed: closing my stand ring, closing the stand ring, fill my stand ring, fill the stand ring, filled my stand ring, filled the stand ring, filling my stand ring, filling the stand ring, complete my stand ring, complete the stand ring, completed my stand ring, completed the stand ring, completing my stand ring, completing the stand ring, finish my stand ring, finish the stand ring, finished my stand ring, finished the stand ring, hit my stand ring, hit the stand ring, shut my stand ring, shut the stand ring, reaching my stand goal, reaching the stand goal, hitting my stand goal, hitting the stand goal, meeting my stand goal, meeting the stand goal, making my stand goal, making the stand goal, made my stand goal, made the stand goal, beat my stand goal, beat the stand goal, stand ring full, stand ring complete
        flag rings_closed: close every ring, close all three, close all my rings, close all of my rings, close all the rings, close all rings, close all 3 rings, close all three rings, close all my three rings, close the rings, close my rings, close my three rings, close the three rings, closed every ring, closed all three, closed all my rings, closed all of my rings, closed all the rings, closed all rings, closed all 3 rings, closed all three rings, closed all my three rings, closed the rings, closed my rings, closed my three rings, closed the three rings, closing every ring, closing all three, closing all my rings, closing all of my rings, closing all the rings, closing all rings, closing all 3 rings, closing all three rings, closing all my three rings, closing the rings, closing my rings, closing my three rings, closing the three rings, fill every ring, fill all my rings, fill all of my rings, fill all the rings, fill all rings, fill all 3 rings, fill all three rings, fill all my three rings, fill the rings, fill my rings, fill my three rings, fill the three rings, filled every ring, filled all my rings, filled all of my rings, filled all the rings, filled all rings, filled all 3 rings, filled all three rings, filled all my three rings, filled the rings, filled my rings, filled my three rings, filled the three rings, filling every ring, filling all my rings, filling all of my rings, filling all the rings, filling all rings, filling all 3 rings, filling all three rings, filling all my three rings, filling the rings, filling my rings, filling my three rings, filling the three rings, complete every ring, complete all my rings, complete all of my rings, complete all the rings, complete all rings, complete all 3 rings, complete all three rings, complete all my three rings, complete the rings, complete my rings, complete my three rings, complete the three rings, completed every ring, completed all my rings, completed all of my rings, completed all the rings, completed all rings, completed all 3 rings, completed all three rings, completed all my three rings, completed the rings, completed my rings, completed my three rings, completed the three rings, completing every ring, completing all my rings, completing all of my rings, completing all the rings, completing all rings, completing all 3 rings, completing all three rings, completing all my three rings, completing the rings, completing my rings, completing my three rings, completing the three rings, finish every ring, finish all my rings, finish all of my rings, finish all the rings, finish all rings, finish all 3 rings, finish all three rings, finish all my three rings, finish the rings, finish my rings, finish my three rings, finish the three rings, finished every ring, finished all my rings, finished all of my rings, finished all the rings, finished all rings, finished all 3 rings, finished all three rings, finished all my three rings, finished the rings, finished my rings, finished my three rings, finished the three rings, shut every ring, shut all my rings, shut all of my rings, shut all the rings, shut all rings, shut all 3 rings, shut all three rings, shut all my three rings, shut the rings, shut my rings, shut my three rings, shut the three rings, all 3 rings, 3 rings closed, all 3 rings closed, every ring closed, every ring, rings full, all rings full, rings complete, all rings complete
        num 1: once
        num 2: a couple of, a pair of, couple
        num 100: a hundred, hundred, one hundred
        ord 1: first
        ord 2: second
        ord 3: third
        ord 4: fourth
        ord 5: fifth
        ord 6: sixth
        ord 7: seventh
        ord 8: eighth
        ord 9: ninth
        ord 10: tenth
        ord 15: fifteenth
        ord 20: twentieth
        s gap: longest gap between, longest gap, biggest gap between, biggest gap, largest gap between, largest gap, longest break between, longest break from, longest break, longest i went between two, longest ive gone between two, longest i have gone between two, longest i went between, longest between two, between two, from one to the next, longest interval between, longest pause between, longest pause, longest time between, longest time between two, longest stretch between, largest number of days between, largest distance in days between, greatest distance in days between, maximum number of days between, most days between, days at most between two, days between, days at most between, how many days at most between two, longest time without, longest i went without, longest ive gone without, longest stretch without, longest period without, longest dry spell between
        s table: as a table, a table of, table of, table, as table, in a table, side by side, next to each other
        method spearman: spearman, spearmans, spearman rank, rank, spearmans rho, rho, by ranks, rank correlation of, rank correlation, rank correlation between, spearman correlation, spearmans correlation, spearman correlation of, spearmans rho of, use spearman, using spearman, by spearman
        method mann_kendall: mann kendall, mann kendall test, mann kendall test on, mann kendall test for, significant, significantly, monotonic, statistically significant, monotone, use mann kendall, using mann kendall, by mann kendall
        method ols: least squares, ols, linear regression, by least squares, regression
        method theil_sen: theil sen
        s percentChange: percent change of, percent change in, percent change, percentage change of, percentage change in, percentage change, change in percent, change in %, relative change, relative change of, by what percent, by what percentage, by how many percent, % change, % change of, how many percent
        s ratio: ratio of, ratio, divided by, ratio between, quotient, times as much, how many times as much, how many times, relation of
        s smoothed: exponential moving average of, exponential moving average, exponentially weighted moving average, ewma, ewma of, smoothed, exponentially smoothed, exponentially weighted, smoothed value of, exponential average, exponentially weighted average
        ask date: date of, the date of, date with, the date with, what date, which date, on which date, on what date, what day was it, what was the date, on what day was that, which day was it, on which day was it, which date was it, date on which, date, when was that, when was it, when it was, when that was, on what day, dates, dates with, dates when, the dates, which dates, dates on which, dates where, dates that
        exceptafter: excluded, left out, not counted, excepted, aside, not included, omitted, ignored
        neither: neither, nor
        minus: minus, less, less that of, minus that of, minus the one of, subtract, subtracting, net of
        others: other days, all other days, the other days, other nights, all other nights, the other nights, all the other days, the rest, otherwise, the others, on other days, on all other days, than other days, all others, other, the other, remaining, the remaining, of the other, the rest of the days, rest of the days, the rest of my days, all the rest, the rest of the time, the rest of the nights, any other day, any other night, the remainder
        opposite: days with one, days with any, days with some, nights with one, the days with one, with one, those with one, not at all days, days i dont, days i didnt, days without, nights without, when i dont, when i didnt, when not, if not, ones without, those without, days it isnt, days that i dont, on days i dont, the opposite, when i havent
        both: both, both of them, each of the two, each of both
        no unclear: on most days, on most nights, most of the days, most of the nights, in most weeks, most weeks, in most months, on most mornings, on most weekends, most of the time
        every: every single day, each single day, every single night, every one of the days, on all days, on every day, every day without exception, each and every day, each and every night, daily without exception, always, all of the days, every time
        free: free
        lag 1: the next day, next day, the day after, the following day, the following night, following night, the night after, next night, the night that followed, the morning after, next morning, the following morning, that night, the same night, a day later, one day later, the next night, the next wake date, next wake date, of the next day, on the next day, on the following day, the day afterwards, the day following, day after, lag 1, lag of 1 day, lag of one day, lag one, at a lag of 1 day, at a lag of one day, with a lag of one day, with a lag of 1 day, one day lag, one day after, of the following night, of the night after
        lag 2: two days later, two days after, 2 days later, 2 days after, lag 2, lag of 2 days, lag of two days, at a lag of 2 days, at a lag of two days, with a lag of two days, with a lag of 2 days, two nights later, the day after next, 48 hours later
        lag 3: three days later, three days after, 3 days later, 3 days after, lag 3, lag of 3 days, lag of three days, at a lag of 3 days, with a lag of three days, with a lag of 3 days, at a lag of three days
        lag 7: a week later, one week later, 7 days later, seven days later, lag 7, lag of 7 days, lag of a week
        lag 0: same day, on the same day, the same day, on the very same day, of the same day, same date, on the same date, lag 0, that same day, no lag
        lastn 14 day: last fortnight, past fortnight, the last fortnight, the past fortnight, the last couple of weeks, last couple of weeks, past couple of weeks, the past couple of weeks, past two weeks, last two weeks
        lastn 7 day: past week, the past week, the last 7 days, last seven days, past seven days, over the week, the week so far gone, past 7 days
        lastn 30 day: lately, recently, past month, the past month, in recent weeks, over the past month, in the past month, of late, the last little while, in recent times
        lastn 2 day: last couple of days, past couple of days, the last couple of days
        lastn 60 day: last couple of months, past couple of months, the last couple of months, in recent months
        lastn 365 day: past year, the past year, last twelve months, past twelve months, over the past year, in the past year, last 12 months, past 12 months, the last twelve months
        sup+ hilly: hilliest, most hilly, most climbing, most vertical
        sup+ common: most common, most frequent, most often, most frequently, favourite, favorite, commonest, usual sport, usual workout
        sup- common: least common, rarest, least frequent, least often
        per day_type: per day type, by day type, per type of day
        back quarter 1: the quarter before this one, quarter before this one
        back week 1: the week before this one, week before this one, the calendar week before this one
        back month 1: the month before this one, month before this one
        back year 1: the year before this one, year before this one
        back week 0: the whole week, the entire week, week to date, wtd, the week to date, the week so far, this week so far, so far this week
        back month 0: the whole month, the entire month, month to date, mtd, the month to date, the month so far, this month so far, so far this month
        back quarter 0: quarter to date, qtd, the quarter to date, this quarter so far, so far this quarter
        back year 0: the whole year, the entire year, year to date, ytd, the year to date, the year so far, this year so far, so far this year
        u st: stone, stones
        u °C: degrees, c, degrees c, celsius, degrees celsius
        burned: total energy burned, total calories burned, total energy burnt, total calories burnt, total energy expenditure, energy expenditure, tdee, total daily energy expenditure, total burn, total calorie burn, calories burned including resting, calories burned altogether with resting
        balance: calorie balance, energy balance, calorie deficit, calorie surplus, energy deficit, energy surplus, caloric balance, kcal in minus kcal out, calories in minus calories out, calories in minus out, eaten minus burned, calories in less calories out, net calories, energy in minus energy out
        v stand_hours: stood, stand up
        q ln_hrv: log hrv, ln of hrv
        f energy_from_trend: energy balance from weight trend, energy balance from my weight trend, calorie balance from weight trend, calorie balance implied by my weight, daily energy surplus or deficit, energy surplus or deficit, calorie surplus or deficit, implied by the weight slope, implied by my weight trend, implied by my weight, energy balance implied by my weight, judging by my weight, from my weight trend, surplus or deficit
        f hr_zones: heart rate zones, hr zones, my zones, pulse zones, heart rate zone limits, zone limits, training zones, limits of my heart rate zones, zone boundaries, zones
        f trimp_banister: trimp, banister trimp, banister, trimp score
        f robust_z: robust z, robust z score, z score, robust z score of, robust z of, how many standard deviations off, how unusual
        f outliers: outliers, outlier, outliers of, outliers in, odd values, strange values, extreme values, weird values, suspicious values, odd readings, implausible values
        kv Walking: went for a walk, go for a walk, went walking, stroll, strolled
        kv Yoga: did yoga, do yoga, practised yoga
        kv Climbing: been climbing, went climbing, go climbing
        kv Tennis: play tennis, played tennis
        k Soccer: football, soccer, football sessions, soccer sessions, football games, soccer games, football matches, football session
        kv Soccer: play football, played football, play soccer, played soccer
        k Golf: golf, rounds of golf, golf rounds
        kv Golf: golfed, play golf, played golf
        k Stairs: stair climbing, stair stepper, stair climber, step workouts
        k Mixed Cardio: mixed cardio, crossfit, cardio sessions, cardio workouts
        k Table Tennis: table tennis, ping pong
        k Skating Sports: skating, ice skating, inline skating, skate sessions, roller skating, skates
        kv Skating Sports: skate, skated, went skating, go skating
        k Martial Arts: martial arts, karate, judo, jiu jitsu, bjj, taekwondo, karate classes, judo classes, martial arts classes
        k Kickboxing: kickboxing, kick boxing, muay thai
        k Rugby: rugby, rugby matches, rugby games
        k Hockey: hockey, ice hockey, field hockey, hockey matches, hockey games
        k Cricket: cricket, cricket matches
        k Baseball: baseball, baseball games
        k Softball: softball, softball games
        k Handball: handball, handball games, handball matches
        k Lacrosse: lacrosse, lacrosse games
        k American Football: american football
        k Pickleball: pickleball, pickleball games, games of pickleball
        k Racquetball: racquetball
        k Bowling: bowling
        k Archery: archery
        k Fencing: fencing
        k Wrestling: wrestling
        k Gymnastics: gymnastics
        k Sailing: sailing
        kv Sailing: sail, sailed, went sailing, go sailing
        k Surfing Sports: surfing, surf sessions, surfs
        kv Surfing Sports: surf, surfed, went surfing, go surfing
        k Paddle Sports: paddling, kayaking, canoeing, paddle boarding, paddleboarding, sup sessions, kayak trips, kayak sessions
        kv Paddle Sports: paddle, paddled, kayaked, canoed, went kayaking, go kayaking, went canoeing, went paddling
        k Underwater Diving: diving, scuba diving, dives
        k Equestrian Sports: horse riding, horseback riding, riding lessons
        k Jump Rope: jump rope, jumping rope, rope skipping, rope jumping
        kv Jump Rope: jumped rope, skipped rope
        k Flexibility: stretching, stretching sessions, mobility sessions, mobility work, flexibility sessions
        kv Flexibility: stretched
        k Barre: barre, barre classes, barre class
        k Tai Chi: tai chi, tai chi sessions
        k Water Fitness: aqua fitness, aqua aerobics, water aerobics, aqua aerobics classes
        k Snowboarding: snowboard days, snowboard trips
        kv Snowboarding: snowboard, snowboarded, went snowboarding
        k Dance: zumba, zumba classes, zumba class
        k Mixed Cardio: aerobics, aerobics classes
        k Tennis: games of tennis, tennis games, matches of tennis, tennis match, tennis lessons, sets of tennis
        k Badminton: games of badminton, badminton games, badminton matches
        k Squash: games of squash, squash games, squash matches
        k Basketball: games of basketball, basketball matches
        k Volleyball: games of volleyball, volleyball games, volleyball matches
        k Soccer: games of football, games of soccer, football match, football game, soccer match, soccer game, footie, footy
        k Cycling: spin classes, spin class, spinning, spinning classes, bike outings, outings on the bike
        k Climbing: bouldering sessions
        n: play, played, playing, lowkey, low key, highkey, fam, bruh, bruv, pal, pals, lads, luv, hun, sis, omg, haha, hahaha, lmk, asking for a friend, you know, ya know, if i may, if you dont mind, once again, for a laugh, for my diary, for my own curiosity, for my peace of mind, just to be sure, to be sure, just to check, to settle a bet, to settle an argument, by the way, incidentally, out of sheer curiosity, i keep wondering, ive been wondering, i have been wondering, been wondering, quick q
        bound >= 21.0975 km: half marathon, half marathon distance, a half marathon, half marathons
        bound >= 42.195 km: marathon, a marathon, marathon distance, full marathon, marathons
        a distance_km: mileage, kilometrage, by distance, in distance
        a start_clock: start time, starting time, start times, time of day i start, time i start, start clock, time of starting, starting times, start hour, started
        a zone45_min: zones 4 and 5, zones four and five, zone 4 and 5, zone 4 or 5, zones 4 to 5, zone 4 plus zone 5, zone 4 plus 5, zone 4 and zone 5, zone four and five, zones 4 and 5 together, in zones 4 and 5, in zones four and five, the hard zones, hard zones, the top two zones, zone four or five, zone 4 and 5 minutes, zones 4 plus 5, in zones 4 or 5, zones 4 or 5, zones 4 & 5
        peru km: per km, per kilometre, per kilometer, a kilometre, a kilometer, each kilometre, for each kilometre, per k, for every kilometre, over distance
        peru min: per minute, a minute, each minute, for each minute, per min, for every minute
        peru h: per hour, an hour, each hour, for each hour, for every hour
        t move_closed == 1: move ring was closed, move ring is closed, move ring got closed, move ring has been closed, red ring was closed, red ring is closed, red ring got closed, red ring has been closed, closing the move ring, closing my move ring, close move ring, closing move, move closed, closed my red ring, close the red ring, move ring is closed, move goal reached, move goal met, reaching my move goal, hitting my move goal, move ring complete, completed my move ring, complete my move ring, met the move goal, hit the move goal
        t exercise_closed == 1: exercise ring was closed, exercise ring is closed, exercise ring got closed, exercise ring has been closed, green ring was closed, green ring is closed, green ring got closed, green ring has been closed, closing the exercise ring, closing my exercise ring, exercise closed, closing exercise, exercise goal reached, exercise goal met, reaching my exercise goal, hitting my exercise goal, completed my exercise ring, complete my exercise ring, closed my green ring, met the exercise goal, hit the exercise goal
        t stand_closed == 1: stand ring was closed, stand ring is closed, stand ring got closed, stand ring has been closed, standing ring was closed, standing ring is closed, standing ring got closed, standing ring has been closed, standing ring closed, standing ring, blue ring was closed, blue ring is closed, blue ring got closed, blue ring has been closed, closing the stand ring, closing my stand ring, stand closed, closing stand, stand goal reached, stand goal met, completed my stand ring, complete my stand ring, closed my blue ring, hit the stand goal, met the stand goal
        t rings_closed == 1: all rings were closed, all my rings were closed, my rings were closed, all three rings were closed, all rings are closed, closing all rings, closing all my rings, closing my rings, every ring closed, all the rings closed, all three closed, all my rings closed, closing all three rings, every ring, all my rings, close every ring, closed every ring, the three rings closed, complete all rings, completed all rings, completed all my rings, complete all my rings, complete my rings, fill all rings, filled all rings, fill my rings, filled my rings, all three rings done, three rings, hit all three rings, closed rings, all rings closed, rings closed, all three rings closed
        t move_closed == 0: missed the move ring, missed my move ring, move not closed, move ring open, move ring left open, move ring not closed, failed the move ring, left the move ring open, missed my move goal, move ring unclosed
        t exercise_closed == 0: missed the exercise ring, missed my exercise ring, exercise not closed, exercise ring open, exercise ring left open, exercise ring not closed, left the exercise ring open, missed my exercise goal, failed the exercise ring, but not exercise, exercise ring unclosed
        t stand_closed == 0: but stand not, but stand not closed, missed the stand ring, missed my stand ring, stand not closed, stand ring open, stand ring left open, stand ring not closed, left the stand ring open, missed my stand goal, failed the stand ring, but not stand, stand ring unclosed
        t rings_closed == 0: missed my rings, rings not closed, not all rings closed, a ring open, a ring left open, missed a ring, not all rings, not all my rings
        t move_closed == 0: move ring was not closed, move ring wasnt closed, move ring is not closed, move ring isnt closed, move ring was not, move ring wasnt, move ring is open, move ring did not close, move ring didnt close, red ring was not closed, red ring wasnt closed, red ring is not closed, red ring isnt closed, red ring was not, red ring wasnt, red ring is open, red ring stayed open, red ring didnt close, move ring stayed open, move ring was open, move ring open, move ring not full, move ring unclosed, move ring incomplete, move ring unfinished
        t exercise_closed == 0: exercise ring was not closed, exercise ring wasnt closed, exercise ring is not closed, exercise ring isnt closed, exercise ring was not, exercise ring wasnt, exercise ring is open, exercise ring did not close, exercise ring didnt close, green ring was not closed, green ring wasnt closed, green ring is not closed, green ring isnt closed, green ring was not, green ring wasnt, green ring is open, green ring stayed open, green ring didnt close, exercise ring stayed open, exercise ring was open, exercise ring open, exercise ring not full, exercise ring unclosed, exercise ring incomplete, exercise ring unfinished
        t stand_closed == 0: stand ring was not closed, stand ring wasnt closed, stand ring is not closed, stand ring isnt closed, stand ring was not, stand ring wasnt, stand ring is open, stand ring did not close, stand ring didnt close, standing ring was not closed, standing ring wasnt closed, standing ring is not closed, standing ring isnt closed, standing ring was not, standing ring wasnt, standing ring is open, standing ring stayed open, standing ring didnt close, blue ring was not closed, blue ring wasnt closed, blue ring is not closed, blue ring isnt closed, blue ring was not, blue ring wasnt, blue ring is open, blue ring stayed open, blue ring didnt close, stand ring stayed open, stand ring was open, stand ring open, stand ring not full, stand ring unclosed, stand ring incomplete, stand ring unfinished
        t workouts == 0: restday, restdays, day of rest, days of rest, rest days, rest day, days off training, days off from training, off days, day off training, days off exercise, workout free days, training free days, non workout days, non training days, days off, days without training, days without a workout, days without workouts, days without exercise, sofa days, didnt work out, did not work out, didnt train, did not train, no workout at all, i dont work out, i dont train, trained neither, neither trained, lazy days, days with no workout, days with no training
        t alcohol_units > 0: drinking days, days with a drink, days with alcohol, days i drank, days i drink, nights out drinking, boozy days, had alcohol
        t alcohol_units == 0: dry days, sober days, sober nights, dry nights, days without a drink, days without drinks, alcohol free days, didnt drink, did not drink, didnt have a drink, without drinking, i dont drink, sober, teetotal days, no alcohol days
        t naps > 0: nap days, days with a nap, days i napped
        t naps == 0: days without a nap, no nap days, days i didnt nap
        t mindful_min > 0: meditation days, days i meditated, days with meditation, mindful days
        t caffeine_mg == 0: caffeine free days, days without caffeine, days without coffee, no coffee days, coffee free days
        num 12: a dozen, dozen
        num 6: half a dozen
        ord 11: eleventh
        ord 12: twelfth
        ord 13: thirteenth
        ord 14: fourteenth
        ord 16: sixteenth
        ord 17: seventeenth
        ord 18: eighteenth
        ord 19: nineteenth
        ord 21: twenty first
        ord 22: twenty second
        ord 23: twenty third
        ord 24: twenty fourth
        ord 25: twenty fifth
        ord 26: twenty sixth
        ord 27: twenty seventh
        ord 28: twenty eighth
        ord 29: twenty ninth
        ord 30: thirtieth
        ord 31: thirty first
        ord 75: seventy fifth
        ord 80: eightieth
        ord 90: ninetieth
        ord 95: ninety fifth
        ord 99: ninety ninth
        event trip: i was away on that trip, i was away on my trip, i was away on a trip, away on that trip, away on my trip, away on a trip, i was away, i was on holiday, i was on vacation, i was travelling, i was traveling, was away, was on holiday, was on vacation, was travelling, was traveling, trip, holiday, vacation, journey, travels, travelling, traveling, holidays, city break, business trip
        event illness: influenza, the influenza, had influenza, i was last ill, i was ill, i was sick, i had a cold, i had the flu, i had covid, i had corona, had covid, my covid, covid infection, ill, illness, sick, cold, flu, sickness, was ill, was sick, was last ill, had a cold, had the flu, bug, being ill, being sick
        con tired: why am i tired, why i am tired, why i am tired today, why i am so tired, why i am so tired today, how tired am i, how exhausted am i, how worn out am i, why am i tired today, im tired why is that, im so tired why is that, i am tired why, i am so tired why, why am i so tired, why do i feel tired, why do i feel so tired, why am i exhausted, why am i so exhausted, why do i feel exhausted, why am i worn out, why am i so worn out, why am i feeling tired, why am i knackered, why am i so knackered, why do i feel so bad, why do i feel so rough, why do i feel so run down, why am i run down, why am i so sleepy, why am i sleepy, why am i so drained, why am i drained, why do i feel like crap, why do i feel drained, why am i so low on energy, why have i no energy, why do i have no energy, why is my energy so low, what makes me so tired, what is making me tired, im tired why, tired why, why tired, why so tired, why am i always tired, why am i wiped out, why do i feel like a zombie, why the fatigue, why am i fatigued
        con train: should i train today or take it easy, should i train today or rather take it easy, should i train or rest, should i train today or rest, should i train or take it easy, should i train, should i train today, should i work out, should i work out today, should i exercise, should i exercise today, should i run, should i run today, should i go for a run, should i go running, should i go to the gym, should i rest, should i rest today, should i take a rest day, should i take it easy, should i take it easy today, should i train hard, should i train hard today, should i train or rest, train or rest, rest or train, should i run or rest, should i run today or rest, should i train today or rest, should i rest or train, should i rest or run, should i rest or train today, should i rest today or train, should i work out or rest, should i work out today or rest, run or rest, run or rest today, train or rest today, rest day or workout, workout or rest, workout or rest day, is it a good day for a run, is today a good day for a run, am i ready to train, am i ready for a hard workout, am i ready for a workout, am i fit to train, is today a good day to train, is today a good day for a hard workout, is it a good day to train, can i train today, can i train hard today, can i go hard today, how hard should i train, how hard should i train today, how hard can i go today, should i do a hard workout, should i skip training, should i skip my workout, should i push today, can i push it today, am i good to go, good day for a workout, do i need a rest day, do i need rest, ready to train, what kind of training should i do, what should i train, what to train, what should my workout be, what workout should i do
        con recovered: am i recovered, am i recovered enough, how ready am i, whats my readiness, what is my readiness, readiness, recovery score, my recovery, how recovered am i, how is my recovery, hows my recovery, what is my recovery, what is my recovery score, whats my recovery score, am i overtraining, do i train too much, am i training too much, am i doing too much
        con fitter: am i getting fitter, am i fitter, have i got fitter, have i become fitter, is my fitness improving, am i getting in shape, is my fitness getting better, am i losing fitness, am i getting less fit
        con bedtime: when should i go to bed, when should i go to sleep, what time should i go to bed, what time should i sleep, what time should i go to sleep, what time should i be in bed, when should i sleep, when should i turn in, when do i need to go to bed, when must i go to bed, when to go to bed, best bedtime for me, what bedtime should i aim for, what is my ideal bedtime, whats my ideal bedtime, when is my ideal bedtime, when should i hit the hay, how early should i go to bed, when do i have to go to bed, ideal bedtime, recommended bedtime, what is the best time for me to go to bed
        con changed: what changed, what has changed, whats changed, what is different, whats different, what was different, what changed in, anything change, has anything changed, did anything change, anything different, what stands out, anything unusual, what is unusual, any changes, what are the changes
        con doing: how am i doing, how am i, how have i been doing, how have i been, how am i getting on, how are things going, how do i look, am i doing well, am i doing ok, am i doing okay, am i on track, how is my health, hows my health, how healthy am i, how fit am i, summary, sum up, summarise, summarize, give me a summary, overview, recap, how did i do, how did it go, how was, how was my, how has my week been, how is my week going, hows my week, hows my week going, report, status, status report, state of things, how is everything, check up, how was my week, how did my week go, how was the week, how did my, how did the, review, review of, a review of, look back on, look back at, overview of, an overview of, give me an overview of, a summary of, give me a summary of, summary of
        con wentWell: what went well, what did i do well, what was good, what is going well, whats going well, what am i doing well, what have i done well, what improved, what has improved, what got better, what should i be proud of, good news, any good news, what can i be proud of, what were my wins, my wins, highlights, what are the highlights, what worked, what did i achieve, what have i achieved, achievements
        con next: what should i do next, what next, whats next, what should i do, what should i work on, what should i focus on, what should i improve, what should i change, what can i improve, what could i improve, what can i do better, what could i do better, where can i improve, what do you suggest, what do you recommend, any suggestions, any advice, any tips, give me advice, advise me, what would help me, how can i improve, how do i improve, how can i get better, how can i sleep better, how can i get fitter, how do i get fitter, how do i sleep better, what do i need to work on, what should i do today, what should i do this week, suggestions, advice, recommendations, where should i start, next step, next steps, what is my next step
        con usual: is that normal for me, is this normal for me, is it normal for me, normal for me, is that usual for me, is this usual for me, is that typical for me, is this typical for me, is that unusual for me, is that unusual, is this unusual, is that my normal, is that out of the ordinary for me, is that like me, is that higher than usual, is that lower than usual, is this higher than usual, is this lower than usual, is that more than usual, is that less than usual, compared to my usual, compared with my usual
        con forAge: good for my age, normal for my age, is that good for my age, is this good for my age, ok for my age, for my age, for somebody my age, for someone my age, among people my age, among my age group, for a man my age, for a woman my age, compared to people my age, compared with people my age, percentile for my age, age percentile of, age percentile, for my age and sex, for my age group, put me among people my age, high for my age, low for my age, compared with others my age, compared to others my age, other people my age, people of my age, other people of my age, men my age, women my age, men of my age, women of my age, other men my age, other women my age, above average for my age, below average for my age, average for my age, better than average for my age, worse than average for my age, better than most people my age, worse than most people my age, better than most my age, fine for my age, decent for my age, great for my age, bad for my age, poor for my age, excellent for my age, healthy for my age, typical for my age, expected for my age, in my age group, in my age bracket, for my age bracket, at my age, given my age, among my peers, compared with my age group, compared to my age group, against my age group, for my age and gender, for people my age, for a person my age, for a person of my age, for someone of my age, for a man of my age, for a woman of my age, for somebody of my age, for my sex and age
        req help: help, what can i ask, what can you do, what can i ask you, what can you tell me, what do you do, how does this work, how do i use this, how do you work, what questions can i ask, what kind of questions can i ask, what are you able to do, what else can i ask, what can i say, show me what you can do, examples, give me examples, what can you answer, commands
        req age: how old am i, what is my age, whats my age, what age am i
        req height: how tall am i, what is my height, whats my height, my body height, my height in cm
        req identity: who are you, what are you, are you an ai, are you a bot, are you human, are you real, are you a person, are you chatgpt, what is your name, whats your name, do you have a name, are you a robot, are you an llm, are you a doctor, are you a machine, who made you
        req greeting: hello, hi, hey, good morning, good evening, good afternoon, hi there, hello there, hey there, greetings, howdy, morning, evening, hiya, whats up, sup, hows it going, how is it going, how goes it, how are things, how are you, how are you doing, how are you today, how you doing, hows things, hows life, whats new with you, you ok, you good, wassup, heya, hey coach
        req thanks: thanks, thank you, thanks a lot, many thanks, many thanks to you, cheers, thank you very much, thx, ty, great thanks, perfect thanks, thanks so much, much appreciated, nice, great, cool, perfect, awesome, ok thanks, okay thanks, got it, good to know, bye, goodbye, good night, see you, ok, okay, well done, good job
        req catalogue: what can you tell me about, what can you tell me about my, what can you say about my, what do you know, what do you know about me, what data do you have, what data have you got, what data is there, which data do you have, what is recorded, whats recorded, what do you have on me, what do you track, what do you record, what is tracked, which metrics are there, what metrics do you have, which metrics do you have, which metrics do you know, what do you know about my, what do you know about, what do you have about my, what can you see, what can you see about my, what have you got about my, what data do you have about my, what data is there on my, what data do you have on my, what is recorded about my, what do you track about my, which data are there, list my metrics, list all metrics, what metrics are there, my data, what data are there
        req explain: explain, what does, meaning of, the meaning of, meaning of the term, definition of, define, explain to me what, explain to me, can you explain, can you explain to me, can you explain to me what, explain what, what is meant by, what do you mean by, how do you calculate, how do you compute, how is it calculated, tell me what, what exactly is, what does the term, what on earth is, how do you define, what stands behind, what does it mean, description of, describe, calculated, computed, worked out, defined
        req goals: my goals, goals, how close am i to my goals, how am i doing on my goals, what are my goals, whats my goal, what is my goal, which goals do i have, what goals do i have, list my goals, show my goals, goal progress, am i reaching my goals, how are my goals going, did i reach my goals, how close am i to my goal, how close am i, do i have a goal
        req goal: goal, goal of, target, goals for, my goal for, my goal, the goal, goals of, my target, targets
        req entries: what did i log, what have i logged, what did i enter, what did i write down, what have i written down, what did i note, what is in my log, whats in my log, my log, log entries, show my log, list my log, entries in my log, what entries, my entries, what did i eat, what have i eaten, what did i have to eat, what meals did i log, which meals, my meals, what did i drink today
        why: why is, why was, why are, why were, why did, why has, why have, why do, why does, why, how come, what is behind, whats behind, what was behind, reasons for, reason for, the reason for, what caused, what explains, what made, why so, explain why, why would, what is going on with, whats going on with, what happened to, what happened with, whats up with, what is wrong with, whats wrong with, why such, why the, reasons, the reasons for
        f nap_length: nap length, length of my naps, length of a nap, duration of a nap, nap durations, length of naps, duration of naps, nap duration, average nap
        reach: meet, met, reach, reached, hit, get to, got to, reaching, hitting, come to
        num 0: zero, nil
        peru mi: per mile, a mile, each mile, for each mile, for every mile
        back year 0: ytd, year to date, this year to date, of the year, the year to date
        back month 0: of the month
        back week 0: of the week
        s sinceLast: days since my last, days since last, days since the last, how many days since my last, how many days since the last, how long since my last, how long since i last, how long is it since my last, how long is it since i last, how long has it been since my last, how long has it been since i last, how long ago did i last, how long ago was my last, how many days ago did i last, how many days ago was my last, days since i last, how many nights since i last, nights since i last, how many nights has it been since i last, how many nights since my last, how many days since i last, how many days is it since my last, when was the last time, whens the last time, since my last, how many days have passed since my last, how many days have passed since i last, how many days have gone by since my last, how many days have gone by since i last, time since my last, time since i last, how much time since my last, how many days has it been since i last, how many days is it since i last, how many weeks has it been since i last, days have passed since i last, how many days has it been since my last, how many days since i, how many days is it since i, how many days has it been since i, how many days have passed since i, how many days have gone by since i, how many nights since i, how many nights is it since i, how many nights has it been since i, how many nights have passed since i, how many nights have gone by since i, how long since i, how long is it since i, how long has it been since i, how long ago did i, how many days ago did i, days since i
        edge firstWeek: first week, first week of, the first week of, week one of
        edge lastWeek: last week of, the last week of, final week of
        p by: by
        s affects: help my, helps my, helping my, improve my, improves my, hurt my, hurts my, harm my, ruin my, ruins my, worsen my, worsens my, lower my, lowers my, raise my, raises my, boost my, boosts my, good for my, bad for my, influence, influences, influenced by, affect, affects, affected by, effect of, impact of, impact on, effect on, have an effect on, has an effect on, make a difference to, show up in, shows up in, showed up in, reflected in, carry over to, carries over to, spill over into
        adj: few, so few, little, so little, so many, so much, many, much, high, low, bad, poor, good, short, long, so high, so low, so bad, so poor, so short, so long, so good, elevated, so elevated, terrible, awful, off, so off, weird, strange, great, badly, poorly, well, so badly, so poorly, so well
        con brief: give me a brief of my day how recovered i am what is remarkable and what i should do today, daily brief, brief me, briefing, morning brief, daily briefing, a brief of my day, give me a brief of my day, give me a briefing, give me my brief
        con review: review my week how does this week compare with the last ones what to keep and what to change, weekly review, review my week, review of my week, review the week, a review of my week, week in review
        n: i was wondering if you could tell me, wondering if you could tell me, if you could tell me, if you could, i wonder if you can, i wonder if you could, would you be so kind, be so kind, would you mind, would you mind telling me, mind telling me, telling me, could i know, may i know, may i ask, can i ask, can i know, i have a question, quick check, just checking, just curious, just wondering, out of curiosity, for my doctor, my doctor wants to know, my doctor asked, my doctor asks, the doctor wants to know, my coach wants to know, my trainer wants to know, im trying to lose weight, i am trying to lose weight, trying to lose weight, im on a diet, i want to lose weight, im worried, by me, good morning, good evening, good afternoon, sorry to bother you, sorry to bother, hope youre well, one more thing, another one, next question, any idea, any clue, do you happen to know, happen to know, help me understand, i forgot, i forget, remember, what i mean is, the figure for, the value for, the number for, what does my data say, according to my data, according to the data, according to my watch, in my case, be a dear, thx, ta, cheers, gimme, lemme know, tell us, wanna know, i wanna know, i gotta know, need to know, i need to know, would like to know, would love to know, want to know, wondered
        withnaps: with naps, including naps, naps included, with naps included, naps counted in, with naps counted in, counting naps, counting the naps, counting the naps as well, counting naps as well, incl naps, plus naps, and naps, naps and all, naps too, with my naps, with the naps, including the naps
        ofsleep: as % of sleep, as percent of sleep, as a percentage of sleep, as a share of sleep, in % of sleep, as % of my sleep, as a percentage of my sleep, as a share of my sleep, of my sleep, of the night, of total sleep, of my total sleep, of all my sleep, of my sleep time, of my night, of my nights, of my time asleep
        inbedawake: in bed but not asleep, minutes in bed but not asleep, time in bed not sleeping, time in bed but not asleep, time in bed without sleeping, in bed not sleeping, in bed awake, minutes in bed awake, time in bed awake
        t dietary_kcal present 0: i logged meals, logged meals, meals logged, i logged food, logged food, food logged, meals were logged, i logged my meals, i logged my food, i logged a meal, i tracked my food, i tracked food, a food entry, food entries, meals recorded, meals were recorded, recorded meals, i recorded meals, i recorded food, i recorded my meals, i recorded my food, meal entries, a meal entry, i tracked my eating, i tracked my meals, i tracked what i ate, i wrote down what i ate, i logged what i ate, i wrote down my food, i wrote down my meals, i kept a food diary, food was logged, food was recorded, meals tracked, food tracked, any meal got logged, a meal got logged, any meal was logged, a meal was logged, any meal logged, a meal logged, any food logged, any food was logged, some food was logged, food got logged, meals got logged
        t stand_closed == 1: closed stand rings, closed stand ring
        t move_closed == 1: closed move rings, closed move ring
        t exercise_closed == 1: closed exercise rings, closed exercise ring
        lag 1: the following nights, following nights, the next nights, the night that follows, the night that followed, night that follows, the day that follows, the night which follows, the night afterwards, the following sleep
        q sleep_min: sleep minutes, minutes asleep, minutes slept, sleep hours, length of my sleep, length of sleep, duration of my sleep
        v wake_time: roll out of bed, rolled out of bed, crawl out of bed, crawled out of bed, get myself out of bed, drag myself out of bed, dragged myself out of bed, start my day, started my day
        v awake_min: up in the night, up at night, up during the night, lie awake, lying awake
        k *: all sports, all kinds of workouts, all kinds of workout, all kinds of exercise, all activities, any sport, any kind of workout, all types of workout
        ask date: when did it start, when did that start, when did it begin, when did it end, when did that begin, since when
        con doing: what did i do, what have i done, what did i get up to, what was i doing
        p when: on dates with, for dates with, for dates when, on dates when, for days with, for days when, for nights when, for nights with, on the nights when, on the nights, on the days when, on the days with
        s list: sorted, sort them, sort
        a rpe: hard did my, hard do my, hard were my, hard was my, how hard did my, how hard do my, how hard were my, how hard was my
        wrise+: gaining, am i gaining
        wrise-: losing, am i losing, slimming, slimming down, shedding, am i shedding, dropping pounds, dropping weight
        wrisen+: gain, gained, put on, weight gain, pack on, packed on, pile on, piled on, stack on, stacked on
        wrisen-: drop, dropped, taken off, took off, come off, came off, trimmed, trimmed off, slim down, slimmed down, melted, melted off, lose, lost, shed, slimmed, did i lose, have i lost, weight loss
        wtrend: losing or gaining, gaining or losing
        req lacking: do i still need, do i still need to do, do i still need to take, do i still need to walk, do i still need to drink, do i still need to burn, do i still need to get, do i still need to eat, do i still have to do, do i still have to walk, do i still have to drink, do i still have to take, do i need yet, are left, is left, are still left, left today, left for today, do i have left, are still missing, am i missing, am i still missing, still to go, left to go, left to do, left to walk, left to drink, are left to do
        req goal: left to my goal, left to reach my goal, left until my goal, to go to my goal, left to my step goal, left for my goal, short of my goal, away from my step goal, missing to my goal
        s sum: the whole time, all the time
        halfyear 1: first half of the year, the first half of the year, first half year
        halfyear 2: second half of the year, the second half of the year, second half year
        should: should i, shall i, ought i to, should i do a, should i do some, should i go, should i do
        becoming: is getting, are getting, am i getting, is becoming, getting, becoming, is going, become, became
        cur: as yet
        faring: doing, faring, getting on, coming along, holding up
        n: where does, put me, thing, stuff, to the day, separately, nasty, i should like, i would like
        a start_clock: begun, kicked off, kick off, starting out, start, a start, starting at, started at, starts
        occasion: the baby came, baby came, the baby was born, our baby was born, baby was born, when our little one was born, our little one was born, when the baby was born, the birth, birth, my birthday, wedding, our wedding, the wedding, i moved, we moved, the move, moving house, school holidays, summer holidays, the holidays, holidays, my new job, new job, i started my new job, i started working, surgery, my surgery, the operation, lockdown, the race, race day, the marathon, semester, my vacation, vacation, i quit smoking, i stopped smoking, i changed jobs, i started dieting, the diet, my diet, i quit my job, i quit, i lost my job, i retired, my retirement, retirement, i got married, we got married, the divorce, my divorce, the breakup, the break up, we moved house, i moved house, we moved in, i moved in, i went back to work, going back to work, i had surgery, i had my operation, i had my surgery, i stopped drinking, i quit drinking, i quit alcohol, i gave up alcohol, i gave up smoking, i went vegan, i went vegetarian, i started running, i joined the gym, i started the gym, i got my watch, i got this watch, we had the baby, she was born, he was born, our son was born, our daughter was born, my son was born, my daughter was born, the twins were born, the injury, my injury, i started uni, i started university, i started school, i started college, term started, school started, i stopped coffee, i quit coffee, i gave up coffee, i stopped caffeine, i quit caffeine, i cut out caffeine, i hurt my foot, i hurt my knee, i hurt my back, i hurt my ankle, i broke my arm, i broke my leg, i broke my foot, i broke my wrist, i twisted my ankle, i sprained my ankle, i injured my knee, i injured my back, the kids went back to school, kids went back to school, the kids started school, the twins came, the twins arrived, the baby arrived, we got the puppy, we got a puppy, we got the dog, we got a dog, i got a dog, i got the dog, i started my diet, semester started, the semester started, the term started, term began, semester began, the semester began, school began, uni started, university started
        samespan: same month, same week, same quarter, same season, same period, same time, same stretch, same days, same dates
        n: alright, anyhow, apparently, briefly, happens, happen, here, looked, looking, perform, performed, pretty, probably, perhaps, report, reported, resulted, result, results, results of, said, seem, seems, seemed, shown, tracked, tracking, tried, try, turns out, used, yours, approx, approximate, wrt, re, fyi, asap, attain, attained, obtain, obtained, gave, gives, quite, basis, based on, according to, if anything, would be, could be, has been, have been, had been, being, shall we say, so to say, to be exact, to be precise, all considered, in reality, in fact, as a matter of fact, at least roughly, gets, got up to, come up to, amounts to, amount to, amounted to, equals, mark, marked, managed to, i managed to, would it be right to say, roughly speaking, roughly
        per day: everyday, on an everyday basis, day in day out
        sg >: passing, passed, surpassing, surpass, outdid, beat, beating
        sg <: dipped below, dips below, dipping below, dip below, sank below, sinks below, slipped below, slipped under, shorter than just
        sg >=: attaining, no shorter than, not shorter than, no lower than, as long as, not fewer, reaching, hitting, amounting to at least
        risen+: raised, gone higher, crept up, jumped
        risen-: lowered, gone lower, crept down, sunk, dipped
        ask many: nr of, num of, no of, nbr of, cnt, nr, how numerous, sum of all, total no of, total nr of
        s median: med
        s sum: if you add it all up, if you add it up, if you add them all up, if you add everything up, if i add it all up, if i add it up, if i add everything up, when you add it all up, when i add it all up, adding it all up, adding it up, adding everything up, add it all up, summing it all up, tot, total sum, total figure, cumulatively, combined total, aggregated
        s mean: averagely, on the average, mean figure, in an average, avrg, avge, typical value, typical figure, average figure, average level, the average of, averages for, mean of my, rough average
        s max: peaked, top out, topped out, highest point, peak point, maximum value, max value, all time maximum
        s min: bottomed out, lowest point, minimum value, min value, all time minimum, floor value
        u kcal: cal
        q calories: cal, caloric
        u l: ltr, ltrs
        a distance_km: dist
        a duration_min: dur, in time, in length
        a elevation_m: elev, elevation change, climb height, height climbed, height gained, ascent metres, ascent meters
        q active_kcal: active calories used, calories used, energy used, energy spent, calories spent, burned energy, energy burnt
        q dietary_kcal: food eaten, kcal consumed, calorie consumption, energy eaten, eaten kcal, intake of calories, caloric consumption, calories did i have, calories have i had, calories i had, calories ive had, calories i have had, kcal did i have, cals did i have, cals i had, kcal i had
        q steps: steps count, step number, walking steps, stepcounter, pedometer, pedometer count, footstep count
        q resting_hr_bpm: resting beats, restingpulse, morning pulse, resting beats per minute, heart rate resting, pulse resting, hr at rest, heartbeat at rest
        q weight_kg: body weight reading, weight reading, weight readings, my body weight, kilos, scale reading, scale readings
        q sleep_min: asleep time, sleep period, sleep durations, night rest, nightly rest, sleep at night, night time sleep, nighttime sleep, sleeping hours, overnight sleep, night's rest, nights rest, sleeping duration
        q bed_time: bedtime clock, bed hour, going to sleep, hitting the hay time, turning in, time of falling asleep, sleep onset time, sleep onset
        q wake_time: wake up hour, wakeup hour, get up hour, out of bed time, morning alarm, alarm time, time out of bed, time i got up, time of rising, rise time, hour of waking, hour i wake up
        q mood_1to5: happy, cheerful, mood scores, moodwise, frame of mind, good mood, state of mind
        q stress_1to5: stress scores, stress values, stresswise, under stress, tense
        q energy_1to5: energy scores, energized, pep level, energywise
        q motivation_1to5: motivation scores, keenness, motivational level
        q soreness_1to5: soreness scores, how sore, stiff, stiffness
        q water_ml: fluid consumption, water intake total, amount of water, liquid intake, fluids drunk
        q caffeine_mg: caffeine consumption, caffeine amount, amount of caffeine, mg of caffeine, coffee consumption
        q alcohol_units: alcohol units drunk, alcohol amount, amount of alcohol, units drunk, drinks drunk, number of drinks, alcoholic intake
        q exercise_min: activity time, active time, exercise ring, minutes active, minutes of activity, brisk activity, moving time, movement minutes
        q stand_hours: stood hours, hours of standing, standing time
        q flights: stair count, floor count, flight count, storeys climbed, levels climbed, stairs climbed, stairs walked, flights of steps
        q daylight_min: outdoor daylight, natural light, sunlight minutes, minutes of sunlight, sun exposure, sunshine, light exposure, daylight hours
        q mindful_min: meditated minutes, meditation length, breathing sessions, mindfulness sessions, minutes being mindful, meditation total
        q spo2_pct: oxygen sats, blood oxygen saturation, oxygen reading, oxygen readings, o2 saturation level
        q resp_rate_brpm: breaths taken a minute, breathing speed, respiratory frequency, respiration frequency, breathing rates, respiratory rates
        q hrv_sdnn_ms: hrv score, hrv level, beat to beat variability, heart rate variability score, hrv numbers
        q vo2max: cardio fitness value, cardio fitness score, vo2max value, vo2max reading, vo₂max, vo₂ max, aerobic fitness level, vo2max figure
        q deep_min: deep sleep amount, time in deep sleep, deeply asleep, deep sleep duration
        q rem_min: rem sleep time, minutes of rem, time in rem, rem sleep amount, rem duration, rem sleep duration, dreaming
        q core_min: core sleep time, time in core sleep, light sleep time, light stage
        q in_bed_min: bed duration, total time in bed, time spent lying in bed, length of time in bed
        q sleep_efficiency: sleep efficiency score, efficiency percentage
        q distance_km: distance moved, distance gone, walking kilometres, walking kilometers, walking miles, walked miles, distance on my feet, travelled on foot, km walked, kilometers walked, miles walked, kilometres covered
        k Running: jaunts, run outings, runs done, running exercise, running session, running bouts, run session, run sessions, run workouts, run workout, run trainings
        k Cycling: cycle sessions, cycle session, cycle workouts, bike session, bike workout, cycling workouts, road rides, bicycle workouts, bike tours, cycling tours
        k Swimming: swim outings, swimming session, swimming workout, swimming exercise
        k Walking: walking workout sessions, walk workouts, recorded walks, walking exercise, stroll workouts
        k Strength: strength training sessions, weights session, resistance sessions, resistance workouts, gym strength sessions, lifting workouts, weightlifting sessions, strength training workouts
        k *: exercises, sessions fell, workouts fell, workouts done, training bouts, exercise workouts, recorded workouts, physical activity sessions, sport sessions, sports sessions, sweat sessions, gym trips, trainings done, logged workouts
        k Hiking: hike outings, mountain walks, mountain hike, day hikes
        k Badminton: badminton
        k Squash: squash
        k Basketball: basketball, basketball games
        k Volleyball: volleyball
        k Downhill Skiing: skiing, downhill skiing, ski days, ski sessions, alpine skiing
        k Cross Country Skiing: cross country skiing, xc skiing
        k Snowboarding: snowboarding
        kv Dance: danced
        kv Downhill Skiing: skied, went skiing
        restrict: purely, solely, exclusively, nothing but, limited to, restricted to, just for, only for, only those, only the ones, but only
        except: other than on, with the exception of, barring, leaving off, disregard, ignore, leave aside, discounting, not including the, excluding the, except on, not taking, without taking, taking no account of, not considering, not including any, setting aside, discount, never mind the, except for whatever, except whatever, except for any, except any, apart from any, apart from whatever, other than any, leaving out any, excluding any, not counting any, without counting any, if you skip, if i skip, if we skip
        vs: as compared with, when compared to, when compared with, in relation with, over against, contrasted with, by comparison with, put against, stacked up against, compared with that of, set beside, beside, stack up against, stacks up against, stack up to, hold up against, match up against, measure up against, measure up to, fare against, how does that compare to, how does that compare with, how does it compare to, how does it compare with, how does this compare to, how does this compare with, how did that compare to, how did that compare with, how do they compare to, how do they compare with
        compare: put side by side, do a comparison of
        cmp+: larger than usual, in greater number, superior, upwards
        cmp+ good: nicer, better rested
        cmp+ late: at a later time
        s trend: headed, changing over time, progressing, progression, tendency, development, upward or downward, improving or getting worse, getting better or getting worse, increasing or falling, rising or dropping, higher or lower over time, how has it moved
        s difference: discrepancy, discrepancy between, difference to, differences, difference in the, difference from, deviation, distinction, how much of a difference, size of the difference, big a difference, difference there, is there a difference, any difference
        s change: delta, overall delta, altered, alter, alteration, net difference, change over time, total change, overall change, net change in, has it changed
        s correlation: correspond, corresponds, correspond with, track with, tracks with, linked to, linked with, link, coupled, coupled with, tied together, in step with, associated with, association, any link, any relationship, any connection, any correlation, is there any link between, go hand in hand, hand in hand, interplay, covary, interdependent, related with, have to do with, anything to do with
        s affects: do to my, does to my, do to, do with my, do for my, does for my, did to my, do anything for, does anything for, does to, mess with, messes with, messing with, change my, changes my, make my, makes my, matter for, matters for, cost me, costs me, cut into, eat into, interfere with, interferes with, disturb, disturbs, disrupt, disrupts, impair, impairs, increase my, increases my, reduce my, reduces my, decrease my, decreases my, drive up, drives up, push up, pushes up, bring down, brings down
        lag 1: next day, next days, the next day, the next days, next morning, the next morning, next night, the next night, on the night after, night following, the night directly after, the night right after, that followed, the day following that, the subsequent night, the subsequent day, subsequent day, subsequent night, the next day after, one night later, morning following, the following day after
        day 1: the previous day, on the previous day, the day prior to today, 1 day ago, one day ago
        night 0: last nite, most recent night, the most recent night, the night that just ended, this past nights, the last nights sleep, my last night
        cur: nowadays, at this point, at this time, at this stage, as we speak, this instant, for now, presently so
        lastn 30 day: the last month or so, in the last while, in the past little while, over the last few weeks, the last few weeks, past few weeks, the past few weeks, last few weeks, these last weeks, in the last few weeks
        lastn 7 day: the last few days, last few days, past few days, the past few days, in the last few days, these last days, the last seven nights, last seven nights, the past seven nights, past seven nights
        why: why did i only, why have i only, why was i only, why only, why did i just, how come i only, how come i only got, how come i only had, how come i just, how come only, how come i, how come i got, how come i had, how is it that, for what reason, what is the reason for, whats the reason for, what is the cause of, cause of, what could explain, what might explain, any idea why, do you know why, what made my, what led to, what is making, explain the, explanation for
        con tired: why do i feel tired, why do i feel so tired, why am i tired all the time, why am i always tired, why am i so exhausted, why am i exhausted, why do i feel exhausted, why am i worn out, why am i so sleepy, why am i sleepy, why am i knackered, why do i feel so knackered, why do i feel run down, why am i so drained, why do i have no energy, why dont i have any energy, why is my energy so low, why am i so low on energy, im so tired why, why am i so fatigued, why am i fatigued, why am i dead tired
        con doing: how have i been doing, how have i been, hows my health, how is my health, give me a summary, summary of, summary, summarise, summarize, sum up, recap, overview, status, status report, how did i do, how well did i do, how am i getting on, how did it go, how did my week go, how was my week, how is my week going, look overall, look like overall
        con wentWell: what went right, what was good, whats going well, what is going well, what am i doing well, what did i do well, any wins, my wins, wins, highlights, my highlights, what improved, what has improved, what got better, what is getting better
        con next: what should i focus on, what should i work on, what should i improve, what can i improve, where can i improve, how can i improve, what do you suggest, what do you recommend, any suggestions, any tips, any advice, suggestions, tips, advice, give me a tip, give me some advice, give me a tip for today, what would help me, what could i do better, what can i do better, how can i get better, whats next, what next
        con changed: what is different, whats different, what was different, anything unusual, anything different, anything new, anything odd, whats new, what is new, anything stand out, what stands out, what stood out, anything i should know, whats unusual, what is unusual, what looks unusual, what has changed, what changed, any changes, what are the changes, what have been the changes, anything notable
        con usual: is this usual for me, is that usual for me, is that unusual for me, is this unusual for me, is this typical for me, is that typical for me, is it normal for me, is that out of the ordinary for me
        con bedtime: what time is it best to go to bed, when is it best to go to bed, best time to go to bed, best time for bed, what is the best time to go to bed, whats the best time to go to bed, when is the best time to go to bed, when should i call it a night, when should i be asleep, when should i be in bed, when do i best go to bed, when would be a good time to go to bed, what time would be best to go to bed
        withoutnaps: without naps, not counting naps, naps not counted, excluding naps, naps excluded, naps left out, no naps counted, without counting naps, leaving out naps, not including naps, naps not included
        no norm: do i need, should i get, should i be getting, am i supposed to get, do i have to get, does my body need, would be enough, is enough
        atnight: during the night, through the night, in the night, throughout the night, at nights
        yearago: a year ago today
        v unbroken: in one go, in a single go, in one stretch, at one stretch, in one outing, in a single outing
        improving: improving, getting better, get better
        worsening: worsening, getting worse, deteriorating, get worse
        improved: improved, got better, gotten better, improve
        worsened: worsened, got worse, gotten worse, deteriorated, worsen
        tag sauna: the sauna, go to the sauna, went to the sauna, been to the sauna, gone to the sauna, to the sauna
        v dietary_kcal: consume, consumed, consuming, take in, took in, taken in, taking in, put away, ingest, ingested
        lastn 6 month: last half year, past half year, last half a year, past half a year, the last half year
        n: i should like to know, should like to know, i should like to see, my doctor wishes to know, my doctor would like to know, wishes to know, want know, i want know, would you be so kind as to tell me, be so kind as to tell me, be so kind as to, be good enough to tell me, be good enough to, kindly tell me, might i ask, if you please, if you would, literally, tho, though, jk, satisfy, satisfied, that there were, they were, wise
        sg >: crack, cracked, cracking, more as, higher as, longer as
        sg <: less as, lower as, shorter as
        s mean: medium of, the medium of, average out at, average out to, average out, averages out at, averages out to, averages out, averaged out at, averaged out to, averaging out at
        s min: nadir
        atnight: nocturnal
        sup-: quietest, laziest, slackest
        sup+: busiest
        halfyear 1: h1
        halfyear 2: h2
        ask often: how much times
        ask clock: what hour, at what hour
        u km: clicks, klicks
        p since: since i started on, since i began on, since i started, since i began
        k Cycling: with the bike, with my bike, with the bicycle, by bicycle, on a bike, on two wheels, saddle, bicycle tours, bicycle tour, cycle tours, cycle tour
        q latency_min: lie awake before falling asleep, lying awake before falling asleep, lay awake before falling asleep, awake before falling asleep, lie awake before i fall asleep
        v bed_time: crawl into bed, crawled into bed, fall into bed, fell into bed, climb into bed, climbed into bed, get into bed, got into bed, head to bed, headed to bed, jump into bed, hop into bed, roll into bed, how late was i up, how late i was up, how late did i stay up, how late i stayed up, how late am i up, how late do i stay up
        q resting_hr_bpm: pulse in rest, heart rate in rest, heart in rest, heartbeat in rest
        q distance_km: by foot, kilometers by foot, kilometres by foot, km by foot, miles by foot, walked and run, walked and ran, walk and run, walk and ran, ran and walked, run and walked, run and walk, walked or ran, walked or run, walk or run, running and walking, on foot in total, walking plus running
        n: was it just me or, is it just me or, did i imagine it or, is it my imagination or, am i right that, am i right in thinking that, am i right in thinking, is it fair to say that, is it fair to say, is it the case that, for what its worth, smash, smashed, nail, nailed, crush, crushed, bagged, bag, cranked out, churned out, knocked back, polished off, downed, necked, gulped, gulped down, sipped, guzzled, swigged, in my diary, diary
        sg >: get past, got past, go past, gone past, make it past, made it past, blew past, blown past, blew through, sailed past
        s mean: mostly, mainly, average from, the average from, commonly, on the average
        post >=: onward, and onward, forward
        v active_kcal: torch, torched, scorch, scorched
        v dietary_kcal: munch, munched, scoff, scoffed, wolf down, wolfed, wolfed down
        wd 2: weds
        p in: the month of, in the month of, during the month of, for the month of
        rel yearAgo: the same month the year before, in the same month the year before, same month the year before, the same month of the year before, the same week the year before, in the same week the year before, the same period the year before, in the same period the year before
        balance: in minus, in the minus, in the red, deficit, surplus, calories eaten minus burned, calories eaten minus calories burned, calories consumed minus burned, calories consumed minus calories burned, calories in versus calories out, calories in vs calories out, calories in vs out, calories in versus out, intake minus burn, kcal in vs kcal out, kcal in versus kcal out, calories eaten vs burned, calories eaten versus burned, cals in vs cals out, cals in minus cals out, food minus burn, energy in vs energy out, energy in versus energy out, intake less burn, intake minus expenditure, intake less expenditure, consumed minus burned, consumed less burned, eaten less burned, eaten minus burnt, eaten less burnt, intake minus output, in minus out, kcal in less kcal out, intake versus burn, eaten vs burned, eaten versus burned, eaten against burned, eaten vs burnt, eaten versus burnt
        s list: a list with, list with, a list with all, list with all
        q spo2_pct: saturation
        kv Cycling: on the bike, on my bike, by bike, in the saddle, with the bike, with my bike, by bicycle, on a bike, on two wheels
        kv Swimming: in the pool, in the water
        a zone1_min: time in z1, minutes in z1, in z1, mins in z1
        a zone2_min: time in z2, minutes in z2, in z2, mins in z2
        a zone3_min: time in z3, minutes in z3, in z3, mins in z3
        a zone4_min: time in z4, minutes in z4, in z4, mins in z4
        a zone5_min: time in z5, minutes in z5, in z5, mins in z5
        by weekday: grouped by weekday, grouped by day of the week
        sg <: drop under, drops under, dropped under, dropping under, drops below, dropping below, fall under, falls under, falling under, dip under, dips under, dipped under, dipping under, sink below, sink under, sank under, goes below, goes under, going under, going below, come in under, comes in under, came in below, come in below
        sg >: goes above, goes over, rise above, rises above, rising above, climb above, climbs above, climb over, climbed over, get above, get over, gets above, gets over, spike above, spiked above, spiked over, jump above, jumped above, crept above
        lag 1: same night
        s affects: make me, makes me
        p in: in a single, in any single, in any one, in any
        a pace_s_km: pace per 100 m, pace per 100
        ka Swimming pace_s_km: swim pace per 100 m, swimming pace per 100 m, swim pace per 100, swimming pace per 100
        a zone1_min: hr zone 1, heart rate zone 1, hr zone 1 minutes, time in hr zone 1
        a zone2_min: hr zone 2, heart rate zone 2, hr zone 2 minutes, time in hr zone 2
        a zone3_min: hr zone 3, heart rate zone 3, hr zone 3 minutes, time in hr zone 3
        a zone4_min: hr zone 4, heart rate zone 4, hr zone 4 minutes, time in hr zone 4
        a zone5_min: hr zone 5, heart rate zone 5, hr zone 5 minutes, time in hr zone 5
        p without: with missing, lacking, following none, following no
        ask how: whatd, howd
        ask when: whend
        s mean: on the whole, by and large, for the most part
        s sd: consistency, consistency in, consistency of
        sg <: fall under, falls under, drop under, drops under, dropped under, drops below, dropping below, dropping under, dip below, dips below, dipped below, dip under, dips under, dipped under, sink below, sinks below, sank below, slip below, slipped below, slip under, slipped under, get below, gets below, got below
        sg >: rise above, rises above, rising above, rise over, rose over, climb above, climbs above, climb over, climbs over, climbed over, jump above, jumped above, jump over, jumped over, shoot above, shot above, shoot over, shot over, spike above, spiked above, spike over, spiked over, get above, gets above, get over, gets over, goes above, goes over, goes beyond
        cur: till date, until date, until now, up to now, till now, up to today, until today, up until now, up till now, till today
        v climb: climbing, climbs
        kv Running: go to run, went to run, gone to run, go to running, went to running
        kv Swimming: go to swim, went to swim, gone to swim
        k Cycling: riding
        k Badminton: badminton game, badminton match
        k Baseball: baseball game
        k Basketball: basketball game, basketball match
        k Boxing: boxing class
        k Cricket: cricket match
        k Cycling: bicycle trip, bike tour, bike trip, cycling tour, cycling trip, spinning class
        k Equestrian Sports: riding lesson
        k Handball: handball game, handball match
        k Hiking: hike trip, hiking tour, hiking trip
        k Hockey: hockey game, hockey match
        k Lacrosse: lacrosse game
        k Martial Arts: judo class, karate class, martial arts class
        k Mixed Cardio: aerobics class
        k Paddle Sports: kayak trip
        k Pickleball: pickleball game
        k Pilates: pilates class
        k Rugby: rugby game, rugby match
        k Snowboarding: snowboard trip
        k Softball: softball game
        k Squash: squash game, squash match
        k Strength: strength class
        k Swimming: swimming trip
        k Tennis: tennis game, tennis lesson
        k Volleyball: volleyball game, volleyball match
        k Water Fitness: aqua aerobics class
        q steps: step tally
        v flights: i go up, i went up, go up the stairs, went up the stairs, took the stairs, take the stairs
        q exercise_min: time exercising, time spent exercising
        q protein_g: dietary protein, protein consumption, protein eaten
        q carbs_g: dietary carbs, dietary carbohydrates, carb consumption, carbs eaten
        q fiber_g: dietary fiber, dietary fibre, fiber consumption, fibre consumption
        q fat_g: dietary fat, fat consumption, fat eaten
        q weight_kg: weight on the scale, weight on the scales
        kv Cycling: riding, biking, go riding, went riding, gone riding, been riding, gone cycling, been cycling
        kv Rowing: rowing, i row, to row, go rowing, gone rowing, been rowing
        kv Yoga: doing yoga, practise yoga, practice yoga, practiced yoga, went to yoga, go to yoga
        kv Pilates: do pilates, did pilates, doing pilates, done pilates, went to pilates, go to pilates
        kv Tai Chi: do tai chi, did tai chi, doing tai chi, done tai chi
        kv HIIT: do hiit, did hiit, doing hiit, done hiit
        kv Boxing: box, boxed, do boxing, did boxing, went boxing, go boxing
        kv Dance: dance, dancing, went dancing, go dancing
        kv Tennis: playing tennis
        kv Badminton: play badminton, played badminton, playing badminton
        kv Squash: play squash, played squash, playing squash
        kv Basketball: play basketball, played basketball, playing basketball
        kv Volleyball: play volleyball, played volleyball, playing volleyball
        kv Table Tennis: play table tennis, played table tennis, play ping pong, played ping pong
        kv Pickleball: play pickleball, played pickleball, playing pickleball
        kv Hockey: play hockey, played hockey
        kv Handball: play handball, played handball
        kv Rugby: play rugby, played rugby
        kv Soccer: playing football, playing soccer
        kv Golf: playing golf
        kv Hiking: go to hike, went to hike
        v walk: go to walk, went to walk
        kv *: go to train, went to train, go to exercise, went to exercise
        p since: since i started again on, since i started again, since i started back on, since i started back, since i restarted on, since i restarted, since i resumed on, since i resumed, from the day, since the day, from when, starting when, from the moment, since the moment, since we came back from, since we got back from, since we returned from
        req goals: am i on track with my goal, am i on track with my goals, am i on track for my goal, am i on track for my goals, am i on track to reach my goals, am i meeting my goals, am i hitting my goals, how am i doing with my goals, how am i doing with my goal, how am i doing against my goals
        con doing: give me my numbers, show me my numbers, how are my numbers, hows my numbers, how do my numbers look, give me my stats, show me my stats, how are my stats, how do my stats look
        n: any idea, any ideas, any idea of, any idea about, any idea on, have any idea, got any idea, do you have any idea, have you any idea, have you got any idea, would you have any idea, any clue, have a clue, find out, could you find out, can you find out, find out for me, please work out, could you work out, can you work out, work out for me, can i see, could i see, may i see, stay, stayed, staying, stays, remain, remained
        n: i cant remember, i cannot remember, i dont remember, i cant recall, i dont recall, ive forgotten, i keep forgetting, im not sure, i am not sure, not sure, im not sure if you know, i dont know, i have no idea, ive no idea, no idea, i lost track of, ive lost track of, lost track of, no clue, i have no clue, curious to know, real quick, hope you are well, hope youre well, hope you are doing well, not gonna lie, to be fair, i swear, gosh, oh my god, omg, ugh, wow, haha, hahaha, phew, funny question, silly question, stupid question, dumb question, random question, strange question, weird question, odd question, one more question, one more thing, another question, last question, one last question, im trying to figure out, trying to figure out, im trying to work out, trying to work out, i am trying to work out, id be interested to know, i would be interested to know, i am asking because, when you have a minute, when you get a chance, yeah, yep, hello again, me again, its me again, thanks in advance, thank you in advance, out of curiosity, just out of curiosity, not that it matters, believe it or not, funnily enough, you know what, guess what
        n: even, dont laugh, dont laugh but, no joke, dont judge, dont judge me, dont judge me but, dont ask, dont ask why, new topic, different topic, change of topic, next question, statistically speaking, strictly speaking, generally speaking
        yn: at any point, at some point, at any stage, at any moment, on any morning, any morning, in any morning, any evening, on any evening
        req thanks: wow, oh wow, ouch, interesting, fair enough, i see, gotcha, nice one, not bad, sweet, lovely, aha, ah, ah ok, oh ok, never mind, nevermind, nvm, forget it, forget that, fine, all right, ta, ok cool, ok great, thats all, thats it, no thats all, brilliant, cheers mate, damn, oh dear, oof, phew, good stuff, neat, noted, understood
        n: on that one, for that one, of that one, in that one, i meant, meant, one more, one more thing, another one, another question, one last thing, last question, next question, as a whole, as well, split it up, split that up, split them, split them up, split this, split this up, break them down, break this down, chop it up, slice it, divide it, divide that, divide it up, separate it, separate that, group it, group that, group them, whole of, entirety of, the entirety of, no bs, no bullshit, no kidding, no cap, no lie, no messing, no fooling, no nonsense, straight up, for certain, honest to god, hand on heart, be real, be straight with me, give it to me straight, thats all i want, thats all i want to know, thats all i need, into account, into consideration, thats, broken down, chop that, chop it, can you chop that, can you split that, can you split it, can you break that down, can you break it down, could you break it down, could you split it, ehm, erm, umm, uhm, hmmm, uhh
        lag 1: with a lag of one day, with a lag of 1 day, with one day lag, with a one day lag, one day lag
        opposite: the other way round, other way round, the other way around, other way around, vice versa, the reverse, reversed, swapped, swap them, flip it, the other way
        and: ditto, ditto for, likewise for, same question, the same question, same thing for, the same thing for, same again for, same question for, now for
        no norm: good or bad, looks good, does that look good, thats a lot, thats good, thats bad, thats not good, is that low, is that high, is that too much, is that too high, is that too low, is that ok, is that okay, is it ok, is it any good, what should it be, what should mine be
        rise+: is it up, has it gone up
        rise-: is it down, has it gone down
        atnight: overnight, during sleep, while sleeping, while asleep, while i sleep, while i was asleep
        lastn 30 day: these days, nowadays, at the moment, currently
        rel dayBefore: previous day, previous days, the previous day, the previous days, prior day, prior days, the prior day, the prior days, on the previous day
        post missing: missing, not recorded, not measured, not logged, not tracked, unrecorded, was not recorded, were not recorded, is not recorded, wasnt recorded, werent recorded, isnt recorded, was not measured, wasnt measured, was not logged, wasnt logged, has no value, has no values, had no value, have no value
        kv Cycling: ridden
        q strength_volume_kg: volume lifted, volume i lifted, volume did i lift, volume have i lifted, weight moved, weight i moved, weight did i move
        s affects: mess up, messes up, messing up, messed up, mess up my, messes up my, help me, helps me, helping me, wreck, wrecks, wreck my, wrecks my, ruin, ruins, mess with my, messes with my
        sup+: most big, most large
        q weight_kg: wt
        k Strength: gym
        s list: make me a list of, make me a list of all, make me a list, give me every
        q sleep_efficiency: asleep / in bed, time asleep / time in bed, sleep / time in bed
        event illness: that time i was ill, the time i was ill, that time i was sick, the time i was sick
        ask clock: at which hour, at what hour, which hour, what hour, at what hour of the day, at which hour of the day, which hour of the day, what hour of the day
        ask show: want to show, to show, i want to show, i want show, i would like to show
        back year 0: for the year, for the year so far
        back month 0: for the month, for the month so far
        back week 0: for the week, for the week so far
        kv Running: by running
        kv Cycling: by cycling, by riding
        kv Swimming: by swimming
        kv Walking: by walking
        kv Hiking: by hiking
        q latency_min: needed i for fall asleep, needed i to fall asleep, need i to fall asleep, did i need for fall asleep
        p without: missing days of, missing nights of, number of missing days of
        s change: chg, delta
        q heart: heart frequency
        n: i would like know, i would like to see, i should like to know, is that just chance, or is that just chance, or is it just chance, or is that chance, or just chance, or is it a coincidence, or is that a coincidence, or just coincidence
        n: or is that just noise, or is it just noise, is that just noise, or is that noise, or just noise
        per day: / day
        rate week: / week
        rate month: / month
        others: other mornings, all other mornings, the other mornings
        weekend: wkend, wkends, wknd, wknds
        workday: wkday, wkdays
        q wake_time: wake up times, waking times, get up times, getting up times
        sg <: back below, back under
        sg >: back above, back over
        n: get down me, got down me, get down my neck, got down my neck, did i down, have i downed, was i feeling, am i feeling, i was feeling, have i been feeling
        n: going by my check ins, according to my check ins, from my check ins, in my check ins, based on my check ins, judging by my check ins, by my check ins
        q latency_min: taking to fall asleep, taking me to fall asleep, it taking me to fall asleep, been taking me to fall asleep, it been taking me to fall asleep, taken to fall asleep, taken me to fall asleep, taking to drop off, taking me to drop off, taking to nod off, taking me to nod off, taking to get to sleep, taking me to get to sleep
        q rem_share: rem %, % rem, rem sleep %, % rem sleep, rem pct, pct rem, rem pc
        q deep_share: deep %, % deep, % deep sleep, deep pct, pct deep, deep pc
        lag 1: next mornings, the next mornings, following mornings, the following mornings, next days, the next days, following days, the following days
        method mann_kendall: mann kendall on, mann kendall for, mann kendall of, mann kendall test of
        f goal_distance: between me and my weight goal, between me and my goal weight, between me and my target weight, separates me from my weight goal, separates me from my goal weight, separates me from my target weight, left to my weight goal, left to my target weight, left until my goal weight, left until my weight goal, to go to my goal weight, to go to my weight goal, to go until my goal weight, to go until my weight goal
        t alcohol_units == 0: going dry, went dry, go dry, gone dry, stay dry, stayed dry, staying dry
        s streakLongest: record of days in a row, record of nights in a row, record of consecutive days, record of consecutive nights, record of days on end
        q dietary_kcal: count calories, counted calories, counting calories, count my calories, counted my calories
        a rpe: how hard do i rate, how hard i rate, hard do i rate, how hard do i find, how hard did i find, how hard do they feel, how hard does it feel, how tough do i rate, how tough did i rate, how tough do i find, how tough did i find
        a zone1_min: z1 mins, z1 minutes, min in zone 1, min in z1, mins zone 1, mins z1
        a zone2_min: z2 mins, z2 minutes, min in zone 2, min in z2, mins zone 2, mins z2
        a zone3_min: z3 mins, z3 minutes, min in zone 3, min in z3, mins zone 3, mins z3
        a zone4_min: z4 mins, z4 minutes, min in zone 4, min in z4, mins zone 4, mins z4
        a zone5_min: z5 mins, z5 minutes, min in zone 5, min in z5, mins zone 5, mins z5
        q daylight_min: daylight min
        q workout_min: training min, workout min
        q mindful_min: mindful min, mindfulness min, meditation min
        q strength_volume_kg: weight have i moved, weight ive moved, weight have i lifted, weight ive lifted, weight did i lift
        n: glad to know, i would be glad to know, id be glad to know, i would be happy to know, id be happy to know, i would be pleased to know, i would be grateful to know, i would be grateful if you could tell me, id be grateful if you could tell me, i would be delighted to know, i would be curious to know, id be curious to know, i would very much like to know, i would really like to know, id really like to know, let us say, lets say
        q latency_min: do i need to fall asleep, did i need to fall asleep, i need to fall asleep, i needed to fall asleep, do i need to get to sleep, did i need to get to sleep, do i need to drop off, did i need to drop off, do i need to nod off, do i need until i am asleep
        p without: lack a, lack an, lack any, lacks a, lacks an, lacks any, lacked a, lacked an, lacked any
        by week: week wise
        by quarter: quarter wise, quarterwise, by quarters, by calendar quarter, quarter by quarter, for every quarter, into quarters, as quarters, quarter after quarter, grouped by quarter, on a quarterly basis
        by year: year wise, yearwise, by years, by calendar year, grouped by year
        by weekday: weekday wise, weekdaywise
        workday: school days, on school days, school day, a school day, on a school day, schooldays, on schooldays
        rise+: creeping back up, going back up, coming back up, climbing back up, edging back up, heading back up, trending back up, rising again, going up again, climbing again, increasing again
        rise-: creeping back down, going back down, coming back down, edging back down, heading back down, trending back down, dropping back down, falling again, going down again, coming down again, dropping again, decreasing again
        cmp+: sit higher, sits higher, come out higher, comes out higher, turn out higher, turns out higher
        cmp-: sit lower, sits lower, come out lower, comes out lower, turn out lower, turns out lower
        measure 0.5 km: half a kilometre, half a kilometer, half a km
        measure 0.5 mi: half a mile
        f goal_distance: kilos above my goal, kg above my goal, kilos over my goal, kg over my goal, kilos above my weight goal, kilos above my goal weight, kilos below my goal, kg below my goal, above my goal weight, above my weight goal, over my goal weight, over my weight goal, below my goal weight, below my weight goal, do i still have to lose, do i still need to lose, do i have left to lose, i still have to lose, have i still to lose, still to lose
        req goal: am i on track for, am i on track to reach, am i on track with, am i on track to hit, am i on course for, on track for, on track to reach, on track with, on track to hit, on course for
        n: gimme
        k *: through exercise, by exercise, by exercising, through exercising, from exercise, from exercising, by working out, through working out, through training
        ka Running pace_s_km: minutes do i need for a kilometre, minutes do i need for a kilometer, minutes do i need per kilometre, minutes do i need per kilometer, do i need for a kilometre, do i need for a kilometer, do i need per kilometre, do i need per kilometer, do i take for a kilometre, do i take for a kilometer, do i take per kilometre, do i take per kilometer
        rel before: i used to, i did before
        measure 0.5 kg: half a kilo, half a kilogram, half a kg
        measure 1 kg: a kilo, one kilo, a kilogram
        u kg: kilogram
        measure 1 lb: a pound, one pound
        v wake_time: have to get up, had to get up, need to get up, needed to get up, must get up, have to be up, had to be up
        kv Basketball: hoop, hooped, hooping, shoot hoops, shot hoops, shooting hoops, play hoops, played hoops
        occasion: diet, semester, taper, exam week, exam weeks, exam period, exam season, finals week, ramadan, lent, the hot weather, the hot weather began, the hot weather started, the heatwave, heatwave, the heatwave began, the heatwave started, the heat wave, the heat wave began, the heat wave started, the cold snap, the cold spell, the cold spell began, the cold spell started, the training block, training block, my training block, training camp, the training camp, my cut, my bulk, my taper, the taper, reading week, half term, spring break, summer break, winter break, christmas break, my leave, parental leave, maternity leave, paternity leave, quarantine, busy season, the busy season, my detox, the challenge, the semester, this semester, the term, this term, the school year, the season began, the season started, the diet began, the diet started, my diet began, my diet started, boot camp, summer camp, term
        n: silly question but, stupid question but, dumb question but, quick question but, random question but, maybe a silly question but, probably a silly question but, might be a silly question but, might be a dumb question but, if ever, if at all, if any, would you say, id say
        others: the remaining days, remaining days, on the remaining days, the remaining nights, remaining nights
        a hrr1_bpm: 1 min hrr, 1 minute hrr, one minute hrr, one min hrr, 1 min heart rate recovery, 1 minute heart rate recovery, hrr 1, hrr1, hrr 60
        rel yearAgo: the same months last year, same months last year, the same months of last year, over the same months last year, over the same months of last year, in the same months last year, in the same months of last year, the same months a year earlier, the same months a year before, the same months the year before, the same weeks last year, the same weeks of last year, the same days last year, the same dates last year, the same span last year, the same stretch last year, the same months of the year before, in the same period last year, over the same period last year, over the same period of last year, during the same period last year, for the same period last year
        p when: given, even though, although
        a zone45_min: z4 z5, in z4 z5, min in z4 z5, mins in z4 z5, minutes in z4 z5, time in z4 z5, z4 + z5, z4 plus z5, z4 and z5, z4 & z5, zone 4 + 5, zones 4 + 5, zone 4 + zone 5, in z4 + z5, in z4 plus z5, in z4 and z5, in z4 & z5, in zone 4 + 5, in zones 4 + 5, in zone 4 + zone 5, in zone 4 and 5, min in z4 + z5, min in z4 plus z5, min in z4 and z5, min in z4 & z5, min in zone 4 + 5, min in zones 4 + 5, min in zone 4 + zone 5, min in zones 4 and 5, min in zone 4 and 5, mins in z4 + z5, mins in z4 plus z5, mins in z4 and z5, mins in z4 & z5, mins in zone 4 + 5, mins in zones 4 + 5, mins in zone 4 + zone 5, mins in zones 4 and 5, mins in zone 4 and 5, minutes in z4 + z5, minutes in z4 plus z5, minutes in z4 and z5, minutes in z4 & z5, minutes in zone 4 + 5, minutes in zones 4 + 5, minutes in zone 4 + zone 5, minutes in zones 4 and 5, minutes in zone 4 and 5, time in z4 + z5, time in z4 plus z5, time in z4 and z5, time in z4 & z5, time in zone 4 + 5, time in zones 4 + 5, time in zone 4 + zone 5, time in zones 4 and 5, time in zone 4 and 5, spent in z4 + z5, spent in z4 plus z5, spent in z4 and z5, spent in z4 & z5, spent in zone 4 + 5, spent in zones 4 + 5, spent in zone 4 + zone 5, spent in zones 4 and 5, spent in zone 4 and 5
        withnaps: if you count the naps too, if you count naps too, if you count naps, if you count the naps, if i count naps, if i count the naps, if i count the naps too, if you include naps, if you include the naps, if i include naps, if i include the naps, with naps counted, when you count naps, when i count naps, counting in naps, naps counted too, with naps added
        weekend: on the weekends, over the weekends, during the weekends, at the weekends
        except: excl, excl the
        s correlation: corr, corr of, corr between, correl, correl between
        others: the rest of the week, rest of the week, the other days of the week, other days of the week, all other days of the week, the remaining days of the week, the other six days
        no unclear: and what was i doing, and what was i doing then, and what did i do, and what i was doing, how long have i been awake, how long have i been up, how long have i been awake today, how long have i been awake now, how long have i been awake so far, since when have i been awake, since when am i awake
        per day: per nite, each nite, every nite
        f vo2_percentile: vo2max percentile, vo2 max percentile, percentile of my vo2max, percentile of my vo2 max, percentile for vo2max, percentile for my vo2max, vo2max as a percentile, fitness percentile
        s streakLongest: longest time ive gone, longest time i have gone, longest time i went, longest ive ever gone, longest time ive ever gone
        """
}
