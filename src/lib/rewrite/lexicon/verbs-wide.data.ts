const active = '!<is/are/was/were/be/been/being/get/got/D/J/P/R';
const news =
  'minister/president/official/spokesman/spokeswoman/police/government/company/ministry/report/officer/leader/he/she/authority/agency/statement/lawyer/analyst/expert/doctor/scientist/researcher/group/organisation/organization/department/source/secretary/director/chairman/manager/executive/witness/judge/mayor/governor/senator/prosecutor/general/firm/bank/team/party/council/commission/committee/court';

/** Verbs of every sort in frames as wide as they bear: what no line of the other files names. */
export const wideVerbs = `
say that | v | state that~f, say | >D/O/N !<without/to
say | v | say that | >the/there/his/her/its/their <<${news}
add that | v | go on to say that | >D/O/N/there
warn that | v | caution that | >D/O/N/there
note that | v | point out that | >D/O/N/there
stress that | v | emphasise that, underline that | >D/O/N/there
insist that | v | maintain that | >D/O/N/there
estimate that | v | calculate that, reckon that~p | >D/O/N/C
believe that | v | think that | >D/O/N/there/G
think that | v | believe that | >D/O/N/there
hold that | v | rule that | >D/O/N/there <<court/judge/circuit/justice/panel/tribunal
hold that | v | maintain that | >D/O/N !<<court/judge/circuit/justice/panel/tribunal !*court/circuit/judge/plaintiff/defendant/plaintiffs/defendants/petitioner/clause/statute
mean that | v | imply that | <<result/finding/absence/fact >D/O/N
ensure that | v | make sure that~p | >D/O/N
show that | v | indicate that, reveal that | >D/O/N/there <<study/evidence/result/data/finding/research/figure/survey/report/analysis/poll/record/source/test/review/experiment/statistics/sign/calculation/history
show that | v | demonstrate that~f | >D/O/N/there !<D/J/P/N
prove that | v | show that, demonstrate that | >D/O/N/there
demonstrate that | v | show that, prove that | >D/O/N/there
indicate that | v | suggest that, show that | >D/O/N/there <<study/evidence/result/data/finding/research/figure/survey/report/analysis/poll/record/source/test/review/experiment/statistics/sign/calculation/history
announce that | v | say that, reveal that | >D/O/N/there
agree that | v | accept that | >D/O/N/there !=VBD !=K
explain that | v | say that, make clear that | >D/O/N/there
realise that / realize that | v | see that, understand that | >D/O/N/there
feel that | v | think that, believe that | >D/O/there
decide that | v | conclude that | >D/O/there
declare that | v | announce that, state that | >D/O/N/there
claim that | v | say that, maintain that | >D/O/N/there
argue that | v | claim that, maintain that | >D/O/N/there
know that | v | be aware that~f | <to/will/would/should/must >D/O/N/there
know that | x | am aware that~f | <i >D/O/N/there
know that | x | are aware that~f | <we/they >D/O/N/there
knows that | x | is aware that~f | <he/she >D/O/N/there
knew that | x | was aware that~f | <he/she >D/O/N/there
tell | v | inform~f | >reporters/journalists/parliament/police/lawmakers/investigators/prosecutors/officials
acquire | v | obtain~f | >>licence/license/information/weapon/evidence/citizenship/permit/copy/material
acquire | v | gain | >>skill/knowledge/experience/reputation/status/independence/taste
arrange to | v | plan to | >B ${active}
attract | v | draw | >>crowd/attention/visitor/tourist/people/investor/criticism/interest/audience/customer/investment/follower/support/spectator/viewer/talent/deal/lot/number !>O
begin as = start as | v | start out as | >np
begin work | v | start work | >on/in/at/as
take over from | v | replace, succeed | >np
take over | v | assume control of, gain control of | >the/its/his/their >>company/business/firm/bank/government/team/country/city/party/airline/station/operation
take part in | v | participate in~f, be involved in | <to/will/would/could/can
take up arms | v | fight | >against
take its name | x | get its name | >from
takes its name | x | gets its name | >from
took its name | x | got its name | >from
took their name | x | got their name | >from
took place | x | was held | >in/on/at/between/from/over <<event/festival/ceremony/meeting/match/tournament/competition/election/concert/conference/exhibition/fair/race/wedding/trial/final/course/parade/session/game !<NNS
took place | x | were held | >in/on/at/between/from/over <<event/festival/ceremony/meeting/match/tournament/competition/election/concert/conference/exhibition/fair/race/wedding/trial/final/course/parade/session/game <NNS
takes place | x | is held | >in/on/at/between/from/over <<event/festival/ceremony/meeting/match/tournament/competition/election/concert/conference/exhibition/fair/race/wedding/trial/final/course/parade/session/game
taken place | x | been held | >in/on/at/between/from/over <<event/festival/ceremony/meeting/match/tournament/competition/election/concert/conference/exhibition/fair/race/wedding/trial/final/course/parade/session/game
take place | v | be held | <to/will/would/should/must >in/on/at/between/from/over <<event/festival/ceremony/meeting/match/tournament/competition/election/concert/conference/exhibition/fair/race/wedding/trial/final/course/parade/session/game
take place | v | happen, occur | >in/on/at/during/when/between/after/before/over/within <<it/process/change/reaction/this/development/growth/fighting/shooting/incident/attack/story/action/scene !<will/to/would
give its name | x | lend its name | >to
gave its name | x | lent its name | >to
gives its name | x | lends its name | >to
gave his name | x | lent his name | >to
gave rise to | x | led to, caused | >np
gave birth to | x | had | >a/an/his/her/C
gave way to | x | was replaced by, yielded to~f | <N !<NNS >np
give | v | grant | >O >>permission/right/access/power/freedom/citizenship/status
give | v | provide | >a/an/the/some/more >>description/account/example/overview/explanation/answer/idea/list/summary/reason/estimate/boost/picture/sense/detail/warning/opportunity/chance
gave | x | handed | <he/she/they >him/her/them >>letter/note/book/key/gun/coin/ring/bag/envelope
see | v | witness | <<year/century/decade/period/war/day/season/city/week/month >a/an/the/J/many/several
see | v | view | >O >as
seen | x | viewed, regarded | ${'<is/are/was/were/be/been/often/widely'} >as
come from | v | originate in | <<tradition/custom/dish/word/name/term/style/dance/game >NNP
come into contact with | v | meet, encounter
come in | v | arrive in | >NNP <<settler/immigrant/missionary/refugee/people/visitor/ship/person
come to | v | arrive in | >NNP <<settler/immigrant/missionary/refugee/visitor/he/she/they/family/who
go to | v | attend | >>school/university/college/meeting/conference/church/academy <he/she/they/who/and/children/students
go to | v | travel to | >>country/city/island/capital/region/europe/america/africa/asia/england/france/germany/italy/london/paris/china/india/russia/spain/japan/canada/australia/rome/york !<<award/prize/credit/money/gold/point/seat/vote/title/honor/honour/road/train/proceeds/it/medal/job/contract
go on | v | happen | <is/was/are/were >in/at/inside/around/here
get | v | obtain~f, receive | >a/an/the/some/more/their/his/her >>information/permission/support/licence/license/visa/degree/award/prize/treatment/medicine/copy/grant/loan/contract/result/approval/money/education/access/funding
get to | v | reach | >the >>final/semi-final/top/end/bottom/city/station/house/village/river/sea/island/border
make a | v | deliver a | >speech !<R
make up | v | account for, form | >C/about/around/approximately/over/nearly/almost/more/less/the >>percent/%/part/half/third/population/quarter/majority/bulk/fifth
make his debut | x | first appear | >in/for/at/on/with/as/against
made his debut / made her debut | x | first appeared | >in/for/at/with/against
made its debut / made its first appearance | x | first appeared | >in/at/on/with/as
made their debut | x | first appeared | >in/at/on/with/as/for
made his first appearance | x | first appeared | >in/for/at/on/with/as/against
make his way / make its way | x | travel, go | >to
made his way / made their way / made her way | x | travelled, went | >to
keep | v | retain~f | >the/his/her/its/their >>title/name/job/seat/post/right/power/control/place/position/status/lead/form/shape/spelling
leave | v | depart from~f | >NNP ${active} <<train/ship/he/she/they/army/troop/fleet/expedition/force
left school | x | finished school | >at/in/to/when/after
left for | x | set off for, went to | <he/she/they/who/and/then/army/family/also >NNP
leave for | v | set off for, go to | >NNP
lose | v | be deprived of~f | <to/will/would >>right/citizenship/freedom/status/licence/license
lose to | v | fall to, go down to | ${active} >NNP
win | v | take | >the/a/an/his/her/their/its/first/second/C >>title/championship/gold/silver/bronze/crown/trophy/cup/seat/race/stage/set
win | v | receive | >a/an/the/many/several/C/numerous >>award/prize/scholarship/oscar/grammy/emmy/nomination/award/honour/honor
win | v | gain | >>support/independence/approval/recognition/popularity/fame/praise/respect/acclaim/control/promotion/majority/reputation/freedom
finish | v | come | >second/third/fourth/fifth/sixth/seventh/eighth/ninth/tenth/first/last
finish in | v | come in | >second/third/fourth/fifth/sixth/seventh/eighth/ninth/tenth/first/last
end in | v | finish in, conclude in | >C <<war/season/it/event/race/contract/term/career/conflict/battle/series/show/tour
play in | v | appear in | >>league/final/match/cup/tournament/championship/film/semi-final/olympics
play for | v | appear for, represent | >NNP ${active}
play at | v | perform at | <<band/group/orchestra/musician/artist >np
play in | v | appear in, perform in | >>band/orchestra/club/festival/concert <<he/she/who/musician
sign | v | conclude~f | >>agreement/treaty/deal/pact/accord/ceasefire/truce/contract !<D/J/R
signed with / signed for | x | joined | >NNP <he/she/and/later/then/also/who
sign a contract | v | agree a contract | >with
join | v | become part of | >>team/staff/faculty/cast/squad/crew/orchestra/side/board/company/firm/band/group/police ${active}
join | v | enter | >the >>army/navy/war/force/service/ministry/government/union/race/militia/regiment/marines
join | v | enlist in | >the >>army/navy/marines/regiment/corps <he/she/who/and
serve with | v | fight with | >>regiment/division/army/battalion/brigade/corps/squadron <<he/who/she
served in the | x | was in the | <he/she/who >>army/navy/force/military/marines/corps/regiment/guard/reserve/militia
run for | v | stand for | >>president/governor/mayor/election/parliament/senate/seat/congress/re-election/presidency/leadership
worked at | x | was employed at | <he/she/who >np
worked in | x | was employed in | <he/she/who >>factory/mine/industry/office/shop/bank/department/ministry/hospital/school/mill/store/museum/library
live | v | reside~f | >in/at ${active} <who/and/he/she >NNP
lives in | x | resides in~f, makes his home in | <he
lived at | x | resided at~f | <he/she/who/and/family
lived in | x | resided in~f | <he/she/who >NNP
settled in | x | made his home in | <he >NNP
settled in | x | made her home in | <she >NNP
settled in | x | made their home in | <they >NNP
moved to | x | went to live in, settled in | <family/parents/couple >NNP
move to | v | relocate to~f | <to/would/and >NNP
returned to | x | went back to | <he/she/they/who/and/then/later/family/soon/also/finally/eventually >the/his/her/their !>>power/health/form/action/duty/office/service/league/top/stage/throne/same/subject/theme/fold/earth
return | v | come back, go back | >to ${active} !<to >NNP
travelled to / traveled to | x | went to, journeyed to~f | <he/she/they/who/and/then/also/later >np
study | v | be a student | <to >at
studied in | x | was a student in | <he/she/who >NNP
studied under | x | was taught by, was a pupil of | <he/she/who/and >np
graduated in | x | finished his studies in | <he >C
graduated in | x | finished her studies in | <she >C
graduate from | v | finish | >high
earn a degree | v | get a degree, take a degree | >in/from/at
earned a | x | gained a, received a | <he/she/who/and/also/later >J/N >>degree/doctorate/diploma/scholarship/certificate/nomination/ph.d.
earned a | x | gained a | <he/she/who/it/and/also/later >J/N >>reputation/place
earned his | x | received his, gained his | <he/and/who/later/also >J/N >>degree/doctorate/diploma/ph.d./phd/bachelor/master/certificate
earned her | x | received her, gained her | <she/and/who/later/also >J/N >>degree/doctorate/diploma/ph.d./phd/bachelor/master/certificate
received his | x | earned his, got his~p | <he/and/who/later/also >J/N >>degree/doctorate/diploma/ph.d./phd/bachelor/master/certificate/license/licence
received her | x | earned her, got her~p | <she/and/who/later/also >J/N >>degree/doctorate/diploma/ph.d./phd/bachelor/master/certificate/license/licence
received a | x | was given a, got a~p | <he/she/it >>award/medal/scholarship/pension/grant/gift/prize/sentence/warning/fine/contract/licence/license/title/knighthood/loan/discount/refund/certificate/ticket/welcome/ovation/pardon/visa/ban/position
received an | x | was given an, got an~p | <he/she/it >>award/injection/extension/apology/explanation/allowance/order/increase
received the | x | was given the, got the~p | <he/she/it >>award/medal/prize/title/money/name/order/honour/honor/job/contract/rank/right
received | x | got~p, drew | <film/album/book/song/show/series/game/novel/it >J >>review/reception/response/criticism/praise/rating/attention
receive | v | draw, attract | >J >>criticism/attention/praise/interest
appear in | v | feature in, be seen in~p | <to/will/would/also >>film/movie/series/show/episode/play/production/video/programme/program
appear in | v | feature in | >>film/movie/series/show/episode/play/production/video/programme/novel/book/story/game/magazine/newspaper
appear on | v | feature on, be seen on | <to/will/would >>television/show/chart/album/cover/program/programme/tv/stage/list/soundtrack
appear on | v | feature on | >>television/show/chart/album/cover/program/programme/tv/soundtrack
appear before | v | go before | >the >>court/committee/judge/commission/jury/magistrate/panel
appeared as | x | played | <he/she/who/also >np >>character/judge/detective/doctor/king/father/mother/himself/officer
star in | v | act in, appear in | >>film/movie/series/show/play/production/musical/role/drama/comedy/version/sitcom/episode/adaptation/remake
starring | x | featuring, with | <N/, >N
features | x | has, includes | >a/an !>>@person
featured | x | had, included | <N/it >a/an !>>@person
featuring | x | with | <N/, >np
containing | x | with | <N >a/an/C/many/several/some/no/more/about/only/over/the/J
contains | x | has, includes | <N/it/also/which/that >J/NNS/the/about/more/over/no/only
hold | v | have | >the >>record/right/power/majority/view/distinction/patent/copyright ${active}
hold | v | have | >a/an >>position/degree/post/view/seat/majority/stake/licence/license/opinion/rank/share/record/doctorate/title/passport/professorship/chair/meeting/master/bachelor/phd ${active}
hold talks with | v | meet | >np
form a | v | create a, set up a | >J/N >>team/company/government/band/group/committee/alliance/union/party/society/club/army/force/partnership/unit/league/network
form an | v | create an, set up an | >J/N >>army/alliance/organisation/organization/association/orchestra/institute/agency
form the | v | make up the | <to/which/they/that/also/together/these >>basis/border/boundary/core/part/centre/center/majority/backbone/heart/bulk/base/foundation
create a new | v | make a new | >N/J >>folder/file/version/model/product/design/map/list/recipe/directory
create a new | v | set up a new | >N/J >>system/structure/department/agency/company/account/program/programme/office/committee/body/unit/ministry/school/fund/database/network
create | v | set up | >a/an/the/J/new >>fund/committee/agency/ministry/office/department/commission/body/system/network/council/base/website/company/organisation/organization/foundation/programme/program/centre/center/school/institute/unit/zone/park/reserve/task
develop a | v | create a, produce a | >J/N >>system/method/plan/technique/programme/program/model/style/vaccine/strategy/drug/product/machine/version/design/tool/language/game/device/app/weapon/prototype/process/approach/policy
open | v | set up | >a/an/its !<D/J >>branch/shop/restaurant/office/school/store/studio/factory/business/gallery/account/clinic
close | v | shut | >its/his/her/their/the >>door/border/office/shop/school/factory/gate/window/store/eye/mine/plant/airport/road/bridge/embassy/branch ${active}
set up | v | found, establish | >>company/school/firm/business/organisation/organization/charity/group/society
lead | v | head | >the/his/her/its/their >>team/company/delegation/group/government/party/project/mission/committee/campaign/department/investigation/movement/army/expedition/council/commission/coalition/opposition/force
lead | v | be in charge of | <to/will/would >the >>team/company/project/mission/department/investigation
show | v | display | >a/an/great/little/some/no/signs/his/her/their >>skill/courage/interest/talent/sign/respect/ability/promise/image/tendency/emotion/loyalty/bravery
shows | x | depicts, portrays | <<painting/picture/map/photograph/image/film/coin/stamp/seal/statue/flag/arms/relief/mural/fresco/scene/panel/window/photo >a/an/the
present | v | put forward | >a/an/the >>case/plan/argument/proposal/idea/theory/view/solution/bill
present | v | show, put on | >a/an/the >>exhibition/film/play/collection/programme/show/work
require | v | call for | >J >>attention/skill/care/effort/approach/action/change/treatment/work
needs | x | requires | <N/it/which >a/an/the/more/J
suffer | v | have | >a/an >>injury/attack/stroke/breakdown/setback/accident/fall
suffered | x | sustained~f | <he/she/who/it/N >>damage/injury/loss/casualty/wound/fracture
suffer | v | experience | >a/an/J/from >>decline/defeat/setback/loss/shortage/drought/problem/difficulty/crisis
survive | v | live through, come through | !*ship/ships/vessel/vessels/boat/boats/submarine/submarines/destroyer/destroyers/cruiser/cruisers/aircraft/locomotive/locomotives/building/buildings/house/houses/church/copy/copies/manuscript/painting/paintings/statue >the/a/an >>war/battle/attack/holocaust/fire/crash/accident/winter/earthquake/disaster/explosion/storm/massacre ${active}
survive | v | remain | >in/today/as <<manuscript/copy/building/wall/church/fragment/part/tower/house/section/structure/record/letter/only
remains in | x | is still in | >>use/print/force/service/operation/hospital/custody/place/power/prison
remained in | x | stayed in | >>use/print/force/service/operation/hospital/custody/place/power/prison/office/effect/production
continue | v | go on, carry on | >until/for/throughout/through/into/after/at/during ${active} !>to
continue in | v | go on in, carry on in | >the/his/her/its/this
continued his | x | carried on his, pursued his | >>study/career/education/research/training/studies/campaign/journey/work
continued her | x | carried on her, pursued her | >>study/career/education/research/training/studies/campaign/journey/work
continued their | x | carried on their | >>journey/campaign/advance/march/attack/fight/struggle/work
increase | v | rise | >to/by/from ${active} !>>death
decrease | v | fall, drop | >to/by/from ${active}
rise by | v | increase by, go up by | >C/$/£/€/about/around/nearly/almost/more/a
rise to | v | increase to, climb to | >C/$/£/€/about/around/more/nearly/over/almost !*mountain/hill/peak/metre/meter/foot/m/ft/altitude/elevation/fame/tower
fall by | v | drop by, decline by | >C/$/£/€/about/around/nearly/almost/more/a
fall to | v | drop to, decline to | >C/$/£/€/about/around/nearly/almost/below/under/just
grow by | v | increase by, rise by | >C/$/£/€/about/around/nearly/almost/more <<population/number/sale/membership/revenue/debt/market/staff/workforce/figure/total/share/profit/income/turnover/deficit/economy/company/export/output
grow to | v | rise to, increase to | >C/$/£/€/about/around/nearly/almost/over <<population/number/sale/membership/revenue/debt/market/staff/workforce/figure/total/share/profit/income/turnover/deficit
drop by | v | fall by | >C/$/£/€/about/nearly/almost/more
drop to | v | fall to | >C/$/£/€/about/below/under/just/nearly
reach | v | get to~p, attain~f | >>height/length/age/speed/size/depth/weight/rank/number/level
reach number | v | peak at number | >C
happen | v | occur, take place | >in/on/at/during/after/before/when/because ${active} !<it
occur | v | take place, happen | >in/on/at/during/when/between/after/before/within/near ${active} <<event/incident/attack/battle/change/process/accident/explosion/reaction/transition/development/shooting/collapse/fire/crash/riot/clash/fighting/flood/meeting
occur | v | happen | >in/on/at/during/when/after/before/within ${active} <<error/accident/mistake/death/injury/problem/incident/event/thing/disaster/collision/failure/attack/crime/delay/murder/robbery/tornado/theft
force | v | compel~f | >O !>yourself/myself/himself/herself/themselves/itself/ourselves/it
force | v | compel~f, oblige~f | >the/many/some/several/its/his >>government/company/people/country/king/army/team/minister/resident/family/student/president/owner/bank/enemy/farmer/court/worker/crew/airline/person
invite | v | ask | >O/the >>him/her/them/people/leader/member/artist/guest/company/country/reader/minister/president/band/user/person *to
enable | v | allow | >O/the/N !>>feature/option/cookie/setting/mode/javascript/plugin/function/service/extension/button/notification/it
mark | v | signal | >the >>end/beginning/start/change/turning/shift/transition
marks the | x | signals the | >>end/beginning/start/return/arrival/change/shift/transition
kill | v | claim the lives of | >C/at/more/several/about/nearly/over <<attack/explosion/crash/bomb/earthquake/accident/fire/bombing/flood/storm/disease/outbreak/which/that/blast/hurricane/strike/violence/famine/epidemic/disaster/collision
injured | x | hurt | <and/also/seriously/badly/were/was/people/others
arrest | v | detain~f, take into custody | <to/have/had/has/police/authorities/officers/they >C/a/an/several/him/her/them/more/two/three/four/five
attack | v | strike, assault~f | >the >>base/city/town/village/convoy/camp/position/ship/building/embassy/station/airport/army/fort
hit | v | strike | >the/a/an <earthquake/storm/hurricane/typhoon/tornado/cyclone/bomb/missile
destroy | v | wipe out | >the/many/most/much/several >>village/town/city/population/army/fleet/force/crop/species/industry/economy
cut | v | reduce, lower | !>>job >its/the/their/his <to/has/have/had/would/will/which/that/it/government/bank/company >>rate/tax/cost/price/budget/spending/job/staff/workforce/deficit/emission/debt/forecast/output/production
spend | v | pass | >the/his/her/their/most/much/some/part/several/many/C >>childhood/youth/night/summer/winter ${active}
spent his childhood in / spent her childhood in | x | grew up in
`;
