/** Nouns that other nouns can stand for, with the words that follow them. */
export const commonNouns = `
ability | n | capacity | >to !<the
ability | n | capacity | >to
capacity | n | ability | >to
capability | n | ability, capacity | >to
opportunity | n | chance | >to/for
chance | n | opportunity | >to <a/the/every/no/another/their/his/her/last/this
chance | n | possibility, likelihood~f | >of/that <a/any/the/little/good/no/some/every !<second/last
possibility | n | chance, likelihood | >of/that
likelihood | n | probability~f, chance | >of/that
probability | n | likelihood, chance | >of/that
risk | n | danger | >of <the/a/real/no
danger | n | risk, threat | >of/that
threat | n | danger | >to <a/the/serious/major/real/any
attempt | n | effort, bid~p | >to !<who/that/which/to/they/we
effort | n | attempt | >to <an/his/her/this/the/another/any
bid | n | attempt, effort | >to
desire | n | wish | >to
desire | n | wish, longing | >for
wish | n | desire | >to
intention | n | plan | >to
intention | n | aim, purpose | >of
plan | n | proposal, scheme | >to !<no/had/has/have
proposal | n | plan | >to/for
decision | n | choice | >to <his/her/their
decision | n | ruling | >of <court/judge
aim | n | goal, purpose, objective~f | >of/is/was/to/./,
goal | n | aim, objective~f, target | >of/is/to/./, <the/a/this/his/her/their/our/its/main/primary/common/ultimate
objective | n | goal, aim, target | >of/is/was/are/to/./,
purpose | n | aim, goal, objective~f | >of/is/was <the/main/primary/its/their/his/her
target | n | goal, objective | >to <the/a/this/its/their
reason | n | cause | >of !<for
origin | n | source | >of <the
result | n | outcome, consequence | >of <the/a/direct/likely/natural/this !<as
result | n | outcome | >is/was/./, <the/this/final/good/positive/desired/election
outcome | n | result | >of/is/was/./,/were/are
consequence | n | result, effect | >of
effect | n | impact | >on/of/upon
impact | n | effect, influence | >on/of/upon
influence | n | effect, impact | >on/upon
influence | n | power, sway~f | >over
implication | n | consequence | >of/for
problem | n | difficulty | >with/in/of <a/the/this/major/main/some/many/serious
problem | n | issue, difficulty | >with/is/was/./,/that/in/facing/are/were <a/the/this/these/main/such/major/any/other/serious/big/some/many/of
difficulty | n | problem, trouble | >in/with/of <the/some/no/any/great/of
difficulty | n | problem | >./, !<with/little
issue | n | matter, question | >of/is/was/at/,/. <the/this/that/a/key/main/important/any/other/these/such/major
issue | n | problem | >with <a/the/this/major/main/some/many/serious/any
matter | n | issue, question | >of <the/this
matter | n | issue, question | <the/this/these/such >is/was/./,/in/to/before/with/will
question | n | issue, matter | >of <the/this
question | n | issue | >whether/about <the
topic | n | subject, theme, issue | >of/is/was/./,/in/that/for
subject | n | topic, theme | >of/is/was/./, <the/a/this/main/any/favourite
theme | n | subject, topic | >of/is/was <the/main/central/a
challenge | n | problem, difficulty | >of/in/facing/faced <the/a/these/many/major/main
advantage | n | benefit, strength | >of/over/is
benefit | n | advantage, gain | >of/for/./, <the/main/economic/great/many/several/some/of/potential
disadvantage | n | drawback, weakness | >of/is
drawback | n | disadvantage, weakness | >of/is
weakness | n | shortcoming, flaw | >of/in <a/main/major/any
strength | n | power | >of <the
flaw | n | weakness, fault, defect~f | >in
error | n | mistake | >in/of/./,
mistake | n | error | >in/./,/to/of <a/the/this/any/no/serious/big/common/his/her/their/some/many
fault | n | defect, error | >in
increase | n | rise, growth | >in/of
rise | n | increase, growth | >in <a/the/sharp/rapid/this/any/further/steady
growth | n | increase, rise | >in <the/a/strong/rapid/this
reduction | n | decrease, cut~p | >in
reduction | n | cut | >of
decrease | n | fall, drop, reduction~f | >in/of
decline | n | fall, drop, decrease | >in <a/the/sharp/steady/rapid/further/this
drop | n | fall, decline | >in <a/the/sharp/steep/this/further
fall | n | drop, decline | >in <a/the/sharp/steep/this/further
change | n | shift | >in <a/the/this/major/significant/dramatic/radical/any
change | n | alteration~f, modification~f | >to <a/the/these/any/some/minor/major/further/many/no
shift | n | change, move | >in/from/towards/toward/to <a/the/this/major/significant/dramatic
expansion | n | growth, enlargement | >of/in
creation | n | formation, establishment~f | >of
establishment | n | creation, founding, setting up | >of
formation | n | creation, establishment~f | >of <the *party/government/company/group/team/state/committee/union/club/republic/alliance
foundation | n | basis | >for/of <a/solid/strong
basis | n | foundation | >for/of <the/a/solid/strong/sound/theoretical !<on
beginning | n | start | >of <the
start | n | beginning | >of <the
conclusion | n | end, close | >of <the
arrival | n | coming | >of
departure | n | exit, leaving | >of/from <the/his/her/their
completion | n | end, finish~p | >of
lack | n | absence | >of
absence | n | lack | >of <the/complete/total
shortage | n | lack, scarcity~f | >of
abundance | n | wealth | >of
variety | n | range, number | >of <wide/great/large
range | n | variety | >of <wide/broad/full/large/vast
part | n | portion, section | >of <the/a/large/small/eastern/western/northern/southern/upper/lower/central/this/that/significant/major/some >the
portion | n | part, section, share | >of !>food/meat/rice/fish
section | n | part, segment | >of <the/a/this/each/final/first
segment | n | section, part | >of
share | n | portion, part | >of <a/large/small/greater/larger/fair
proportion | n | share, percentage | >of <a/high/large/small/the/significant
percentage | n | share, proportion | >of <a/high/large/small/the
amount | n | quantity, volume | >of <large/small/huge/vast/the/this/any/certain/total
quantity | n | amount, volume | >of
volume | n | amount, quantity | >of <large/total/huge/increasing/growing
degree | n | level, extent | >of <a/high/certain/the/some/any/this
extent | n | degree, scale | >of <the/full
pace | n | rate, speed | >of
way | n | method, means | >of <effective/best/main/common/efficient/traditional/simple/easy/different/alternative/cheap
way | n | route, path | >from <the
method | n | technique, approach | >of/for
technique | n | method, approach | >of/for/to
means | n | method, way | >of <a/the/effective/main/an/other !<by
manner | n | way, fashion~f | <a/this/that/similar/same/the/timely/such/different
procedure | n | process, method | >for/of
process | n | procedure | >for
step | n | measure, action | >to <a/the/these/further/some/any/necessary/concrete/urgent/additional/other/first !<take
measure | n | step, action | >to <these/further/some/necessary/urgent/additional/other/such/new/several/various/effective/of
solution | n | answer | >to/for
answer | n | solution, response | >to <the/an/no
response | n | reply, answer | >to <the/a/his/her/their/its !<in *question/letter/email/request/message/inquiry
reply | n | response, answer | >to
reaction | n | response | >to/from
view | n | opinion | >that <the/his/her/their/a
view | n | opinion | >on/about/of <his/her/their/the/own/political/its !<in/of/scenic/good
opinion | n | view | >that/on/about/of <his/her/their/own/a !<in
belief | n | conviction, view | >that
idea | n | notion~f, concept | >of <the/this/that
idea | n | notion, suggestion | >that
concept | n | idea, notion | >of/that
notion | n | idea | >of/that
theory | n | hypothesis~f | >that
suggestion | n | proposal, idea | >that/to
claim | n | assertion~f, statement | >that <the/his/her/their/its/this/any/a
announcement | n | statement, declaration | >that/of/by
promise | n | pledge~f, vow | >to <a/his/her/their/its/the
pledge | n | promise, commitment | >to
commitment | n | dedication, devotion | >to <the/his/her/their/its/strong/a/our
request | n | appeal, call | >for <a/the/his/her/their/this/any
requirement | n | condition, need | >for <a/the/basic/any
condition | n | requirement | >for <a/the/necessary/any
importance | n | significance~f | >of/for/to/in/./,
significance | n | importance, meaning~p | >of/for/in/./,
role | n | part | >in <a/the/his/her/its/their/important/key/major/significant/central/leading/vital/crucial/active/main
part | n | role | >in <important/major/active/key/significant/leading/vital/central/integral !<take
function | n | role, purpose | >of <main/primary/basic/chief/essential
task | n | job | >of <the/difficult/a/this/main
duty | n | obligation, responsibility | >to
responsibility | n | duty, obligation~f | >to
obligation | n | duty, responsibility | >to
permission | n | consent, authorization~f | >to/from/of
authority | n | power | >to <the/no/any/legal/full
support | n | backing, help | >from/of <the/with/no/strong/public/full/popular
support | n | backing | >for <his/her/their/its/strong/public/popular/full/the/political
assistance | n | help, aid, support | >to/from/of/in/./,/for
help | n | assistance, aid, support | >from/of <the/with/without/some/any/no
aid | n | assistance, help | >to/from <humanitarian/foreign/financial/military/economic/more/for/of
cooperation | n | collaboration | >between/with/among/of/in
collaboration | n | cooperation, partnership | >between/with/among
relationship | n | connection, link | >between <the/a/this/close
connection | n | link, relationship | >between/with <a/the/any/no/close/direct
link | n | connection, relationship | >between <a/the/any/no/close/direct/strong
link | n | connection, tie | >with/to <a/the/any/no/close/direct/strong/its/his/their
difference | n | distinction | >between <a/the/any/no/this/clear/main/significant/big/important
distinction | n | difference | >between
similarity | n | resemblance, likeness | >between/to/with
conflict | n | dispute, clash | >between <the/a/this/any
dispute | n | disagreement, argument, conflict | >between/over/with/about
disagreement | n | dispute, difference of opinion | >between/over/about/with
argument | n | dispute, quarrel | >between/with <an/the
argument | n | claim, contention~f | >that <the/an/his/her/their/this
debate | n | discussion, argument | >about/over/on <the/a/public/this/political/heated
discussion | n | debate | >about/of/on/with <the/a/this/public/further
conversation | n | talk, discussion | >with/about/between
negotiations | x | talks, discussions | >with/between/on/over/to/for/aimed/./,/and <the/in/of/hold/held/peace/further/new/these/direct/,
talks | x | negotiations~f, discussions | >with/between/on/over/aimed/./,/and <the/in/of/hold/held/holding/further/new/these/direct/for/,
border | n | frontier~f | >between
example | n | instance | >of <another/one/an/some
level | n | degree | >of <a/certain/some
agreement | n | deal, accord~f | >between/with/on/to <a/an/the/this/new/trade/peace/final
deal | n | agreement | >with/between/to/for <a/the/this/new/any/peace/trade
treaty | n | pact, agreement | >with/between
investigation | n | inquiry~f, probe~p | >into/of/by <an/the/this/his/its/further/police
inquiry | n | investigation | >into
study | n | examination, analysis, survey | >of <a/the/this/detailed/careful/recent
analysis | n | study, examination | >of
examination | n | study, review | >of <an/the/careful/close
review | n | examination, assessment | >of <a/the/this/full/further
survey | n | study, review | >of <a/the/this
evaluation | n | assessment, review | >of
assessment | n | evaluation, appraisal~f | >of
description | n | account | >of <a/the/detailed/full/good
account | n | description | >of <an/the/detailed/full/his/her/this/first !<on
explanation | n | reason, account | >for <an/the/no/any/possible/simple
evidence | n | proof, signs~p | >of/that <no/the/any/clear/some/strong
proof | n | evidence, confirmation | >of/that
sign | n | indication~f, signal | >of/that <a/clear/the/any/no/good/first/another/early
indication | n | sign, suggestion | >of/that
feature | n | characteristic~f, aspect | >of <a/the/main/key/common/important/distinctive/notable/central/another/one/these
characteristic | n | feature, trait, quality | >of
aspect | n | part, feature, side~p | >of
element | n | part, component, feature | >of <an/the/key/important/essential/main/basic/central/other
component | n | part, element | >of
instance | n | example, case | >of
type | n | kind, sort, form | >of
kind | n | type, sort | >of <a/the/this/some/another/any/new/different/same/other/particular/every
sort | n | kind, type | >of <a/the/this/some/another/any/new/different/same
category | n | class, group, type | >of
class | n | category, group | >of <a/the/this/new
circumstance | n | condition, situation | <these/such/certain/special/normal/difficult !>of
post | n | position, job~p | >of/as <the/a/his/her/this
job | n | position, post | >as/of <a/the/his/her
location | n | site, place, position | >of <the/exact/current/a
location | n | place, site | >for/in/where <a/the/this/ideal/good
site | n | location, place | >of <the
place | n | spot, site | >where <a/the
area | n | region | >of <the/this/an >the !<<police
area | n | region | <this/that/coastal/rural/urban/mountainous/surrounding/remote >./,/and/is/was/in/where/were/are/between/near/has/had
region | n | area | <the/this/that/whole/entire/surrounding/coastal/mountainous/remote >./,/and/is/was/in/where/were/are/has/had
zone | n | area, region | >of/between/in/where
route | n | path, way | >to/from/through/between <the/a/this/main/direct
path | n | route, way | >to/through/from <the/a/this
interior | n | inside | >of
exterior | n | outside | >of
inhabitant | n | resident, dweller~f | >of/./,/who/were/are/in/and/had/have
resident | n | inhabitant | >of <the/all/many/most/local/some/other
person | n | individual | <a/the/this/each/another/any/every/one/young/first/such/other >who/is/was/has/with/in/to/can/from/.
individual | n | person | >who/with/in/./,/is/was/to/can/from/has
individuals | x | people, persons~f | >who/with/in/./,/are/were/to/can/from/have/and
persons | x | people, individuals~f | >who/with/in/./,/are/were/to/can/from/have/and
youngster | n | child, young person
kid | n | child
man | n |
buddy | n | friend
companion | n | friend, partner
opponent | n | rival, adversary~f | >of/in/./,/and
rival | n | competitor, opponent | >of/to/in/for/./,
competitor | n | rival | >of/in/to/./,
enemy | n | foe, opponent | >of/./,
supporter | n | backer, follower, advocate~f | >of
advocate | n | supporter, champion | >of
proponent | n | supporter, advocate | >of
follower | n | supporter, disciple | >of
critic | n | opponent, detractor~f | >of
author | n | writer | <the/an/american/english/british/french/german >./,/and/who/is/was/has/also
writer | n | author | <the/a/american/english/british/french/german/famous >./,/and/who/is/was/has/also
researcher | n | scientist | >have/say/found/at/from/who/are/were/had/believe/in
scientist | n | researcher | >have/say/found/at/from/who/are/were/had/believe
expert | n | specialist | >in/on/who/say/at/from/./,
specialist | n | expert | >in/on/who/at/from
analyst | n | expert, observer | >say/said/believe/expect/expected/have/had
spokesman | n | spokesperson, representative~f | >for/said/of
spokeswoman | n | spokesperson, representative~f | >for/said/of
representative | n | delegate, spokesman | >from <a/the
employee | n | worker, member of staff | >of/at/in/who/./,/were/are/and/have/had/to
worker | n | employee | >at/in/who/./,/were/are/and/have/had/to <the/its/their/many/all/these/some/other/of
staff | n | personnel~f, employees~p | >of/at/in/./, <the/its/his/their/all
personnel | n | staff, employees | >of/at/in/./,/to/and
customer | n | client, buyer | >of/in/who/./,/and/are/were/to
client | n | customer | >of/in/who/./,/and/are/were/to !*server/software/application/computer/network/web/court/lawyer
buyer | n | purchaser~f, customer | >of/in/who/./,/and/are/were
company | n | firm | <the/a/this/its/their/his/other/another/private/local/foreign/many/new/same/large/small/some/for/that !>./of/is
company | n | firm | >said/has/had/was/were/have/plans/expects/to/which/that/will/would/says/announced/also
firm | n | company | <the/a/this/its/his/their/private/local/foreign/many/new/large/small !>N
corporation | n | company, firm | <the/a/this/large/big/major/multinational
business | n | company, firm | <a/small/local/new/family/large >in/with/that/which/to/and
factory | n | plant | !*plants/trees/rubber/sugar/cotton <the/a/this/new/old >in/at/was/were/is/./,/and/to/where
shop | n | store | <the/a/this/small/local/new/many >in/on/at/was/were/is/./,/and/to/where/are
store | n | shop | <the/a/this/small/local/new/many >in/on/at/was/were/is/./,/and/to/where/are
building | n | structure | <the/this/a/historic/main/stone/brick/original >was/is/has/had/were/are/in/on/./,/and
house | n | home, residence~f | <his/her/their/my >in/on/at/near/./,
home | n | house, residence~f | <his/her/their/family >in/on/at/near/after
residence | n | home, house | <the/his/her/a/their/private/this >of/in/on/./,/and/was
car | n | vehicle, automobile~f | <the/a/his/her/their/this/of !>bomb/park/bombs/race/racing/crash/accident/maker/makers
automobile | n | car, vehicle
ship | n | vessel~f | <the/this/a/of/each/all/another
vessel | n | ship, boat | <the/this/a/each/fishing/another/naval/merchant
aircraft | n | plane, airplane | <the/an/this/his/military/american/enemy/which/of
airplane | n | plane, aircraft
plane | n | aircraft, airplane | <the/a/this/his/their/military/of/by >was/crashed/had/is/carrying/from/to/in/at/./,
train | n |
money | n | funds, cash~p | !*refund/refunded/customer/account/back/bought <the/enough/raise/raised/more/some/of/for/their/his/public >to/for/from/./,/and
cash | n | money | !>register/machine/flow/crop/prize/cow/payment
income | n | earnings, revenue | <his/her/their/annual/household/net/average/the >of/from/./,/and
revenue | n | income, earnings | >of/from/./, <the/its/annual/total
fee | n | charge, payment | >of/for <a/the/small/annual/additional
salary | n | pay, wage | <his/her/a/their/the/annual >of/./,/and/for
price | n | cost | >of <the/high/low/rising/a >the
purchase | n | buying, acquisition~f | >of <the
loan | n |
`;
