/** A verb or the end follows, so that no noun and no name hangs on. */
const LOOSE = "!>N/of/'s";

/** Nouns of public life: the state, courts, conflict, business, health. */
export const nounsOfSociety = `
police | x | officers | <start/,/that/when/after/and >said/say/have/were/are/arrested/found/fired/believe/had/also
police | x | officers | <to/by >,/./;
authorities | x | officials | <start/,/that/when/after >said/say/have/were/are/had/believe/also
journalist | n | reporter | <NNS/told/tell/of/the/and/two/several/many/by/foreign/local/with/to ${LOOSE}
reporter | n | journalist | <told/tell/of/the/and/several/many/by/foreign/local/with/to ${LOOSE}
lawmaker | n | legislator | ${LOOSE}
legislator | n | lawmaker | ${LOOSE}
militant | n | fighter | <the/two/three/several/of/by/islamic/suspected/armed/with/and ${LOOSE}
insurgent | n | rebel | ${LOOSE}
rebel | n | insurgent | <armed/by/of/the >said/have/attacked/were/are/killed/had/in/from/,/.
businessman | n | entrepreneur | <a/the/local/wealthy/successful/rich/prominent ${LOOSE}
motorist | n | driver | ${LOOSE}
colleague | n | co-worker | <a/his/her/their/former ${LOOSE} *worked/works/company/office/hospital/job/work
couple | n | pair | <the >had/were/have/married/divorced/moved/met/separated/settled/also *married/marriage/wedding/son/daughter/children/divorced/husband/wife
parents | x | mother and father | <his/her !>N/'s/of/and
teenager | n | adolescent, youth | <a/the/two/three/many/of/young ${LOOSE}
no siblings | x | no brothers or sisters
siblings | x | brothers and sisters | <his/her/their/C/older/younger/of !>N/'s
brothers and sisters | x | siblings | <his/her/their/older/younger/C
nobleman | n | noble, aristocrat | ${LOOSE}
aristocrat | n | nobleman, noble | ${LOOSE}
colonist | n | settler | ${LOOSE}
settler | n | colonist | <early/european/english/dutch/white/british ${LOOSE}
immigrant | n | migrant, newcomer | <illegal/new/of/the/recent/many/by/and/for ${LOOSE}
clergyman | n | cleric, churchman | ${LOOSE}
deity | n | god | ${LOOSE}
deities | x | gods | !>N
religion | n | faith | <the/their/his/same/other/a/of/new/any ${LOOSE}
referendum | n | popular vote, vote | <a/the >on/in/./,/was
ballot | n | vote | <first/second/the/a >in/on/to
poll | n | survey | <a/the/new/recent/another >of/by/showed/found/conducted/published/shows/suggested/suggests/released
coalition | n | alliance | <a/the/broad/new >of/with/between/led
alliance | n | partnership, pact | <an/the/strategic/new >with/between
uprising | n | revolt, rebellion | <an/the/armed/popular ${LOOSE}
uprising | n | revolt, rebellion | <an/the/armed/popular >of
revolt | n | uprising, rebellion | <a/the/armed/popular
rebellion | n | uprising, revolt | <a/the/armed
reign | n | rule | <the/his/her >of/./,/and
reign | n | rule | <his/her/their !>N
monarch | n | ruler, sovereign~f | ${LOOSE}
treaty | n | agreement, pact | <a/the/this/new >was/that/which/signed/would/to !>of
crackdown | n | clampdown | >on
unrest | n | disorder | <civil/political/social/the/of/in !>N
embargo | n | ban | <an/the/trade >on/against
gun battle | n | shootout
kidnapping | n | abduction | <the/a/of/his/her
abduction | n | kidnapping | <the/an/of/his/her
lawsuit | n | suit, legal action | <a/the/his >against/in/over/filed/,/./claims
tariffs | x | duties | >on <import/of/new/higher/the/lower/impose/raise/imposed
deficit | n | shortfall | <a/the/its/growing/large ${LOOSE} *budget/funding/billion/million/government
stake | n | share, holding | <a/its/his/minority/majority >in !>in/the/stake
stake | n | holding, share | <percent/%/C >in
workforce | n | staff | <its/their/total/entire/whole >of/by/./,/and/in
layoffs | x | job cuts, redundancies
enterprise | n | business, company | <the/an/private/small/large/foreign/these/many/successful/profitable ${LOOSE}
subsidiary | n | unit | <a/its/the/owned >of/in/,/.
carmaker | n | car manufacturer, automaker
automaker | n | carmaker, car manufacturer
airline | n | carrier | <the/an/its/low-cost/this/budget/other/many/several/major ${LOOSE}
supplier | n | provider | >of <a/the/main/largest/leading/major
provider | n | supplier | >of <a/the/main/largest/leading/major
retailer | n | store chain | <a/the/large/big >said/has/will/which/,
epidemic | n | outbreak | <the/an/this/ebola/cholera >of/in/was/is/,/.
medication | n | medicine, drug | <the/his/her/this/prescription/some/these
illness | n | disease | <the/this/an/serious/mental >is/was/that/which/can/caused !<mental
ailment | n | illness | <the/minor/other/various
remedy | n | cure, treatment | >for
cure | n | remedy, treatment | >for <a/the/no
remark | n | comment | <his/her/the/their/these/in/such ${LOOSE}
comment | n | remark | <his/her/the/their/these >on/about/./,/were/came/to/after/at
controversy | n | debate, dispute | <the/a/of/much/some/considerable >over/about/surrounding
quarrel | n | dispute, argument | >with/between/over
feud | n | dispute, quarrel | >with/between/over
rivalry | n | competition | <the/a/fierce/intense >between
hardship | n | difficulty, suffering | <economic/financial/great/severe/of
wealth | n | riches | <great/his/her/their/of/and >,/./and/was
scarcity | n | shortage, lack | >of
famine | n | starvation | <of/from/by/and/to
expertise | n | knowledge, skill | <the/their/his/her/its/technical/of/and >in/of/./,/and
background | n | origin | <social/ethnic/different/religious
ancestry | n | descent, origin | <J >./,/and/who/on/were
descent | n | ancestry, origin | <J >./,/and/who/were !<steep/rapid/slow/gradual/sharp/long/first/final
roots | x | origins | <its/their/has/have/the/historical >in/of !>N
emblem | n | symbol | <the/an/its/as ${LOOSE}
symbol | n | emblem | <a/the >of
attempt | n | effort | <an/this/first/his/her/their/second/failed/unsuccessful/several/many/previous/earlier >at
endeavour | n | effort, undertaking
endeavor | n | effort, undertaking
undertaking | n | task, project | <an/the/this/major/huge/difficult/large
participants | x | people taking part, those taking part | >in
attendee | n | visitor, guest
the opening of | x | the start of | >>season/campaign/festival/session/conference/trial
closure | n | closing | >of <the
the renewal of | x | the extension of | >>contract/lease/agreement
the dismissal of | x | the removal of, the sacking of~p | >>@person
the resignation of | x | the departure of | >>minister/chairman/director/coach/chief/mayor
removal | n | dismissal | <his/her >from
abolition | n | ending | >of <the
introduction | n | launch | >of <the
implementation | n | introduction, carrying out | >of <the
enforcement | n | application | >of <the/strict
fulfilment | n | achievement | >of
preservation | n | protection, conservation | >of <the
conservation | n | protection, preservation | >of
gathering | n | meeting, assembly | <a/the/public/social/large/annual/mass/family
seminar | n | workshop, course | <a/the/several/series/of
consultation | n | discussion, talk | <further/in/after/public/with
deliberation | n | discussion, debate
testimony | n | evidence, statement | <his/her/the/their !>of
confession | n | admission | <his/her/the/a ${LOOSE}
misconduct | n | wrongdoing, bad behaviour
wrongdoing | n | misconduct | <any/of/no/the
offspring | n | young, descendant | <the/their/its/his/her
proposal | n | plan, suggestion | <the/a/this/his/her/its/new/such/any ${LOOSE} !>to/for
plan | n | scheme, proposal | <this/such/new/original/ambitious/government/detailed >was/is/would/calls/called/will/has/had/which/that
strategy | n | approach, plan | <the/this/new/a/their/his ${LOOSE} !>to/for
initiative | n | scheme, project | <the/this/new/an/such/local/several !>N/'s
objective | n | goal, aim | <the/this/main/its/their/primary/these/key/other/political/military !>N/'s
priority | n | main concern | <top/first/main/highest
prospects | x | chances, outlook | <the/its/their/his/her/good/better >for/of
setting | n | place, location | <the/a/as/perfect/beautiful >for/of
tactic | n | method, approach
advancement | n | progress, promotion | <the/of/their/professional/career
improvement | n | advance, progress | <an/the/further/major/significant/some/of/great/continuous >in
improvement | n | enhancement~f, upgrade | <further/several/major/these >to
progress | n | advances, headway | <some/little/good/great/further/more/significant/make/made/rapid/of >in/on/towards/toward !<little
breakthrough | n | advance, major step | <a/major/important/the >in/for
advance | n | progress, improvement | <technological/scientific/medical/recent/further/these >in/have/has/and/,/.
downturn | n | slump, decline | <a/the/economic/sharp/global
slump | n | fall, decline | <a/the/sharp >in
boom | n | upswing, rapid growth | <economic/the/a >in/of
upturn | n | recovery, rise | <an/the/economic
surge | n | jump, sharp rise | >in
jump | n | rise, surge | >in <a/the/sharp/big
hike | n | rise, increase | >in
fluctuation | n | variation, change | >in/of
`;
