const DECADES =
  '>1800s/1810s/1820s/1830s/1840s/1850s/1860s/1870s/1880s/1890s/1900s/1910s/1920s/1930s/1940s/1950s/1960s/1970s/1980s/1990s/2000s/2010s/2020s';

/** Small words where their neighbours leave no doubt. */
export const moreFunctionWords = `
in the early | x | at the start of the, at the beginning of the | >C >>century
in the late | x | at the end of the, towards the end of the | >C >>century
in the = during the | x | | ${DECADES}
in the | x | during the | >C >>century
but | x | yet, though | <, >O/there/this/these/D !*only/not/merely/n't
but | x | yet | <, >N/VBD/VBZ/was/were/is/are !*only/not/merely/n't
while | x | whereas~f | <, >others/other/some/those/most/many/women/men/only/another
while in | x | when in | >N/D !<a/little
while at the same time | x |
while at | x | when at | >N/D
while still | x | when still | >a/an/in/at
when he was a child | x | as a child, in his childhood
when she was a child | x | as a child, in her childhood
when he was young | x | in his youth
when she was young | x | in her youth
when he was still / when she was still | x | while still | >a/in/at
after he had | x | once he had | !<N/C/soon/shortly/immediately/long/just/only/even/day/days
after she had | x | once she had | !<N/C/soon/shortly/immediately/long/just/only/even/day/days
after it had | x | once it had | !<N/C/soon/shortly/immediately/long/just/only/even/day/days
after they had | x | once they had | !<N/C/soon/shortly/immediately/long/just/only/even/day/days
after it was | x | once it was | >K/V !<N/C/soon/shortly/immediately/long/just/only/even/day/days
after they were | x | once they were | >K/V !<N/C/soon/shortly/immediately/long/just/only/even/day/days
while he was | x | when he was | >G/a/in/at/on/still
while she was | x | when she was | >G/a/in/at/on/still
while they were | x | when they were | >G/in/at/on/still
as he was | x | while he was | >G
as she was | x | while she was | >G
as they were | x | while they were | >G
by the time he | x | when he | >was/had/died/left/retired/reached
by the time she | x | when she | >was/had/died/left/retired/reached
whether | x | if | !*let <asked/ask/asking/know/knows/knew/see/wonder/wondered/sure/clear/unclear/check >O/D/N/there !>or/to
if | x | whether | !*let <asked/ask/asking/know/knows/knew/wonder/wondered/sure/unclear >O/D/N/there
so that | x | so | >D/O/N/there !<V/only/start/just/,
so | x | and so | <, >O/D/N/the !>far/many/much/long !>that
that | x | which | <NNS/N >V/M !>'s/’s/'d/’d/'ll/’ll/'re/’re/'ve/’ve !<people/person/persons/man/men/woman/women/child/children/someone/anyone/way/fact/idea/view/belief/claim/hope/doubt/sign/evidence/news/word/reason/argument/danger/risk/day/time/moment/all/year/NNP/report/reports/claims/warning/assurance/feeling !<<@person/someone/anyone/everyone
like | x | such as | <NNS >N/NNP/D !>this/that/these/those/it/the =P
including | x | such as | <, >NNS !*killed/injured/wounded/died/dead/arrested/people/man/woman/child/member/victim/total/officer/soldier/all/C
across | x | throughout | !<all >the >>country/region/world/state/nation/city/area/continent/island/province/kingdom/empire/land/district !<run/ran/walk/walked/travel/travelled/traveled/move/moved/drive/drove/flew/fly/march/marched/trip/journey/sail/rode/cut/way
throughout | x | across | >the >>country/region/world/state/nation/city/area/continent/island/province/kingdom/empire/land/district
within | x | in, inside | >the/a/an/this/its/their >>country/city/area/region/community/organisation/organization/system/church/group/park/family/border/province/district/state/party/industry/company/school/society/village/town/building/team/army/movement/county/municipality/department/government/university
near | x | close to | >np !<go/going/went/came/come/drew/draw/get/got/from/of/in/at/to/a/the
close to | x | | >>@person/@group/agreement/deal/heart/end/source/truth/victory/zero
close to | x | near | >np !<very/R/come/came/get/got/getting/grew/remained/became/become/family/stay/stayed/work !>G/C/O/him/her/them/you/me/us/each/one/half/his/their/$
around | x | about, approximately~f | >C/half
some | x | a number of | >NNS <start !>people/years/days/weeks/months/parts/things/others/times/hours
some | x | a number of | <by/with/from/in/of/for/are/were/have/has/had/on >NNS !>people/years/days/weeks/months/parts/things/others/times/hours/cases/ways/respects/places/circumstances/form/degrees
both | x | the two | !*and >countries/nations/companies/men/women/leaders/groups/governments/states/brothers/families/armies/clubs/firms/candidates/bands/films/books/schools/studies/vehicles/drivers !<,/all/the/of/us/them/they/in/were/are/and/on/from
both sides | x | the two sides | !<on/from/of/hear/heard/to/for/along/cook/in
both countries | x | the two countries | !>and
both men | x | the two men | !>and
both teams | x | the two teams | !>and
both parties | x | the two parties | !<of/in/from !>and
every | x | each | >N !>other/bit/inch/man/so/now/once/effort/reason/right/way/chance/possible/opportunity/single !<almost/nearly/virtually/not/practically/just/as/from/in
each | x | every | >N !>of/and/other/side/end/hand/half/way/team/player/foot/eye/arm/leg/parent/partner/sex/gender/in/with/for !<them/,/they/goals
another | x | a further~f, one more | >attack/example/problem/reason/blow/meeting/increase/cut/round/delay/investigation/rise/option/attempt/victory/term/season/term/study/report/factor/step
such a | x | this kind of | >system/plan/policy/move/decision/measure/law/step/scheme/project/change/program/programme/process !<in/of/as
these include | x | among these are | >D/N/J/NNP/C <start
these included | x | among these were | >D/N/J/NNP/C <start
they include | x | among them are | >D/N/J/NNP <start
is among the | x | ranks among the | >largest/biggest/oldest/best/most/highest/finest/greatest/richest
are among the | x | rank among the | >largest/biggest/oldest/best/most/highest/finest/greatest/richest
is part of | x | forms part of | >the/a/D
are part of | x | form part of | >the/a/D
was part of / were part of | x | formed part of | >the/a/D
is a part of | x | is part of | >the/a/D
was a part of | x | was part of | >the/a/D
is a member of | x | belongs to | >the/a !>parliament
was a member of | x | belonged to | >the/a !>parliament
are members of | x | belong to | >the/a
were members of | x | belonged to | >the/a
is the son of | x |
is located in the | x | is situated in the, lies in the | >N/J/NNP/north/south/east/west <<<village/town/city/island/lake/country/river/mountain/valley/area/region/district/municipality/province/capital/state/county/settlement/suburb/forest/park/castle/port/hill/desert/beach
is located in the | x | is situated in the | >N/J/NNP/north/south/east/west
is located in | x | lies in, is situated in | >NNP/the/D/N <<<village/town/city/island/lake/country/river/mountain/valley/area/region/district/municipality/province/capital/state/county/settlement/suburb/forest/park/castle/port/hill/desert/beach
is located in | x | is situated in | >NNP/the/D/N
is located on | x | is situated on | >the/D/N
is located at | x | is situated at | >the/D/N
is located near | x | is situated near, is close to | >np
are located in | x | are situated in | >np
was located in | x | was situated in | >np
was located on | x | was situated on, lay on | >np
is situated in | x | lies in, is located in | >np
is situated on | x | lies on, is located on | >np
is situated at | x | lies at, is located at | >np
in the city of / in the town of / in the village of | x | in | >NNP
a city in | x |
to make way for | x | to make room for, in favour of
until | x | up until | >C <V/R/there/,/in
until | x | up until | >the >>war/end/death/revolution/century/year/time/invasion/beginning
over the weekend | x | at the weekend
at least | x |
during | x | in, over the course of~f | >the/his/her/its/their/this >>season/war/reign/century/decade/period/term/crisis/1990
during | x | in the course of~f | >the/his/her/its/their/this >>election/campaign/career/tour/visit/process/rule/occupation/administration/tenure/revolution/game/match/fight/battle/trial/investigation/expedition/construction
during the | x | in the | >C/early/late/first/second/last/final/next/following/summer/winter/spring/autumn/rainy/dry/nineteenth/twentieth/eighteenth/1980s/1990s
about | x | on, concerning~f | <book/books/article/articles/report/reports/film/films/documentary/documentaries/information/questions/question/study/essay/research/advice/debate/discussion/lecture/legislation >D/N/J/NNP !>how/what/why
about | x | over | <concern/concerns/fears/worries/doubts/dispute/controversy >D/N/J/NNP
about | x | on | <talks/negotiations >D/N/J/NNP
over | x | about | <concern/concerns/fears/worries/doubts/dispute/argument/complaints/controversy/debate/disagreement >D/N/J
regarding | x | about, concerning | <N >np
concerning | x | about, regarding | <N >np
with the exception of | x | except for, apart from
apart from | x | aside from | >np <start
along with | x | together with, as well as | >np !<get/got/go/went !<sing/cry/play/going/goes/agree
because of its | x | due to its, on account of its | !<,/not/only
because of their | x | due to their, on account of their | !<,/not/only
because of his | x | due to his, on account of his | !<,/not/only
because of her | x | due to her, on account of her | !<,/not/only
in and around | x | in and near, around | >NNP/the
from around | x | from across | >the
everywhere in | x | throughout | >the
or more | x |
or less | x |
and later | x | and afterwards, and subsequently~f | >V/K/in/at/as/the
and then | x | and after that | >V/K/in/at/the
not only in | x |
where | x | in which | <country/case/world/situation/system/society/building/room/environment/village/town/area/region/house/areas/countries/district/city/place/cases >O/D/N/NNP/there
in which | x | where | <area/areas/region/regions/country/countries/city/town/village/house/room/building/place/places/world >O/D/N/NNP
the same year | x | that year | <in/of >,/./the
in the same year | x | that same year, that year | >O/D/N/NNP/the
in that year | x | that year | >,/O/D/NNP/he/she/the/it/they
of this type = of this kind | x | of this sort
of that kind | x | of that sort, of that type
of its kind | x | of its type, of this kind
of all kinds | x | of every kind, of all sorts
of various kinds | x | of different kinds, of various types
at that point | x | at that moment, then | >,/.
many of the | x | a lot of the~p | >NNS
many of these | x | a lot of these~p | >NNS
many of whom | x | a lot of whom~p
for more than | x | for over | >C
in more than | x | in over | >C
of more than | x | of over | >C
with more than | x | with over | >C
is one of the | x | is among the | >largest/biggest/oldest/best/most/highest/finest/greatest/richest/first/few
was one of the | x | was among the | >largest/biggest/oldest/best/most/highest/finest/greatest/richest/first/few
are one of the | x | are among the | >largest/biggest/oldest/best/most/highest/finest/greatest/richest/first/few
were one of the | x | were among the | >largest/biggest/oldest/best/most/highest/finest/greatest/richest/first/few
was one of | x | was among | >C
on the grounds that | x | because | >O/D/N
to date | x | so far | <C/N >,/.
in addition to his | x | besides his
in addition to her | x | besides her
in addition to its | x | besides its
in addition to their | x | besides their
in addition to the | x | besides the, along with the, as well as the
a further | x | another | >C/N/J !>away/out/up
an additional | x | another, a further | >N/J
as opposed to | x | rather than, instead of
on top of | x |
by a number of | x | by several | >NNS/J/N
in a number of | x | in several | >NNS/J/N
of a number of | x | of several | >NNS/J
with a number of | x | with several | >NNS/J/N
for a number of | x | for several | >NNS/J
all of its | x | all its | >N/J
some of its | x | several of its | >NNS
some of his | x | several of his | >NNS
some of their | x | several of their | >NNS
none of them | x | not one of them | !>were/are/have <start/,/but/and/though/because
none of these | x | not one of these | !>were/are/have <start/,/but/and/though/because
none of the | x | not one of the | >NNS <start/,/but/and/though/because
neither of | x |
and in | x |
such as | x | including, like~p | >np !>this/that/it/these/those/them <NNS/people/fruits
in his own | x |
later in the | x |
on a number of | x | on several | >NNS/J/N
several years | x | a number of years | !<past/last/next
several months | x | a number of months | !<past/last/next
several days | x | a number of days | !<past/last/next
several weeks | x | a number of weeks | !<past/last/next
several people | x | a number of people
several hundred | x |
several thousand | x |
dozens of people | x | dozens | <killed/injured/wounded/arrested >in/when/and/,/.
`;
