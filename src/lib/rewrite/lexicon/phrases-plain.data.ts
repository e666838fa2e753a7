/** Phrases of instructions, letters and everyday reports. */
export const plainPhrases = `
one of the | x | among the | <is/are/was/were/be/remains >most/oldest/largest/biggest/best/first/finest/greatest/richest/highest/few/main/strongest/longest/leading/world
for at least | x | for a minimum of~f | >C
end of the | x | close of the~f | <the >year/season/century/decade/war !*after
all year round | x | the whole year round | !>,
over the next | x | during the next, in the next | >few/C/two/three/several/decade/year !<in
during the next | x | in the next, over the next | >few/C/two/three/several/decade/year
in the early hours of | x | early on | >NNP
about once a | x | around once a, roughly once a | >week/month/year/day
a | x | per | >day/week/month/year <minutes/hours/days/times/crowns/euros/dollars/pounds/C/litres/tonnes/visitors/passengers !*later/after/before/ago/earlier
an hour | x | per hour | <crowns/euros/dollars/pounds/kilometres/miles/km
more than twice as | x | over twice as
more than a | x | over a | >century/decade/year/month/week/million/thousand/hundred/third/quarter/dozen/mile !<no/not/nothing/any/much
less than a | x | under a | >year/month/week/mile/dozen/minute !<no/not/nothing/any/much
if possible | x | if you can | >./, !*was/were/had *you/your/please/put/use/try/keep/avoid/wash/check/choose/remove/place/store
as you know | x | as you are aware~f
all your help | x | all your support, all your assistance~f
help with | x | assistance with~f, support with | <your/the/for/some/any/their/his/her
we would like to | x | we would be glad to | >invite/offer/help/welcome/send/show
in the spring | x | in spring, during the spring | !>of/N
in the autumn | x | in autumn, during the autumn | !>of/N
the same amount of | x | an equal amount of | !*as
the amount of | x | the quantity of | >light/water/food/oil/salt/sugar/energy/heat/fuel/material
a mixture of | x | a mix of, a blend of
at his home | x | at his house
at her home | x | at her house
at their home | x | at their house
by the | x | near the, beside the | >sea/river/lake/station/harbour/harbor/canal/coast/church <house/hotel/park/village/cottage/restaurant/path/flat/home/town/table/field
in the middle of the day | x | around midday, at midday
in strong wind | x | in high winds
all parts of the country | x | every part of the country | <to/in/from
large parts of the | x | big parts of the | >city/country/town/market/building/forest/house/region
little is known about | x | we know little about | <start/,
is not yet known | x | is not known yet, has not yet been established~f
it is not clear why | x | it is not known why, it is not obvious why
it is not clear how | x | it is not known how, it is not obvious how
it is not clear what | x | it is not known what
at the same time | x | together | <keys/buttons/both >./,/and
at the same time | x | simultaneously~f | <N >.
by hand | x | manually~f | >first/and/./, !<made/written/painted/built/carved/woven/sewn
in a different place / in another place | x | somewhere else, elsewhere
in simple words | x | in plain words, in simple terms
a lot of | x | plenty of, lots of~p | <produce/produces/have/has/need/needs/with/produced >N/J
a lot | x | a great deal | <us/me/them/changed/learned/improved/helped >if/./,/and/about/from/in
in contrast to | x | unlike | <start >D/J/N
in part | x | partly | <only/least >,/./because
onwards | x | on | <N >,/./and
as it can | x | because it can, since it can | <,
as it may | x | because it may, since it may | <,
as it does | x | because it does, since it does | <, >not/n't
as they can | x | because they can, since they can | <,
as they may | x | because they may, since they may | <,
as they do | x | because they do, since they do | <, >not/n't
as they have | x | because they have, since they have | <, >D/J/N/no/not/n't
as they lose | x | because they lose, since they lose | <,
as they are | x | because they are, since they are | <, >J/D/not/too/very/so/often/all
as there is | x | because there is, since there is | <,
as there are | x | because there are, since there are | <,
as it is | x | because it is, since it is | <, >J/D/not/too/very/so
since | x | because, as | <, >it/they/there/we/you !*ever/years/founded/began/opened/first/established
when | x | once | <start >the/everything *begins/starts/boils/dry/cool/finished/complete
but | x | yet | <, >it/he/she/they/the/this/these/its/his/her/their/there !*only/also !*sorry/thanks/thank/afraid
almost half = nearly half | x | close to half~p
about half | x | around half, roughly half
enough for | x | sufficient for~f | <is/are/was/were
enough to | x | sufficient to~f | <is/are/was/were >B
enough | x | sufficient~f | <is/are/was/were >.
too high | x | excessive~f | <is/are/was/were *price/prices/rent/cost/costs/fee/fees/tax/taxes !>to/for
not suitable for | x | not right for, not meant for | <is/are/was/were
suitable for | x | right for, fit for | <is/are/was/were !<not
be available | x | be on sale | *shops/stores/shop/store !*free
very different | x | quite different | >N/J/from/./,
easy to | x | simple to | >install/use/build/clean/operate/learn/follow/prepare/cook
long waiting times | x | lengthy waiting times, long waits
waiting times | x | waits | !<long
is dry | x | has dried | <glue/paint/everything/surface/varnish/clay
was small | x | was limited | *sample/number/effect/amount
the old one | x | the previous one | >./,
further | x | more, additional~f | >research/information/details/questions/studies/evidence/help/study/data/tests/support/work <start/any/some/need/for/and/with
numbers | x | populations | <its/their *species/bird/birds/moth/animal/fish/insect !>of
lower than expected | x | lower than anticipated~f, below expectations | !>N/J
than expected | x | than anticipated~f | !<more/less
than we expected | x | than we had expected, than we anticipated~f
than we thought | x | than we expected, than we had thought
carefully | x | with care | >./,/and <them/it/edges/wood/paint/box/instructions
shortly before | x | a short time before | >C/midnight/noon/the/his/her/half/dawn
well | x | smoothly, properly | <work/works/worked/working >./, *machine/engine/system/app/computer/software/door/device/motor/heating/phone/printer/camera/brake
less often | x | less frequently | >than/./,
more often | x | more frequently | >than/./,
as often | x | as frequently | >as <twice/least/times
better | x | improved | !<to/R/little/much/even/far/no/any !*than >methods/conditions/service/performance/quality/facilities/access
lower | x | reduced | >price/prices/rate/rates/fee/fees <a/at/get/and !*than
only | x | just | >C !<D
difficult to understand | x | hard to follow, hard to understand
decorated with | x | adorned with~f | <is/are/was/were
most of the | x | the majority of the | >>NNS !<the
most of whom | x | the majority of whom
most | x | the majority of | <start >NNS !>of
many people | x | a lot of people~p, a large number of people | <start/,
many of them | x | a lot of them~p, a large number of them | !<so/too/how/as/not
many of the | x | a large number of the, a lot of the~p | >>NNS !<so/too/how/as/not
many of its | x | a large number of its | >>NNS !<so/too/how/as/not
many of their | x | a large number of their | >>NNS !<so/too/how/as/not
nobody | x | no one | >V/in/has/had/was/is/else/can/could/will/would
everybody who | x | everyone who
faster | x | more quickly | >./,/and/when/than <work/NNS/words/grow/grew/grows/works/learn/run/runs/move/moves/travel !*is/are/was/were
ones | x | models | <new/newer/older/cheaper *cars/phones/computers/machines/cameras/printers/laptops
the whole | x | the entire | >N !>of/world/time/point/thing/lot
said afterwards | x | said later, commented afterwards~f
is here | x | has arrived | <start/NNP/C >.
the things you need | x | what you need | >./,/so/for/and
under control | x | in check | >. !<bring/brought/fire/blaze/NN
in leading positions | x | in senior positions, in senior roles
in two ways | x | in two different ways
for the bank | x | from the bank | <spokesman/spokeswoman/spokesperson
on saturday morning | x | early on saturday
plenty of | x | a lot of, lots of~p | >N
if it is | x | as long as it is | >kept/used/stored/cleaned/treated <years/long/well/months
working days | x | business days
at the end of | x | in late | >january/february/march/april/may/june/july/august/september/october/november/december
at the beginning of / at the start of | x | in early | >january/february/march/april/may/june/july/august/september/october/november/december
in her spare time | x | in her free time
in his spare time | x | in his free time
in their spare time | x | in their free time
in your spare time | x | in your free time
you can now | x | now you can | <start
must | x | have to | <you/we/they/NNS >V !>have !*and
must | x | has to | <N !<NNS !<<<NNS !*and >B !>have !<police/people/staff/media/data/majority/number/rest/all/children/men/women
should | x | ought to~f | <we/they/he/she/it >V !*if/lest/unless/fear
may be | x | might be | >J/D/due/able/more/less/too
may take | x | might take | >>day/hour/minute/week/month/year/time/decade/moment
may | x | might | >have/cause/lead/contain/need/affect/result/become/occur/spread
about | x | regarding~f, concerning~f | <message/letter/question/questions/information/complaint/complaints/email/details/reports >the/your/our/my/this
how | x | the way | <examine/describe/describes/about/study >the/they/these/this/it/people/D/NNS !>many/much
some | x | certain | <that/why/although/and/, >users/languages/regions/countries/experts/scholars/areas/species/cases/companies/schools/foods/plants/words
another | x | a different | >name/company/country/city/school/language/way/firm/address/word !<yet/one/or
in front of | x | before | >C *spectators/fans/people/crowd
on other routes | x | on different routes
before the end of | x | by the end of | <finished/done/completed/ready/follow/decision
on the outside | x | on the surface | <left/N
as agreed | x | as we agreed | <start
a kind of | x | a type of, a sort of~p
kinds of | x | types of, sorts of~p | !<all/these/those
the rest of the | x | the remainder of the~f | >N !>world/time
for the price | x | at this price | <start
as a result of | x | because of, owing to~f | >D/N/J
because of the | x | due to the, owing to the~f | >N/J
such as | x | like~p | <,/N >N/J
in the past | x | previously, before now | <end >./,
in addition to | x | as well as, besides | >D/N/G/J
a wide range of | x | a broad range of, a wide variety of
a wide variety of | x | a broad range of, a wide range of
with the help of | x | with support from, with help from | >D/N/J
with regard to | x | regarding, on | >D/N/J
is known as | x | is called | >D/N
are known as | x | are called | >D/N/J
is used to | x | serves to~f | >B <it/which/that/device/tool/method/machine/system
are used to | x | serve to~f | >B <they/which/that/devices/tools/methods/machines/systems
it is possible to | x | you can, one can~f | <start
is responsible for | x | is in charge of | <<@person/who/he/she >>department/team/unit/division/project/management/staff/budget/security/operation/maintenance/programme/program/service/training/finance/sale/marketing
are responsible for | x | are in charge of | <<@person/who/they >>department/team/unit/division/project/management/staff/budget/security/operation/maintenance/programme/program/service/training/finance/sale/marketing
almost without | x | with almost no | >N
from top to bottom | x | from the top down | *wash/clean/paint/wipe/dust/brush/scrub
from | x | as of~f | <available/valid/effective >C *january/february/march/april/june/july/august/september/october/november/december
until the middle of | x | up to the middle of
in the past few | x | over the past few
every | x | each | >day/week/month/year/morning/evening/summer/winter/spring/friday/worker/chair/coat/box/plant/person/child !<almost/nearly
every year | x | each year | >./,/and/in/for
every month | x | each month | >./,/and/in/for
every week | x | each week | >./,/and/in/for
one room | x | a single room
a year later | x | the following year, one year later | <start/,
two years late | x | two years behind schedule
three years late | x | three years behind schedule
next season | x | in the coming season | >. !<P/than
this season | x | in the current season | >. !<P/than
last season | x | in the previous season | >. !<P/than
half-time | x | the break | <before/after
by far | x | easily | <is/was/are
for now | x | for the time being, for the moment
so far | x | up to now, until now | <end >./,
until now | x | so far, up to now
right now | x | at the moment, at present~f
until they are | x | until they become, until they turn | >soft/golden/brown/tender/crisp
until it is | x | until it becomes, until it turns | >soft/golden/brown/tender/crisp
ask a friend to | x | get a friend to~p
before you send it | x | before sending it
before you sign it | x | before signing it
before you use it | x | before using it
before you buy | x | before buying
before you leave | x | before leaving | >the/home/./,
before you go | x | before going | >to/out/./,
before you make | x | before making
the final version of | x | the finished version of
translated into | x | put into | <been/were/was/and >NNP
significant difference | n |
significant effect | n |
significantly different | x |
`;
