/** Frequent nouns whose other word fits nearly everywhere; what needs neighbours comes first, in the other files. */
export const wideNouns = `
country | n | nation | !<own/open/in/host/cross !>of/music/club/house !<for !*flee/fled/leave/left/leaving/enter/entered/music/songs
nation | n | country | !<first/a/indian/of
film | n | movie~p | <the/a/an/this/that/his/her/their/its/first/second/third/last/next/new/another/C/american/british/feature/entire/whole !>of !*camera/exposure/photographic/kodak/lens/mm
movie | n | film
problem | n | issue | !<no !>with/of !*mathematics/math/theorem/algorithm/equation/chess/homework/puzzle
difficulty | n | problem | <the/this/these/main/technical/practical/such/other/many/several !>of/in/with/G
company | n | firm | !<'/'s/in/the/keep/have/having/good/bad/for/enjoy/enjoyed/your/his/her/my/holding/limited/public/joint-stock/listed/present/some/any !>of/for !*theatre/theater/ballet/dance/opera/army/regiment/soldiers/captain/battalion/infantry/actors/rifle
company | n | firm | <the !>of !*theatre/theater/ballet/dance/opera/army/regiment/soldiers/captain/battalion/infantry/actors/rifle/king/prince
firm | n | company | !<law !>of
area | n | region | <rural/coastal/remote/mountainous !>of/for
region | n | area | <the/this/that/surrounding/coastal/wider/whole/entire/remote/mountainous !>of !*brain/body/skin/tube/gene/genome
election | x | vote | <the/this/an >in/on/./,/was/is/took
field | n | area | >of <the/this/any/his/her !*view/vision/battle/wheat/flowers/grass/magnetic/corn/crops/candidates/play/snow/ice/dreams/fire/force/play
freedom | n | liberty | <religious/political/personal/individual/human/and/for/their >./,/and/in
idea | n | notion~f | <this/that >./,/is/was/behind
idea | n | concept | <basic/original >./,/is/was/behind
result | n | outcome | <the/final/its/same >./,/is/was/and !=NNS !*test/tests/exam/search
benefit | n | advantage | <its/many/other/great/main/these >of/./,/and/are =NNS !*welfare/insurance/pension/paid/pay/employees/employee/unemployment/retirement/salary/claim/security/disability/workers/wages/tax/health
goal | n | aim, objective~f | <the/this/that/these/our/their/his/its/main/common/ultimate/primary/key/such >./,/is/was/are/were/in/and !*net/header/keeper/substitute/hockey/football/soccer/offside/equalized/equalised/puck/shootout/assist/scored/score/scorer/scoring/credited/deflection/shot/penalty/striker/midfielder/defender/match/league/cup/minute/half-time/halftime/disallowed/ruled
aim | n | goal, objective~f | <the/this/that/our/their/his/its/main/common/ultimate/primary >./,/is/was/in
technique | n | method, approach | <the/this/that/these/such/new/different/various/other/of/same/traditional/modern/several >./,/is/was/are/were/used/and/that/which/in/have/has
feature | n | characteristic | <the/this/these/other/many/common/main/distinctive/key/several/its/some >./,/are/is/and/such/that/include/in !*phone/software/app/device/camera/windows/film/website/users/product/car/version/update/landscape/face
agreement | n | deal, accord~f | <the/this/an/peace/trade/final/new/such >./,/is/was/will/would/that/which/has/reached/signed/in !*license/licence/terms/clause/parties/court/contract/section/plaintiff/employment/privacy/users/breach
deal | n | agreement | <the/this/a/any/such/new/final/peace/trade >./,/is/was/will/would/that/which/has/reached/signed/in !<great/good !<a !*know/sealing/seal/card/cards/shopping/price/big
issue | n | question, matter | <the/this/these/such/key/other/important/political/social/major/certain/economic/environmental >./,/is/was/are/and/in/that/which/has/have/to/as !*magazine/journal/newspaper/stamps/shares/bonds/published/edition/comic/passport/visa/fix/fixed/error/software/app/update/bug/bugs/device/customer/technical/installed/problem/health/medical/caused/causes/cause/causing/refund
task | n | job | <the/this/these/difficult/main/his/her/other/such/important >./,/is/was/and/that/in
opportunity | n | chance | <the/an/every/this/no/great >./,/and
mistake | n | error | <the/this/a/his/her/their/these/serious/big/such/same >./,/and/in/by
error | n | mistake | <the/this/an/his/her/their/these/serious/such/same >./,/and/in/by !*message/software/server/browser/code/click/file/install/page/screen/app/windows/computer/debug
obligation | n | duty, responsibility | <the/its/their/an/this/his/legal/moral/international >./,/to/and/of
criticism | n | condemnation | <strong/harsh/international >from
consequence | n | effect | <severe/negative/political/economic/social/other/long-term/possible >./,/and/are =NNS !*face/faces/faced/suffer/warned/threatened/bear
danger | n | risk, threat | <the/this/real/these/a/potential >./,/is/to
help | n | assistance | <the/of/for/with/some/any/his/her/their/its/without/financial/medical/professional/legal >of/from/./,/and/in/to
assistance | n | help, aid, support | <the/of/for/with/some/any/his/her/their/its/without/financial/medical/technical/legal/international/humanitarian/economic >of/from/./,/and/in/to/for
participation | n | involvement | >in/of <the/active/their/his/her/its/full/of/and/public/greater
involvement | n | participation, role | >in <the/active/their/his/her/its/direct
achievement | n | accomplishment~f | <the/his/her/great/major/remarkable/their/its >./,/of/in/and
ruler | n | leader | <the/its/new/last/former/their >of/./, !*wooden/inches/measure/line
residence | n | home, house | <his/her/their/private/new >./,/in/at/and
dwelling / abode | n | home
settlement | n | village, community | <small/nearby >in/on/at/was/near !*court/case/lawsuit/dispute/million/israeli/jewish
growth | n | expansion | !*plant/plants/tree/hair/cell/child/children/crop/tumor/tumour/bacteria/muscle/root/roots/leaf/forest <economic/rapid/slow/strong/steady/further/fast/continued >in/of/./,/and/is/was/has
decline | n | fall, drop, decrease | <a/sharp/further >of/./,/and
increase | n | rise | <a/an/the/this/sharp/steady/further/rapid/large/significant >in/of/./,/and
rise | n | increase | <a/the/this/sharp/steady/further/rapid >in/./,/and
cut | n | reduction | >in/to <a/the/further/deep/big/sharp/these/more/any !*finger/hand/knife/blood/head/bleeding/video/scene/film/director/meat/hair/face
surplus | n | excess | <a/the >of !*budget/trade/billion/million/account/government
excess | n | surplus | <an/the >of *food/supply/goods/grain/production/water/capacity
necessity | n | need | >for/to <the/no
requirement | n | condition | <strict/these >./,/for/are
criterion | n | standard | !<diagnostic/inclusion/exclusion/eligibility
motive | n | reason | <the/his/her/a/their/main/possible >for/of/./,/was/is/behind
motivation | n | reason, motive | <the/his/her/main/their >for/behind
accusation | n | allegation | >of/that/against
allegation | n | accusation, claim | >of/that/against
charge | n | accusation | >that <the/a/these
praise | n | acclaim~f | >for/from/by <critical/high/received/wide/widespread/and/of/great
acclaim | n | praise | >for/from/by/./,
approval | n | consent | >of/from <without/prior/parliamentary
consent | n | permission, approval | <the/his/her/their/without/prior/with/of >of/./,/from/to !*sex/sexual/rape/intercourse/medical/patient/patients/informed/marriage
willingness | n | readiness | >to
readiness | n | willingness | >to !<in
tendency | n | inclination~f | >to <his/her/their/natural/strong
trend | n | tendency, movement | >towards/toward <the/a/this/general/growing/global
attitude | n | approach | >to !=NNS
viewpoint | n | view
perspective | n | view, viewpoint | >on <a/the/different/new/another/his/her
standpoint | n | viewpoint
perception | n | view, impression | >of/that <public/popular/common/his/her/their/general !*visual/depth/colour/color/sensory
impression | n | feeling, idea | >that <the/an !*under
assumption | n | belief | >that !*make/makes/made/making/on/under
assertion | n | claim | >that
conviction | n | belief | >that !*court/overturned/jury/murder/guilty/judge/sentence/appeal
doubt | n | uncertainty | >about/over/as <some/considerable/any
uncertainty | n | doubt | >about/over/as !*measurement/heisenberg/principle
confusion | n | uncertainty | >about/over/as
prospect | n | chance | >of <any/little/no/good
outlook | n | forecast | >for *economy/growth/weather/economic
forecast | n | prediction, projection | >of/for/that
prediction | n | forecast | >of/for/that *weather/economic/economists/growth/analysts/sales/percent/climate/model
summary | n | outline, overview | >of
overview | n | summary, outline | >of
outline | n | summary, sketch | >of <an/brief/general !*shape/figure/body/hills/mountain/map/drawn/drawing/face/building/hand
account | n | report, description | <detailed/first >of
diary | n | journal | *wrote/writing/kept/entries/entry/written
newspaper | n | paper~p | <the/a/local/british/american/this/daily/his >said/reported/says/published/reports/that/wrote
speech | n | address | <a/the/his/her/this >to/at/in/before/on/./, !*slurred/language/therapy/impediment
address | n | speech | <an/the/his/her >to *nation/congress/parliament/conference/delegates/crowd/students/assembly
lecture | n | talk | <a/the/his/her/public >on/at/about/to
onlooker | n | bystander
contestant | n | participant
candidate = contender | n | | <presidential/leading/other/main/a/the/strong >for/in *election/presidential/party/vote/president/prime
nominee | n | candidate | <presidential/republican/democratic
beginner | n | novice~f
newcomer | n | new arrival | >to/in/./,
pioneer | n | founder | >of *movement/field/science/discipline/school/theory/mechanics
forerunner | n | predecessor~f | >of
predecessor | n | forerunner | >of/to <its/the/a !*minister/president/director/king/mayor/he/she/coach/office/bishop
ally | n | partner | <close/a/the/key/his/her/their/political/main/its >of/in/./,/and !*war/german/germany/hitler/enemy/freedom
partner | n | ally | <key/strategic/political >of/in
aide | n | assistant, adviser | <a/an/the/his/her/close/top/senior/former >to/of/./,/said/who
assistant | n | aide | <an/the/his/her/personal >to *president/minister/senator/governor
adviser | n | aide | <a/an/the/his/her/senior/special >to/on
advisor | n | adviser | <a/an/the/his/her/senior/special >to/on
boss | n | chief | <the/former/new >of !*mafia/crime/gang/game
executive | n | manager, director | <senior/top/company
helper | n | assistant
casualties | x | losses | <heavy/suffered
casualties | x | victims | <many/civilian/more/of
gunman | n | attacker, shooter | <a/the/armed/unidentified
attacker | n | assailant~f | <the/an/his/her/their/unknown/suicide !<suicide !*football/striker/midfielder/club/goal/league/defender
assailant | n | attacker
criminal | n | offender | <violent/convicted/dangerous
offender | n | criminal | <violent/convicted
detainee / inmate / captive | n | prisoner
hostage | n | captive
demonstrator = protester | n |
protestor | n | protester, demonstrator
demonstration | n | protest | >against <a/the/mass/peaceful/street/of
demonstration | n | protest | >in/outside <mass/peaceful/street
protest | n | demonstration | >against/in/outside/over <a/the/mass/peaceful/street/violent !*letter/letters/song
riot | n | disturbance~f | >in/on <the/a/race
fighting | n | clashes, combat~f | <heavy/the/fierce/of/in >between/in/./,
clash | n | fight, battle | >between/with <violent/fierce/armed
ceasefire = truce | n |
defence | n | protection | >of/against <the/its/their/his !*court/charge/plaintiff/defendant/claim/jury/judge/thesis/trial/title/champion/team/season/goal
defense | n | protection | >of/against <the/its/their/his !*court/charge/plaintiff/defendant/claim/jury/judge/thesis/trial/title/champion/team/season/goal/legal
shelter | n | refuge | >from/in <take/took/taking !*tax
refuge | n | shelter | >from/in <a/the/and/take/took !<and !*wildlife/buddha/faith/religion
arrest | n | detention | >of <the/his/her
punishment | n | penalty | <the/a/harsh/severe >for
penalty | n | punishment | >for <a/the/harsh/severe/maximum !*kick/goal/football/box/minute/referee/scored/match/keeper/season/game/contract
fine | n | penalty | >of/for <a/the/heavy
renovation | n | refurbishment~f | >of <the/a/major/extensive
construction | n | building | >of <its
demolition | n | pulling down~p | >of
enlargement | n | expansion | >of !*liver/heart/spleen/prostate/breast/lymph/gland/photo/photograph
merger | n | amalgamation~f | >of/with/between
acquisition | n | purchase, takeover | >of <the/its/this/his *company/firm/shares/stake/million/billion/business/corporation/bank/group !*language/knowledge/skills
takeover | n | acquisition~f | >of *company/firm/bank/bid/shares/shareholders/billion/million/rival/deal
expenditure | n | spending | >on/of/./,
spending | n | expenditure~f | >on <public/government/military/more/higher/its/their/consumer/on
earnings | x | profits | <its/net/quarterly/higher/lower !>N *company/quarter/shares/profit/firm/analysts
profits | x | earnings | <its/the/annual/net/quarterly/higher/lower/of/company/record !>N =NNS
output | n | production | <industrial/oil/economic/agricultural/manufacturing/annual
production | n | output | <industrial/total/annual/oil/agricultural !*film/play/theatre
manufacturer | n | maker, producer | >of <a/the/largest/leading/major/other
maker | n | manufacturer, producer | >of <a/the/largest/leading/major !*film/movie/documentary/show/programme/series/law/laws/policy/constitution/art
producer | n | maker, manufacturer | >of <the/largest/leading/major/a *equipment/cars/steel/electronics/machinery/machines/chemicals/clothing/furniture/paper/cement/shoes !*film/music/show/movie/record
merchandise | n | goods | !>is/was/has
goods | x | products | <of/the/these/consumer/other/imported/manufactured/and/such !<the
vendor | n | seller | !*software/system/technology/security
trader | n | dealer | <the/a/local/some/currency/other *currency/market/markets/bond/bonds/shares/dollar/stock
merchant | n | trader | <a/the/wealthy/local/rich/his
method | n | technique, approach | <the/this/that/these/such/new/different/various/other/same/traditional/modern/several >./,/is/was/are/were/used/and/that/which/in/have/has !*payment/object/function/class
`;
