/** No word of degree stands before. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very/J';

/** The commonest adjectives of encyclopaedias and newspapers, by the noun they stand with. */
export const frequentAdjectives = `
top | a | leading | >>player/team/expert/scientist/university/company/lawyer/general/commander/club/school/researcher/scholar/chef/model/destination/designer/producer/artist/leader/figure/brand ${PLAIN}
top | a | highest | >>priority/prize/award/honour/honor/level/price/grade/salary/rate
strong | a | powerful | >>wind/storm/earthquake/army/force/influence/effect/position/leader/government/state/man/current/voice ${PLAIN}
strong | a | firm | >>belief/commitment/believer/supporter/support/opposition ${PLAIN}
powerful | a | strong | >>wind/storm/earthquake/army/force/influence/effect/position/leader/current/voice/explosion ${PLAIN}
powerful | a | influential | >>family/group/politician/figure/man/people/institution/lobby ${PLAIN}
heavy | a | intense | >>fighting/criticism/pressure/bombing/bombardment/traffic ${PLAIN}
heavy | a | severe, serious | >>loss/damage/casualties/casualty/defeat/penalty/fine/blow/flooding ${PLAIN}
heavy rainfall | x | heavy rain
heavy snow | x | heavy snowfall
heavy snowfall | x | heavy snow
close | a | strong, firm | >>tie/link/relationship/relation/connection/cooperation/alliance ${PLAIN}
close | a | near | >>relative
closest | x | nearest | <the/its/their >relative/relatives/neighbour/neighbours/town/city/airport/station
hard | a | difficult, tough~p | >>task/decision/choice/question/time/life/year/question/winter/struggle/fight/condition ${PLAIN}
difficult | a | hard, tough~p | >>task/decision/choice/question/time/life/year/job/condition/situation/problem ${PLAIN}
decisive | a | clear | >>victory/defeat/win/majority
major | a | big, serious | >>problem/setback/threat/crisis/disaster/blow/challenge/accident/fire/earthquake/storm/flood
successful | a | effective | >>campaign/treatment/method/strategy/operation ${PLAIN}
successful | a | thriving | >>business/company/firm
modern | a | present-day, contemporary~f | >>city/town/state/society/world/country/capital/turkey/iraq/iran/germany/greece/egypt/italy/syria/israel ${PLAIN}
early | a | first | >>inhabitant/settler/settlement/human/film/album/version/example/form/sign/attempt/record/edition/stage/year/work ${PLAIN} !<the/in/his/her/its/an/from/of/its/since
earliest | x | first, oldest | <the/its/their >known/recorded/surviving/written/evidence/records/settlers/inhabitants/examples/example/references/reference/form/forms/version/versions
new | a | recent | >>report/study/survey/poll/figure/book/research ${PLAIN} <a/the/this/by/in
old | a | former | >>enemy/rival/school/colleague/boss/club ${PLAIN} <his/her/their/its
old | a | ancient | >>tradition/custom/legend/temple/manuscript/myth
older | x | elder | <his/her/an/their/two/three >brother/sister/brothers/sisters/son/daughter/siblings
elder | x | older | <his/her/an/their/two/three >brother/sister/brothers/sisters/son/daughter/siblings
eldest | x | oldest | <his/her/the/their/'s >son/daughter/child/brother/sister
oldest | x | eldest | <his/her/their/'s >son/daughter/child/brother/sister
whole | a | entire | >>country/world/city/family/day/population/region/island/team/area/body/village/town/house/building/system/period/week/year/process/story/community/nation ${PLAIN} !<as/on
foreign | a | overseas | >>investor/student/investment/visitor/tourist/market/buyer/trade/customer ${PLAIN}
international | a | global, worldwide~p | >>fame/recognition/attention/success/reputation/acclaim/audience/effort/campaign/crisis ${PLAIN}
worldwide | a | global, international | >>fame/recognition/attention/success/reputation/acclaim/sale/audience/effort/campaign
national | a | nationwide | >>campaign/survey/tour/network/protest/poll/search/strike/debate ${PLAIN} !<the
nationwide | a | national | >>campaign/survey/tour/network/protest/poll/search/strike
public support | x | popular support
popular support | x | public support
young people | x | youngsters, the young | <of/by/for/to/among/and/with/that/when/many/more/most
main | a | chief, primary | >>reason/cause/source/aim/goal/purpose/focus/objective/concern/industry/export/rival/problem/function/task/product/ingredient/advantage/difference/feature/benefit/theme/topic/target/crop/activity/factor/obstacle/opponent/issue/occupation/tributary/language/component/role ${PLAIN}
chief | a | main | >>reason/cause/source/aim/goal/purpose/concern/industry/export/rival/problem/function/product/ingredient/advantage/feature/theme/target/crop/town/city/occupation
primary | a | main, chief | >>reason/cause/source/aim/goal/purpose/focus/objective/concern/function/role/task/crop/product/means/method/responsibility ${PLAIN}
common | a | frequent, widespread | >>cause/problem/mistake/practice/use/symptom/occurrence/belief/theme ${PLAIN} !<a/the/of/in/most
common | a | usual | >>practice/name/method/way/symptom/cause/form ${PLAIN} <the/a
widespread | a | extensive, general | >>damage/destruction/use/flooding/support/criticism/opposition/concern/protest/fear
famous | a | well-known, celebrated | >>writer/author/painter/poet/singer/actor/composer/artist/scientist/musician/song/book/novel/film/example/line/speech/painting/building/case/family/work ${PLAIN}
well-known | a | famous, noted | >>writer/author/painter/poet/singer/actor/composer/artist/scientist/musician/song/book/novel/film/example/building/case/family/figure/work ${PLAIN}
well known | x | famous, noted | <is/was/are/were/became/become >for
well known | x | famous | <is/was/are/were/became/become >./,/and/in/as
numerous | a | many | >NNS ${PLAIN} !<the/these/those/his/her/its/their
various | a | different | >NNS !<the/these/its/his/her/their/of
various | a | different | <the/these/its/his/her/their/of >NNS
certain | x | some | <of/in/for/by/on/with/under/to/that/and/at >NNS
certain | x | some | <start >NNS
specific | a | particular | >>area/type/group/need/problem/purpose/region/species/task/time/case/reason ${PLAIN}
particular | a | specific | >>area/type/group/need/problem/purpose/region/species/task/time/case/reason ${PLAIN} <a/any/this/that/each/every
separate | a | distinct | >>species/group/language/state/entity/category/kingdom/people/identity ${PLAIN}
distinct | a | separate, different | >>species/group/language/state/entity/category/type/period/style/part/phase ${PLAIN}
opposite | a | other | >>side/bank/end/shore/direction <the
entire | a | whole | >>country/world/city/family/day/population/region/island/team/area/body/village/town/house/building/system/period/week/year/process/story/community/nation/career/life/crew
previous | a | earlier, past~p | >>work/study/year/attempt/record/report/research/version/film/album/book/season/experience/owner/government/century/generation ${PLAIN} !<the/a
subsequent | a | later, following | >>year/month/study/version/edition/event/season/war/century/investigation/research/report/film/album/generation/work
present | a | current | <the/its/their/his/her >>building/church/form/name/owner/state/site/structure/location/population/day/system/situation/house/bridge/castle/government/constitution
current | a | present | <the/its/their/his/her >>building/church/form/name/owner/state/site/structure/location/population/system/situation/house/bridge/castle/government/constitution
initial | a | first | >>attempt/phase/stage/plan/version/success/report/investigation/response/reaction/design/result/step/period/work ${PLAIN}
original | a | first | >>version/settlement/settler/edition/settlers/inhabitant/member ${PLAIN}
former | x | previous | <the/its/their >owner/owners/employer/name/version
wooden | a | timber | >>house/building/bridge/church/frame/structure/hut/roof/fence/floor
stone-built | a | stone | >N
rocky | a | stony | >>beach/soil/ground/hill/slope
sandy | a | sand | >>beach
huge | a | vast, enormous | >>area/crowd/number/sum/amount/army/empire/territory/palace/building/desert/forest
tiny | a | very small | >>village/island/country/room/house/amount/number/minority/fraction/insect/animal/particle
poor | a | bad~p | >>weather/condition/visibility/result/health/state ${PLAIN}
bad | a | poor | >>weather/condition/visibility/result/health/harvest/management/diet ${PLAIN}
unclear | a | uncertain | <is/was/remains/remained >./,/whether/how/why/what/if/who
unknown | x | unidentified | <an/C/two/three/by >N
unidentified | a | unknown, unnamed | >N
elderly | a | old | >>man/woman/couple/lady/mother/father/patient
wounded | x | injured | <were/was/people/C/others/and/seriously/badly/slightly >in/,/./when/by/and
injured | x | hurt, wounded | <were/was/people/C/others/and/seriously/badly/slightly >in/,/./when/by
killed and | x |
jobless | a | unemployed | >N/./,
unemployed | a | jobless~p | >>worker/people/man/youth
cheap | a | low-cost, inexpensive~f | >>flight/housing/import/energy/food/product/goods/alternative/loan/credit
low-cost | a | cheap, inexpensive~f | >>flight/housing/airline/carrier/alternative/product
costly | a | expensive | >N
profitable | a | lucrative~f, money-making | >>business/company/market/contract/trade/deal/industry
lucrative | a | profitable | >N
growing | x | increasing, mounting~f | >pressure/concern/concerns/tension/tensions/criticism/fears/anger/opposition/support/demand/evidence/number/numbers/popularity/importance/interest/influence
increasing | x | growing | >pressure/concern/concerns/tension/tensions/criticism/fears/anger/opposition/support/demand/number/numbers/popularity/importance/interest/influence
rising | x | increasing, higher | >prices/costs/demand/unemployment/inflation/temperatures/crime/rents/wages/taxes !<the
falling | x | declining | >prices/sales/demand/profits/revenue/exports/birth/population
surprise | x | unexpected | <a/the/an >success/hit/win/victory/visit/attack/result/move/decision/defeat/winner/announcement
unexpected | x | surprise | <an >win/victory/visit/defeat
small budget | x | low budget, limited budget | <a
native | a | home | >>village/town/city/country/state/region <his/her/their
lengthy | a | long | >N/and/,
fierce | a | strong, intense | >>resistance/opposition/criticism/competition/fighting/battle/debate
tight | a | strict | >>security/control/budget/rule/restriction
tight | a | close | >>race/contest/election/game/match
narrow | a | close | >>victory/defeat/win/vote/election
large | a | big | >>study/city/town/house/building/company/firm/bank/family/crowd/group/tree/stone/hall/garden/park/island/lake/hotel/factory/plant/store/shop/market/investor/donation/sum/increase/rise/fall/drop/loss/profit/debt/audience/screen/fire/explosion/fish/bird/animal/fan ${PLAIN}
big | a | large | >>study/city/town/house/building/company/firm/bank/family/crowd/group/tree/stone/hall/garden/park/island/lake/hotel/factory/plant/store/shop/market/investor/donation/sum/increase/rise/fall/drop/loss/profit/debt/audience/screen/fire/explosion/fish/bird/animal ${PLAIN}
successive | a | consecutive | >>year/day/game/season/victory/match/win/title/week/month
straight | a | consecutive, successive | >>year/day/game/season/victory/match/win/title/week/month/set/defeat/loss !<a
overall | a | total, general | >>cost/number/size/population/amount/length/value
remaining | x | other | <the >members/players/three/two/four/parts/part/states/countries/buildings/workers/passengers/songs/games/candidates/seats
neighbouring country | n | neighbour, nearby country
neighboring country | n | neighbor, nearby country
deadly | a | fatal | >>attack/accident/crash/disease/shooting/fire/explosion/clash/virus
fatal | a | deadly | >>attack/accident/crash/disease/shooting/fire/explosion
massive | a | huge | >>explosion/crowd/protest/earthquake/fire/attack/bomb/damage/increase/success/building/wall
ousted | x | deposed | <the/former >president/leader/dictator/king/minister/government
deposed | x | ousted | <the/former >president/leader/dictator/king
outspoken | a | vocal | >>critic/opponent/supporter/advocate
vocal | a | outspoken | >>critic/opponent/supporter/advocate
leading | x | top | <a/the/two/C/other/several/many >scientist/scientists/expert/experts/lawyer/scholars/university/universities/bank/banks/company/companies/player/players/official/officials/clubs/politicians/businessmen
senior | a | top, high-ranking | >>official/officer/commander/leader/executive/adviser/aide/diplomat/minister/figure/member ${PLAIN}
nearby | a | neighbouring | >>village/town/city/district/island/area/settlement/community/hill/mountain
`;
