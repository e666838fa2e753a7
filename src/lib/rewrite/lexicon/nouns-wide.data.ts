/** Frequent nouns whose other word fits nearly everywhere; what needs neighbours comes first, in the other files. */
export const wideNouns = `
country | n | nation | !<own/open/in/host/cross !>of/music/club/house
nation | n | country | !<first/a/indian/of
film | n | movie~p, picture~f | !<thin/of
movie | n | film, picture~f
problem | n | issue | !<no !>with/of
difficulty | n | problem, challenge | !<no/with/in/of/without/little/some/great/any !>of/in/with/G
company | n | firm | !<in/the !>of/for
company | n | firm | <the !>of
firm | n | company | !<law !>of
area | n | region | <surrounding/rural/coastal/urban/wider/remote/mountainous !>of/for
region | n | area | <the/this/that/surrounding/coastal/wider/whole/entire/remote/mountainous !>of
war | n | conflict | <the/this >in/between/with/./,/was/is/began/ended/started/broke
election | x | vote | <the/this/an >in/on/./,/was/is/took
field | n | area | >of <the/this/a/any/his/her/another
freedom | n | liberty | <religious/political/personal/individual/human/and/for/their >./,/and/in
effort | n | attempt | >to <their/his/her/unsuccessful/these/recent/repeated/failed
idea | n | concept, notion~f | <the/this/that/an/basic/original/new >./,/is/was/behind
result | n | outcome | <the/final/these/its/same/a/good/positive >./,/is/was/were/are/and
benefit | n | advantage, gain | <the/economic/these/its/many/other/great/some/main >of/./,/and/are/is
goal | n | aim, objective~f, target | <the/this/that/these/our/their/his/its/main/common/ultimate/primary/key/such >./,/is/was/are/were/in/and
aim | n | goal, objective~f | <the/this/that/our/their/his/its/main/common/ultimate/primary >./,/is/was/in
method | n | technique, approach | <the/this/that/these/such/new/different/various/other/of/same/traditional/modern/several >./,/is/was/are/were/used/and/that/which/in/have/has
technique | n | method, approach | <the/this/that/these/such/new/different/various/other/of/same/traditional/modern/several >./,/is/was/are/were/used/and/that/which/in/have/has
feature | n | characteristic | <the/this/these/other/many/common/main/distinctive/key/several/its/some >./,/are/is/and/such/that/include/in
agreement | n | deal, accord~f | <the/this/an/peace/trade/final/new/such >./,/is/was/will/would/that/which/has/reached/signed/in
deal | n | agreement | <the/this/a/any/such/new/final/peace/trade >./,/is/was/will/would/that/which/has/reached/signed/in !<great/good !<a
issue | n | question, matter | <the/this/these/such/key/other/many/important/several/political/social/major/certain/that/any/some/global/economic/environmental >./,/,/is/was/are/and/in/that/which/has/have/to/as
task | n | job | <the/this/these/difficult/main/his/her/other/such/important >./,/is/was/and/that/in
purpose | n | aim, goal | <the/this/main/its/sole/primary/that/their >./,/is/was
opportunity | n | chance | <the/an/every/this/no/new/great >./,/for/in/and
mistake | n | error | <the/this/a/his/her/their/these/serious/big/such/same >./,/and/in/by
error | n | mistake | <the/this/an/his/her/their/these/serious/such/same >./,/and/in/by
difference | n | distinction | <the/a/no/this >between !*average/percent/low/high/price/temperature
obligation | n | duty, responsibility | <the/its/their/an/this/his/legal/moral/international >./,/to/and/of
criticism | n | condemnation, disapproval | <strong/harsh/widespread/of/international >from/of/by
consequence | n | result, effect | <the/serious/severe/negative/political/economic/social/other/these/its/long-term/possible >./,/for/and/are/is
danger | n | risk, threat | <the/this/real/great/these/a/potential >of/./,/is/that/to
fear | n | worry, concern | <the/growing/these/their/of/widespread >that/about/over
help | n | assistance, aid | <the/of/for/with/some/any/his/her/their/its/without/financial/medical/professional/legal >of/from/./,/and/in/to
assistance | n | help, aid, support | <the/of/for/with/some/any/his/her/their/its/without/financial/medical/technical/legal/international/humanitarian/economic >of/from/./,/and/in/to/for
participation | n | involvement | >in/of <the/active/their/his/her/its/full/of/and/public/greater
involvement | n | participation, role | >in <the/active/their/his/her/its/direct
achievement | n | accomplishment~f | <the/his/her/great/major/remarkable/their/its >./,/of/in/and
ruler | n | leader | <the/its/new/last/former/their >of/./,
residence | n | home, house | <his/her/their/private/new >./,/in/at/and
dwelling | n | home, house
abode | n | home, house
settlement | n | village, community | <a/the/small/first/early/new/nearby >in/on/at/was/near
inhabitant | n | resident | <the/its/local/all/their/original/of/most/many >./,/of/were/are/and/had/have/in
creation | n | formation | <the/its/his/their >of
growth | n | expansion, increase | !*plant/plants/tree/hair/cell/child/children/crop <economic/rapid/slow/strong/steady/further/fast/continued/the >in/of/./,/and/is/was/has
decline | n | fall, drop, decrease | <a/the/this/sharp/steady/further/rapid/economic/slow >in/of/./,/and
increase | n | rise, growth | <a/an/the/this/sharp/steady/further/rapid/large/significant >in/of/./,/and
rise | n | increase, growth | <a/the/this/sharp/steady/further/rapid >in/./,/and
cut | n | reduction | >in/to <a/the/further/deep/big/sharp/these/more/any
reduction | n | cut, decrease | <a/the/this/sharp/further/significant/large/any >in
shortage | n | lack, scarcity~f | <a/the/severe/serious/acute >of
surplus | n | excess | <a/the >of
excess | n | surplus | <an/the >of
necessity | n | need | >of/for/to
requirement | n | condition, demand | <the/these/strict/new/legal/basic >./,/of/for/are
criterion | n | standard, condition~p
standard | n | criterion | >for <the/a/strict
motive | n | reason | <the/his/her/a/their/main/possible >for/of/./,/was/is/behind
motivation | n | reason, motive | <the/his/her/main/their >for/behind
complaint | n | protest, objection | >against
objection | n | complaint, protest | >to
accusation | n | charge, allegation | >of/that/against
allegation | n | accusation, claim | >of/that/against
charge | n | accusation | >that <the/a/these
praise | n | acclaim~f, approval | >for/from/by <critical/high/received/wide/widespread/and/of/great
acclaim | n | praise | >for/from/by/./,
approval | n | consent, permission | >of/from/for <the/without/with/prior/government/parliamentary
consent | n | permission, approval | <the/his/her/their/without/prior/with/of >of/./,/from/to
refusal | n | unwillingness~f | >to
willingness | n | readiness | >to
readiness | n | willingness | >to
tendency | n | inclination~f, habit | >to <a/the/his/her/their/natural/strong
trend | n | tendency, movement | >towards/toward <the/a/this/general/growing/global
attitude | n | view, approach | >to/towards/toward
viewpoint | n | view, opinion
perspective | n | view, viewpoint | >on <a/the/different/new/another/his/her
standpoint | n | viewpoint, position
perception | n | view, impression | >of/that
impression | n | feeling, idea | >that/of <the/an/a
assumption | n | belief | >that
assertion | n | claim, statement | >that
conviction | n | belief | >that
doubt | n | uncertainty | >about/over/as <some/considerable/any
uncertainty | n | doubt | >about/over/as
confusion | n | uncertainty, doubt | >about/over/as
expectation | n | hope | >of/that <the/high/any
prospect | n | chance, possibility | >of/for <the/any/little/no/good
outlook | n | prospects, forecast | >for
forecast | n | prediction, projection | >of/for/that
prediction | n | forecast | >of/for/that
summary | n | outline, overview | >of
overview | n | summary, outline | >of
outline | n | summary, sketch | >of
account | n | report, description | <eyewitness/his/her/first/detailed >of/./,
diary | n | journal
newspaper | n | paper~p | <the/a/local/british/american/this/daily/his >said/reported/says/published/reports/that/wrote
speech | n | address | <a/the/his/her/this >to/at/in/before/on/./,
address | n | speech | <an/the/his/her >to
lecture | n | talk, speech | <a/the/his/her/public >on/at/about/to
spectator | n | onlooker, viewer
onlooker | n | spectator, bystander
contestant | n | competitor, participant
candidate | n | contender | <presidential/leading/other/main/a/the/strong >for/in
contender | n | candidate | <presidential/leading/other/main/a/the/strong >for/in
nominee | n | candidate | <presidential/the/republican/democratic
beginner | n | novice~f, newcomer
newcomer | n | new arrival, beginner | >to/in/./,
pioneer | n | founder, forerunner | >of/in
forerunner | n | predecessor~f | >of
predecessor | n | forerunner | >of/to <its/the/a
ally | n | partner, supporter | <close/a/the/key/his/her/their/political/main/its >of/in/./,/and
partner | n | ally | <key/strategic/political >of/in
aide | n | assistant, adviser | <a/an/the/his/her/close/top/senior/former >to/of/./,/said/who
assistant | n | aide, helper | <an/the/his/her/personal >to
adviser | n | consultant, aide | <a/an/the/his/her/senior/special >to/on
advisor | n | consultant, adviser | <a/an/the/his/her/senior/special >to/on
boss | n | chief | <the/former/new
executive | n | manager, director | <senior/top/the/company/an
helper | n | assistant
casualties | x | losses, victims | <heavy/many/civilian/suffered/more/of/the
gunman | n | attacker, shooter | <a/the/armed/unidentified
attacker | n | assailant~f | <the/an/his/her/their/unknown/suicide
assailant | n | attacker
criminal | n | offender | <a/the/violent/dangerous/war/convicted
offender | n | criminal | <violent/convicted/the
detainee | n | prisoner, inmate
inmate | n | prisoner, detainee~f
captive | n | prisoner, hostage
hostage | n | captive
demonstrator | n | protester, marcher
protester | n | demonstrator
protestor | n | protester, demonstrator
demonstration | n | protest, march | >against/in/outside <a/the/mass/peaceful/street/of
protest | n | demonstration | >against/in/outside/over <a/the/mass/peaceful/street/of/violent
riot | n | disturbance~f, unrest | >in/on <the/a/race
fighting | n | clashes, combat~f | <heavy/the/fierce/of/in >between/in/./,
clash | n | fight, battle | >between/with <a/the/violent/fierce/armed/in
ceasefire | n | truce
truce | n | ceasefire
defence | n | protection | >of/against <the/its/their/his
defense | n | protection | >of/against <the/its/their/his
shelter | n | refuge | >from/for/in <a/the/and/take/took
refuge | n | shelter | >from/in <a/the/and/take/took
arrest | n | detention | >of <the/his/her
detention | n | arrest, imprisonment | >of <the/illegal
punishment | n | penalty, sentence | <the/a/harsh/severe >for
penalty | n | punishment, fine | >for <the/a/harsh/severe/maximum
fine | n | penalty | >of/for <a/the/heavy
renovation | n | restoration, refurbishment~f | >of <the/a/major/extensive
construction | n | building | >of <the/its
demolition | n | destruction, pulling down~p | >of
enlargement | n | expansion, extension | >of
extension | n | expansion | >of <the/an/further/this
merger | n | union, combination | >of/with/between
acquisition | n | purchase, takeover | >of <the/its/this/his
takeover | n | acquisition~f | >of
purchase | n | acquisition~f | >of <the/its/a
expenditure | n | spending, expenses | >on/of/./,
spending | n | expenditure~f | >on <public/government/military/more/higher/its/their/consumer/on
earnings | x | income, profits | <its/the/annual/net/quarterly/higher/lower/of !>N
profits | x | earnings, gains | <its/the/annual/net/quarterly/higher/lower/of/company/record !>N
output | n | production | <industrial/total/annual/its/the/oil/economic/agricultural/manufacturing
production | n | output, manufacture~f | <industrial/total/annual/its/oil/agricultural
manufacturer | n | maker, producer | >of <a/the/largest/leading/major/other
maker | n | manufacturer, producer | >of <a/the/largest/leading/major
producer | n | maker, manufacturer | >of <the/largest/leading/major/a
merchandise | n | goods, products
goods | x | products, merchandise~f | <of/the/these/consumer/other/imported/manufactured/and/such !<the
vendor | n | seller, trader
trader | n | dealer, merchant | <the/a/local/some/currency/other
merchant | n | trader, dealer | <a/the/wealthy/local/rich/his
`;
