extension Lexicon {
    /// `part: phrases`. Words of a phrase are written as the tokenizer folds them.
    static let english = """
        n: same day, on the same day, the same day, yo, want to see, i want to see, see, set to, as a table, table of, a table of, was that, was it, is that, please, can you tell me, could you tell me, can you give me, tell me, give me, let me know, i want to know, i would like to know, id like to know, id like to see, i wonder, i was wondering, wondering, do you know, so, actually, ok, okay, hey, hi, hello, coach, just, like, well, um, uh, er, basically, quickly, lol, btw, thanks, thank you, for real, like for real, really, i mean, i want, i need, find, get me, look up, check, compute, calculate, work out, say, exactly, overall figure, the thing where you count, is there, are there, was there, were there, there, then, right, maybe, anyway, now tell me, plz, pls, hm, hmm, oh, curious, remind me, figure out, i guess, kinda
        art: the, all, all of, everything, my, a, an, our, me, i, ive, im, id, it, its, mine, own, some, that i, which i, i have, i had, for me, of mine, personal
        n: did, do, does, was, were, is, are, have, has, had, be, been, am, got, get, getting, gotten, doing, done, being, take, took, taken, make, made, reach, reached, hit, recorded, log, logged, had in, managed, manage, come to, came to, rack up, racked up, go, went, gone, going, clock up, clocked, look, looks, spend, spent, spending, feel, felt, put in, cover, covered, complete, completed, achieve, achieved, get in, got in, measured, happen, happened, whats, hows, wheres, done in, scored, score, level, levels, figure, figures, value, reading, readings, data, stats, amount, rate of, intake, consumption, consume, consumed, intakes
        yn: any, at all, on any day, any day, any night, on any night, at any time
        s n: values, values of, values for, values are there, recorded values, values do i have
        ask many: count of, how meny, how mani, how many, number of, the number of, count of, total number of
        ask often: how often, how many times, how frequently, times, how many occasions, on how many occasions
        ask much: how much, what amount of
        ask long: how long, what length of time, for how long
        ask far: how far, what distance
        ask fast: how fast, how quick, how quickly, how slow
        ask when: when was that, date of, the date of, date with, the date with, date, when, what time, at what time, when was it, what date, what day was it, which date, on which date, on what date, on what day, when exactly
        ask which: which, what, wich
        ask show: show me, show, list, can you show me, could you show me, list me, list my
        ask how: how, how was, how is, how were, how are, how has
        ask high: how high, how low, how heavy, how good, how bad, how hard, how strong, how late, how early
        p in: in, during, within, throughout, inside, over the course of, in the course of
        p on: on, upon
        p at: at
        p of: of
        p for: for
        p from: from
        p to: to, till, til, through, thru, -
        p until: until, up to, up until, by
        p since: since, starting, from then, beginning with, starting from
        p before: before, prior to, preceding
        p after: after, following
        p between: between
        p with: with
        p without: without any, without a, without doing any, without, with no, free of, no, zero, not any, never any
        p over: over
        p per: per, a, each, every, /
        p when: when, if, where, whenever, that, which, on which, in which, who, while, whereby, on days when
        p as: as
        and: and, plus, &, as well as, together with
        and: what about, how about, and what about, same for, the same for, and the same for, and how about, what of
        restrict: only, just on, only on
        or: or
        not: not, didnt, dont, wasnt, isnt, havent, hasnt, without having, did not, do not, was not, failed to, fail to, doesnt, werent, no longer
        but: but
        except: except, except for, excluding, not counting, leaving out, everything but, all but, apart from, other than, without counting, not including
        s mean: average, averages, averaged, mean, avg, on average, typical, typically, usually, usual, in general, normally, generally, as a rule, averaging
        s median: median, middle value
        s sum: total, in total, altogether, sum, sum of, overall, all together, combined, all in all, totalled, totaled, cumulative, summed, grand total
        s sd: standard deviation, sd, std dev, stddev, circular standard deviation, standard deviation of, spread, std, variability, how much does it vary
        s iqr: interquartile range, iqr
        s cv: coefficient of variation, cv
        s max: maximum, max, peak, record, personal best, pb, all time high, all time best, highest ever
        s min: minimum, min, all time low
        s last: most recent, last recorded, current, currently, last known, newest, right now
        s first: first recorded, earliest recorded
        s share: % of, on what percentage of, on what percent of, percentage of, what percentage of, what percent of, what share of, what fraction of, share of, fraction of, proportion of, what proportion of, percent of
        s trend: trend, trending, trend of, slope, trends
        s change: change, changed, changing, change in, difference in time
        s streak: in a row, streak, consecutive, running streak, row, back to back, consecutively, straight, running without a break, on the trot
        s streakLongest: max run of consecutive, maximal number of consecutive, max run of, maximum number of consecutive, longest streak, longest run of, longest row, longest row of, most days in a row, longest streak of, best streak, longest stretch of, longest series, max streak, longest stretch, longest consecutive run of, record streak, longest chain of
        s streakCurrent: current streak, streak right now, running streak now, current run of, current streak of, ongoing streak
        s list: each one, one by one, one after another, one after the other, day by day, for each day, for each night, each day individually, each night, each day, single days, individually, daily values
        s difference: difference, difference in, difference between, differ, gap
        s correlation: correlation, correlation of, correlation between, correlate, correlated, related to, relationship between, relation between, connection between, rank correlation of, rank correlation, associated, linked, correlates
        s rolling: rolling, moving, running
        s percentile: percentile, th percentile
        cur: now, right now, at the moment, currently, current, the current one, so far, ongoing, atm, rn
        sup+: most, highest, maximum, biggest, greatest, largest, top, max, peak
        sup-: least, lowest, fewest, smallest, minimum, min, littlest
        sup+ long: longest
        sup- long: shortest
        sup+ far: farthest, furthest
        sup+ fast: fastest, quickest
        sup- fast: slowest
        sup+ late: latest
        sup- late: earliest
        sup+ hard: hardest, toughest, most intense
        sup- hard: easiest
        sup+ heavy: heaviest
        sup- heavy: lightest
        sup+ good: best
        sup- good: worst
        sup last: last, most recent, previous
        sup first: first, very first
        cmp+: more, higher, greater, bigger, up, larger
        cmp-: less, lower, fewer, smaller, down
        cmp+ long: longer
        cmp- long: shorter
        cmp+ far: further, farther
        cmp+ fast: faster, quicker
        cmp- fast: slower
        cmp+ late: later
        cmp- late: earlier, sooner
        cmp+ hard: harder
        cmp+ good: better
        cmp- good: worse
        cmp+ heavy: heavier
        cmp- heavy: lighter
        than: than
        vs: less that of, minus that of, versus, vs, compared with, compared to, as compared to, against, in comparison with, in comparison to, relative to, minus, as opposed to, set against, compared against, and then compared with, compare with, compare to, compares to, compares with
        compare: compare, comparison of, comparison, contrast
        rise+: going up, increasing, rising, improving, upward trend, on the rise, go up, climbing up, gaining, trending up, an upward trend
        rise-: going down, decreasing, falling, declining, dropping, downward trend, go down, worsening, shrinking, trending down, a downward trend
        risen+: gone up, increased, risen, improved, grown, went up
        risen-: gone down, decreased, fallen, declined, dropped, went down
        sg >=: atleast, at least, minimum of, no less than, not less than, >=, a minimum of, no fewer than, not fewer than, at minimum
        sg >: more than, over, above, exceeding, greater than, higher than, longer than, further than, farther than, beyond, >, exceed, exceeded, bigger than, later than, heavier than, upwards of, in excess of, older than, better than, topped, surpassed
        sg <: less than, under, below, fewer than, lower than, shorter than, <, earlier than, smaller than, lighter than, short of, sub
        sg <=: at most, no more than, not more than, maximum of, <=, up to, a maximum of, no later than
        sg ==: exactly, precisely, =, equal to, ==
        post >=: or more, and more, or above, or over, and above, and over, or higher, +, plus, or longer, or better, minimum, at least, or later
        post <=: or less, or fewer, or below, and below, or under, or lower, at most, max, or shorter, or earlier
        per day: in a day, in one day, in a single day, on a single day, on one day, daily, a day, per day, each day, every day, day by day, by day, per recorded day, on a daily basis
        per night: in a night, in one night, in a single night, per night, a night, each night, nightly, every night, by night
        rate week: weekly rate of, a week, per week
        rate month: monthly rate of, a month, per month
        per week: per calendar week, by calendar week, weekly, each week, every week, week by week, by week, for every week, for each week
        per month: per calendar month, by calendar month, monthly, each month, every month, month by month, by month, for every month, for each month, month on month
        per quarter: quarterly, per quarter, each quarter, by quarter, every quarter
        per year: yearly, annually, per year, a year, each year, by year, every year
        per weekday: by weekday, per weekday, by day of the week, for each weekday, per day of the week, each weekday, each day of the week, by day of week, for each day of the week
        per type: by type, per type, by sport, per sport, by kind, by activity, for each type, for each sport, by workout type
        unit weekday: weekday, day of the week, day of week, weekdays
        unit type: kind of workout, type of workout, workout type, sport, kind of sport, type of exercise, activity type
        d day: day, days, dates, calendar days
        d night: night, nights, nite, nites
        d morning: morning, mornings
        d evening: evening, evenings
        d week: week, weeks, calendar week
        d month: month, months
        d quarter: quarter, quarters
        d year: year, years
        d weekend: weekend, weekends
        rel last: last, past, previous, prior, preceding
        rel this: this, current, the current, the running
        rel next: next, coming, upcoming, following
        rel before: the week before, the month before, the year before, the day before, the night before, the one before, the period before, before that, the previous one, the one before that, the weekend before, weekend before, day before, night before, week before, month before, year before, the week before that, the month before that, the year before that, the previous period
        rel yearAgo: a year ago, a year earlier, the year before that same time, one year ago, last year at the same time, the same month a year earlier, the same month last year, the same week last year, the same period last year, same month a year earlier, the same time last year, same time last year, the same month a year ago, same period last year, same week last year, same month last year, this time last year, the same period a year ago, the same period a year before, a year before, year on year
        ago: ago, back
        day 0: today, so far today, today so far, now, this day, as of today, up to now, until now, till now, to date, up to today
        day 1: yesterday, yesterdays
        day 2: day before yesterday, the day before yesterday, the day before that
        night 0: last night, last nights, tonight, this night, overnight, this morning, the past night
        night 1: the night before last, night before last
        back week 2: the week before last, week before last
        back month 2: the month before last, month before last
        back weekend 2: the weekend before last, weekend before last
        back year 2: the year before last, year before last
        future: tomorrow, next week, next month, next year, the day after tomorrow, tomorrows, next weekend, tomorrow night
        all: ever, of all time, all time, on record, all records, all my records, in my life, since the beginning, so far ever, in all my data, overall ever, in all of my records, in my records, since i started recording, since records began, all data, across all records, of all my records, over all records, for all time, all my data
        weekend: weekend, weekends, at weekends, on weekends, on the weekend, weekend days, on weekend days, at the weekend days, weekend nights, on saturdays and sundays
        workday: mon to fri, mon through fri, mo to fr, weekday, working day, workday, weekdays, on weekdays, working days, on working days, workdays, on workdays, monday to friday, monday through friday, mondays to fridays, during the week, on work days, work days, week days, on week days, during the working week
        wd 0: monday
        wd 1: tuesday, tue, tues
        wd 2: wednesday
        wd 3: thursday, thu, thurs
        wd 4: friday, fri
        wd 5: saturday
        wd 6: sunday
        wds 0: mondays
        wds 1: tuesdays
        wds 2: wednesdays
        wds 3: thursdays
        wds 4: fridays
        wds 5: saturdays
        wds 6: sundays
        mon 1: january, jan
        mon 2: february, feb
        mon 3: march, mar
        mon 4: april, apr
        mon 5: may
        mon 6: june, jun
        mon 7: july, jul
        mon 8: august, aug
        mon 9: september, sept, sep
        mon 10: october, oct, octobre
        mon 11: november, nov
        mon 12: december, dec
        season 3: spring, springtime
        season 6: summer, summertime
        season 9: autumn, fall
        season 12: winter, wintertime
        quarter 1: q1, first quarter, 1st quarter
        quarter 2: q2, second quarter, 2nd quarter
        quarter 3: q3, third quarter, 3rd quarter
        quarter 4: q4, fourth quarter, 4th quarter
        half 1: first half, first half of, h1, the first half of
        half 2: second half, second half of, h2, the second half of
        edge start: start of, beginning of, the start of, the beginning of, early
        edge end: end of, the end of, late
        edge middle: middle of, the middle of, mid
        feast christmasEve: christmas eve, xmas eve
        feast christmas: christmas, christmas day, xmas
        feast boxingDay: boxing day
        feast newYearsEve: new years eve, new year eve, nye
        feast newYear: new years day, new year, new years
        feast halloween: halloween
        feast valentine: valentines day, valentines
        feast independence: fourth of july, independence day, 4th of july
        feast easter: easter, easter sunday
        feast thanksgiving: thanksgiving, thanksgiving day
        feast laborDay: labor day, labour day
        tod <12:00: before noon, in the morning, mornings only
        tod >=12:00: in the afternoon, after noon, after midday
        tod >=18:00: in the evening, evenings only
        tod <06:00: before dawn
        clock 12:00: noon, midday
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
        u min: minits, minutes, minute, mins, min, minuets
        u h: hours, hour, hrs, hr, h
        u s: seconds, secs
        u km: km, kilometers, kilometres, kilometer, kilometre, kms, k, kilometrage
        u mi: miles, mile, mi, mileage
        u m: meters, metres, meter, metre, m
        u yd: yards, yd, yard
        u ft: feet, ft, foot
        u kg: kg, kilos, kilo, kilograms, kgs
        u lb: pounds, lb, lbs, pound
        u g: grams, g, gram, grammes
        u l: litres, liters, litre, liter, l
        u ml: ml, millilitres, milliliters
        u fl oz: fl oz, fluid ounces, ounces, oz
        u kcal: kcal, kcals, kilocalories
        u bpm: bpm, beats, beats per minute
        u ms: ms, milliseconds
        u %: %, percent, per cent, pct
        u mg: mg, milligrams
        u drinks: drinks, drink, alcoholic drinks
        u min/km: min per km, minutes per kilometre, minutes per kilometer, min/km
        u min/mi: min per mile, minutes per mile, minutes per mi, min per mi
        q steps: steps, step, step count, stepcount, footsteps, paces walked
        q flights: flights, flights climbed, flights of stairs, floors, floors climbed, stairs, stair flights, storeys
        q distance_km: distance, walking distance, distance walked, distance on foot, walking and running distance, distance covered, kilometres walked, walked distance
        q active_kcal: active calories, active energy, active kcal, move calories, calories burned, calories burnt, energy burned, active energy burned, active burn, kcal burned, burned calories, active calories burned, kcal burnt, move energy
        q calories: calories, cals, energy in kcal
        q basal_kcal: resting energy, basal energy, resting calories, basal calories, basal metabolic energy, basal kcal, resting kcal
        q exercise_min: exercise minutes, exercise time, exercise, minutes of exercise, active minutes
        q daylight_min: daylight, time in daylight, daylight minutes, sunlight, daylight time, minutes of daylight, outdoor light
        q stand_hours: stand hours, standing hours, stand, hours stood, hours standing
        q move_goal_kcal: move goal
        q exercise_goal_min: exercise goal
        q stand_goal_hours: stand goal
        q move_pct: percent of my move goal, percentage of my move goal, percent of the move goal, share of my move goal
        q resting_hr_bpm: resting heart rate, resting hr, resting pulse, rhr, heart rate at rest, pulse at rest, resting heartrate
        q walking_hr_bpm: walking heart rate, walking hr, walking pulse, heart rate while walking
        q heart: heart rate, pulse, hr, heartrate, average heart rate, avg hr, avg heart rate, mean heart rate
        q hrv_sdnn_ms: hrv, heart rate variability, sdnn, hrv sdnn, sdnn hrv, heart variability, hr variability, nightly sdnn, overnight hrv
        q hrv_rmssd_ms: rmssd, hrv rmssd
        q resp_rate_brpm: respiratory rate, breathing rate, respiration rate, breathing, respiration, breaths per minute, breaths a minute
        q spo2_pct: blood oxygen, spo2, oxygen saturation, oxygen, o2 saturation, o2 sat, oxygen level, blood oxygen level, saturation
        q wrist_temp_dev_c: wrist temperature, wrist temperature deviation, skin temperature, wrist temp, skin temp, wrist temp deviation
        q vo2max: vo2max, vo2 max, vo2, cardio fitness, v02max, v02 max, aerobic fitness
        q weight_kg: weight, body weight, bodyweight, body mass
        v weight_kg: weigh, weighed, weigh in at, weighing
        q body_fat_pct: body fat, bodyfat, body fat percentage, fat percentage, body fat percent
        q bp_systolic_mmhg: systolic blood pressure, systolic pressure, systolic
        q bp_diastolic_mmhg: diastolic blood pressure, diastolic pressure, diastolic
        q glucose_mmol_l: blood glucose, glucose, blood sugar, blood sugar level
        q sleep_min: sleep, time asleep, sleep duration, sleep time, hours of sleep, minutes of sleep, amount of sleep, sleep length, hours asleep, main sleep
        v sleep_min: sleep, slept, asleep, sleeping, was asleep, been asleep
        q sleep_total_min: sleep with naps, sleep including naps, sleep with naps counted in, sleep naps included, total sleep with naps, total sleep including naps
        q in_bed_min: time in bed, in bed, hours in bed, minutes in bed
        q awake_min: time awake, awake, wakefulness, awake in the night, awake at night, minutes awake, awake time, awake during the night
        q latency_min: sleep latency, time to fall asleep, latency, to fall asleep, falling asleep
        q deep_min: deep sleep, deep, deep sleep time, minutes of deep sleep
        q core_min: core sleep, light sleep, core minutes, core sleep minutes
        q rem_min: rem sleep, rem, rem minutes, rem time
        q sleep_efficiency: sleep efficiency, efficiency
        q deep_share: deep sleep share, share of deep sleep, deep sleep percentage, percentage of deep sleep
        q rem_share: rem share, share of rem sleep, rem percentage, percentage of rem sleep, rem sleep percentage
        q bed_time: bedtime, bed time, bedtimes, time i went to bed, time to bed
        v bed_time: go to bed, went to bed, going to bed, get to bed, got to bed, to bed, in bed by, go to sleep, went to sleep, turned in, hit the hay, fall into bed
        q wake_time: wake time, wake up time, wake up, wakeup time, waking time, wake times
        v wake_time: wake up, woke up, get up, got up, wake, woke, waking up, getting up, out of bed, rise, be up, am up, was up
        q mid_sleep: mid sleep, midpoint of sleep, middle of sleep, sleep midpoint
        q sleep_source: device did the sleep come from, sleep source, source of my sleep, device did last nights sleep come from
        q naps: naps, nap
        v naps: napped, napping, take a nap, took a nap, have a nap
        q nap_min: nap minutes, nap time, time napping, minutes of naps, nap duration
        q workout_min: training minutes, workout minutes, training time, workout time, minutes of training, time training, time working out, minutes of workouts, minutes trained, hours of training
        q load_edwards: training load, workout load, load, edwards load
        q water_ml: water, water intake, hydration, fluids, water drunk
        v water_ml: drink, drank, drunk, drinking
        q caffeine_mg: caffeine, coffee, coffee intake, caffeine intake
        q alcohol_units: alcohol, alcoholic drinks, drinks of alcohol, booze, units of alcohol, alcohol units, alcoholic drink, alcoholic beverages, drinks
        v alcohol_units: drinking, drinking alcohol, drank alcohol, had a drink, had drinks, boozing
        q dietary_kcal: calories eaten, dietary calories, food energy, calorie intake, calories in, kcal in, dietary energy, calories consumed, food calories, energy intake, kcal eaten, food intake
        v dietary_kcal: eat, ate, eaten, eating
        v active_kcal: burn, burned, burnt, burning
        q protein_g: protein, proteins
        q carbs_g: carbs, carbohydrates, carb
        q fat_g: dietary fat, fat, fat eaten, grams of fat, fats
        q fiber_g: fiber, fibre, dietary fiber, dietary fibre
        q mindful_min: mindful minutes, mindfulness, meditation, meditation minutes, mindfulness minutes, meditation time
        v mindful_min: meditate, meditated, meditating
        q mood_1to5: mood, mood score
        q energy_1to5: energy, energy score, energy level, energy levels
        q stress_1to5: stressful, stressed, stress, stress score, stress level, stress levels
        q motivation_1to5: motivation, motivation score, motivation level
        q soreness_1to5: sore, soreness, soreness score, muscle soreness, soreness level
        v walk: walk, walked, walking, march, marched, on foot
        v climb: climb, climbed
        f bmi: bmi, body mass index
        f monotony: training monotony, monotony
        f sleep_debt: sleep debt, sleep deficit
        f sri: sleep regularity index, sri, sleep regularity
        f ctl: chronic training load, ctl, chronic load, fitness load
        f acwr: acute chronic workload ratio, acwr, acute to chronic ratio, acute chronic ratio, acute:chronic ratio, acute to chronic workload ratio
        f lean_mass: lean mass, lean body mass
        f mifflin: basal metabolic rate, bmr, mifflin, maintenance calories at rest
        f goal_distance: distance to weight goal, distance to my weight goal, how far am i from my weight goal, away from my weight goal, away from my goal weight, from my weight goal, from my goal weight
        f social_jetlag: social jetlag, social jet lag
        normal: outside its normal range, outside my normal range, in its normal range, within my normal range, within its normal range, normal for me, in my normal range, in my usual range, within my usual range, outside my usual range, in the usual range, normal range, usual range, out of its normal range, unusual, unusually high, unusually low, in its usual range, within its usual range, outside its usual range, within normal range
        k *: workouts, workout, training, trainings, training sessions, training session, sessions, session, exercise sessions, activities
        kv *: train, trained, work out, worked out, exercise, exercised, exercising, working out
        k Running: runs, run, running, jog, jogs, jogging, running workouts, running sessions, running workout, runs of mine, running training
        kv Running: run, ran, jog, jogged, running
        k Walking: walks, a walk, any walk, walking workouts, walking sessions, walking workout
        k Cycling: rides, ride, bike rides, bike ride, cycling, cycle, cycles, bike, cycling workouts, cycling sessions, cycling workout, bicycle rides, biking, cycling trips
        kv Cycling: cycle, cycled, bike, biked, rode, ride, cykle, byke, rode my bike, ride my bike, cycling
        k Swimming: swims, swim, swimming, swimming sessions, swimming workouts, swim sessions, swim workouts, swim workout
        kv Swimming: swim, swam, swum, swimming
        k Hiking: hikes, hike, hiking, hiking trips, hiking workouts
        kv Hiking: hike, hiked
        k Strength: strength workouts, strength, strength training, strength trainings, strength sessions, weight training, lifting, strength workout, strength session, weight sessions, lifting sessions, gym sessions, weightlifting
        kv Strength: lift, lifted, lift weights, lifted weights, strength train, did strength
        k Yoga: yoga, yoga sessions, yoga workouts, yoga classes, yoga session
        k HIIT: hiit, hiit sessions, hiit workouts, interval training, hiit session, high intensity interval training, interval sessions, hiit workout
        k Pilates: pilates, pilates sessions
        k Rowing: rowing, rows, rowing sessions, rowing workouts
        kv Rowing: rowed
        k Elliptical: elliptical, elliptical sessions, cross trainer
        k Core: core workouts, core training, core sessions, ab workouts
        k Boxing: boxing, boxing sessions
        k Climbing: climbing sessions, bouldering, rock climbing
        k Tennis: tennis, tennis matches
        k Dance: dance, dancing, dance sessions
        a duration_min: duration, durations, length
        ka Running distance_km: running distance, run distance, distance run, distance of my runs
        ka Cycling distance_km: cycling distance, bike distance, riding distance, distance cycled
        ka Swimming distance_km: swimming distance, swim distance, distance swum
        ka Running pace_s_km: running pace, run pace, running speed
        ka Swimming pace_s_km: swimming pace, swim pace
        ka Running avg_hr: running heart rate
        a pace_s_km: pace, paces, speed, tempo, pace per km, mile pace, pace per kilometre
        a avg_hr: average heart rate, avg heart rate, mean heart rate
        a max_hr: max heart rate, maximum heart rate, max hr, highest heart rate, peak heart rate, maximal heart rate
        a elevation_m: elevation gain, elevation, climbing on, climbing, ascent, elevation gained, vertical gain, altitude gain, height gain, metres climbed, meters climbed, vertical metres
        a active_kcal: energy, calories burned
        a zone1_min: zone 1 minutes, minutes in zone 1, time in zone 1, zone one minutes, zone 1, zone 1 time
        a zone2_min: zone 2 minutes, minutes in zone 2, time in zone 2, zone two minutes, zone 2, zone 2 time
        a zone3_min: zone 3 minutes, minutes in zone 3, time in zone 3, zone three minutes, zone 3, zone 3 time
        a zone4_min: zone 4 minutes, minutes in zone 4, time in zone 4, zone four minutes, zone 4, zone 4 time
        a zone5_min: zone 5 minutes, minutes in zone 5, time in zone 5, zone five minutes, zone 5, zone 5 time
        a rpe: effort, effort score, rpe, perceived effort, perceived exertion, effort scores, exertion
        a hrr1_bpm: heart rate recovery, hr recovery, hrr
        a load_edwards: training load, load
        a count: workout count
        indoor 1: indoors, indoor, on the treadmill, treadmill, inside
        indoor 0: outdoors, outdoor, outside
        flag move_closed: closed my move ring, close my move ring, closed the move ring, close the move ring, close move, closed move, move ring closed, reach my move goal, reached my move goal, hit my move goal, met my move goal, meet my move goal, move ring, reached the move goal, reach the move goal
        flag exercise_closed: closed my exercise ring, close my exercise ring, closed the exercise ring, close the exercise ring, close exercise, closed exercise, exercise ring closed, reach my exercise goal, reached my exercise goal, hit my exercise goal, met my exercise goal, exercise ring
        flag stand_closed: closed my stand ring, close my stand ring, closed the stand ring, close the stand ring, close stand, closed stand, stand ring closed, reach my stand goal, reached my stand goal, hit my stand goal, met my stand goal, stand ring
        flag rings_closed: three rings closed, rings closed, closed all rings, close all rings, closed all my rings, close all my rings, all rings closed, closed all three rings, close all three rings, all three rings closed, close my rings, closed my rings, all rings, all three rings, closed all the rings, close all the rings
        num 1: once
        num 2: twice
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
        """
}
