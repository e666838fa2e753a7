/** Small words and turns of phrase around them. */
export const functionWords = `
until | x | till~p | >C/the >>end/year/beginning/start/day
till | x | until
whilst | x | while
amid | x | in the middle of | >the
onto | x | on to | >D
the question of whether | x | the question whether
the question as to whether | x | the question of whether
of whether | x | whether | <question
either one | x | either
a lot | x | a great deal~f | <V >,/./; !<not
once | x | after, when | <end >D/O/N =S
once | x | after, when | <, >D/O =S
once | r | formerly~f, previously | <was/were >K/D
after | x | following | <,/N >the/a/an/his/her/their/its >>death/defeat/collapse/outbreak/retirement/departure/resignation/arrival/assassination/dissolution/independence/abolition/destruction/merger/conquest/completion/introduction/closure/discovery/publication/divorce/marriage/conviction/arrest/surgery/injury/loss/imprisonment/dismissal/graduation/visit !<years/months/days/weeks/hours/year/month/week/day/minutes/decades/hour/morning/night
after | x | following | <start >the/a/an/his/her/their/its >>death/defeat/collapse/outbreak/retirement/departure/resignation/arrival/assassination/dissolution/independence/abolition/destruction/merger/conquest/completion/introduction/closure/discovery/publication/divorce/marriage/conviction/arrest/surgery/injury/loss/imprisonment/dismissal/graduation/visit
as soon as | x | once, when, the moment | >D/O/N
before | x | prior to~f, ahead of | >the/a/an/his/her/their/its >>election/match/game/talk/meeting/conference/summit/vote/tournament/festival/season/race/visit/release/launch/event/deadline !<day/night/week/month/year/days/weeks/months/years/hours/minutes/evening/morning/just/shortly/immediately/long/well/hour
before | x | prior to~f | >the/a/an/his/her/their/its >>war/attack/arrival/departure !<day/night/week/month/year/days/weeks/months/years/hours/minutes/evening/morning/just/shortly/immediately/long/well/hour
by | x | through | >G <x
via | x | through, by way of | >G
through | x | by means of, by | >G
through | x | by means of~f, via | >>use/network/system/process/programme/program/website/agreement/legislation/negotiation/taxation/sale !<work/way/halfway/half/midway/all/go/goes/going/went/gone/pass/passed/passes/passing/get/got/getting/live/sit/sat/run/put/working/came/come
upon | x | on | >G/his/her/their/its/completion/arrival/request
per | x | a | >person/day/week/month/year/hour/share
that is why | x | for that reason, this is why | >O/D/N
ought to | x | should
is able to / are able to | x | can
was able to | x | | >escape/win/secure/get/obtain/reach/persuade/convince/defeat/raise/complete/return/recover/find/save/capture/gain/achieve/avoid/beat/break/build/buy/catch/negotiate/prove/sell/survive/take/overcome/bring/keep/attend/supply/meet/provide/gather/establish/identify/show/demonstrate/continue
was able to | x | could
were able to | x | | >escape/win/secure/get/obtain/reach/persuade/convince/defeat/raise/complete/return/recover/find/save/capture/gain/achieve/avoid/beat/break/build/buy/catch/negotiate/prove/sell/survive/take/overcome/bring/keep/attend/supply/meet/provide/gather/establish/identify/show/demonstrate/continue
were able to | x | could
is required to | x | must, has to, needs to | <<@person/@group/he/she/they/we/you/it/applicant/driver/owner/user/visitor/party
are required to | x | must, have to, need to | <<@person/@group/he/she/they/we/you/it/applicant/driver/owner/user/visitor/party
was required to / were required to | x | had to | <<@person/@group/he/she/they/we/you/it/applicant/driver/owner/user/visitor/party
is obliged to | x | must, has to
are obliged to | x | must, have to
was obliged to / were obliged to | x | had to
is supposed to | x | is meant to
are supposed to | x | are meant to
was supposed to | x | was meant to
were supposed to | x | were meant to
is due to | x | is set to, is expected to | >B
are due to | x | are set to, are expected to | >B
was due to | x | was set to, was expected to | >B
were due to | x | were set to, were expected to | >B
is set to | x | is due to | >B
are set to | x | are due to | >B
it seems that = it appears that | x |
it would appear that = it would seem that | x |
it is believed that = it is thought that | x |
it is said that | x | people say that, it is claimed that
it is estimated that | x | estimates suggest that
it is expected that | x | it is anticipated that~f
it is hoped that | x | the hope is that
it turned out that | x | it emerged that, it became clear that
it is important to | x | it is essential to
it is essential to | x | it is vital to, it is crucial to
it is difficult to = it is hard to | x |
it is time to | x | the time has come to
which means that | x | so, meaning that | <,
which means | x | meaning | <, >D/O/N !>that
meaning that | x | which means that | <,
which is | x | that is | <N >J/K/D
which are | x | that are | <N >J/K
which was | x | that was | <N >J/K/D
which were | x | that were | <N >J/K
which can | x | that can | <N
which could | x | that could | <N
which may | x | that may | <N
which will | x | that will | <N
which would | x | that would | <N
which has | x | that has | <N
which have | x | that have | <N
which had | x | that had | <N
in which | x | where | <place/area/region/country/city/world/case/cases/situation/situations/areas/countries/places/building/house/room/town/village/environment/society/system/process/schools
on which | x | when | <day/date/days
at which | x | where | <point/place/school/university/location/site
during which | x | when | <period/time/year/years/days/season/war
where | x | in which | <country/case/world/situation/system/society/process/building/room/environment/cases/situations
the way that | x | the way in which~f, how | >D/O/N
such that | x | so that | >D/O
as needed | x | as required, when needed | >./,
as mentioned above | x | as noted above, as stated above
as noted above / as stated above | x | as mentioned above
as described above | x | as set out above
as shown above | x | as seen above
as shown by | x | as demonstrated by, as seen in
as seen in | x | as shown in
as evidenced by | x | as shown by, as seen in
as illustrated by | x | as shown by
as is the case with | x | as with, like | <end
as is the case in / as was the case in | x | as in
as was the case with | x | as with
as with | x | like | <end >np
in the manner of = in the style of | x | | >np
in his role as / in her role as / in its role as / in the role of / in the capacity of | x | as
in his capacity as | x | as, in his role as
in her capacity as | x | as, in her role as
in their capacity as | x | as, in their role as
in his opinion | x | in his view
in her opinion | x | in her view
in their opinion | x | in their view
in his view | x | in his opinion | !>of
in her view | x | in her opinion | !>of
in their view | x | in their opinion | !>of
in our view | x | in our opinion, as we see it | !>of
in our opinion | x | in our view
in my view = in my opinion = to my mind | x |
as a child | x | in childhood, when young | >,/.
as a young man | x | in his youth, when young | >,
as a young woman | x | in her youth, when young | >,
as a boy | x | in his youth | >,
as a girl | x | in her youth | >,
in his youth | x | as a young man, when he was young
in her youth | x | as a young woman, when she was young
in his early years | x | early in his life, when he was young
in her early years | x | early in her life, when she was young
in childhood | x | as a child
from childhood | x | since childhood
from then on | x | after that, from that time on
from that point on | x | from then on, after that
from now on | x | in future, from this point on
after that | x | then, afterwards, later | <end >,
after this | x | afterwards, then, later | <end >,
before that / before this | x | previously, earlier | <end >,
prior to that | x | before that, previously
prior to this | x | before this, previously
following this | x | after this, afterwards | <end >,
ever since then | x | since then
which | x | that | <N >V/M
that | x | which | <system/law/company/film/movie/book/novel/region/area/city/town/country/group/process/event/programme/program/project/policy/agreement/organization/organisation/team/village/river/building/structure/series/study/report/decision/plan/model/method/technique/device/product/species/disease/events/countries/companies/systems/laws/products/films/books/programmes/programs/projects/policies/groups/problems/issues/changes/factors/features/elements/conditions/attacks/forces/measures/services/activities/cells/substances/materials/areas/regions/cities >V/M
because | x | since, as | >N/J/C <N/, !*either
most | x | the majority of | >NNS !<D/POS/PRP$/'s/’s/at/the/R/among/and/its/his/her/their/our
then | r | after that, afterwards, next | <start/and >,
then | r | afterwards, after that | <and >VBD
in the world | x | on earth, worldwide | >./,
economic growth | x | economic expansion, growth in the economy | !<'s/’s/J/and >./,/and/in/is
as well as being | x | besides being, in addition to being
as well as in | x | and also in
as well as to | x | and also to
as well as for | x | and also for
as well as with | x | and also with
as well as by | x | and also by
as well as from | x | and also from
as well as on | x | and also on
as well as at | x | and also at
near the end | x | close to the end
`;
