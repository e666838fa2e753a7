/** Winning, providing, buying, using, containing, and serving. */
export const usingVerbs = `
win | v | gain, secure | >>support/seat/majority/independence/approval/right/freedom/place
win | v | gain | >>recognition/praise/respect/fame/confidence
win | v | secure | >>contract
win | v | receive, earn | >>award/prize/acclaim/recognition/scholarship/nomination
win | v | take | >>gold/silver/bronze/medal/title/championship/trophy/cup
won by | x | taken by | <is/are/was/were/be/been >np <<title/race/seat/medal/trophy/cup/championship/prize
win over | v | persuade, convince | >D/N
win back | v | regain, recover | >np
lose consciousness | v | pass out, faint | >and/in/after/end
lose sight of | v | forget | >>fact/goal/truth/purpose/importance/need/objective/aim/value/idea/point
lose their lives | x | die | >in/to/on/at/while/when/end
lost their lives | x | died, were killed | >in/on/at/while/when/as/during/end
lost his life / lost her life | x | died, was killed | >in/on/at/while/when/as/during/end
lose weight | v | slim down | >by/in/end !*patient/patients/disease/cancer/symptom/symptoms/animal/animals/illness
provide | v | offer, supply | >>information/evidence/detail/equipment/support/assistance
provide | v | offer | >>service/opportunity/access/advice/example/protection/help/training/solution/education/care/facility/guidance/shelter/insight/overview/accommodation/choice/alternative/entertainment/incentive
provide | v | supply | >>food/energy/power/material/water/money/electricity/fuel/transport/fund
provide | v | give | >>information/support/opportunity/access/advice/example/evidence/detail/help/training/assistance/guidance/insight/description/overview/explanation/reason/answer/proof/power/energy/feedback/protection/aid/indication/shelter/basis
provide | v | offer | <<company/hotel/school/firm/site/app/bank/software/tool/university/product/website/college/airline/library >np !>with
provide for | v | support, care for | >>family/child/people/need/person
supply | v | provide, deliver | >>water/food/electricity/power/gas/equipment/energy/information/goods/weapon/fuel/data/service/oil/material/part/blood
supplied by | x | provided by, delivered by | <is/are/was/were/be/been/,/N >np
supplied with | x | given, equipped with | <is/are/was/were/be/been >np
offer | v | provide | >>opportunity/support/service/advice/view/help/chance/insight/protection/alternative/solution/access/choice/explanation/course/information/assistance/training/advantage/facility/programme/program/option/evidence/accommodation/education/benefit/example/refuge/range/guidance !<<@person !<is/are/was/were/be/been/being
grant | v | give, award | >>scholarship/title
grant | v | give | >>permission/right/citizenship/licence/license/status/power/asylum/access/autonomy/freedom/independence
granted | x | given, awarded | <is/are/was/were/be/been >>scholarship/title/degree
granted | x | given | <is/are/was/were/be/been >>permission/right/citizenship/licence/license/status/power/asylum/access/autonomy/freedom/bail/land/leave
granted to / awarded to | x | given to | <is/are/was/were/be/been
award | v | give | >>prize/medal/point/contract !>O
award | v | give, grant | >>scholarship/degree/damages/compensation/title
awarded | x | given, presented with | <is/are/was/were/be/been >D >>medal/prize/award/trophy/certificate/cross/star
awarded | x | given | <is/are/was/were/be/been >D/N
present | v | give, show | >>evidence/picture
present | v | give | >>argument/information/overview/paper
present | v | show | >>result/data/finding/findings
present | v | put forward | >>plan/proposal/idea/case/view
present | v | give, award | >>prize/award/medal/certificate/trophy
present | v | pose, create | >>problem/difficulty
present | v | pose | >>challenge/danger/threat/risk
present | v | create | >>obstacle/opportunity
presented by | x | hosted by | <<show/programme/series/program/ceremony
presented in | x | shown in, given in | <is/are/was/were/be/been <<result/data/figure/information/evidence/table
presented to | x | given to | <is/are/was/were/be/been <<award/prize/medal/trophy/certificate/gift/petition
donate | v | give | >>money/land/fund/book/food/collection/dollar/blood
donate | v | give | >to <is/are/was/were/be/been/has/have/had/he/she/they/who/to
contribute | v | give, donate~f | >>money/fund/dollar/euro/pound
contribute to | v | add to | >>problem/understanding/cost/knowledge/pollution/debate
contribute to | v | play a part in | >>success/development/rise/spread/failure/decline/loss/collapse/popularity/victory/defeat/war/crisis/stability/peace/growth/increase/effort/warming/reduction/improvement
contribute to | v | write for | >>magazine/newspaper/journal/publication
add to | v | increase | >>problem/cost/tension/pressure/confusion/risk/burden/value/debt/beauty/difficulty/complexity/sense/concern/inflation
add up to | v | total, come to | >np
added that | x | said
hand over | v | transfer~f | >>power/control/responsibility/prisoner/money !>O
hand over | v | pass on | >>document/information/key !>O
hand down | v | pass on, pass down | >>tradition/story/knowledge/skill/recipe/custom !>O
handed down | x | passed on, passed down | <is/are/was/were/be/been
hand out | v | distribute~f, give out | >np !>O
hand in | v | submit~f | >>work/paper/report/essay/application/assignment/petition
submit | v | present | >>report/proposal/paper/petition/plan/document
submit | v | hand in | >>essay/resignation/assignment
submit | v | send in | >>application/bid/form/entry/claim
submitted by | x | presented by | <is/are/was/were/be/been/N >np
submitted to | x | presented to, sent to | <is/are/was/were/be/been/N >np
buy | v | purchase~f, acquire~f | >>land/property/share/company/stock/farm/site/building/estate/business/stake
buy | v | purchase~f | >>house/car/ticket/product/goods/food/home/book/equipment/ship/weapon/copy/shop/oil/gas
buy | v | purchase~f | >by/from/in/for/with/at/online
buy | v | purchase~f | >D/N/J !>>time/day/week/peace/drink/round/night/idea/story
buy up | v | purchase~f | >>land/property/company/share
purchase | v | buy | >np
purchase | v | buy | >by/from/in/for/with/at/online/on/through
sell off | v | sell | >np
spend money on | v | pay for
spent | x | passed | <he/she/they >>childhood/youth
pay a visit | v | make a visit | >to
pay a visit to | v | visit, call on
pay attention to | v | focus on | >D/N
pay back | v | repay~f, return | >>loan/debt/money
pay for | v | fund, finance | >>work/project/war/programme/service/education/study/research/construction/care/school/infrastructure/expansion
paid for by | x | funded by, financed by | <is/are/was/were/be/been
pay homage to | v | honour
pay off | v | repay~f, settle | >>debt/loan/mortgage
pay tribute to | v | praise, honour | >np
pay the price | v | suffer | >for
fund | v | finance, pay for | >>work/project/study/research/programme/program/construction/school/war/campaign/building/development/scheme/operation/activity/education/infrastructure/expansion !<D/J
funded by = financed by | x | paid for by | <is/are/was/were/be/been/,/N
finance | v | fund, pay for | >np !<D/J
sponsor | v | fund, support | >>event/team/research/study/programme/expedition/project/exhibition/competition
invest in | v | put money into, spend money on | >>company/project/research/education/infrastructure/technology/property/stock/business/fund/energy/health/training/equipment/industry/shares
use | v | employ~f, apply | !>C/less/more >>method/technique/approach/strategy/principle/force/process/procedure/model
use | v | employ~f | !>C/less/more >>tactic/technology/material/system
use | v | make use of, utilise~f | >>resource/facility/tool/opportunity/information/software/service/data/technology/skill/equipment/device/product/feature !<D/J
uses | x | employs~f | >np !>C/less/more >>method/technique/approach/system/tool/strategy/process/material/style/model/principle/procedure/form/combination/variety/mixture/language/technology/force/tactic
using | x | employing~f | >>method/technique/approach/system/tool/strategy/process/material/style/model/principle/procedure/form/combination/variety/mixture/language/measure
use | v | employ~f | <<method/technique/approach/strategy/technology/system/model/material/term/word/force/tool/procedure/style >in/by/for/to/on/with/as/at/during/when
used by | x | employed by | <<method/technique/approach/strategy/technology/system/model/material/term/force/tool/procedure >np
use up | v | exhaust~f, consume | >np !>O
used to be | x | was once, was formerly~f | <N/it/which/there/he/she >D/K !<NNS
utilise / utilize | v | use, employ~f | >np
utilise | v | use | >by/in/for/to/as
utilize | v | use | >by/in/for/to/as
employ | v | use | >>method/technique/tactic/force/strategy/approach/technology/material/system/style/device/model/process/variety/means/weapon/language
employ | v | have | >C/about/over/more/some/around/nearly >>teacher/worker/people/employee/staff/person
employed by | x | used by | <<method/technique/tactic/strategy/approach/technology/style/procedure
employed by | x | working for | <,/N
employed in | x | used in | <<method/technique/tactic/strategy/approach/technology/style/procedure/term
apply | v | use | >>method/technique/principle/knowledge/approach/rule/term/theory/skill/force/model
apply for | v | request, seek | >>permission/visa/loan/funding/permit/aid/asylum
apply for | v | seek | >>job/membership/post/position/licence/license/grant/citizenship/patent
apply to | v | cover | <<law/rule/act/convention/provision/restriction/regulation/tax/policy/treaty/requirement/agreement/ban/charge >np
exploit | v | use, take advantage of | >>resource/opportunity/weakness/situation/potential/advantage/technology/fear/loophole/vulnerability/position !<D/J
consume | v | eat | >>food/meat/fish/fruit/vegetable/insect/plant
consume | v | use | >>energy/electricity/power/fuel/oil/water/resource/time
waste | v | squander~f | >>opportunity/chance/money/resource
contain | v | include | >>work/information/list/element/collection/reference/text/record/chapter/story/detail/page/provision/example/file/number/name/item/section/article/song/data/feature/description/letter
contain | v | have | >>room/protein/sugar/salt/vitamin/alcohol/water/fat/acid/calorie/substance/chemical/element/iron
contain | v | control, limit | >>fire/spread/outbreak/damage/inflation/epidemic/virus/crisis/cost/conflict
contained in | x | included in, found in | <is/are/was/were/be/been/N/as >np
includes | x | contains | <<book/collection/album/list/report/article/document/section/exhibition/volume/chapter/package/edition/disc/cd/kit/file/page/site/table/building/complex >np
includes | x | covers | <<area/region/district/county/municipality/parish/territory/park/course/period/zone/topic/city/diocese >np
included | x | contained | <<book/collection/album/list/report/article/document/section/exhibition/volume/chapter/package/edition/disc/cd/kit/file/page/table/bill/law/agreement/plan >D
include | x | involve, comprise~f | <<activity/duty/task/service/step/measure/project/responsibility >np
includes | x | involves | <<work/process/job/programme/project/training/treatment/role/task/course/program >np
included in | x | contained in, part of | <is/are/was/were/be/been >>report/list/book/collection/album/document/plan/article
included on | x | featured on | <is/are/was/were/be/been >>album/compilation/list/soundtrack/ep/single
including | x | among them | <, >N !>>tax/vat/postage/shipping/interest/delivery/breakfast
including | x | such as | <NNS >np !>C !>both/all !<<@person/member/victim/casualty/territory/cost
consists of | x | is made up of, comprises~f | >np
consist of | x | comprise~f | >np
consisted of | x | comprised~f | >np
comprise | v | consist of | <N/which/it !<NNS >np
comprised of | x | made up of, composed of | <is/are/was/were/be/been/,/N
is made up of | x | consists of | >np/D/N/C/J
are made up of / be made up of | x | consist of | >np
was made up of / were made up of | x | consisted of | >np
is composed of | x | consists of, is made up of | >np
are composed of | x | consist of, are made up of | >np
was composed of | x | consisted of, was made up of | >np
were composed of | x | consisted of, were made up of | >np
be composed of | x | consist of, be made up of | >np
constitute | v | form, make up | >>part/majority/basis/core/group/third/quarter/bulk/minority/half !<D/J
constitute | v | represent | >>threat/violation/step/breach/act/danger/obstacle
account for | v | make up, represent | >>percent/%/part/half/share/third/proportion/quarter/majority/billion/million
account for | v | explain | >>difference/fact/change/increase/rise/lack/decline/success/failure/variation/loss/fall/result/pattern
incorporate | v | include, integrate | >>element/feature/idea/aspect/technique/style/material/design/information/principle/theme
involve | v | entail~f, require | >>work/training/lot/amount
involve | v | entail~f | >>use/risk/cost/change
involve | v | require | >G <<work/it/job/process/this/method/technique/which
involved in | x | engaged in | <is/are/was/were/be/been/become/became >>work/activity/trade/research/project/production/development/politics/war/process/fight/dispute/conflict
be involved in | x | take part in, participate in~f | >>work/project/campaign/war/movement/battle/operation/activity/fighting/study/effort/planning/negotiation/talks/plot/design/development/research/discussion/politics/programme/program/event/process/debate
been involved in | x | taken part in, participated in~f | >>work/project/campaign/war/movement/battle/operation/activity/fighting/study/effort/planning/negotiation/talks/plot/design/development/research/discussion/politics/programme/program/event/process/debate
was involved in | x | took part in, participated in~f | >>work/project/campaign/war/movement/battle/operation/attack/activity/fighting/study/effort/planning/negotiation/talks/plot/design
were involved in | x | took part in, participated in~f | >>work/project/campaign/war/movement/battle/operation/attack/activity/fighting/study/effort/planning/negotiation/talks/plot
are involved in | x | take part in, participate in~f | >>work/project/campaign/movement/operation/activity/study/effort/planning/negotiation/talks/programme
participate | v | take part | >in/as/at/with/end
engage in | v | take part in, participate in~f | >>activity/war/discussion/debate/behaviour/dialogue/trade/conversation/politics/talks/practice/negotiation/conflict/fighting/sport
engaged in | x | involved in | <is/are/was/were/be/been >np
belong to | v | be part of | <to/will/would >>group/club/family/church/union/organisation/organization/community/association/class/genus/realm/world/tradition/party/category
belongs to | x | is part of, is a member of | <N/it/which/he/she >>family/group/genus/union/party/class/order/diocese/tribe/church
exist | v | occur | <<species >in/from
exist | v | survive | <<copy/manuscript >in/from/today
exist | v | live | <<species/animal/creature/people/organism/person >in
is home to | x | houses | <<building/museum/hall/complex/campus/palace/castle >np
is home to | x | has | <N/it/which >np
are home to | x | have | <N/they >np
was home to | x | housed | <<building/museum/hall/complex/campus/palace/castle >np
was home to | x | had | <N/it/which >np
house | v | hold, contain | >>collection/archive/painting/exhibition
house | v | contain | >>museum/office/library/school/gallery/court/department
housed in | x | kept in | <is/are/was/were/be/been <<collection/archive/painting/manuscript/statue/exhibit/book/document/record
housed in | x | based in | <is/are/was/were/be/been <<museum/library/office/school/department/court/gallery/centre/center/company/institute
accommodate | v | hold, seat | >>people/spectator/passenger/person
accommodate | v | meet, satisfy | >>need/demand/growth/request/requirement
based in | x | located in, headquartered in~f | <is/N >N <<company/firm/organisation/organization/agency/institute/airline/manufacturer/charity/operator/studio/publisher/embassy/bank/business
based on | x | founded on, built on | <is/are/was/were/be/been >>principle/idea/assumption/belief/theory/fact/respect/concept/premise/model/equality/foundation
be based on | x | rest on | >>principle/idea/assumption/belief/theory/fact/concept/premise
depend on | v | rely on | >>support/import/export/aid/income/technology/oil/agriculture/trade/tourism/government/people/water/family/parent/state/person
depend upon | v | depend on, rely on
rely on | v | depend on | >np
rely upon | v | rely on, depend on
rely heavily on = depend heavily on | v |
suffer | v | experience | >>loss/defeat/setback/damage/injury/decline/pain/attack/symptom/shortage/delay
suffer from | v | have | >>disease/condition/cancer/disorder/illness/depression/asthma/problem/diabetes/malaria/pain/symptom/allergy
suffer from | v | experience | >>lack/shortage/poverty/hunger/drought/effect/discrimination
experience | v | see, undergo~f | <<country/city/company/region/economy/area/industry/town/market/state/sector >>growth/change/decline/increase/boom/rise/drop/expansion/loss/shortage/crisis/recession
experience | v | have, face | >>problem/difficulty/trouble
experience | v | have | >>symptom/pain
experience | v | face | >>delay
undergo | v | go through, experience | >>change/transformation/process/transition/treatment/training/period/revolution !<D/J
undergo | v | have | >>surgery/operation/treatment/test
encounter | v | meet, face | >>problem/difficulty/resistance/opposition/obstacle/enemy/challenge !<D/J
encounter | v | come across | >>error/situation !<D/J
encountered by | x | faced by, met by | <N/is/are/was/were <<problem/difficulty/obstacle/challenge
face | v | confront | >>problem/challenge/threat/danger/crisis/criticism/reality/issue
faced with | x | confronted with~f, facing | <is/are/was/were/be/been/,
faced by | x | met by, confronting | <N <<problem/challenge/difficulty/threat/issue/danger
confront | v | face | >>problem/challenge/threat/danger/difficulty/crisis/reality/enemy/issue
cope with | v | deal with, handle | >np
deal with | v | handle, address, tackle | !<<work/publication/book/report/film/article/paper/chapter/provision/law/section/story/document/rule/resolution/convention/treaty/novel/part/act/case >>problem/issue/question/matter/crisis/situation/complaint/threat/case/challenge/difficulty/conflict/change/emergency/request/climate/stress
deal with | v | cover, discuss | <<work/book/chapter/article/film/section/report/essay/paper >np
dealt with | x | handled, addressed | <is/are/was/were/be/been >by/in/through/at/under/separately/and/,/as
enjoy | v | like | >G
enjoy | v | have | >>success/popularity/right/freedom/support/advantage/benefit/reputation/status/power/privilege/majority
resemble | v | look like, be like | <to/does/do/may/might >np
resemble | v | look like | >np !<D/J
match | v | equal | >>record/performance/success/score
exceed | v | go beyond, pass | >>limit/target !<D/J
exceed | v | go beyond | >>expectation/capacity/standard !<D/J
exceed | v | top, pass | >>million/billion/%/percent
total | v | add up to, amount to | >>million/billion/dollar !<D/J
amount to | v | total, come to | >>million/billion/%/percent/dollar/thousand
served as | x | was | <he/she/NNP >>@person/chief/counsel/professor/dean/chair/head/commissioner/treasurer/trustee/consultant/fellow/curator/chaplain/staff/advisor/ceo/co-chair/lieutenant/clerk/magistrate/consul/envoy/sheriff/superintendent/administrator/rector/provost/principal/deputy/regent/intern/minister/vice-president/premier/vicar/organist/archbishop
served as | x | been | <has/have/had >>@person/chief/counsel/professor/dean/chair/head/commissioner/treasurer/trustee/consultant/fellow/curator/chaplain/staff/advisor/ceo/co-chair/lieutenant/clerk/magistrate/consul/envoy/sheriff/superintendent/administrator/rector/provost/principal/deputy/regent/intern/minister/vice-president/premier/vicar/organist/archbishop
serve as | v | be | <to/will/would >>@person/chief/counsel/professor/dean/chair/head/commissioner/treasurer/trustee/consultant/fellow/curator/chaplain/staff/advisor/ceo/co-chair/lieutenant/clerk/magistrate/consul/envoy/sheriff/superintendent/administrator/rector/provost/principal/deputy/regent/intern/minister/vice-president/premier/vicar/organist/archbishop
serve as | v | act as | >a/an !<he/she/who/they !>>@person/chief/counsel/professor/dean/chair/head/commissioner/treasurer/trustee/consultant/fellow/curator/chaplain/staff/advisor/ceo/co-chair/lieutenant/clerk/magistrate/consul/envoy/sheriff/superintendent/administrator/rector/provost/principal/deputy/regent/intern/minister/vice-president/premier/vicar/organist/archbishop
serve as | v | be used as | <to/can/could/will/would/may/might !>>@person/chief/counsel/professor/dean/chair/head/commissioner/treasurer/trustee/consultant/fellow/curator/chaplain/staff/advisor/ceo/co-chair/lieutenant/clerk/magistrate/consul/envoy/sheriff/superintendent/administrator/rector/provost/principal/deputy/regent/intern/minister/vice-president/premier/vicar/organist/archbishop
serve in | v | fight in | >>war
serve on | v | sit on | >>committee/board/council/commission/panel/jury
serve | v | help, assist~f | >>customer/community/client/public
serve a purpose | v | fulfil a purpose | >end/in
act as | v | serve as | >np
act like | v | behave like | >np
function | v | work, operate | >as/in/with/by/on/well/properly/like/end
function as | v | act as, serve as | >np
operate | v | run, manage | >>hotel/school/company/business/site/airport/facility/factory/store/shop/restaurant/network/station
operate | v | run | >>service/train/route/line/plant/mine/fleet/bus
operate | v | work | >end !>on !>from <<system/machine/company/device/agency/group/body/engine/unit/programme
operated by | x | run by, managed by | <is/are/was/were/be/been/,/N >np !<<aircraft/plane/helicopter/machine/device/vehicle/ship/boat/train/bus/flight/locomotive
work as | v | serve as, be employed as | <to/will/would >>@person/chief/counsel/professor/dean/chair/head/commissioner/treasurer/trustee/consultant/fellow/curator/chaplain/staff/advisor/ceo/co-chair/lieutenant/clerk/magistrate/consul/envoy/sheriff/superintendent/administrator/rector/provost/principal/deputy/regent/intern/minister/vice-president/premier/vicar/organist/archbishop
worked as | x | was employed as, served as | <he/she/who/also/then/N >D
works as | x | is employed as, serves as | <he/she/who/also >D
worked for | x | was employed by | <he/she/who/also/then >>company/firm/newspaper/magazine/government/bank/bbc/university/corporation
work | v | function, operate | <<machine/system/device/engine/method/process/software/app/tool/mechanism/clock >by/in/as/with/on/properly/well/at/for/without/end
work on | v | develop | >>project/solution/design/version <was/is/are/were/began/started/continued
work on | v | prepare | >>film/book/album/plan/novel/song/script/report/proposal <was/is/are/were/began/started/continued
work out | v | calculate, find | >>cost/amount/price/number/size/distance/answer
work out | v | devise~f, develop | >>plan/solution/strategy/system/deal/agreement/compromise/way/detail
work together | v | cooperate~f, collaborate~f | >to/with/on/in/for/end
work with | v | collaborate with~f, cooperate with~f | >>government/police/company/artist/partner/group/director/organisation/agency/authority/team/artist/musician/producer/organization
work hard | v | try hard | >to
cooperate with / collaborate with | v | work with | >np
collaborate | v | work together | >on/to/in
`;
