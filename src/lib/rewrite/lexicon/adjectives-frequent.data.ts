/** No word of degree comes before. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very/J';

/** The commonest adjectives of encyclopaedias and newspapers, by the noun they are with. */
export const frequentAdjectives = `
top | a | leading | >>player/team/expert/scientist/university/company/lawyer/club/school/researcher/scholar/chef/destination/designer/producer/artist/leader/brand ${PLAIN} !>C
top | a | highest | >>priority/award/honour/honor/level/price/grade/salary/rate
strong | a | powerful | >>wind/storm/earthquake/army/force/influence/effect/leader/government/state/current/voice ${PLAIN}
strong | a | firm | >>belief/commitment/believer/supporter/support/opposition ${PLAIN}
powerful | a | strong | >>wind/storm/earthquake/army/force/influence/effect/leader/current/voice/explosion ${PLAIN}
powerful | a | influential | >>family/group/politician/figure/man/people/lobby ${PLAIN}
heavy | a | intense | >>fighting/criticism/pressure/bombing/bombardment ${PLAIN}
heavy | a | severe | >>flooding
heavy rainfall | x | heavy rain
heavy snow = heavy snowfall | x |
close | a | strong | >>tie/link/relationship/relation/connection/cooperation/alliance ${PLAIN}
close | a | near | >>relative
closest | x | nearest | <the/its/their >relative/relatives/neighbour/neighbours/town/city/airport/station
hard | a | difficult, tough~p | >>task/decision/choice/question/time/life/year/question/winter/struggle/fight/condition ${PLAIN}
difficult | a | hard, tough~p | >>task/decision/choice/question/time/life/year/job/condition/situation/problem ${PLAIN}
decisive | a | clear | >>victory/defeat/win/majority
major | a | big, serious | >>problem/setback/threat/crisis/disaster/blow/challenge/accident/fire/earthquake/storm/flood
successful | a | thriving | >>business/company/firm
modern | a | present-day, contemporary~f | >>city/town/state/society/world/country/capital/turkey/iraq/iran/germany/greece/egypt/italy/syria/israel ${PLAIN}
early | a | first | >>inhabitant/settler/settlement ${PLAIN} !<the/in/his/her/its/an/from/of/its/since
earliest | x | first | <the/its/their >written/form/forms/version/versions
new | a | recent | >>report/study/survey/poll/figure/book/research ${PLAIN} <a/the/this/by/in
old | a | former | >>school/colleague/boss/club ${PLAIN} <his/her/their/its
old | a | ancient | >>tradition/custom/legend/temple/manuscript/myth
older = elder | x | | <his/her/an/their/two/three >brother/sister/brothers/sisters/son/daughter/siblings
eldest | x | oldest | <his/her/the/their/'s >son/daughter/child/brother/sister
oldest | x | eldest | <his/her/their/'s >son/daughter/child/brother/sister
whole | a | entire | >>country/world/city/family/day/population/region/island/team/area/body/village/town/house/building/system/period/week/year/process/story/community/nation ${PLAIN} !<as/on
foreign | a | overseas | >>investor/student/investment/visitor/tourist/market/buyer/trade/customer ${PLAIN} !>direct/exchange/currency
international | a | global, worldwide~p | >>fame/recognition/attention/success/reputation/acclaim/audience/effort/campaign/crisis ${PLAIN}
worldwide | a | global | >>fame/recognition/attention/success/reputation/acclaim/sale/audience/effort/campaign
national | a | nationwide | >>campaign/survey/tour/network/protest/poll/search/strike/debate ${PLAIN} !<the
nationwide | a | national | >>campaign/survey/tour/network/protest/poll/search/strike
public support = popular support | x |
young people | x | youngsters~p, the young | <by/for/to/among !>aged/who/between/under/from/in/with/C/living/that
young people | x | youngsters~p | <many/more/most/some/of !>aged/between/under/C
chief | a | main | >>reason/cause/source/aim/goal/purpose/concern/industry/export/rival/problem/function/product/ingredient/advantage/feature/theme/target/crop/town/city/occupation
common | a | frequent | >>cause/symptom/occurrence/theme ${PLAIN} !<a/the/of/in/most
common | a | usual | >>practice/method/way/cause ${PLAIN} <the/a
famous | a | well-known, celebrated | >>writer/author/painter/poet/singer/actor/composer/artist/scientist/musician/song/book/novel/film/example/line/speech/painting/building/case/family/work ${PLAIN}
well-known | a | famous, noted | >>writer/author/painter/poet/singer/actor/composer/artist/scientist/musician/song/book/novel/film/example/building/case/family/figure/work ${PLAIN}
numerous | a | many | >NNS ${PLAIN} !<the/these/those/his/her/its/their
various | a | different | >NNS !<the/these/its/his/her/their/of
various | a | different | <the/these/its/his/her/their/of >NNS
certain | x | some | <of/in/for/by/on/with/under/to/that/and/at/start >NNS
specific | a | particular | >>area/type/group/need/problem/purpose/region/species/task/time/case/reason ${PLAIN}
particular | a | specific | >>area/type/group/need/problem/purpose/region/species/task/time/case/reason ${PLAIN} <a/any/this/that/each/every
separate | a | distinct | >>species/group/language/entity/category/kingdom/people/identity ${PLAIN}
distinct | a | separate, different | >>species/group/language/state/entity/category/type/period/style/part/phase ${PLAIN}
entire | a | whole | >>country/world/city/family/day/population/region/island/team/area/body/village/town/house/building/system/period/week/year/process/story/community/nation/career/life/crew
previous | a | earlier | >>work/study/attempt/record/report/research/version/film/album/book/season/experience/owner/government/century/generation ${PLAIN} !<the/a
subsequent | a | later | >>year/month/study/version/edition/event/season/war/century/investigation/research/report/film/album/generation/work
present | a | current | <the/its/their/his/her >>building/church/form/name/owner/state/site/structure/location/population/system/house/bridge/castle/government/constitution
current | a | present | <the/its/their/his/her >>building/church/form/name/owner/state/site/structure/location/population/system/situation/house/bridge/castle/government/constitution
initial | a | first | >>attempt/phase/stage/plan/version/response/reaction/design/step ${PLAIN}
original | a | first | >>version/settlement/settler/edition/settlers/inhabitant/member ${PLAIN}
former | x | previous | <the/its/their >owner/owners/employer/name/version
wooden | a | timber | >>house/building/bridge/church/frame/structure/hut/roof/fence/floor
stone-built | a | stone | >N
rocky | a | stony | >>beach/soil/ground/hill/slope
sandy | a | sand | >>beach
huge | a | vast, enormous | >>area/crowd/number/sum/amount/army/empire/territory/palace/building/desert/forest
tiny | a | very small | >>village/island/country/room/house/amount/number/minority/fraction/insect/animal/particle
poor | a | bad~p | >>weather/condition/visibility/result/health/state ${PLAIN}
bad | a | poor | >>weather/condition/visibility/result/health/harvest/management/diet/service/quality/light/food ${PLAIN}
unclear | a | uncertain | <is/was/remains/remained >./,/whether/how/why/what/if/who
unknown | x | unidentified | <an/C/two/three/by >person/man/woman/men/gunmen/gunman/attacker/attackers/assailant/assailants
unidentified | a | unknown | >>gunman/man/attacker/assailant/person/woman
elderly | a | old | >>man/woman/couple/lady/mother/father/patient
wounded | x | injured | <were/was/people/C/others/and/seriously/badly/slightly >in/,/./when/by/and
injured | x | hurt | <were/was/people/C/others/and/seriously/badly/slightly >in/,/./when/by
killed and | x |
jobless | a | unemployed | >>worker/people/man/youth/person/graduate
jobless | a | unemployed | >./,
unemployed | a | jobless~p | >>worker/people/man/youth
cheap | a | low-cost, inexpensive~f | >>flight/housing/import/energy/food/product/goods/alternative/loan/credit
low-cost | a | cheap, inexpensive~f | >>flight/housing/alternative/product
profitable | a | lucrative~f | >>business/market/contract/trade/deal
lucrative | a | profitable | >N !>offer/offers/salary/salaries/job/jobs
growing | x | increasing, mounting~f | >pressure/concern/concerns/tension/tensions/criticism/fears/anger/opposition/evidence
growing | x | increasing | >support/demand/number/numbers/popularity/importance/interest/influence
increasing | x | growing | >pressure/concern/concerns/tension/tensions/criticism/fears/anger/opposition/support/demand/number/numbers/popularity/importance/interest/influence <an/the/with/under/amid/despite/its/their/his/her
rising | x | increasing, higher | >prices/costs/demand/unemployment/inflation/temperatures/crime/rents/wages/taxes !<the
falling | x | declining | >prices/sales/demand/profits/revenue/exports/birth/population
surprise | x | unexpected | <a/the/an >success/hit/win/victory/visit/attack/result/move/decision/defeat/winner/announcement
unexpected | x | surprise | <an >win/victory/visit/defeat
small budget | x | low budget, limited budget | <a
native | a | home | >>village/town/city/country/state/region <his/her/their
tight | a | strict | >>security/control/budget/rule/restriction
tight | a | close | >>race/contest/election/game/match
narrow | a | close | >>victory/defeat/win/vote/election
large | a | big | >>study/city/town/house/building/company/firm/bank/family/crowd/group/tree/stone/hall/garden/park/island/lake/hotel/factory/plant/store/shop/market/investor/donation/sum/increase/rise/fall/drop/loss/profit/debt/audience/screen/fire/explosion/fish/bird/animal/fan ${PLAIN}
big | a | large | >>study/city/town/house/building/company/firm/bank/family/crowd/group/tree/stone/hall/garden/park/island/lake/hotel/factory/plant/store/shop/market/investor/donation/sum/increase/rise/fall/drop/loss/profit/debt/audience/screen/fire/explosion/fish/bird/animal ${PLAIN}
successive | a | consecutive | >>year/day/game/season/victory/match/win/title/week/month
straight | a | consecutive, successive | >>year/day/game/season/victory/match/win/title/week/month/defeat/loss !<a
overall | a | total | >>cost/number/size/population/amount/length/value
remaining | x | other | <the >members/players/three/two/four/parts/part/states/countries/buildings/workers/passengers/songs/games/candidates/seats
neighbouring country | n | neighbour, nearby country
neighboring country | n | neighbor, nearby country
deadly | a | fatal | >>fire/explosion
fatal | a | deadly | >>attack/accident/crash/disease/shooting/fire/explosion
ousted | x | deposed | <the/former >president/leader/dictator/king/minister/government
deposed | x | ousted | <the/former >president/leader/dictator/king
outspoken = vocal | a | | >>critic/opponent/supporter/advocate
leading | x | top | <a/the/two/C/other/several/many >scientist/scientists/expert/experts/lawyer/scholars/university/universities/bank/banks/company/companies/player/players/official/officials/clubs/politicians/businessmen
young children | x | small children
older people | x | older adults, senior citizens
old people / elderly people | x | the elderly | <of/for/to/by/among
old people | x | older people
poor people | x | the poor | <of/for/to/by/among/help
rich people | x | the rich, the wealthy | <of/for/to/by/among/on
sick people | x | the sick | <of/for/to/by/among/help
elderly people | x | older people
disabled people | x | people with disabilities
homeless people | x | the homeless | <of/for/to/by/among/help
responsible for | x | behind~p | >>attack/bombing/killing/murder/explosion/shooting/theft/violence/blast <is/was/are/were/be
responsible for | x | in charge of | >>administration/management/operation/security/department/policy/programme/program/organisation/organization/project/defence/defense/maintenance/education/finance <is/was/are/were/be
responsible | a | accountable | >to
guilty | a |
active in | x | involved in | >>politics/movement/campaign/community/organisation/organization/trade/fight/struggle/party/union <was/is/were/are/became/also/very/more
involved in | x | engaged in, taking part in | >>work/project/campaign/activity/politics/effort/negotiation/business/process/trade/talk/protest/research/programme/program <is/was/were/are/been/be
related | x | connected, linked | <is/was/are/were/closely/directly >to !<<<@person/he/she/they/i/we/species/genus/plant/bird/fish/animal/language/family
linked | x | connected, tied, related | <is/was/are/were/been/closely/directly >to
connected | x | linked | <is/was/are/were/been/closely/directly >to
dependent on = reliant on | x | | >np
subject to | x | liable to | >N <is/are/was/were/be !>the !>controversy/debate/speculation/approval/review/revision/availability/conditions/confirmation/interpretation/criticism
prone to | x | liable to | >N
consistent with | x | in line with, in keeping with | >np
inconsistent with | x | at odds with, contrary to | >np
satisfied with | x | happy with, pleased with, content with | >np
dissatisfied with | x | unhappy with, displeased with | >np
opposed to | x | against, in opposition to | >np <is/was/were/are/been/strongly/be
similar to | x | like, comparable to~f | >np <is/was/are/were/looks
similar to | x | like, resembling | >D/PRP$ <N
identical to | x | the same as | >np
different from | x | unlike, distinct from | >np <is/was/are/were/very/quite/completely
equal to | x | the same as, equivalent to | >np <is/was/are/were/be !>>challenge/task/occasion/demand
equivalent to | x | equal to, the same as | >np <is/was/are/were/be
due to be | x | expected to be, set to be, scheduled to be
likely to be | x |
supposed to be | x | meant to be
set to | x | due to | <is/are >V
able to | x |
old | a | elderly | >>man/woman/lady/couple/gentleman
strong | a | robust~f, solid | >>growth/demand/economy/sales/performance/recovery
`;
