/** Prepositions of one word and of several. */
export const prepositions = `
according to | x | as reported by | <, >police/officials/local
according to | x | as reported by, as stated by | <, >>official/officer/agency/newspaper/minister/spokesman/source/media/authority/ministry/researcher/scientist/expert/analyst/witness/organization/organisation/department/medium
according to | x | under | <start >>law/rule/regulation/guideline
according to | x | in line with, in accordance with~f | >>plan/rule/law/principle/guideline/instruction/standard/regulation/wish/need !<start
in accordance with | x | in line with, according to, in keeping with | >np
in keeping with | x | in line with, consistent with | >np
in line with | x | in keeping with, in accordance with~f, consistent with | >np
in compliance with / in conformity with | x | in line with, in accordance with | >np
in agreement with | x |
in conjunction with | x | together with, along with, in combination with | >np
in combination with | x | together with, along with | >np
in collaboration with | x | together with, in partnership with, jointly with | >np
in cooperation with | x | together with, in collaboration with, in partnership with | >np
in partnership with | x | together with, in cooperation with | >np
in association with | x | together with | >np
in connection with | x | over, in relation to | >D/N <arrested/charged/detained/questioned/held/wanted/investigated/sought/convicted/jailed
in connection with | x | in relation to | >D/N
in relation to | x | regarding, concerning, with regard to~f | >D/N !<V/J !*position/size/place/move/movement/angle/height/distance/proportion/large/small/body
in regard to / in regards to | x | regarding, concerning, about | >np
with regard to | x | regarding, concerning | >np
with regards to | x | regarding, concerning, about | >np
with respect to | x | regarding, with regard to~f, concerning | >np !*move/motion/axis/angle/rotate/position/relative/derivative/parallel/orientation/function/reorientation
with reference to / in reference to | x | regarding, concerning, in relation to | >np
in respect of | x | regarding, concerning, with regard to~f | >np
having regard to | x | considering, with regard to | >np
pertaining to | x | relating to, concerning, about~p | >np
relating to | x | concerning, about~p, related to | >np <N
related to | x | connected with, relating to, linked to | >np <N !<<@person !<<species/plant/language/genus/animal/bird/fish/family
related to | x | linked to, connected with | >np <is/are/was/were/be !<<<@person !>>@person !*species/genus/family/language/plant/animal/bird/fish
related to | x | linked to, connected with | >np <directly/closely/strongly/clearly/not/often/partly/inversely/indirectly/largely/mainly !*species/genus/family/language/plant/animal/bird/fish
regarding = concerning | x | on | >D/N/C <N
on the topic of | x | about, on | >np
on the question of / on the issue of / on the matter of | x | on, about | >np
in terms of | x | as regards~f, when it comes to | >D/PRP$/N <N/, !*define/express/describe/measure/think/explain/understand
when it comes to | x | in terms of, with regard to~f | >np
on the basis of | x | based on | >D/N/J/G
based upon | x | based on | >np
on the grounds of | x | because of, on the basis of | >np
on the grounds that | x | because
on the ground that | x | because, on the grounds that
on behalf of | x | for | >np !*i/we/thank/apologise/apologize
in favour of / in favor of | x | in support of, for | <vote/votes/voted/voting/argue/argued/arguments/argument/speak/spoke/speaking/campaign/campaigned/evidence >np
in support of | x | to support | <N >np
in opposition to | x | against, opposed to | >np
in response to | x | in answer to, in reply to | >>question/letter/request/inquiry/query/call/email/criticism
in response to = in reaction to | x | | >np
in reply to | x | in response to, in answer to | >np
in return for = in exchange for | x | | >np
in place of | x | instead of, in lieu of~f | >np
in lieu of | x | instead of, in place of | >np
in honour of | x | to mark, to celebrate | >>birthday/anniversary/occasion/visit/wedding
in honour of | x | as a tribute to, to honour | >np !>>birthday/anniversary/occasion/visit/wedding/day
in honor of | x | to mark, to celebrate | >>birthday/anniversary/occasion/visit/wedding
in honor of | x | as a tribute to, to honor | >np !>>birthday/anniversary/occasion/visit/wedding/day
in memory of | x | to commemorate, in remembrance of | >np
in search of | x | looking for, seeking | >np
in pursuit of | x | seeking | >np !>>@person !>>car/vehicle/ship/enemy/thief
in need of | x |
in charge of | x | responsible for | >np !<put/puts/putting/placed/place/left/take/takes/took/taking/taken/stay/stayed
in control of | x | in charge of | >np !>>vehicle/car/kite/emotion/feeling/body/life/ball/aircraft/plane/situation
in possession of | x |
in light of = in view of | x | given, considering | >np
in the light of | x | in view of, given, considering | >np
in front of | x | before~f | >>crowd/audience/spectator/fan/person/court/judge/jury/committee/parliament/viewer/thousand
in back of | x | behind | >np
in the vicinity of | x | near, close to, around | >np
in close proximity to / in proximity to | x | near, close to | >np
close to | x | near | >D/N/PRP$ !>>@person !>>government/heart/family/home
near to | x | close to, near | >np
near | x | close to, by | >>river/lake/coast/station/school/church/sea/shore/bridge/road/park/hotel/harbour/harbor !<the/in/a/of/its/to/go/going/went/came/come/drew/draw/get/at
near | x | close to | >N !<go/going/went/came/come/drew/draw/get/of/at/in/a/the !<to/anywhere/nowhere/somewhere
next to | x | beside, alongside | >D/N/PRP$ !>last/none/impossible/nothing/no
adjacent to | x | next to, beside, alongside | >np
alongside | x | along with, together with | >D/PRP$/N !>>@place !>>railway/canal/track/ship/boat/line/path/wall
beside | x | next to, alongside | >D !>>point
beneath | x | under, below | >D/PRP$
underneath | x | under, beneath | >np
below | x | beneath, under | >the >>surface/ground/water/bridge/sea/window/floor
inside | x | within, in | >the >>building/house/country/city/church/room/circle/area/walls/wall/box/cell/body/walls/car/prison/castle/palace/territory
within | x | inside | >the >>building/house/country/city/wall/walls/room/box/cell/body/church/castle/circle/border/area/boundary/company/park
outside of | x | outside | >np
outside | x | beyond | >the >>scope/control/border/reach/boundary/limit
on the inside of | x | inside | >np
on board | x | aboard | >np !<take/takes/took/taken/taking/bring/brought/get/got/come
aboard | x | on board | >np
across from | x | opposite, facing | >np
opposite | x | across from, facing | >the/a/an/his/her/its/their <N/R/, !>>actor/actress/star !>>@person
ahead of | x | before, in advance of~f | >>election/meeting/vote/visit/talk/game/match/summit/tournament/race/conference/event
in advance of | x | ahead of, before | >np
prior to | x | before, ahead of | >np >>war/election/match/game/talk/meeting/conference/release/launch/arrival/event
prior to | x | before | >np
previous to | x | before, prior to | >np
subsequent to | x | after, following | >np
following | x | after, in the wake of | >the/a/an/his/her/their/its <,/N !>>news/rule/instruction/step/car/path/route/road/example/advice/lead/ball/law/story/team/trend/link/procedure/method/river/guideline/order/recipe/pattern/tradition
in the wake of | x | following, after, in the aftermath of | >np
in the aftermath of | x | after, following, in the wake of | >np
upon | x | on | >D/PRP$/N <V !<came/come/comes/coming/happened/stumbled/chanced/hit/set
upon | x | on | <based/depend/depends/depended/rely/relies/relied/focus/focused/built/imposed/placed/agreed/called/drawn/dependent/reflect/reflected/impact/attack/effect
amongst | x | among
among | x | amongst~f | >D/PRP$/N
amid | x | during, in the midst of | >>war/crisis/pandemic/conflict/protest/fighting/recession/violence/unrest
amidst | x | amid
in the midst of | x | in the middle of, amid | >np
in the middle of | x | midway through, halfway through | >>season/year/century/week/month/decade/game/race
in the middle of | x | in the heart of | >>city/town/village/forest/capital
in the middle of | x | in the centre of | >>room/lake/square/field/park
at the center of | x | in the middle of | >>town/city/village/room/square/park/circle/table/lake/island/garden/field/stage
at the center of | x | at the heart of | >>dispute/controversy/debate/scandal/story/issue/crisis/problem/row/case/investigation/policy/argument
at the centre of | x | in the middle of | >>town/city/village/room/square/park/circle/table/lake/island/garden/field/stage
at the centre of | x | at the heart of | >>dispute/controversy/debate/scandal/story/issue/crisis/problem/row/case/investigation/policy/argument
at the heart of | x | at the core of | >np !>>@place
in the heart of | x | in the centre of, in the middle of | >np
on the edge of | x | at the edge of | >np !>>seat/war/collapse/bankruptcy/tear/extinction
at the edge of | x | on the edge of | >np
on the outskirts of | x | at the edge of | >np
on the side of | x |
by the side of / at the side of | x | beside, next to | >np
on the verge of = on the brink of | x | close to | >np/G
on the part of | x | by, from | <N >np
at the hands of | x | by | >np <N !<suffering
with the assistance of | x | with the help of, helped by | >np
with the participation of | x |
for lack of = for want of~f | x | | >np
for fear of | x |
from the point of view of = from the perspective of = from the standpoint of | x | | >np
from the viewpoint of | x | from the point of view of, from the perspective of | >np
irrespective of | x | regardless of | >what/how/where/whether/who/np
regardless of | x | irrespective of~f | >np/what/how/where/whether/who/which
by comparison to | x | compared to, compared with
to the detriment of | x | at the expense of | >np
at the cost of | x | at the expense of | >np !>C/$
at the suggestion of | x | on the advice of | >np
on the orders of | x | by order of, at the command of | >np
by order of | x | on the orders of | >np
under the command of | x | commanded by, led by | >np <start/,
under the leadership of | x | led by, headed by | >np <start/,
under the direction of | x | directed by, led by | >np <start/,
under the control of | x | controlled by | >np <start/,
under the supervision of | x | supervised by, overseen by | >np <start/,
under the auspices of | x | with the support of | >np
under the guidance of | x | guided by, led by | >np <start/,
under the influence of | x | influenced by | >np <start/, !>>alcohol/drug/drink/weather
under the name of | x | as, under the name | >N
under the terms of | x | under, in accordance with~f | >np
under the provisions of | x | under | >np
in the hands of | x |
in the form of | x | as | >N/J
in the shape of | x |
in the field of | x | in the area of, in the domain of~f | >np
in the area of | x | in the field of, in | >N !>NNP
in the realm of | x | in the field of, in the domain of | >np
in the sphere of | x | in the field of, in the area of | >np
in the framework of | x | within, as part of | >np
within the framework of | x | as part of, within | >np
as a part of | x | as part of | >np
as a form of | x | as a kind of | >np
as a means of | x | as a method of | >N
as a means of = as a way of | x | | >G
as a way to | x | as a means to
as a means to | x | as a way to, in order to | >B
as a consequence of | x | because of | >G
in the process of | x | in the course of | >G !<is/are/was/were/be/been/'re/still/now/currently
in the direction of | x | toward, towards | >np
toward = towards | x | | >np
in the interest of | x | for the sake of, in the interests of | >N
in the interests of | x | in the interest of, for the sake of | >N
in the face of | x | when faced with, despite | >np !<slap/flies/flew/fly/blow
in the eyes of | x | in the view of | >np !*tear/tears/look/fear
in the opinion of = in the view of | x | according to | >np
in the amount of | x | of, totalling | >C
in the number of | x |
at the level of | x |
by the name of | x | called, named | >N
known as | x | called | >N/D/J <N/,/is/are/was/were/also/now
also known as | x | also called | >N/D/J/np
to the north of | x | north of | >np
to the south of | x | south of | >np
to the east of | x | east of | >np
to the west of | x | west of | >np
north of | x | to the north of | >np <N/miles/kilometers/kilometres/,
south of | x | to the south of | >np <N/,
east of | x | to the east of | >np <N/,
west of | x | to the west of | >np <N/,
in the north of = in the northern part of | x | | >np
in the south of = in the southern part of | x | | >np
in the east of = in the eastern part of | x | | >np
in the west of = in the western part of | x | | >np
in the northern part of the | x | in the north of the
throughout the | x | across the | >country/world/region/city/state/area/nation/province/continent/island/globe/city/county/district/empire/kingdom/land
across the | x | throughout the | >country/world/region/city/state/area/nation/province/continent/island/globe/county/district/empire !*drive/fly/walk/ride/march/journey/trip/migrate
in various parts of = in different parts of | x | across | >np
in many parts of | x | in many areas of | >np
in the course of | x | during, over the course of | >np !>time/N
over the course of | x | over | >np !>time
during the course of | x | during, over the course of | >np
for the duration of | x | throughout, during | >np
for the benefit of | x |
for the good of | x | for the benefit of | >np
for the first time | x |
for reasons of | x | because of, on grounds of | >np
with the advent of | x | with the arrival of, with the coming of | >np
with the arrival of | x | with the coming of | >np
without the use of | x | without using, without | >np
without the need for | x |
in the vicinity | x | nearby
a part of | x | part of
as the result of | x | as a result of, because of | >np
by reference to | x | with reference to | >np
depending on | x | according to | >np <,
in common with | x | like, along with | <, >np
per annum | x | a year, per year
per year | x | a year, annually
per day | x | a day, daily
per month | x | a month, monthly
per week | x | a week, weekly
per hour | x | an hour
per capita | x |
per head | x |
via | x | through | >np
except | x | apart from, other than, except for | <, >D/N !>that
besides | x | apart from, in addition to, as well as | >G
besides | x | apart from | >N/D <,
`;
