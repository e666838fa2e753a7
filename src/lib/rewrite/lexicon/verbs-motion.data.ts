const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Coming, going, arriving, leaving, living and lying. */
export const motionVerbs = `
go to | v | travel to | >>city/country/island/region/capital/area/village/coast/europe/africa/asia/america/abroad
go into effect | v | come into force, take effect | >in/on/at/from/end
go into force | v | take effect, come into force | >in/on/at/from/end
go up | v | rise, increase | >by/in/to/from/end <<price/cost/tax/rate/number/level/temperature/salary/income/wage
go down | v | fall, drop, decrease | >by/in/to/from/end <<price/cost/tax/rate/number/level/temperature/income/wage
go down in history | v | be remembered | <will/to/would >as
go back | v | return | >to
go back to | v | return to | >D !>>century/time/day/year
go bankrupt | v | collapse, go out of business | >in/after/end
go out of business | v | close, close down | >in/after/end
go through | v | experience, undergo~f | >>change/process/phase/period/crisis/transition/transformation/stage/divorce
go ahead | v | proceed~f | >with
go ahead with | v | proceed with~f
go along with | v | accept, agree with
go abroad | v | leave the country | >to/for/end
go missing | v | disappear, vanish | >in/on/from/during/after/end
go on sale | v | be released | <will/to/would/may >in/on/at
went on sale | x | was released, was launched | <N/it/which >in/on/at
go on strike | v | stop work | >in/over/for/end
go to war | v | start a war | >with/against/over/end
go unnoticed | v | pass unnoticed | >end
went to | x | attended | >>school/college/university <he/she/they/who
come | v | arrive | >to/from/at/by/in <<settler/immigrant/refugee/train/visitor/missionary/ship/tourist/guest
come back | v | return | >to/from/in/with/after/home/end
come down | v | fall, drop | >to/by <<price/rate/cost/inflation
come first | v | finish first | >in/at/end
come second | v | finish second | >in/at/to/end
come third | v | finish third | >in/at/end
come into being | v | emerge, come into existence | >in/as/with/when/through/end
come into existence | v | emerge, come into being | >in/as/with/when/through/end
come into force | v | take effect | >in/on/at/from/after/end
come into effect | v | take effect, come into force | >in/on/at/from/after/end
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
came to be known as | x | became known as | >np
came to be called | x | became known as | >np
come true | v | become reality | >in/for/when/end
come under attack | v | be attacked | <to/will/would/could/may
came under attack | x | was attacked | <N >from/by/in/on <<city/town/village/ship/base/convoy/government/he/she/company
come under fire | v | face criticism | >for/from/over
came under fire | x | was criticised | <<he/she/government/company >for/from/over
come under pressure | v | face pressure | >to/from/end
come up with | v | think of, produce, find | >np
come across | v | find | >np
come from | v | originate from~f | <<word/name/term/idea/word/phrase/language/dish/tradition
come from | v | derive from~f | <<name/word/term/title/phrase/income/revenue/power/energy >np
come out | v | be published | <to/will/would
come out in favour of | v | support, back
come close to | v | near, approach
come close | v | get close | >to
come with | v | include | <<package/product/price/phone/kit/version/car
come together | v | meet, unite | >to/in/for/at/as/end
come forward | v | step forward | >with/to/end
come along | v | arrive | >with/end
come of age | v | reach adulthood | >in/during/end
move | v | relocate~f, go | >to/from ${active} <<family/company/he/she/they/parent/firm/business/headquarters/who/couple/office/group/team/club
move | v | go | >to/into/towards <<army/troop/ship/people/person
move in | v | settle in | >with
move away from | v | leave, abandon | >>city/area/country/home/practice/idea/town/tradition
move back | v | return | >to/in/home
move forward | v | advance, proceed~f | >with/in/on/end
move up | v | rise, climb | >to
move out of | v | leave | >>house/home/area/city/flat/apartment/building/town
move | v | transfer, shift | <be/been/was/were/is/are >to/from <<headquarters/office/prisoner/production/patient/seat/operation/body/collection/capital/troop/staff/game/school/station/fund
move | v | shift, transfer | >>production/operation/headquarters/focus/troop/money/fund/resource/office/asset/capital
move | v | carry | >>goods/cargo/passenger/sediment/water/freight
relocate | v | move | >to/from/in
relocate | v | move | >>headquarters/family/production/operation/office/business/people/capital/factory/person
transfer | v | move | >to/from/between
transfer | v | move, shift | >>money/file/fund/data/production/power/responsibility/patient/prisoner/ownership/operation
travel | v | go, journey~f | >to ${active}
travel | v | move | >at/through/along ${active} <<light/wave/sound/signal/train/vehicle/storm/water/electron/particle
travel around | v | tour, move around | >D/N
travel through | v | pass through, cross | >D/N
journey | v | travel | >to/from/through/across
arrive at | v | reach | >np
arrive in | v | reach, come to | >>city/town/country/capital/port/village/england/america/london/area/region
arrive | v | come | >from/by <<ship/train/immigrant/settler/refugee/visitor/supply/goods/people/person
reach | v | arrive at, get to~p | >>station/summit/top/border/city/town/village/destination/coast/island/airport/port/river/shore/camp/house/hospital/home !<D/J
reach | v | arrive at, come to | >>conclusion/decision/verdict/compromise/consensus/agreement !<D/J
reach | v | hit | >>peak/record/high/low/bottom
reach | v | achieve, meet | >>goal/target/objective
reach agreement | v | agree, come to an agreement | >on/with
reach an agreement | v | agree, come to an agreement | >on/with/to
reach out to | v | contact, approach
approach | v | near, come close to | >>city/completion/border/town/coast/island/village/deadline !<D/J
approach | v | contact, speak to | >>company/government/police/bank/agency/manufacturer/publisher !<D/J
near | v | approach | <was/were/is/are/he/she/they >>completion/city
leave | v | depart from~f, go out of~p | >>station/port/airport/harbour !<D/J
leave | v | exit~f, go out of~p | >>building/room/house/house/car/area !<D/J
leave | v | quit | >>job/post/party/band/army/office/school/position/group/club/politics/service
leave | v | depart~f, set off | >for ${active}
leave | v | set out, depart~f | >from ${active}
leave behind | v | abandon | >D
leave out | v | omit~f | >np
left out of | x | omitted from, excluded from | <is/are/was/were/be/been
leave office | v | step down | >in/on/at/after/end
leave the country | v | go abroad | >in/to/after/for/end
depart | v | leave | >from/for/at/on/in
depart from | v | leave, move away from
depart | v | leave | >end
return | v | come back, go back | >to/from/home/in/after/with ${active} !<to !<not
return | v | come back, go back | >to/from/home <to
return | v | give back | >>land/property/money/book/territory/favour !>O !<D/J
returned to | x | given back to | <is/are/was/were/be/been >>owner/family/control/rightful
return to power | v | regain power | >in/after/end
enter | v | go into, come into | >>room/building/house/city/church/town/country/area/territory/village/water/bloodstream/body/lung/cave !<D/J
enter | v | join | >>war/army/union/coalition/alliance/civil/service/navy/monastery/profession/race/competition/politics
enter | v | begin, start | >>phase/stage/period/production/negotiation/talks/training/recession/decline
enter | v | type, type in | >>name/password/command/text/address/code/value/email/number/url/keyword/character !>O !<D/J
enter into force | v | take effect, come into force | >in/on/at/from/after/end
enter into effect | v | take effect
enter into | v | begin, make | >>negotiation/agreement/alliance/contract/partnership/relationship/dialogue/treaty/talks/discussion
enter service | v | go into service, begin service | >in/on/with/as/after/end
enter production | v | go into production | >in/on/at/end
enter politics | v | go into politics | >in/as/after/end
enter parliament | v | be elected to parliament | <to
cross | v | go across | >>river/bridge/road/street/bay/channel/sea/desert/valley/mountain/ocean/plain !<D/J
pass | v | go, move | >through/along/over/under/beneath/across/around ${active} <<road/river/line/train/route/railway/ship/path/canal/highway/light/current/storm
pass | v | adopt, approve | >>law/bill/resolution/legislation/act/amendment/motion/budget/reform/measure/ordinance
pass | v | adopt, approve | <<law/bill/resolution/legislation/act/amendment/motion/budget/reform/measure/ordinance >by/in/on/with/after/and
pass | v | go by | >end ${active} <<year/time/day/month/week/hour/decade/century
pass | v | spend | >>time/day/night/year/childhood/summer/winter
pass away | v | die | >in/on/at/from/after/peacefully/end
pass on | v | hand down, hand on | >>knowledge/tradition/skill/information/gene/message/cost/story/disease !>O
pass out | v | faint, lose consciousness | >in/from/end/after/on
pass through | v | go through, cross | >np
pass up | v | miss, turn down | >>chance/opportunity
run | v | manage, operate | >>company/business/school/firm/bank/shop/store/hotel/restaurant/programme/program/service/hospital/farm/office/department/site/website/campaign/organisation/organization/factory/ship/newspaper/club/museum/centre/center/camp/country/charity/project/station/prison/workshop
run | v | manage, operate | <<company/business/school/firm/bank/shop/store/hotel/restaurant/programme/program/service/hospital/farm/site/website/organisation/organization/factory/newspaper/museum/centre/center/camp/charity/project/station/prison/airport/clinic/home/park >by
run | v | go, extend, stretch | >from/along/through/across/between/parallel/north/south/east/west ${active} <<road/river/line/range/railway/route/highway/wall/street/path/border/canal/trail/track/motorway/valley/coast/boundary/pipeline/tunnel
run | v | flow | >from/through/into/to/down/along <<river/stream/water/creek/brook
run | v | travel, operate | >from/between/to/every/on <<train/bus/ferry/service/tram
run | v | execute~f | >>command/script/code/query
run away | v | flee, escape | >from/to/with/end
run out of | v | exhaust~f | >>money/fuel/food/water/time/ammunition/patience/oil/funds/supply/memory/space/option
run into | v | meet, face | >>problem/difficulty/trouble/opposition/resistance/obstacle
run over | v | knock down, hit | >>man/woman/child/dog/cat/people/person
run a risk | v | take a risk | >of
run the risk of | v | risk
walk out | v | leave, go on strike | >in/over <<worker/staff/teacher/driver/employee
walk around | v | stroll around | >D/N
drive | v | power, propel~f | >>engine/machine/wheel/turbine/ship/pump/propeller
driven by | x | powered by | <<car/machine/vehicle/ship/wheel/pump/mill/generator/turbine/locomotive
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
flow into | v | empty into, run into, join | >D/N <<river/stream/creek/brook/tributary/it/which
empty into | v | flow into | >np
rise in | v | begin in, start in | <<river/stream/creek >np
drain into | v | flow into | >np
float | v | drift | >on/in/down <<boat/ice/ship/balloon/cloud/wood
sink | v | go down | >in/off/on/with/after/near ${active} <<ship/boat/vessel/ferry
land | v | arrive, come ashore | >at/in/on <<troop/expedition/settler/soldier/missionary
land | v | touch down | >at/in/on/safely ${active} <<plane/aircraft/flight/shuttle/helicopter/probe/spacecraft/rover
take off | v | depart | >from/at/for <<plane/aircraft/flight/jet/airliner/helicopter
flee | v | escape | >to/from/into
flee | v | escape from, leave | >>country/city/area/home/war/violence/village/house/scene/region/town/conflict/fighting !<D/J
escape | v | flee, get away | >to/into/from/through/in ${active} <<he/she/they/prisoner/man/slave/who/king/family/people/suspect/person
escape | v | avoid, evade~f | >>punishment/capture/arrest/detection/death/attention/prosecution/notice/responsibility
evade | v | escape, avoid | >np
chase | v | pursue, run after~p | >D/O/N !>>dream/title/record !<D/J
pursue | v | follow, chase | >>enemy/army/ship/suspect/thief/rebel/prey/man
pursue | v | follow, carry on | >>policy/strategy/career/course/path/aim !>O !<D/J
pursue | v | seek | >>peace/goal/interest/reform/opportunity/happiness/growth/justice/claim/solution/independence/dialogue
follow | v | obey, observe | >>rule/law/order/instruction/advice/guideline/custom/procedure/tradition/regulation/command/principle/teaching
follow | v | pursue | >>policy/course/path/career/strategy
follow | v | come after | >>war/election/collapse/death/attack/decision/announcement/revolution/crisis/report/meeting/victory/defeat/period <this/that/it/which/report/move/decision/announcement
accompany | v | go with, travel with | >O/D <to/he/she/they/who/and >>king/president/husband/wife/army/father/friend/expedition/him/her/them/minister/group
accompanied by | x | together with, along with | <, >np
accompanied by | x | joined by | <is/are/was/were/be/been >>wife/husband/daughter/son/friend/family/officer/brother/father/mother/minister/delegation
join | v | become a member of, enter | >>party/union/club/army/church/organisation/organization/association/navy/nato/league/order/force/society/community/movement !<D/J
join | v | link, connect | >>road/river/island/city/town/part/side/line/piece <to/which/that
join forces | v | unite, team up~p | >with/to/in/against/end
join in | v | take part in, participate in~f | >np
join together | v | unite | >to/in/end
meet | v | gather, come together | >in/at/on/every ${active} <<council/committee/group/minister/parliament/leader/member/assembly/commission/board/court/club/they/panel/representative/congress
meet | v | fulfil, satisfy | >>requirement/need/condition/criterion/criteria/standard/demand/obligation/expectation/challenge
meet | v | reach, achieve | >>target/goal/objective/deadline
meet | v | encounter~f, face | >>opposition/resistance/problem/difficulty
meet | v | cover, pay | >>cost/expense/bill
meet with | v | see, hold talks with | >>president/minister/leader/official/representative/delegation/prime/ambassador/secretary/member/group/king/government
meet with | v | face, encounter~f | >>opposition/resistance/criticism/difficulty
met with | x | greeted with | <is/are/was/were/been >>criticism/silence/protest/applause/enthusiasm/anger/outrage
visit | v | go to, tour | >>city/country/museum/site/region/island/factory/school/area/village/town/place/church/temple/capital/state !<D/J
visit | v | see, call on | >>friend/family/parent/doctor/relative/dentist/mother/brother/sister/king !<D/J
`;
