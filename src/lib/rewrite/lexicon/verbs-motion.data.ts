const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Coming, going, arriving, leaving, living and lying. */
export const motionVerbs = `
go to | v | travel to | >>city/country/island/region/capital/area/village/coast/europe/africa/asia/america/abroad !<<award/prize/credit/money/gold/point/seat/vote/title/honor/honour/road/train/proceeds/it/medal/job/contract
go into effect | v | come into force, take effect | >in/on/at/from/end
go into force | v | take effect, come into force | >in/on/at/from/end
go up | v | rise, increase | >by/in/to/from/end <<price/cost/tax/rate/number/level/temperature/salary/income/wage
go down | v | fall, drop, decrease | >by/in/to/from/end <<price/cost/tax/rate/number/level/temperature/income/wage
go down in history | v | be remembered | <will/to/would >as
go back to | v | return to | <to/will/would/can/could/must/should/may/might/he/she/they/i/we/you/then/'ll/not/n't !>C !>>century/time/day/year/age/period/era/reign/war
go back to | v | return to | >D !>>century/time/day/year/age/period/era/reign/war/antiquity/origin/beginning/root !<<tradition/custom/history/practice/origin/name/idea/concept/family/it/which/that/use/term/word/settlement/building/church/novel/root/dispute/case/story/link
go bankrupt | v | collapse, go out of business | >in/after/end <<company/firm/bank/business/airline/manufacturer/retailer/store/shop/operator/chain/studio/publisher/railway/supplier/builder
go out of business | v | close, close down | >in/after/end
go through | v | experience, undergo~f | >>change/process/phase/period/crisis/transition/transformation/stage/divorce
go ahead | v | proceed~f | >with
go ahead with | v | proceed with~f
go along with | v | accept, agree with | >D/N !>O
go abroad | v | leave the country | >to/for/end
go missing | v | disappear, vanish | >in/on/from/during/after/end
go on sale | v | be released | <will/to/would/may >in/on/at
went on sale | x | was released, was launched | <N/it/which >in/on/at
go on strike | v | stop work | >in/over/for/end
go to war | v | take up arms | >against
go unnoticed | v | pass unnoticed | >end
went to | x | attended | >>school/college/university <he/she/they/who
come | v | arrive | >at/by/in <<settler/immigrant/refugee/train/visitor/missionary/ship/tourist/guest
come | v | arrive | >from <<settler/immigrant/refugee/train/missionary/ship
come back | v | return | >to/from/in/with/after/home/end !*deficit/goal/goals/beat
come down | v | fall, drop | >to/by <<price/rate/cost/inflation
come first | v | finish first | >in/at <<team/he/she/they/who/driver/rider/side/runner/athlete/horse/we
come second | v | finish second | >in/at <<team/he/she/they/who/driver/rider/side/runner/athlete/horse/we/party/candidate
come third | v | finish third | >in/at <<team/he/she/they/who/driver/rider/side/runner/athlete/horse/we/party/candidate
come into being | v | emerge, come into existence | >in/as/with/when/through/end
come into existence | v | emerge, come into being | >in/as/with/when/through/end
come into force | v | take effect | >in/on/at/from/after/end
come into effect / enter into force | v | take effect, come into force | >in/on/at/from/after/end
come into use | v | enter use | >in/on/after/as/end
come into conflict | v | clash | >with/over/end
come to power | v | take power, gain power | >in/after/as/with/by/on/end
come to light | v | emerge, become known | >in/when/during/after/end
come to terms with | v | accept, deal with
come to the conclusion | v | conclude~f | >that
come to understand | v | begin to understand | >that/how/D
come to believe | v | begin to believe | >that/in
come to see | v | begin to see | >D/that
come to know | v | get to know | >D/O
came to be known as / came to be called | x | became known as | >np
come true | v | become reality | >in/for/when/end
come under attack | v | be attacked | <to/will/would/could/may
came under attack | x | was attacked | <N >from/by/in/on <<city/town/village/ship/base/convoy/government/he/she/company
come under fire | v | face criticism | >for/over
came under fire | x | was criticised | <<he/she/government/company >for/over
come under pressure | v | face pressure | >to/from/end
come up with | v | think of | >>idea/name/word/way/plan/excuse/explanation/answer/slogan/title/concept
come up with | v | devise~f, work out | >>plan/solution/scheme/theory/design/method/strategy/formula/system/proposal/compromise
come up with | v | find, produce | >>money/fund/cash/evidence/proof/dollar
come across | v | find | >D/N !>>border/river/sea/ocean/channel/street/road/bridge/water/atlantic/country/room/desert/mountain/field/screen !<<message/meaning/idea/it/that/film/movie/character/which/square
come from | v | originate from~f | <<word/name/term/idea/word/phrase/language/dish/tradition
come from | v | derive from~f | <<name/word/term/title/phrase/income/revenue/power/energy >np
come out | v | be published | <will/would <<book/novel/magazine/report/edition/issue/volume/article/paper
come out in favour of | v | support, back
come close to | v | near, approach | >D/N !>G !>>death
come close | v | get close | >to
come with | v | include | <<package/product/price/phone/kit/version/car
come together | v | meet, unite | >to/in/for/at/as/end
come forward | v | step forward | >with/to/end
come of age | v | reach adulthood | >in/during/end <<he/she/they/who/prince/king/son/daughter/heir/boy/girl/child/person
move to | v | relocate to~f | >NNP/D !>>left/right/side/front/back/top/bottom/position/stage/seat/level/table/role/midfield/point/step/stage/window/door ${active} <<family/company/he/she/they/parent/firm/business/headquarters/who/couple/office/group/team/club
move | v | relocate~f | >to/from ${active} <<family/company/firm/business/headquarters/office/museum/school/factory/library/couple
move | v | go | >to/into/towards <<army/troop/ship/people/person
move in | v | settle in | >with
move away from | v | leave | >>city/area/country/home/town
move away from | v | abandon | >>practice/idea/tradition/policy
move back | v | return | >to/home
move forward | v | advance, proceed~f | >with/in/on/end
move up | v | rise, climb | >to
move out of | v | leave | >>house/home/area/city/flat/apartment/building/town
move | v | transfer, shift | <be/been/was/were/is/are >to/from <<headquarters/office/prisoner/production/patient/seat/operation/body/collection/capital/troop/staff/game/school/station/fund
move | v | shift, transfer | >>production/operation/headquarters/focus/troop/money/fund/resource/office/asset/capital
move | v | carry | >>goods/cargo/passenger/sediment/water/freight
relocate | v | move | >to/from/in
relocate | v | move | >>headquarters/family/production/operation/office/business/people/capital/factory/person
transfer | v | move | >to/from/between !<awaiting/for/D/J/N
transfer | v | move | >>money/file/fund/data/production/patient/prisoner/operation
transfer | v | shift | >>power/responsibility/production
travel | v | go, journey~f | >to ${active}
travel | v | move | >at/through/along ${active} <<light/wave/sound/signal/train/vehicle/storm/water/electron/particle
travel around | v | tour, move around | >D/N
travel through | v | pass through, cross | >D/N
journey | v | travel | >to/from/through/across
arrive at | v | reach | >np !>C !>>time/moment/hour/night/noon/dawn/midnight/end/beginning/once/last
arrive in | v | reach, come to | >>city/town/country/capital/port/village/england/america/london/area/region
arrive | v | come | >from/by <<ship/train/immigrant/settler/refugee/visitor/supply/goods/people/person
reach | v | arrive at, get to~p | >>station/summit/top/border/city/town/village/destination/coast/island/airport/port/river/shore/camp/house/hospital/home !<D/J
reach | v | arrive at, come to | >>conclusion/decision/verdict/compromise/consensus/agreement !<D/J
reach | v | hit | >>peak/record/high/low/bottom
reach | v | achieve, meet | >>goal/target/objective
reach agreement | v | agree, come to an agreement | >on
reach agreement | v | come to an agreement | >with
reach an agreement | v | agree, come to an agreement | >on/to
reach an agreement | v | come to an agreement | >with
reach out to | v | contact, approach
approach | v | near, come close to | >>city/completion/border/town/coast/island/village/deadline !<D/J
approach | v | contact, speak to | >>company/government/police/bank/agency/manufacturer/publisher !<D/J
near | v | approach | <was/were/is/are/he/she/they >>completion/city
leave | v | depart from~f, go out of~p | >>station/port/airport/harbour !<D/J
leave | v | exit~f, go out of~p | >D >>building/room/house/car/area !<D/J
leave | v | quit | >>job/post/party/band/army/group/club/politics
leave | v | depart~f, set off | >for !=K ${active} <<@person/army/fleet/train/ship/expedition
leave | v | set out, depart~f | >from !=K ${active} <<he/she/they/we/who/army/expedition/ship/fleet/party/train/bus/force
leave behind | v | abandon | >D >>belonging/possession/home/car/ship/weapon/equipment/past/battle/village/town/wreck/friend
leave out | v | omit~f | >np
left out of | x | omitted from, excluded from | <is/are/was/were/be/been
leave office | v | step down | >in/on/at/after/end
leave the country | v | go abroad | >in/to/after/for/end
depart | v | leave | >from/for/at/on/in/end
depart from | v | leave | <<train/bus/ferry/flight/ship/boat/plane/coach/he/she/they/army/expedition
depart from | v | move away from, break with | >>tradition/text/practice/rule/principle/policy/norm/view/custom/style/letter/convention
return | v | come back | >from/home/after/with/in ${active} !<to !<not
return | v | go back, come back | >to ${active} !<to !<not <<@person/ship/fleet/army/crew/expedition
return | v | go back, come back | >to ${active} <NNP !*power/office/prominence/form/normal/growth/profit/stage/popularity/health
return | v | go back | >to *normal ${active}
return | v | go back, come back | >to/home <to
return | v | come back | >from <to
return | v | give back | >>land/property/money/book/territory !>O !<D/J
returned to | x | given back to | <is/are/was/were/be/been >>owner/family/rightful
return to power | v | regain power | >in/after/end
enter | v | go into, come into | >>room/building/house/city/church/town/country/area/territory/village/water/bloodstream/body/lung/cave !<D/J
enter | v | join | >>war/army/union/coalition/alliance/civil/service/navy/monastery/profession/race/competition/politics
enter | v | begin, start | >>phase/stage/period/production/negotiation/talks/training
enter | v | type, type in | >>name/password/command/text/address/code/value/email/number/url/keyword/character !>O !<D/J
enter into effect | v | take effect
enter into | v | begin | >>negotiation/relationship/dialogue/talks/discussion/partnership
enter into | v | make | >>agreement/alliance/contract/treaty
enter service | v | go into service, begin service | >in/on/with/as/after/end
enter production | v | go into production | >in/on/at/end
enter politics | v | go into politics | >in/as/after/end
enter parliament | v | be elected to parliament | <to
cross | v | go across | >>river/bridge/road/street/bay/channel/sea/desert/valley/mountain/ocean/plain !<D/J
pass | v | go | >through/along/over/under/beneath/across/around ${active} <<road/river/line/route/railway/path/canal/highway/street/trail
pass | v | go, move | >through/along/over/under/beneath/across/around ${active} <<train/ship/light/current/storm
pass | v | adopt, approve | >>law/bill/resolution/legislation/act/amendment/motion/budget/reform/measure/ordinance
pass | v | adopt, approve | <<law/bill/resolution/legislation/act/amendment/motion/budget/reform/measure/ordinance >by/in/on/with/after/and
pass | v | go by | >end ${active} <<year/time/day/month/week/hour/decade/century
pass | v | spend | >>day/night/year/childhood/summer/winter
pass away | v | die | >in/on/at/from/after/peacefully/end
pass on | v | hand down, hand on | >>knowledge/tradition/skill/story !>O
pass on | v | transmit~f | >>gene/disease/infection/virus/trait !>O
pass on | v | relay~f | >>message/information/news !>O
pass out | v | faint, lose consciousness | >in/from/end/after/on
pass through | v | go through | >np
pass up | v | miss, turn down | >>chance/opportunity
run | v | manage, operate | >>business/school/bank/shop/store/hotel/restaurant/service/hospital/farm/site/factory/ship/museum/station/prison/plant/airport
run | v | manage | >>company/firm/department/office/campaign/organisation/organization/newspaper/club/centre/center/charity/project/programme/program/workshop/team/estate/budget
run | v | manage, operate | <<company/business/school/firm/bank/shop/store/hotel/restaurant/programme/program/service/hospital/farm/site/website/organisation/organization/factory/newspaper/museum/centre/center/camp/charity/project/station/prison/airport/clinic/home/park >by
run | v | go, extend, stretch | >from/along/through/across/between/parallel/north/south/east/west ${active} <<road/river/line/range/railway/route/highway/wall/street/path/border/canal/trail/track/motorway/valley/coast/boundary/pipeline/tunnel
run | v | flow | >from/through/into/to/down/along <<river/stream/water/creek/brook
run | v | operate | >from/between/every/on <<train/bus/ferry/service/tram
run | v | go | >to <<train/bus/ferry/service/tram
run | v | execute~f | >>command/script/code/query
run away | v | flee, escape | >from/to/with/end
run into | v | meet, face | >>problem/difficulty/trouble/opposition/resistance/obstacle
run over | v | knock down, hit | >>man/woman/child/dog/cat/people/person
run a risk | v | take a risk | >of
run the risk of | v | risk
walk out | v | leave, go on strike | >in/over <<worker/staff/teacher/driver/employee
walk around | v | stroll around | >D/N
drive | v | power, propel~f | >>engine/machine/wheel/turbine/ship/pump/propeller
driven by | x | powered by | <<machine/ship/wheel/pump/mill/generator/turbine/locomotive
driven by | x | fuelled by, prompted by | <is/are/was/were/be/been/mainly/largely/, <<growth/demand/change/increase/rise/decision/decline/policy/expansion/inflation/price/development
drive out | v | expel~f, force out | >np
drive up | v | push up, raise, increase | >>price/cost/rate/wage
drive down | v | push down, reduce, lower | >>price/cost/rate/wage
push up | v | drive up, raise, increase | >>price/cost/rate/wage/yield/inflation
push down | v | drive down, lower | >>price/cost/rate/wage
push for | v | press for, demand | >D/N/J
push back | v | delay, postpone~f | >>date/release/deadline/launch/start/election/vote
push through | v | force through | >>bill/law/reform/legislation/change/plan
push ahead | v | press ahead | >with
fly | v | travel | >to/from/by <<president/minister/he/she/team/passenger/delegation
fly over | v | pass over, cross | >D/N
sail | v | travel | >to/from/for/around/across/down/up <<ship/fleet/he/she/they/expedition
sail around | v | go round
flow | v | run | >into/through/from/to/north/south/east/west/down/past/along/in <<river/stream/water/creek/brook/current/tributary
flow into | v | empty into, run into | >D/N <<river/stream/creek/brook/tributary/it/which
empty into / drain into | v | flow into | >np
rise in | v | begin in, start in | <<river/stream/creek >np
float | v | drift | >on/in/down <<boat/ice/ship/balloon/cloud/wood
sink | v | go down | >in/off/on/with/after/near ${active} <<ship/boat/vessel/ferry
land | v | arrive, come ashore | >at/in/on <<troop/expedition/settler/soldier/missionary
land | v | touch down | >at/in/on/safely ${active} <<plane/aircraft/flight/shuttle/helicopter/probe/spacecraft/rover
take off | v | depart | >from/at/for <<plane/aircraft/flight/jet/airliner/helicopter
flee | v | escape | >to/from/into
flee | v | escape from, leave | >>country/city/area/home/war/violence/village/house/scene/region/town/conflict/fighting !<D/J
escape | v | flee, get away | >to/into/from/through/in ${active} <<he/she/they/prisoner/man/slave/who/king/family/people/suspect/person
escape | v | avoid, evade~f | >>punishment/capture/arrest/detection/death/attention/prosecution/notice/responsibility
evade | v | escape, avoid | >np !>>tax/duty
chase | v | pursue, run after~p | >D/O/N !>>dream/title/record !<D/J
pursue | v | follow, chase | >>enemy/army/ship/suspect/thief/rebel/prey/man
pursue | v | follow | >>policy/strategy/career/course/path !>O !<D/J
pursue | v | seek | >>peace/reform/opportunity/happiness/growth/justice/solution/independence/dialogue
pursue | v | work towards | >>goal/objective/aim/target !>O !<D/J
follow | v | obey, observe | >>rule/law/regulation
follow | v | obey | >>order/command !<D/J
follow | v | observe | >>custom/tradition
follow | v | comply with~f | >>guideline/procedure/instruction
follow | v | act on | >>advice/recommendation
follow | v | pursue | >>policy/career/strategy
follow | v | come after | >>war/election/collapse/death/attack/decision/announcement/revolution/crisis/report/meeting/victory/defeat/period <this/that/it/which/report/move/decision/announcement
accompany | v | go with, travel with | >O/D <to/he/she/they/who/and >>king/president/husband/wife/army/father/friend/expedition/him/her/them/minister/group !*piano/song/guitar/music/singing/violin
accompanied by | x | joined by | <is/are/was/were/be/been >>wife/husband/daughter/son/friend/family/officer/brother/father/mother/minister/delegation
join | v | become a member of | >>party/union/club/organisation/organization/association/nato/league/society/community/movement !<D/J
join | v | enter | >>army/navy/church/order !<D/J
join | v | link, connect | >>road/river/island/city/town/part/side/line/piece <to/which/that
join forces | v | unite, team up~p | >with/to/in/against/end
join in | v | take part in, participate in~f | >np
join together | v | unite | >to/in/end
meet | v | gather, come together | >in/at/on/every ${active} <<council/committee/group/minister/parliament/leader/member/assembly/commission/board/court/club/panel/representative/congress
meet | v | fulfil, satisfy | >>requirement/need/condition/criterion/criteria/standard/demand/obligation/expectation
meet | v | rise to | >>challenge !<D/J
meet | v | reach, achieve | >>target/goal/objective
meet | v | encounter~f, face | >>opposition/resistance/problem/difficulty
meet | v | cover, pay | >>cost/expense/bill
meet with | v | see, hold talks with | >>president/minister/leader/official/representative/delegation/prime/ambassador/secretary/member/group/king/government
meet with | v | face, encounter~f | >>opposition/resistance/criticism/difficulty
met with | x | greeted with | <is/are/was/were/been >>criticism/silence/protest/applause/enthusiasm/anger/outrage
visit | v | go to, tour | >>country/museum/region/factory/island !<D/J
visit | v | go to | >>city/site/website/school/area/village/town/place/church/temple/capital/page/library !<D/J
visit | v | see, call on | >>friend/family/parent/relative/mother/brother/sister/king !<D/J
visit | v | see | >>doctor/dentist !<D/J
`;
