const active = '!<is/are/was/were/be/been/being/get/got/D/J/P/R';

/** Becoming, beginning, ending, lasting and taking place. */
export const lastingVerbs = `
become | v | turn | >red/green/blue/black/white/brown/yellow/cold/violent/sour !>>N
become | v | grow, get~p | >more/increasingly/less/stronger/larger/bigger/weaker/easier/harder/worse/angry/tired/bored/rich/wealthy/impatient/worried/restless/richer/poorer/better !>>N
become aware | v | learn | >of
become extinct | v | die out | >in/by/end
become involved | v | get involved~p | >in/with
become known | v | come to be known | >as
become known as | v | come to be called
become law | v | pass into law | >in/on/end
became a member of | x | joined | >np
become a member of | v | join | >np
become famous | v | gain fame, win fame | >for/as/in/after/with/end
become popular | v | gain popularity, catch on~p | >in/with/among/during/as/end
become independent | v | gain independence | >in/from/end
become ill | v | fall ill, get sick~p | >end/with/in/on
become friends | v | make friends | >with
become president | v | take office as president | >in/of/end
begin | v | start | >to/in/on/with/at/as/when/after/by/G/from/during
begin | v | start, launch | >>campaign/project/operation/attack/investigation/programme/program
begin | v | start | >>work/construction/career/production/study/process/journey/talk/talks/negotiation/training/life/service/studies/education
begin | v | start, get under way | >end ${active} <<work/construction/talks/meeting/game/season/trial/project/campaign/festival/match/race/election/filming
began | x | started | <N/he/she/it/they/which/who/then/also >D/end
begin with | v | start with, open with | >np <<book/film/story/chapter/article/show/word/name/day/year/song/event/programme/novel/play/process
start | v | begin | >to/in/on/with/at/as/when/after/by/G/during !*games/matches/quarterback/lineup/midfield/midfielder/goalkeeper/pitcher/innings
start | v | begin, launch | >>campaign/project/investigation/attack/programme/operation
start | v | begin | >>work/construction/career/production/study/process/journey/talks/negotiation/training/studies
start | v | set up, launch, found | >>business/company/school/newspaper/magazine/club/church/band/group/organisation/organization/charity/blog/website/firm !<D/J >a/an/the/his/her/their/its/my/our
start | v | cause | >>fire/fight/riot/panic
start | v | turn on | >>computer/machine/device !<D/J
start out | v | begin | >as/in/by/with
start off | v | begin | >with/by/as/in
start up | v | launch, set up | >>business/company/shop/firm
start with | v | begin with | >np
start from | v | begin at | >D
start over | v | begin again | >end
commence | v | begin, start | >np/in/on/with/at/end
resume | v | continue, restart | >>work/talk/talks/operation/negotiation/flight/production/service/journey/activity/trade/fighting/search/training/play/career
resume | v | start again | >in/on/after/end ${active}
break out | v | begin, start | >in/on/between/when/at/end <<war/fire/fighting/revolution/violence/rebellion/riot/conflict/revolt/protest/fight/hostilities/epidemic/disease
set off | v | leave, start out | >for/on/from/in/with/at
set off | v | start out | >to
set off | v | trigger | >>alarm/explosion/bomb
set off | v | trigger, cause | >>wave/chain/crisis/reaction/protest/debate/panic
set in motion | v | start, begin | >D
kick off | v | start, begin | >in/on/with/at/end <<season/match/campaign/tour/festival/tournament/game/event/series/conference/meeting
embark on / embark upon | v | begin, start | >np
end | v | finish, conclude | >in/with/on/at/by/when/after ${active} <<war/season/game/match/year/film/story/book/meeting/talks/term/festival/race/contract/day/week/career/show/novel/trial/conference/course/line/event/concert/episode
end | v | stop, put an end to | >>violence/war/conflict/fighting/practice/dispute/discrimination/crisis/use/hunger/poverty/suffering/strike/occupation/abuse !<D/J
end | v | finish, conclude | >>career/day/season/year/speech/letter/tour/meeting/reign/week/run
end | v | stop, close | >>program/programme
end | v | stop | >>support/service
end | v | break off | >>relationship
end in | v | result in | >>failure/defeat/death/disaster/divorce/draw/victory/violence/tragedy
end up | v | finish up | >in/with/as/at
ended in | x | ended with | >>draw/defeat
put an end to / bring an end to | v | end, stop
bring to an end | v | end | >np
come to an end / come to a close | v | end, finish | >in/on/with/at/when/as/after/end
come to a halt | v | stop | >in/on/at/when/as/after/end
come to an agreement | v | agree, reach agreement | >on/with/to/end
conclude | v | finish, end | >with/in/on/at/by ${active} <<war/season/game/match/year/film/story/book/meeting/talks/term/festival/race/chapter/trial/conference/event/concert/article/essay
conclude | v | find | >that <<court/report/study/inquiry/commission/panel/review/researcher/author/committee/jury/judge/scientist/investigator/survey/analysis/investigation/team/we
conclude | v | reach, sign | >>agreement/deal
conclude | v | sign | >>treaty/contract/pact
conclude | v | make | >>peace
conclude | v | end, finish | >>work/meeting/speech/tour/career/book/visit/investigation/talks/session/letter
stop | v | halt, end | >>work/war/violence/fighting/production/process/flow/construction/spread/project/bleeding/attack/practice/war/advance/killing
stop | v | quit~p | >smoking/drinking
stop | v | halt | >at/in/near/outside ${active} <<train/car/bus/vehicle/ship
halt | v | stop | >np/at/in/by
cease | v | stop | >G/in/end !>to
cease to exist | v | disappear, come to an end | >in/as/when/after/end
quit | v | leave | <to/will/would/has/have/had/he/she >>job/school/post/band/company/party/team/government/office
quit | v | give up, stop | <to >smoking/drinking
suspend | v | halt, stop | >>work/service/operation/production/trading/aid/talks/flight/activity/use/payment/talk/sale
interrupt | v | disrupt | >>work/speech/meeting/supply/service/process/career/game/flow !<D/J
disrupt | v | interrupt, disturb | >>work/supply/service/traffic/meeting/flow/trade/production/transport/schedule/sleep/class/routine/travel/speech !<D/J
disturb | v | upset, disrupt | >>balance/peace/sleep/order/process/work
discontinue | v | stop, end | >np
discontinued | x | stopped, ended | <is/are/was/were/been/be <<service/production/programme/program/practice/line
continue | v | go on, carry on | >with/for/as/until/in/after/on/into/through/through/throughout ${active} !>to <<work/war/fighting/debate/practice/story/life/tradition/battle/search/talks/trend/process/construction/trial/strike/meeting/conflict
continue | v | carry on, keep up | >>tradition/fight/practice/struggle/effort !>O !<D/J
continue | v | carry on | >>work/policy/research/operation/business !>O !<D/J
continue | v | pursue | !<P/D/J >>study/career/education/studies
continue working / continue to work | v | go on working, keep working
continue to grow | v | keep growing, go on growing | >end
continue to rise | v | keep rising, go on rising | >end
continue to fall | v | keep falling, go on falling | >end
continue to be | v | remain | >D/J
continue to exist | v | survive, live on | >end
continue to use | v | keep using, go on using
continue to live | v | go on living, keep living | >in/with/at/on/as
continue to play | v | go on playing, keep playing | >for/in/with/D
continue to develop | v | go on developing, keep developing | >end
go on | v | continue, last | >for/until
carry on | v | continue, go on | >with/as/G/until/end
carry on | v | continue, conduct | >>work/tradition/business/trade/fight/struggle
keep on | v | continue, go on | >G
keep going | v | carry on, continue | >end
last | v | go on, continue | >for/until/from <<war/conflict/battle/talks/meeting/fighting/strike/siege/debate/discussion/ceremony/celebration/negotiation/campaign/storm/rain/crisis/dispute/trial/session/show/party/revolt/rebellion/rivalry/relationship
persist | v | continue, last | >end !>in !<<@person/i/we/you
persist | v | continue, last | >until !<<@person/i/we/you
expire | v | run out, end | >in/on/at/after/end
run out | v | expire, end | >end <<contract/term/lease/mandate/licence/agreement
wear off | v | fade | >end
fade | v | weaken, disappear | >end <<hope/memory/support/light/interest/colour/color/popularity/influence/effect
disappear = vanish | v | | >from/in/into/after/when/without/end
die out | v | become extinct, disappear | >in/by/end
occur | v | happen, take place | !*species/plant/bird/mineral/moth/mammal/insect >in/on/at/when/during/after/before/between/within/as/because/every/end ${active} !>to <<event/change/incident/battle/process/reaction/meeting/development/conflict/revolution
occur | v | happen | !*species/plant/bird/mineral/moth/mammal/insect >in/on/at/when/during/after/before/between/within/as/because/every/end ${active} !>to <<accident/attack/explosion/earthquake/death/fire/crash/error/problem/eruption/crime/collision/flood
occur | v | happen | >when/if/because/while/before/after/during/every/again/between !>to
happen | v | occur, take place | >in/on/at/during/after/before/between/when/because/end !>that !*make <<event/accident/change/incident/process/reaction
happen | v | occur | >in/on/at/during/after/before/between/when/because/end !>that !>to !*make <<attack/explosion/earthquake/fire/crash/this/that/it/thing/death/error/problem/crime
take place | v | happen, occur | >in/on/at/during/after/before/between/when/from/every/over/within/end <<event/accident/change/incident/attack/explosion/battle/process/reaction/development/transition/revolution/transformation/conversation/discussion/shift/activity
take place | v | be held | <to/will/would/can/could/must/should/may/might >in/on/at/from/every/during <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/talks/tournament/event/trial/service/competition/championship/vote/summit
took place | x | was held | <N >in/on/at/from/during <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/competition/championship/vote/summit/wedding/funeral/premiere
takes place | x | is held | <N >in/on/at/from/during/every/each <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/competition/championship/vote/event
was held | x | took place | >in/on/at/from/during/between/over <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/event/talks/referendum/vote/session/summit/trial/competition/fair/market/championship/congress/wedding/funeral/service/parade/auction/contest/debate/rally/edition/convention/inquest/hearing/premiere/demonstration/workshop/celebration/reception/procession
were held | x | took place | >in/on/at/from/during/between/over <<meeting/conference/election/game/event/talks/race/match/ceremony/trial/concert/demonstration/session/discussion/consultation/workshop/championship/festival/competition
is held | x | takes place | >in/on/at/from/during/every/each/annually <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/competition/event/fair/market
are held | x | take place | >in/on/at/every/each/annually/during <<meeting/conference/election/game/event/race/match/ceremony/concert/session/festival/competition
be held | x | take place | >in/on/at/from/during/between <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/event/talks/referendum/vote/session/summit/trial
been held | x | taken place | >in/on/at/since/every/annually/between <<meeting/conference/festival/election/concert/race/event/competition/consultation/exhibition/discussion/championship
arise | v | emerge, come up~p | >end !>from/out <<problem/question/issue/difficulty/dispute/conflict/need/situation/opportunity/doubt
arise from | v | result from, come from, stem from
arise out of | v | result from, stem from
emerge | v | come up, arise | >in/when/during/as <<problem/issue/question/difficulty/conflict
emerge | v | become known | <it >that
emerge from | v | come out of | >np
come about | v | happen, occur | >when/in/through/because/after/as/end
come up | v | arise | >end <<problem/question/issue/subject/matter/topic/opportunity
result from | v | come from, stem from | >np
result in | v | lead to | >np
stem from | v | come from, arise from | >np
originate | v | begin, start | >in/as/with/at !<<plant/breed/species/fruit/vegetable/people/family/word/tree/animal
originate from | v | come from
ripen | v | mature | >end
calm | v | ease | >>fear/nerve/tension
ease | v | relax, loosen | >>restriction/rule/sanction/policy/grip/control/requirement
ease | v | relieve, reduce | >>pain/tension/pressure/burden/symptom/congestion/suffering/concern
relieve | v | ease, reduce | >>pain/pressure/stress/tension/symptom/congestion/suffering/poverty
alleviate | v | ease, reduce, relieve | >np
mitigate | v | reduce, lessen | >np
minimise / minimize | v | reduce, limit | >>risk/damage/impact/effect/loss/cost/use/harm/waste
maximise / maximize | v | increase | >>benefit/profit/potential/use/return/impact !<D/J
limit | v | curb, restrict | >>power/growth/spending/emission/spread/trade
limit | v | restrict | >>number/use/access/amount/size/freedom/ability/choice/right/scope
restrict | v | limit, curb | >>freedom/growth/trade/right/sale/supply/immigration/export/power
restrict | v | limit | >>number/use/access/amount/size/movement/ability/choice
restricted to | x | limited to, confined to | <is/are/was/were/be/been
limited to | x | restricted to | <is/are/was/were/be/been/not >np
confined to | x | limited to, restricted to | <is/are/was/were/be/been >np !>>prison/bed/cell/house/room/hospital/barracks/wheelchair/home/camp
curb | v | limit, reduce, control | >np
offset | v | balance, make up for | <to/will/would/can/could/may/might/helped
stabilise | v | steady | >>economy/price/market/currency/situation
accumulate | v | build up | >in/on/over/end ${active}
accumulate | v | build up | >>wealth/debt/fortune/capital/reserve !>O !<D/J
accumulate | v | build up, collect, gather | >>evidence/data/knowledge/experience/information/point !>O !<D/J
gather | v | collect | >>information/data/evidence/material/sample/intelligence/wood/food/signature/statistics/fact
gather | v | assemble, come together | >in/at/outside/around/for/on/near ${active} <<people/crowd/thousands/hundreds/protester/fan/supporter
gather | v | meet, come together, assemble | >in/at/outside/around/for/on/near ${active} <<leader/family/group/minister/person
collected | x | gathered | <is/are/was/were/be/been <<information/data/evidence/material/sample/signature/statistics/specimen/figure >in/by/from/on/for/at/and/during/through
merge | v | combine, join | >with
merge | v | combine | >to/end !>into
merged with | x | combined with, joined with | <,/N/was/were
combine | v | join, bring together | >>force/effort !>O !<D/J
combine | v | mix, blend | >>ingredient/flour/style/colour/flavour/sugar/butter/element
combined with | x | coupled with, together with | <,
unite | v | bring together, join | >>people/country/party/nation/group/family/kingdom/tribe/force/person !>O !<D/J
mix | v | blend, combine | >>ingredient/colour/flour/style/flavour/genre
divide | v | split | >into/between/among/up
divided into | x | split into | <is/are/was/were/be/been/,
divided between | x | split between, shared between | <is/are/was/were/be/been/,
divided among | x | shared among, split among | <is/are/was/were/be/been/,
divide | v | split | >>work/country/party/group/nation/opinion/community/class/land/money/territory/family !=K
split | v | divide | <to/will/would/can/could/is/are/was/were/be/been >into/between/among
split up | v | break up, separate | >in/after/with/end <<band/group/couple/they/parent/pair
separated by | x | divided by | <is/are/was/were/be/been !>C !>>comma/distance/space/mile/kilometre/kilometer/year/semicolon/hyphen/minute/metre/meter/decade/generation/century
separated from | x | cut off from | <is/are/was/were >>mainland/parent/mother/father/family/island/continent
break up | v | split up, separate | >in/after/with/end ${active} <<band/group/couple/they/marriage/union/country
break up | v | disperse~f | >>demonstration/protest/crowd/rally
break up | v | end | >>fight/meeting/party
break down | v | fail, collapse | >end <<talks/negotiation/marriage/system/relationship/communication/order/law
break down | v | fail, stop working | >end <<machine/car/engine
break | v | violate~f, breach~f | >>law/rule/agreement/promise/treaty/contract/ceasefire/embargo/oath
break | v | beat | >>record
break | v | end | >>deadlock/silence/stalemate/cycle/siege/strike/impasse/monopoly
break away | v | separate, split | >from
break apart | v | fall apart~p, split | >end
break off | v | end, cut off | >>talks/relation/contact/negotiation/engagement/tie
break the law | v | violate the law~f | >end/by
`;
