/** Expressions of time and of how often. */
export const timePhrases = `
at the present time | x | at present, now, currently
at this point in time | x | now, at present, at this point
at that point in time | x | at that time, then, at that point
at this moment in time | x | at the moment, now, right now~p
at the present moment | x | at the moment, at present, now
at present | x | currently, now, at the moment
at the moment | x | currently, at present, right now~p | >end/V/M !>of/when/that/before/after/as
at this point | x | at this stage | >,/./;/in !*river/road/bridge/line/coast/track/path/lake/border
at this stage | x | at this point | >,/./;
at that time | x | then, at the time | >,/./;
at that time | x | at the time | !>of/when
at the time of | x |
at the time | x | then, at that time, back then~p | >,/./;
at the same time | x | simultaneously | >./and/in/for !<start/,/but/while/and/P
at the same time as | x | simultaneously with~f | >D/N
at a later date / at a later time / at a later stage | x | later, later on
at an early age | x | early in life, when young | >,/.
at an early stage | x | early on | !>of/in
at the beginning of = at the start of | x | early in | >>century/year/season/war/decade/month
at the beginning of | x | at the start of | >np
at the start of | x | at the beginning of | >np
in the beginning | x | at first, at the start, initially | >,
at the start | x | at the beginning, at first | !>of/and/N
from the beginning | x | from the start, from the outset | !>of
from the start | x | from the beginning, from the outset | !>of/N
from the outset | x | from the start, from the beginning | !>of
at the outset | x | at the start, at the beginning | !>of
from the very beginning | x | right from the start, from the outset | !>of
since the beginning of | x | since the start of | >np
from the beginning of | x | from the start of | >np
by the beginning of | x | by the start of | >np
in the beginning of | x | at the start of, at the beginning of | >np
the beginning of | x | the start of | <from/since/before/after/until/marked/marks/marking/mark/by/with/to >np
at the end of | x | at the close of, late in | !>last/next/this/each/every >>century/decade
at the end of | x | at the close of | !>last/next/this/each/every >>war/year/century/season/month/week/day/decade/game/match/meeting/session/term/reign/period
at the end of the day | x |
by the end of | x | before the end of | >>year/month/week/century/decade/day/season/war/summer
towards the end of / toward the end of | x | near the end of | >np
near the end of | x | towards the end of, late in | >>year/war/century/season/life/day/month/week/game/career/film/book/novel/period/reign/decade
in the end | x | eventually, ultimately, finally | >,
in the end | x | eventually, ultimately | >V/M/O/D !<,
in the long run = in the long term = over the long term | x |
in the short run | x | in the short term
in the short term | x | in the short run, over the short term
in the near future | x | soon, shortly, before long
in the foreseeable future | x | any time soon | <not
for the foreseeable future | x | for the time being
in the future | x | in future, in the years ahead | >,/. !<set/somewhere/far/live/lives/living/invest/believe/faith/investing/investment/confidence/trust/hope/interested/look
in future | x | from now on, in the future | >,/.
in the years ahead = in the coming years = in the years to come | x |
in the coming months = in the months ahead | x |
in the coming weeks | x | in the weeks ahead
in the coming days | x | in the days ahead
in the next few years = over the next few years | x |
in the next few months = over the next few months | x |
in the next few weeks = over the next few weeks | x |
in the next few days | x | over the next few days
over the coming years | x | in the coming years, in the years ahead
over the coming months | x | in the coming months, in the months ahead
in the past | x | previously, formerly | >,/./; !<live/lives/living/stuck/remain/set/back
in the past few years / over the last few years | x | over the past few years
in the last few years = over the past few years | x |
over the past few decades = over the last few decades | x |
over the past few months = over the last few months | x |
over the past few weeks | x | over the last few weeks
over the past several years | x | over the last several years
in recent years | x | over recent years | >,/./;
in recent times | x | recently, lately, of late~f
over the past | x | over the last, in the last, during the past | >C/few/several/year/decade/century/month/week/couple/two/three
over the last | x | over the past, in the past, during the last | >C/few/several/year/decade/century/month/week/couple/two/three
during the past | x | over the past, in the last | >C/few/several/year/decade/century/month/week
during the last | x | over the last, in the past | >C/few/several/decade/century
in the past | x | over the past, in the last, over the last | >C/few/several/year/decade/month/week
in the last | x | in the past, over the last, over the past | >C/few/several/year/decade !*of
within the past | x | in the past, over the past | >C/few/year/decade
within the last | x | in the last, over the last | >C/few/year/decade
within the next | x | in the next, over the next | >C/few/year/decade
in the next | x | over the next, within the next | >C/few/several/year/decade
over the next | x | in the next, during the next | >C/few/several/year/decade/couple !<in
during the next | x | over the next, in the next | >C/few/several/year/decade
over the following | x | during the following | >C/few/several/year/decade/months/years/weeks/days
in the following years | x | in the years that followed
in the following year | x | the next year, the year after
the following year | x | the next year, a year later, the year after | >,/. !<P
the following day | x | the next day, a day later, the day after | >,/. !<P
the following month | x | the next month, a month later | >,/. !<P
the following week | x | the next week, a week later | >,/. !<P
the following morning = the next morning | x |
the following season | x | the next season
the following night | x | the next night
the following year | x | the next year
the following day | x | the next day
the following month | x | the next month
the next day | x | the following day, a day later | >,/. !<P
the next day | x | the following day | !<in/for/over/within
the next year | x | the following year, a year later | >,/. !<for/over/in/of/within/during !<P
the next month | x | the following month | >,/. !<for/over/in/of/within/during !<P
the next season | x | the following season | !<for/over/of
the same year | x | that year | <of/later/in >,
in the same year | x | that same year, that year | >, <start/and
in that same year | x | that same year, that year | >,
in the same month | x | that same month, that month | >,
on the same day | x | that same day, that day | >,
later that year | x | later in the year, later in the same year
later this year | x | later in the year, before the end of the year
earlier this year | x | earlier in the year
later that day | x | later in the day, later the same day
later that month | x | later in the month, later the same month
later this month | x | later in the month
earlier this month | x | earlier in the month
earlier in the day | x | earlier that day
in later life = later in life | x |
in later years | x | later, in subsequent years
in subsequent years | x | in the years that followed, in later years
in the ensuing years | x | in the years that followed, in the following years
in the years that followed | x | in the following years, in subsequent years
in the following months | x | in the months that followed
in the following weeks | x | in the weeks that followed
in the following days | x | in the days that followed
in the early days | x | at first, in the beginning | >,/.
in the early years | x | early on | >,
in those days | x | at that time, at the time, back then~p | >,
in these days | x | nowadays, these days | >,
these days | x | nowadays, today, now | >,/. !<of/in/during/for/all
nowadays | x | today, these days, now | >,/.
in modern times | x | in the modern era
in ancient times | x | in antiquity, in the ancient world
in early times | x | in the early days
in this day and age | x | nowadays, these days, today
to date | x | so far, until now, up to now~p | >,/.
to this day | x | even today, even now | >,/.
until now | x | so far, to date, up to this point | >,/.
up until | x | until, till~p
up till / until such time as | x | until
until the end of | x | until the close of | >>year/season/century/decade/month/week/war/day
up to now | x | so far, until now
so far | x | to date, until now, thus far~f | >,/./; !<only !*good
thus far | x | so far, to date, until now
as of now | x | at present, for now, so far
as yet | x | so far, up to now
for the time being | x | for now, for the moment, at present
for the moment | x | for now, for the time being | !>of/when/that/O/D
for now | x | for the time being, for the moment | >,/.
for the present | x | for now, for the time being | >,/.
right now | x | at the moment, at present | <start
right away | x | immediately, at once, straight away
straight away | x | immediately, at once, right away
all at once | x |
at once | x | immediately, right away, straight away | >,/.
before long | x | soon, shortly | >,
before too long | x | soon, before long | >,
sooner or later | x | eventually, in time
in due course | x | in time, at the proper time, eventually
in time | x | eventually, in due course | <start >,
in good time | x |
on time | x |
over time | x | with time, gradually | >,/.
over the years | x | through the years, down the years, as the years passed | >,/.
over the years | x | through the years
over the centuries | x | through the centuries, down the centuries
over the decades | x | through the decades
through the years | x | over the years, down the years
with the passage of time | x | over time, as time passed, with time
as time went on | x | over time, as time passed
as time goes on | x | over time, as time passes
as time passed | x | over time, as time went on
in the meantime | x | meanwhile, for the time being | >./V/M
after a while | x | before long | >,
for a while | x | for a time | !>to/longer
for a time | x | for a while | >,/.
for a long time | x | for a long while~p | >,/. !<not
for a short time | x | briefly, for a brief time, for a short while
for a short period | x | briefly, for a short time, for a brief period | !>of
for a short period of time / for a short while | x | briefly, for a short time
for a brief period | x | briefly, for a short time | !>of
for a period of | x | for | >C/a/several/about/at/more/up
within a period of | x | within | >C
for the rest of his life | x | until his death, until he died | !*will/would/can/may
for the rest of her life | x | until her death, until she died | !*will/would/can/may
for the remainder of | x | for the rest of | >np
until his death | x | until he died, for the rest of his life | !>in/on/at/from/C
until her death | x | until she died, for the rest of her life | !>in/on/at/from/C
until his death | x | until he died | >in/on/at
until her death | x | until she died | >in/on/at
after his death | x | following his death, after he died | !>N
after her death | x | following her death, after she died | !>N
before his death | x | before he died
before her death | x | before she died
after the death of | x | following the death of | >np
upon the death of = on the death of | x | after the death of | >np
upon his death | x | on his death, when he died
at the time of his death | x | when he died
at the time of her death | x | when she died
a year later | x | one year later | <than/about/over/almost/nearly/exactly/just/only/around/until/within/R/P
a month later | x | one month later | <than/about/over/almost/nearly/exactly/just/only/around/until/within/R/P
a week later | x | one week later | <than/about/over/almost/nearly/exactly/just/only/around/until/within/R/P
a day later | x | one day later | <than/about/over/almost/nearly/exactly/just/only/around/until/within/R/P
at the age of | x | aged, when aged | >C <,/V
at age | x | at the age of, aged | >C
at the turn of the century = around the turn of the century | x |
from time to time | x | occasionally, now and then~p, once in a while~p
now and then | x | from time to time, occasionally, once in a while | !<every/but
now and again | x | from time to time, occasionally, now and then | !<every/but
once in a while | x | now and then, from time to time, occasionally | !<every/but
time and again | x | repeatedly, again and again, over and over
time and time again / over and over again | x | repeatedly, again and again
again and again | x | repeatedly, over and over, time after time
over and over | x | repeatedly, again and again | !>again
on a regular basis | x | regularly
on a daily basis | x | daily
on a weekly basis | x | weekly
on a monthly basis | x | monthly
on an annual basis | x | annually, yearly
on a yearly basis | x | yearly, annually
on a temporary basis | x | temporarily, for a limited time
on a permanent basis | x | permanently
on a voluntary basis | x | voluntarily
on a frequent basis | x | frequently, often
on a continuing basis | x | continuously
on an ongoing basis | x | continuously, continually
on a case-by-case basis | x | case by case
on a large scale | x | widely, extensively~f | >./,
on several occasions | x | several times
on many occasions | x | many times
on numerous occasions | x | many times, numerous times
on various occasions = at various times | x | at different times
on occasion / on occasions | x | occasionally, from time to time, at times
at times | x | sometimes, occasionally, now and then~p | !>of/when/like/C
at all times | x | always | !>end
at any time | x | at any point | !>of/during/soon
at any given time | x | at any one time, at any moment
most of the time | x |
some of the time | x |
all the time | x |
all of the time | x | all the time
in most cases | x |
in some cases = in some instances | x |
in certain cases | x | in some cases, in certain instances
in all cases | x | always, in every case
in both cases | x | in both instances
in this case | x | here, in this instance | >,
in that instance | x | in that case
in each case | x | in every case
every year | x | each year | !<almost/nearly
every month | x | each month | !<almost/nearly
every week | x | each week | !<almost/nearly
every night | x | each night | !<almost/nearly
every morning | x | each morning | !<almost/nearly
every hour | x | each hour
every season = each season | x |
every summer = each summer | x |
every winter = each winter | x |
every spring | x | each spring
each day | x | every day
each year | x | every year
each month | x | every month
each week | x | every week
each night | x | every night
each morning | x | every morning
once again = once more | x | again
yet again | x | once again, once more
once a year | x | annually, yearly | >end
once a week | x | weekly | >end
once a month | x | monthly | >end
once a day | x | daily | >end
once upon a time | x |
a long time ago | x | long ago
during the night | x | overnight
in the daytime | x | during the day
during the summer | x | in the summer, over the summer | !>N/of
during the winter | x | in the winter, over the winter | !>N/of
during the summer months | x | in the summer, in summer
during the winter months | x | in the winter, in winter
during the war | x | in the war
during the years | x | in the years
during his lifetime | x | in his lifetime, while he was alive
during her lifetime | x | in her lifetime, while she was alive
during his career | x | in his career, over his career
during her career | x | in her career, over her career
during his time | x | in his time
during this period | x | in this period, at this time, over this period
during that period | x | in that period, over that period
during this time | x | in this period, over this time
during that time | x | in that period, over that time
in this period | x | during this period, at this time
during | x | over, in the course of~f | >the >>summer/winter/weekend/holiday
during | x | in, in the course of~f | >the/its/his/her/their/this >>war/reign/campaign/season/century/decade/election/attack/battle/process/discussion/debate/meeting/talk/session/trial/match/game/fight/tour/race/career/conflict/fighting/term/recession/crisis/revolution/raid/operation
in early | x | early in | >C/trading/childhood/life/spring/summer/autumn/winter/adulthood/january/february/march/april/may/june/july/august/september/october/november/december
in late | x | late in | >C/childhood/life/spring/summer/autumn/winter/january/february/march/april/may/june/july/august/september/october/november/december
in mid | x |
`;
