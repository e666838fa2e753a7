const active = '!<is/are/was/were/be/been/being/get/got/D/J/P/R';
const be = '<is/are/was/were/be/been/being';
const prices =
  'share/stock/price/index/profit/sale/rate/dollar/euro/pound/yen/currency/yield/output/revenue/earnings/market/average/income/export/import/order/export/futures/bond/turnover/production';
const money = 'dollar/euro/yen/pound/currency/rupee/franc/mark/peso/yuan/ruble/rouble/krona/lira/won';
const bodies =
  'government/parliament/company/committee/council/minister/president/court/bank/board/union/party/police/commission/agency/ministry/senate/firm/judge/mayor/governor/he/she/they/it/who/leader/officials/official/congress/house/state/city/country/authority/department/group/airline/team';

/** What newspapers tell: prices, courts, votes, accidents, talks, and who said so. */
export const newsVerbs = `
fall = drop = decline | v | | >C ${active} <<<${prices}
rise | v | climb, increase | >C ${active} <<<${prices}
climb | v | rise | >C ${active} <<<${prices}
gain / increase | v | rise, climb | >C ${active} <<<${prices}
jump | v | leap, surge | >C ${active} <<<${prices}
lose | v | shed, fall | >C ${active} <<<share/stock/index/market/average
decrease | v | fall, drop | >C ${active} <<<${prices}
rise | v | gain, strengthen | >against <<${money}
fall | v | slip, weaken | >against <<${money}
strengthen | v | rise, gain | >against <<${money}
weaken | v | fall, slip | >against <<${money}
rise sharply | v | climb sharply, jump | >in/on/after/to/from/end
fall sharply | v | drop sharply, plunge | >in/on/after/to/from/end
hit | v | reach | >a/an/its/their/record >>high/low/record/peak/level ${active}
hold | v | remain | >steady/firm/unchanged ${active} !=K
keep | v | leave, hold | >>rate <<bank/fed/board/committee/policymaker
cut | v | lower, reduce | >>rate/price/tax/forecast/cost <<bank/fed/government/company/minister/airline/firm/it ${active}
raise | v | increase, lift | >>rate/price/tax/forecast/limit/fare/fee/target <<bank/fed/government/company/minister/airline/firm/it ${active}
post | v | report, record | >>loss/profit/gain/rise/increase/drop/fall/revenue/growth/earnings/decline/sale/result/deficit/surplus ${active}
report | v | announce, record | >>loss/profit/gain/rise/increase/drop/fall/revenue/growth/earnings/decline/sale/deficit/surplus ${active}
forecast | v | predict | >D/N ${active}
invest | v | put | >C/$/£/€/billions/millions
invest in | v | put money into | >np !<O !=K !>a
buy | v | purchase~f, acquire~f | >C/$/a/an/the >>share/stake/company/bond/plant/unit/firm/site/aircraft/jet/oil/asset/business/rival
sell | v | dispose of~f | >its/their >>stake/share/unit/business/asset/interest/subsidiary/division
agree to buy | v | agree to purchase, agree to acquire~f
agreed to buy | x | agreed to purchase, agreed to acquire~f
agreed to sell | x | agreed to part with
set up | v | establish, create | <to/will/would/had/has/have/was/were/been/be/it/they/government/company >np >>@group/committee/fund/system/network/unit/centre/center/base/business/scheme/programme/program/body/panel/tribunal/branch/trust/station/agency/force/colony
lay off | v | dismiss~f | >C/some/about/more/up/hundreds/thousands/several/workers/staff/employees
cut jobs | v | reduce its workforce | <to/will >at/in
go on strike | v | stop work, walk out | >over/in/for/to/on
went on strike | x | stopped work, walked out | >over/in/for/to/on
threaten | v | warn of | >>action/strike/retaliation/sanction/boycott
explode | v | go off, blow up~p | <<bomb/device/grenade/mine/shell/mortar/missile >in/near/at/outside/on/as/when/end/inside/under/beside/during/while
exploded | x | blew up | <<car/vehicle/truck/ship/tank/plane/rocket >in/near/at/outside/on/as/when/end/inside
blow up | v | explode | <<bomb/car/vehicle/ship/plane/rocket/device >in/near/at/outside/on/as/when/end !=K
go off | v | explode | <<bomb/device/grenade/mine/shell >in/near/at/outside/on/as/when/end
crash | v | come down | <<plane/aircraft/jet/helicopter/airliner >in/near/on/shortly/after/soon/while/during/off
collide with | v | run into, hit | <<train/bus/car/ship/truck/plane/vehicle/boat/lorry/van >np
kill | v | claim the lives of | >C/at/more/several/about/nearly/over <<<attack/explosion/crash/bomb/earthquake/accident/fire/bombing/flood/storm/disease/outbreak/blast/hurricane/strike/violence/famine/epidemic/disaster/collision
wound | v | injure, hurt | >C/at/several/many/about/dozens/hundreds/more/some/others/him/her ${active}
injure | v | hurt | >C/at/several/many/about/dozens/hundreds/more/some/others/him/her ${active}
died in | x | lost their lives in | <NNS/people >>attack/crash/accident/explosion/fire/war/fighting/earthquake/disaster/blast/flood
was shot dead | x | was shot and killed
were shot dead | x | were shot and killed
shot dead | x | shot and killed | <was/were/been/have/has/had/police/soldiers/gunmen/men
shot and killed | x | shot dead | <was/were/been/had/has/have/police/soldiers/gunmen
opened fire on | x | shot at, fired on | >np
fired on | x | shot at | <<troop/soldier/police/they/guard/force >np
storm | v | raid, attack | >the/a >>building/house/embassy/office/compound/camp/base/village/town/palace ${active}
search | v | look | >for <<police/rescuer/worker/team/they/he/she/crew/diver/soldier
searched for | x | looked for, hunted for | <<police/rescuer/worker/team/they/crew/diver/soldier/volunteer >np
rescued | x | saved | <<firefighter/rescuer/crew/police/soldier/they/coastguard >np
battled | x | fought | <<firefighter/crew/they/force/troop/police >the/a/to/for/with
is under investigation | x | is being investigated
was under investigation | x | was being investigated
are under investigation | x | are being investigated
being investigated | x | under investigation | <is/are/was/were >by/for/and/,/.
pleaded guilty to | x | admitted, confessed to | <he/she/who/has/have/had/they/and >np/G
plead guilty to | v | admit, confess to | <to/will/would >np/G
denied | x | rejected, disputed | <<government/minister/company/he/she/official/spokesman/police/who/they >the/any/all/its >>claim/charge/allegation/report/accusation/suggestion
award | v | give, grant | >O/NNP ${active}
veto | v | block, reject | >the/a/an/any !<D/J/P
uphold | v | confirm | >the/a/an/his/her/its >>ruling/decision/conviction/verdict/judgment/sentence ${active}
overturn | v | reverse, set aside | >>ruling/decision/conviction/verdict/law/judgment/sentence/result/ban !<D/J
appeal to | v | call on | <<president/minister/government/pope/leader/he/she/police >the/all/his/its >>people/person/government/leader/country/community/side/public/party/nation/world
vote to | v | decide to | >B <<${bodies}/worker/member/voter
voted to | x | decided to | >B <<${bodies}/worker/member/voter/shareholder
vote for | v | back, support | >the/a/him/her/his >>plan/bill/measure/motion/resolution/candidate/party/amendment/proposal ${active}
voted for | x | backed, supported | >the/a/him/her/his >>plan/bill/measure/motion/resolution/candidate/party/amendment/proposal
voted against | x | opposed | >np
vote against | v | oppose | <to/will/would/not >np
plan to | v | intend to, aim to | <<${bodies} >B
plans to | x | intends to, aims to | <<${bodies} >B
seek | v | ask for | >a/an >>meeting/explanation/apology/extension/delay/pardon/ruling/injunction
seek | v | ask for, call for | >a/an >>review/ban/inquiry/vote
seek to | v | try to, aim to | >B ${active}
discuss | v | talk about | >N/J <to
hold talks | v | meet | >in/on/about
held talks with | x | met, spoke with | >np
held talks | x | met | >in/on/about
hold a news conference | v | speak to reporters | >in/on/at
held a meeting with | x | met, met with | >np
held a meeting | x | met | >in/on/at/to
met with | x | held talks with, saw | <<president/minister/leader/official/delegation/secretary/chancellor/envoy >np
break down | v | collapse, fail | <<talks/talk/negotiation/system/deal >over/in/on/after/when/because/last/end
broke down | x | collapsed, failed | <<talks/talk/negotiation/deal/ceasefire >over/in/on/after/when/because/last/end
reach a deal | v | agree a deal, come to an agreement | >on/with/to
reached a deal | x | came to an agreement | >on/with/to
reached an agreement | x | came to an agreement, struck a deal | >on/with/to
struck a deal | x | reached a deal, came to an agreement | >with/to/on
strike a deal | v | reach a deal, come to an agreement | >with/to/on
signed an agreement | x | concluded an agreement~f | >with/to/on
call | v | announce | >a/an/the >>election/strike/referendum/ceasefire/boycott ${active}
call for | v | appeal for~f | >>calm/restraint/peace/unity/help/aid/donation <<${bodies}/report/activist/critic/protester/resolution
call for | v | demand, appeal for~f | >a/an/the/N/J <<${bodies}/report/activist/critic/protester/resolution !>>election/ambulance/prayer/backup/dialogue
called for | x | appealed for~f | >>calm/restraint/peace/unity/help/aid/donation <<${bodies}/report/activist/critic/protester
called for | x | demanded, appealed for~f | >a/an/the/N/J <<${bodies}/report/activist/critic/protester !>>election/ambulance/prayer/backup/dialogue
call on | v | urge | >the/all/his/its/both/N/O <<${bodies}/report/activist/critic/protester/resolution
called on | x | urged | >the/all/his/its/both/N/O <<${bodies}/report/activist/critic/protester/resolution
step up | v | increase, intensify | >np
resign | v | step down | >after/over/as/in/on/amid/because/end ${active}
replace | v | succeed, take over from | >NNP <<who/he/she !*with
take over | v | take control of, assume control of | >the/its/his >>company/business/firm/bank/government/country/city/airline/station/operation/party/leadership
take over | v | take charge | >as/in/on <to
took power | x | came to power | >in/after/on/from
seized power | x | took power | >in/after/from/on
won the election | x | was elected | >in/with/on <he/she/who
win the election | v | be elected | <to/will/would >in/with
won re-election | x | was re-elected | <he/she/who/mayor/president/governor
launch | v | begin, start | >a/an/its/the/their/his >>investigation/attack/campaign/inquiry/offensive/operation/probe/strike/appeal/search/effort/programme/program/project/review/drive/war/assault ${active}
launch | v | introduce, bring out | >a/an/its/the/their/his >>product/model/range/version/car/phone/line ${active}
launch | v | bring out | >a/an/its/the/their/his >>album/book ${active}
unveil | v | present, announce | >a/an/its/the/their/his >>plan/budget/model/proposal/product/design/package/programme
release | v | free | >C/all/some/several/two/three/four/five/him/her/them >>prisoner/hostage/suspect/captive/detainee/person/man/woman/soldier/sailor/him/her/them ${active}
release | v | publish, issue | >a/an/the/its >>report/statement/figure/data/result/list/document/study/detail/photo/picture/name/finding/survey ${active}
publish | v | release, issue | >a/an/the/its >>report/statement/figure/data/result/list/document/study/detail/finding/survey ${active}
show up | v | appear, turn up~p | >at/in
turn out | v | come out | >to/for <<voter/thousands/people/person/crowd
took part in | x | participated in~f, joined | >np
take to the streets | v | protest in the streets | >./,/and
took to the streets | x | protested in the streets | >./,/and/on/after
clash with | v | fight, fight with | <<protester/demonstrator/student/force/troop/fan/crowd/they >np
clashed with | x | fought, fought with | <<protester/demonstrator/student/force/troop/fan/crowd/they >np
fled to | x | escaped to | >np
return home | v | go home, come home | >from/after/to/in
arrive in | v | reach | >NNP ${active} !>january/february/march/april/may/june/july/august/september/october/november/december/monday/tuesday/wednesday/thursday/friday/saturday/sunday
arrived in | x | reached, came to | <he/she/they/who/minister/president/team/delegation >NNP !>january/february/march/april/may/june/july/august/september/october/november/december/monday/tuesday/wednesday/thursday/friday/saturday/sunday
leave | v | quit | >>party/government/coalition/union/job/post/team ${active}
postpone | v | delay, put off | >D/N ${active}
scheduled for | x | planned for, set for | ${be} >N/D
scheduled to / slated to | x | due to, set to | <is/are/was/were >B
slated for | x | planned for, set for | ${be}
linked to | x | tied to, connected to | ${be}/been/,/N >np !>>@person
aimed at | x | intended for, meant for | ${be}/, >>person/child/man/woman/student/youth/family/reader/viewer/audience/teenager/consumer/user/beginner/market !*gun/rifle/missile/camera
spark | v | trigger, set off | >a/an/the/N/J ${active}
trigger | v | cause, set off | >a/an/the/N/J ${active} !>>alarm/bomb/device/sensor/switch
face | v | confront | >a/an >>problem/challenge/crisis/threat/danger/enemy ${active}
face | v | be up against~p | <to/will >stiff/strong/tough
deal a blow to | v | hurt, weaken | >np
pave the way | v | open the way, clear the way | >for
paved the way | x | opened the way, cleared the way | >for
play host to | v | host | >np
bring charges against | v | charge | >np
come into force | v | take effect, come into effect | >on/in/at/from/next/this/last/after
go into effect | v | take effect, come into force | >on/in/at/from/next/this/last/after
ease | v | relieve, reduce | >>tension/pressure/fear/concern/pain/crisis/shortage/congestion ${active}
weigh on | v | burden, hurt | <<price/cost/rate/concern/fear/worry/data/result >np
boost | v | increase, raise | >>export/spending/price/demand/investment/supply/sale/output/production/confidence/growth/share/profit ${active}
hurt | v | harm, damage | >>export/economy/sale/industry/business/farmer/demand/trade/growth/image/chance/profit <to/will/would/could/has/have/may/might
`;
