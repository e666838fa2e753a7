const be = '<is/are/was/were/be/been/being';
const active = '!<is/are/was/were/be/been/being/get/got/D/J/P/R';
const firms = 'company/firm/group/it/bank/airline/organisation/organization/chain/which/charity/agency/business';
const bands = 'group/band/singer/orchestra/they/he/she/choir/artist/ensemble/musician/quartet';

/** Verbs with what must stand elsewhere in their sentence, and those that follow "first". */
export const frameVerbs = `
convert | v | turn | >np *into !>O ${active}
transform | v | turn | >np *into ${active}
divide | v | split | >np *into ${active}
turn | v | convert, transform | >the/a/its >>house/building/church/town/country/city/company/site/factory/farm/palace/area/land *into
provide | v | supply | >>@person *with ${active} !*that
supply | v | provide | >>@person *with ${active}
prevent | v | stop | >np *from ${active}
stop | v | prevent | >np *from ${active} !>G
protect | v | guard, shield | >np *from/against ${active} !>>environment/right/interest/nature/habitat/species
protect | v | safeguard~f, defend | >np !*from !*against ${active}
transfer | v | move | >np *to ${active}
move | v | transfer | >its/the >>headquarters/production/operation/capital/seat/office/collection/business *to ${active}
attach | v | fasten, fix | >the/a/it *to ${active}
link | v | connect | >np *with/to ${active}
connect | v | link | >np *to/with ${active} !<start
compare | v | liken | >>band/singer/voice/style/film/novel/writer/situation/leader/music/painting *to <<critic/reviewer/he/she/they/who
expand | v | grow | >rapidly/quickly/in/during/greatly/steadily/significantly/after ${active} <<<city/company/business/town/economy/industry/population/network/market/it/firm/group/school/university/settlement/empire/trade
operates in | x | is active in, works in | <<${firms} >C/D/NNS/more/over/about/around/several/many/J
operate in | x | are active in, work in | <NNS/they >C/D/NNS/more/over/about/around/several/many/J
fly to | v | serve | <<airline/carrier/it >C/D/NNS/more/over/about/around
broadcast | x | aired, shown | <was/were/been/be/is/are >in/on/by/from/every/live/to/at/as/each/daily/weekly
became a hit | x | was a hit, proved a hit | >in/with/on/and/./,
perform at | v | appear at, play at | <<${bands} >np
watched by | x | seen by | ${be} >C/the/a/about/more/over/millions/thousands/many
stood for | x | lasted for, held for | <<record >C
disperse | v | break up | >the/a/N
closed for | x | shut for | ${be} >C/several/the/D/about/more/repairs/renovation
reach | v | hit | >C/about/more/over/nearly/almost/around/$/£ <<temperature/price/rate/wind/unemployment/inflation/sale/profit ${active}
declare a state of emergency | v | proclaim a state of emergency~f, announce a state of emergency
called in | x | brought in | ${be} >to/by/after/when
say | v | say that | >NNS <<minister/president/official/spokesman/spokeswoman/police/government/company/ministry/report/officer/leader/he/she/authority/agency/statement/analyst/expert/scientist/researcher/bank/firm
end | v | finish, conclude | >without/in/with/on <<<talk/talks/meeting/match/game/season/war/conference/summit/event/tour/trial/session/series ${active}
win | v | secure, gain | >a/an/C/the >>term/majority/victory/mandate/contract/place/seat/backing/deal
released on bail | x | freed on bail
released | x | freed, set free | <was/were/been/be >after/without/from/early/later/unharmed <<he/she/they/man/woman/prisoner/hostage/suspect/soldier/journalist/captive/activist/sailor/worker/girl/boy
test | v | try out, try | >>drug/vaccine/treatment/technique/recipe !<D/J
feeds mainly on | x | eats mainly | >np
feed mainly on | x | eat mainly | >np
feeds primarily on | x | eats mainly | >np
feed primarily on | x | eat mainly | >np
build | v | make | >its/their/a/the/N >>nest/burrow/web/den
used for | x | used to make | ${be} >>furniture/paper/tool/boat/basket/rope/cloth/jewellery/soap/bread/wine/instrument/fence/bow
was introduced in | x | first appeared in, came into use in | >C <<format/model/car/product/system/version/technology/service/coin/currency/feature/language/game/stamp/design/engine/uniform
were introduced in | x | first appeared in, came into use in | >C <<format/model/car/product/system/version/technology/service/coin/feature/game/stamp/design/engine/uniform
proved by | x | shown by | ${be} <<theorem/result/conjecture/fact
plays a | x | has a | >J/central >>role/part
play a | x | have a | >J/central <to/also/can/may/NNS/they >>role/part
played a | x | had a | >J/central >>role/part
played an | x | had an | >J >>role/part
plays an | x | has an | >J >>role/part
play an | x | have an | >J <to/also/can/may/NNS/they >>role/part
widened | x | broadened | ${be} >in/to/by/and <<road/street/canal/river/highway/bridge
publish | v | bring out, release | >his/her/their/its >>book/novel/album/poem/collection/work/story/volume/study/memoir/article/findings/finding/result ${active}
first observed | x | first seen, first noted | ${be}
first proposed | x | first suggested, first put forward | ${be}
first described | x | first reported, first recorded | ${be}
first discovered | x | first found | ${be}/, !<P
first introduced | x | first brought in | ${be} >in/by/to
first established | x | first set up, first founded | ${be}/,
first founded | x | first set up, first established | ${be}/,
first developed | x | first created, first devised | ${be}/,
first released | x | first issued, first brought out | ${be}/,
first elected | x | first chosen | ${be} >in/to/as
first identified | x | first recognised, first found | ${be}/,
first broadcast | x | first aired, first shown | ${be}/,
first aired | x | first broadcast, first shown | ${be}/, >on/in/by/from
first shown | x | first screened, first presented | ${be}/, >on/in/at
first used | x | first employed | ${be}/, >in/by/as
first built | x | originally built, first constructed | ${be}/,
first constructed | x | first built, originally built | ${be}/,
first performed | x | first given, first presented | ${be} >in/at/by/on <<play/opera/musical/ballet/work/piece/symphony/it/concerto
first recorded | x | first noted, first mentioned | ${be} >in <<name/word/species/village/place/town/it/use/term
first mentioned | x | first named, first recorded | ${be}
first printed | x | first published | ${be}/,
first came to | x | first arrived in | >NNP
first arrived in | x | first came to | >np
first appeared in | x | first came out in | <<magazine/newspaper/book/edition/novel/album/comic/strip/it >C
first appeared in | x | was first seen in | <<he/she/character/who/which/it >D
first appeared on | x | was first seen on | <<he/she/character/who/which/it >D/N
first learned of | x | first heard of, first found out about | >np
first began | x | first started | >to/in/as/G
first began to | x | first started to
first started | x | first began | >to/in/as/G
make use of | v | use, employ~f | >np
be sure to | x | make sure to, remember to | <start
make sure to | x | be sure to, remember to | <start
take care to | v | be careful to | <to/must/should
take care not to | x | be careful not to
take a look at | v | look at, have a look at | >np
have a look at | v | look at, take a look at | >np
give a try | v | try | >to
get started | v | start, begin | >with/on/by/end
get ready to | v | prepare to | >B
get back to | v | reply to, answer | >O <will/to/can/please
let us know | x | tell us | >if/whether/what/when/how/about/of/by
let me know | x | tell me | >if/whether/what/when/how/about/of/by
let them know | x | tell them | >if/whether/what/when/how/about/of/that
apologise for | v | say sorry for~p, regret~f | >the/any/this/D
sorry for | x | sorry about | >the/any/this
be available | x | be free | <will/to >on/to/at/next/from
attach | v | enclose~f | <have/'ve/I >the/a/my
attached is | x | I enclose | <start
check whether | v | see if, find out whether | >D/O/N/there
check that | v | make sure that~p, ensure that | >D/O/N/there
check if | v | see if, find out if | >D/O/N/there
find out whether | v | see whether, learn whether | >D/O/N/there
find out how | v | learn how, discover how
find out more | v | learn more | >about/on/at
learn more about | v | find out more about, read more about | >np
keep in mind that | v | remember that, bear in mind that
bear in mind that | v | remember that, keep in mind that
remember to | v | make sure to, take care to | >B <start
remember that | v | keep in mind that, bear in mind that | <start/to/should/must/always >D/O/N/there
note that | v | remember that, bear in mind that | <start/please >D/O/N/there/if
allow to cool | v | leave to cool, let cool
leave to | v | allow to | >cool/dry/rest/soak/stand/set/simmer
bring to the boil | v | heat until boiling | >and/,/.
turn off | v | switch off, shut off | >np/end ${active}
turn on | v | switch on | >>light/computer/machine/oven/radio/television/device/lamp/heating/power
switch on | v | turn on | >np/end
plug in | v | connect | >>cable/charger/device/lead/drive/camera/phone
fill in | v | complete | >>form/survey/questionnaire/application/field
fill out | v | complete | >>form/survey/questionnaire/application/field
set aside | v | keep to one side, put to one side | >for/until/while/and/to
come with | v | include | <<package/product/price/phone/kit/version/car/machine/bike/bag/camera/it/tent/laptop/model/room/ticket >a/an/the/C/two/three/J
comes with | x | includes, has | <N/it/which/that >a/an/C/two/three/free/J
fits | x | suits | <it/size/bag/case/design >all/most/every/any/a
designed for | x | made for, meant for~p | ${be}/, >np/G
designed to | x | made to, intended to | ${be}/,/N >B
ideal for | x | perfect for, well suited to | >np/G
suitable for | x | right for, suited to | ${be}/,/N >np
available in | x | sold in, offered in | <is/are/also/, >>colour/color/size/version/shade/length/format
save time | v | spend less time | <to/will >on/by/end
carried out | x | done, conducted | ${be} >in/by/at/on/with/using/to/between/for
aim to | v | seek to, try to | >B ${active}
aims to | x | seeks to, tries to | >B
attempt to | v | try to | >B ${active}
examine | v | look at, study | >how/whether/the/this/a ${active}
investigate | v | study, examine | >how/whether/the/this/a ${active}
analyse | v | examine, study | >how/whether/the/this/a
conclude that | v | find that | >D/O/N/there <<court/report/study/inquiry/commission/panel/review/researcher/author/committee/jury/judge/scientist/investigator/survey/analysis/investigation/team/we
suggest that | v | indicate that, imply that | <<result/data/finding/study/evidence/research/analysis/figure/findings/report/survey >D/O/N/there
reveal that | v | show that | >D/O/N/there
assume that | v | suppose that | >D/O/N/there
confirm that | v | show that, prove that | <<result/data/finding/study/test/evidence/research/analysis/experiment/survey >D/O/N/there
propose that | v | suggest that | >D/O/N/there
recommend that | v | suggest that, advise that | >D/O/N/there
contribute to | v | add to, help | >the/a/its/J >>growth/success/problem/decline/development/debate/spread/increase/understanding/rise
account for | v | explain | >>difference/variation/change/fact/rise/fall/result/pattern/increase/decline
lead to | v | result in, bring about | >np !>>door/room/house/road/city/town/river/garden/gate/street/summit/top/village/bridge/hall/castle/station/sea/church/place/entrance/coast/beach !>O
`;
