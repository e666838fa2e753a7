const centuries =
  '1st/2nd/3rd/4th/5th/6th/7th/8th/9th/10th/11th/12th/13th/14th/15th/16th/17th/18th/19th/20th/21st/seventh/eighth/ninth/tenth/eleventh/twelfth/thirteenth/fourteenth/fifteenth/sixteenth/seventeenth/eighteenth/nineteenth/twentieth/twenty-first';
const decades =
  '1700s/1750s/1760s/1770s/1780s/1790s/1800s/1810s/1820s/1830s/1840s/1850s/1860s/1870s/1880s/1890s/1900s/1910s/1920s/1930s/1940s/1950s/1960s/1970s/1980s/1990s/2000s/2010s/2020s';

/** Centuries, decades, seasons and spans of time, amounts and shares, and small adverbial phrases. */
export const periods = `
in the | x | during the | >${centuries} >>century !<early/late/later/only/back/starting/beginning/begin/began
in the | x | during the | >${decades} !<back/starting/beginning/begin/began/started
during the | x | in the | >${centuries} >>century
during the | x | in the | >${decades}
in the early | x | early in the | >${centuries} >>century
in the late | x | late in the | >${centuries} >>century
in the early | x | during the early, early in the | >${decades}
in the late | x | during the late, late in the | >${decades}
in the mid | x | around the middle of the | >${centuries} >>century
in the first half of | x | during the first half of | >np
in the second half of | x | during the second half of | >np
in the latter half of | x | in the second half of | >np
in the latter part of | x | late in, towards the end of | >np
in the early part of | x | early in | >np
in the first years of = in the early years of | x | | >np
in the last years of = in the final years of | x | | >np
in the early days of | x | early in | >>war/season/campaign/reign/career/pandemic/term/presidency/january/february/march/april/may/june/july/august/september/october/november/december
in the early stages of | x | early in | >>war/season/campaign/career/pandemic/pregnancy/game/match/race !<is/are/was/were/be
in the late stages of | x | late in | >>war/season/campaign/career/pregnancy/game/match/race
in the final stages of | x | towards the end of, late in | >np !<is/are/was/were/be/now
in the years after = in the years following | x | | >np
in the years before = in the years leading up to | x | | >np
in the days after | x | in the days following | >np
in the days before | x | in the days leading up to | >np
in the months before | x | in the months leading up to | >np
in the months after | x | in the months following | >np
in the summer of = during the summer of | x |
in the winter of = during the winter of | x |
in the spring of = during the spring of | x |
in the autumn of = during the autumn of | x |
in the fall of | x | during the fall of | >C
in the summer | x | during the summer, over the summer | !>of !>N
in the winter | x | during the winter, over the winter | !>of !>N
in summer | x | in the summer, during summer | !>N
in winter | x | in the winter, during winter | !>N
in spring | x | in the spring, during spring | !>N
in autumn | x | in the autumn, during autumn | !>N
during the course of the | x | during the, in the course of the
throughout his career | x | during his career
throughout her career | x | during her career
throughout its history | x | over its history, during its history
for the rest of the | x | for the remainder of the~f | >N !>world/team/group/people
for several years = for some years | x |
for several months = for some months | x |
for several weeks | x | for some weeks
for several days | x | for some days
for several hours | x | for some hours
for several decades | x | for some decades
several years later = some years later | x |
several months later | x | some months later
several weeks later | x | some weeks later
several days later | x | some days later
several years ago | x | some years ago
several months ago | x | some months ago
several weeks ago | x | some weeks ago
several times | x | on several occasions | <been/has/have/was/were/had/C/revised/visited/changed >since/in/over/during/by !<and
several times | x | a number of times | <been/has/have/was/were/had
a year earlier | x | one year earlier, the previous year | !<than/over/about/almost/nearly/R/half
a year after | x | one year after | >np !<for/half
a year before | x | one year before | >np !<for/half
a week after | x | one week after | >np
the year before = the previous year | x | | >,/.
the year after | x | the following year, the next year | >,/.
the day before = the previous day | x | | >,/.
the day after | x | the following day, the next day | >,/.
the next year | x | the following year | <end >,/np/O !<P
for the following | x | for the next | >C/few/several >>year/month/week/day/decade/season/hour/minute/century
for the next | x | for the following | >C/few/several >>year/month/week/day/decade/season/hour/minute/century !*will/'ll/is/are/would
within a year | x | inside a year | >of/./,
soon thereafter | x | soon after, shortly afterwards
immediately afterwards | x | straight afterwards, right afterwards
at this time | x | at that time, then | <end >, *was/were/had !*is/are
by this time | x | by then | >,/the/he/she/it/they
by that time | x | by then
until that time / up to that time | x | until then
since that time | x | since then
from that time on | x | from then on
from that time / from this time | x | from then on | <start/and >,
from that moment | x | from then on | >,
from an early age | x | from early childhood
at a young age | x | at an early age, when young | >./,
at an early age | x | at a young age
in his later years / in her later years | x | late in life, in old age, in later life
in his lifetime | x | during his lifetime
in her lifetime | x | during her lifetime
in the same year | x | that year, that same year | >,/he/she/the/it/they <start/and
that same year | x | in the same year, the same year | >,/he/she/the/it/they
that year | x | in the same year | <start >,
in this year | x | that year | <start >,
on that day | x | that day | >,/./the/he/she
on the next day | x | the next day, the following day
on the following day | x | the following day, the next day
on the same day | x | the same day | >./the/he/she
on the eve of | x | the day before | >>battle/election/wedding
at the time of the | x | during the | >>war/revolution/conquest/reformation/conflict/crisis/reign
during the reign of = in the reign of | x | under | >np
under the reign of | x | during the reign of, under | >np
during the rule of | x | under the rule of, under | >np
during the time of | x | in the time of | >np
in the time of | x | during the time of, in the days of | >np
in the days of | x | in the time of, during the time of | >np
during the period of | x | in the period of | >np
during the life of | x | in the lifetime of | >>king/emperor/prophet/artist/composer
during world war | x | in world war
in world war | x | during world war | <N/died/killed/served/fought/destroyed/damaged/bombed
after the end of | x | following the end of | >np
before the end of | x | by the end of | >>year/month/week/century/decade
before the start of | x | ahead of, before | >>season/tournament/race/war/game/match/campaign
since the start of | x | since the beginning of | >np
with effect from | x | from
for the last time | x | for the final time
for the second time / for a second time | x | a second time
for the third time | x | a third time
over a period of | x | in the course of~f | >C/several/a/about/more/many/some/two/three/four/five/six/ten
a period of time | x | a while | <for
long periods of time | x | long periods
a long period of | x | a long stretch of | >np
for long periods | x | for long stretches
for a number of years | x | for several years, for some years
for a number of reasons = for several reasons | x |
for a variety of reasons | x | for various reasons
in a variety of | x | in various, in different | >J/N >>NNS
from a number of | x | from several | >J/N
a number of other | x | several other
a number of different | x | several different
the average | x | the typical | >>person/man/family/house/student/user/household/american
per cent of | x | percent of
the total | x | the overall | >>number/cost/amount/population/size/value/price/length/budget/score
the overall | x | the total | >>number/cost/amount/size
the exact number of | x | the precise number of
the exact | x | the precise | >>number/date/location/nature/cause/time/amount/origin/place/meaning/position/size
the great majority of | x | most of | >the/its/his/their/these/those
the vast majority of | x | the great majority of, most | >N/J
most of the time | x | for the most part
the main part of | x | the major part of | >np
the first part of | x | the opening part of | >np
the last part of | x | the final part of | >np
the other half | x | the remaining half
the other members of | x | the rest of, the remaining members of | >the >>band/team/group/committee/family/council/party/crew
other members of | x | others in, fellow members of | >the >>band/team/group/committee/family/council/party/crew
in groups of | x |
in the majority of cases | x | in most cases
in other cases | x | in other instances, at other times | >,
in rare cases | x | rarely, in rare instances | >,
in this case | x | in this instance | <V
at first | x | initially, to begin with | >,/he/she/it/they/the
at first | x | initially | >V/as/J
at last | x | finally, in the end | <start >,/he/she/the/they/it
at last | x | finally | >V
in practice | x | in reality, in actual fact~p | >,
in reality | x | in fact, in truth | >, <start/but/and
in theory | x | on paper | >,
in itself | x | by itself | !<N
on its own | x | by itself | >end
on his own | x | by himself | >end
on her own | x | by herself | >end
by himself | x | on his own | !<K
by themselves | x | on their own | !<K
all by himself | x | all on his own
at night | x | during the night | >./,/and/in !<C/late/early/out/sleep/sleeps/sleeping/slept
at weekends | x | at the weekend
day and night | x | night and day, around the clock | !>N
at the same place | x | in the same place
at a cost of | x | for | >$/£/€/C !>>life/job/man/point/soldier/casualty
at a price of | x | for | >$/£/€/C
at a rate of / at a speed of | x | at
at speeds of | x | at | >C/up/over
at an average of | x | averaging | >C
with a total of | x | with | >C
with great success | x | very successfully, to great effect
with little success | x | to little effect
with care | x | carefully | >./,
with difficulty | x |
with respect | x |
by accident | x | accidentally
by chance | x | by accident
by mistake | x | accidentally, in error
on purpose | x | deliberately, intentionally
by force | x | using force, through force | >./,/and
by land | x | overland | >./,
by sea | x | by ship, by boat | >./,/to/from !<surrounded/bounded/bordered/the
by train = by rail | x |
in public | x | publicly | >./,/for !<out/be/is/was/are/were/shown
in private | x | privately | >./,/and/with
in secret | x | secretly | >./,/and/with/by
in detail | x | at length, thoroughly | >./,
in full | x | fully | >./,
in person | x |
in particular | x | especially, particularly | <N/, >N/D
in response | x | in reaction, in reply | >,
as expected | x | as anticipated~f | >,/.
as required | x | as needed, when needed | >,/.
as follows | x | like this~p | >:
`;
