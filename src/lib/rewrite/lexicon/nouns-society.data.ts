/** A verb or the end follows, so that no noun and no name hangs on. */
const LOOSE = "!>N/of/'s";

/** Nouns of public life: the state, courts, conflict, business, health. */
export const nounsOfSociety = `
police | x | officers | <start/,/that/when/after/and >said/say/have/were/are/arrested/found/fired/believe/had/also
police | x | officers | <to/by >,/./;
authorities | x | officials | <start/,/that/when/after >said/say/have/were/are/had/believe/also
journalist | n | reporter | <NNS/told/tell/of/the/and/two/several/many/by/foreign/local/with/to ${LOOSE} !*blog
reporter | n | journalist | <told/tell/of/the/and/several/many/by/foreign/local/with/to ${LOOSE}
lawmaker = legislator | n | | ${LOOSE}
militant | n | fighter | <the/two/three/several/of/by/islamic/suspected/armed/with/and ${LOOSE}
insurgent | n | rebel | ${LOOSE}
rebel | n | insurgent | <armed/by/of/the >said/have/attacked/were/are/killed/had/in/from/,/.
businessman | n | entrepreneur | <local/successful ${LOOSE}
motorist | n | driver | ${LOOSE}
colleague | n | co-worker | <a/his/her/their/former ${LOOSE} *worked/works/company/office/hospital/job/work !*professor/university/minister/parliament/senate/research/party/scientist
couple | n | pair | <the >had/were/have/married/divorced/moved/met/separated/settled/also *married/marriage/wedding/son/daughter/children/divorced/husband/wife
parents | x | mother and father | <his/her !>N/'s/of/and !>'/’
teenager | n | adolescent~f | <a/the/two/three/many/of/young ${LOOSE}
no siblings | x | no brothers or sisters
siblings | x | brothers and sisters | <his/her/their/C/older/younger/of !>N/'s !>'/’
brothers and sisters | x | siblings | <his/her/their/older/younger/C
nobleman | n | noble, aristocrat | ${LOOSE}
aristocrat | n | noble | ${LOOSE}
colonist | n | settler | ${LOOSE}
settler | n | colonist | <early/european/english/dutch/white/british ${LOOSE}
immigrant | n | migrant | <illegal/new/of/the/recent/many/by/and/for ${LOOSE}
clergyman | n | cleric | ${LOOSE}
deity | n | god | ${LOOSE} !<female !*goddess
deities | x | gods | !>N
religion | n | faith | <the/their/his/same/other/a/new/any ${LOOSE}
referendum | n | vote | <a/the >on/in/./,/was
ballot | n | vote | <first/second >in/on
poll | n | survey | <a/the/new/recent/another >of/by/showed/found/conducted/published/shows/suggested/suggests/released
coalition | n | alliance | <a/the/broad/new >of/with/between/led
alliance | n | pact | <an/the/strategic/new >with/between
uprising | n | revolt, rebellion | <an/the/armed/popular ${LOOSE}
uprising | n | revolt, rebellion | <an/the/armed/popular >of
revolt | n | uprising, rebellion | <a/the/armed/popular
rebellion | n | uprising, revolt | <a/the/armed
reign | n | rule | <the/his/her >of/./,/and !*terror !=NNS !>as
reign | n | rule | <his/her/their !>N !>as !=NNS
monarch | n | sovereign~f | ${LOOSE} !*butterfly/butterflies
treaty | n | agreement, pact | <a/the/this/new >was/that/which/signed/would/to !>of
crackdown | n | clampdown | >on
unrest | n | disorder | <civil/political/social/the/of/in !>N
embargo | n | ban | <an/the/trade >on/against
gun battle | n | shootout
kidnapping | n | abduction | <the/a/of/his/her
abduction | n | kidnapping | <the/an/of/his/her
lawsuit | n | suit, legal action | <a/the/his >against/in/over/filed/,/./claims
tariffs | x | duties | >on <import/of/new/higher/the/lower/impose/raise/imposed
deficit | n | shortfall | <a/the/its/growing/large ${LOOSE} *budget/funding/billion/million/government !*run/runs/running/attention/trade/goal/points/match
stake | n | share, holding | <a/its/his/minority/majority >in !>in/the/stake
stake | n | holding, share | <percent/%/C >in
workforce | n | staff | <its/their/total/entire/whole >of/by/./,/and/in *company/firm/factory/plant/employer/airline/bank/manufacturer
layoffs | x | job cuts, redundancies
enterprise | n | business, company | <an/small/large/foreign/these/many/successful/profitable ${LOOSE}
subsidiary | n | unit | <a/its/the/owned >of/in/,/.
carmaker | n | car manufacturer, automaker
automaker | n | carmaker, car manufacturer
airline | n | carrier | <the/an/its/low-cost/this/budget/other/many/several/major ${LOOSE}
supplier | n | provider | >of <a/the/main/largest/leading/major
provider | n | supplier | >of <a/the/main/largest/leading/major !*care/education/health/internet/insurance
retailer | n | store chain | <a/the/large/big >said/has/will/which/, !*online/internet/amazon/website
epidemic | n | outbreak | <the/an/this/ebola/cholera >of/in/was/is/,/. !*obesity/smoking/violence/loneliness/opioid/drug/suicide/hiv
medication | n | medicine | <the/his/her/this/prescription/some/these
illness | n | disease | <the/this/an/serious/mental >is/was/that/which/can/caused !<mental !*mental/stress/depression/psychological
remedy | n | treatment, cure | >for *disease/pain/cold/colds/cough/headache/headaches/herbal/traditional/folk/skin/fever/stomach
remark | n | comment | <his/her/the/their/these/in/such ${LOOSE}
comment | n | remark | <his/her/the/their/these >on/about/./,/were/came/to/after/at !*online/blog/facebook/post/youtube/video/site/website/reading/posted
controversy | n | debate, dispute | <the/a/of/much/some/considerable >over/about/surrounding
quarrel | n | dispute, argument | >with/between/over
feud | n | dispute, quarrel | >with/between/over
rivalry | n | competition | <the/a/fierce/intense >between
hardship | n | difficulty | <economic/financial/great/severe/of
wealth | n | riches | <great/his/her/their/and >,/./and
scarcity | n | shortage, lack | >of
famine | n | starvation | <of/from/by/and/to
expertise | n | knowledge, skill | <the/their/his/her/its/technical/of/and >in/of/./,/and
background | n | origin | <social/ethnic
ancestry | n | descent, origin | <J >./,/and/who/on/were
descent | n | ancestry, origin | <J >./,/and/who/were !<steep/rapid/slow/gradual/sharp/long/first/final !<easy/difficult/controlled/safe/direct/quick
roots | x | origins | <its/their/has/have/the/historical >in/of !>N =NNS !*tree/trees/plant/plants/soil/leaves/hair/teeth/grass
emblem | n | symbol | <the/an/its/as ${LOOSE}
symbol | n | emblem | <a/the >of !*element/chemical/mathematical/currency/stock
attempt | n | effort | <an/this/first/his/her/their/second/failed/unsuccessful/several/many/previous/earlier >at
endeavour / endeavor | n | effort, undertaking
undertaking | n | task, project | <major/huge/difficult/large
participants | x | people taking part | >in !<N/key/active
attendee | n | participant
the opening of | x | the start of | >>season/campaign/festival/session/conference/trial
closure | n | closing | >of <the
the renewal of | x | the extension of | >>contract/lease/agreement
the dismissal of | x | the removal of, the sacking of~p | >>@person
removal | n | dismissal | <his/her >from *office/post/minister/president/position/board/job/director
abolition | n | ending | >of <the
introduction | n | launch | >of <the *product/service/campaign/model/app/scheme/version
implementation | n | carrying out | >of <the !*software/algorithm/code/java/language/interface/function
enforcement | n | application | >of <the/strict
fulfilment | n | achievement | >of *dream/ambition/goal/aims/ambitions
preservation | n | protection, conservation | >of <the !*food/meat/fish/fruit/evidence
conservation | n | protection, preservation | >of !*momentum/energy/mass/matter/charge
gathering | n | meeting | <public/annual
seminar | n | workshop | <a/the/several/series/of
consultation | n | discussion | <further/in/after/with
deliberation | n | discussion, debate
testimony | n | evidence, statement | <his/her/the/their !>of
confession | n | admission | <his/her/the/a ${LOOSE} !*priest/church/catholic/sin/sins
misconduct | n | wrongdoing | !<sexual/gross/professional/scientific/research
wrongdoing | n | misconduct | <any/of/no/the
offspring | n | young | <the/their/its/his/her *female/females/male/animals/species/birds/nest/breeding/mother/mammals
proposal | n | plan, suggestion | <the/a/this/his/her/its/new/such/any ${LOOSE} !>to/for !*marry/marriage/ring/love/engaged/grant/submitted/submit/funding
plan | n | proposal | <this/such/new/original/ambitious/government/detailed >was/is/would/calls/called/will/has/had/which/that !*health/insurance/pension/data/phone/treatment/marketing
strategy | n | approach, plan | <the/this/new/a/their/his ${LOOSE} !>to/for
initiative | n | project, plan | <this/new/an/such/local/several !>N/'s/of
objective | n | goal, aim | <the/this/main/its/their/primary/these/key/other/political !>N/'s
priority | n | concern | <top/first/main
prospects | x | chances | <their/his/her/its/good/better >for/of
setting | n | place, location | <perfect/beautiful/ideal >for
tactic | n | method, approach | !<delaying/scare/shock/military/guerrilla/pressure
advancement | n | progress, promotion | <the/of/their/professional/career
improvement | n | progress | <some >in
improvement | n | advance | <major/significant/further/great >in =NNS *technology/science/medicine/design/engineering
improvement | n | enhancement~f | <further/several/major/these >to
progress | n | headway | <some/good/significant/make/made/little/further >in/on/towards/toward *make/made/making/makes
breakthrough | n | advance | <a/major/important/the >in/for
advance | n | development | <technological/scientific/medical/recent >in/have/has/and/,/. =NNS
downturn | n | slump, decline | <a/the/economic/sharp/global
slump | n | fall, decline | <a/the/sharp >in
boom | n | upswing | <economic/the/a >in
upturn | n | recovery, rise | <an/the/economic
surge | n | jump, sharp rise | >in !<sharp
jump | n | rise, surge | >in <a/the/sharp/big !*athletics/metres/ski/skating/athlete/long/triple
hike | n | rise, increase | >in *price/prices/tax/rates/interest/wages/fees/percent/fuel/tariffs
fluctuation | n | variation, change | >in/of
`;
