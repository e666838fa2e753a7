const be = '<is/are/was/were/be/been/being';
const active = '!<is/are/was/were/be/been/being/get/got/D/J/P/R';
const firms = 'company/firm/group/it/bank/airline/organisation/organization/chain/which/charity/agency/business';
const bands = 'group/band/singer/orchestra/they/he/she/choir/artist/ensemble/musician/quartet';

/** Verbs with what must be elsewhere in their sentence, and those that follow "first". */
export const frameVerbs = `
convert | v | turn | >np *into !>O ${active}
transform | v | turn | >np *into ${active}
divide | v | split | >np *into ${active}
turn | v | convert, transform | >the/a/its >>house/building/church/town/country/city/company/site/factory/farm/palace/area/land *into
provide | v | supply | >>@person *with ${active} !*that
supply | v | provide | >>@person *with ${active}
stop | v | prevent | >np *from ${active} !>G
protect | v | guard, shield | >np *from/against ${active} !>>environment/right/interest/nature/habitat/species
protect | v | safeguard~f, defend | >np !*from !*against ${active}
transfer | v | move | >np *to ${active} !>>ownership/power/knowledge/responsibility/right/title/skill/control/heat/energy/benefit/station
move | v | transfer | >its/the >>headquarters/production/operation/capital/seat/office/business *to ${active}
attach | v | fasten, fix | >the/a/it *to ${active} !>>importance/value/condition/significance/meaning/weight/file/document/photo/currency/copy/resume !<have/'ve/has/had/also !>>invoice/agenda/draft/report/list/form/letter/cv/picture/plan/schedule/spreadsheet
link | v | connect | >np *with/to ${active}
connect | v | link | >np *to/with ${active} !<start !>it !>>dot/cable/device/phone/printer/computer/laptop/camera/drive/router/hose/pipe/wire/battery/charger/tv
compare | v | liken | >>band/singer/voice/style/film/novel/writer/situation/leader/music/painting *to <<critic/reviewer/he/she/they/who
expand | v | grow | >rapidly/quickly/in/during/greatly/steadily/significantly/after ${active} <<<city/company/business/town/economy/industry/population/network/market/it/firm/group/school/university/settlement/empire/trade
operates in | x | is active in, works in | <<${firms} >C/D/NNS/more/over/about/around/several/many/J
operate in | x | are active in, work in | <NNS/they >C/D/NNS/more/over/about/around/several/many/J
fly to | v | serve | <<airline/carrier/it >C/D/NNS/more/over/about/around
broadcast | x | aired, shown | <was/were/been/be/is/are >in/on/by/from/every/live/to/at/as/each/daily/weekly
became a hit | x | was a hit, proved a hit | >in/with/on/and/./,
perform at | v | appear at | <<${bands} >np
watched by | x | seen by | ${be} >C/about/more/over/millions/thousands/many
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
test | v | try out | >>drug/vaccine/treatment/technique/recipe !<D/J
feeds mainly on / feeds primarily on | x | eats mainly | >np
feed mainly on / feed primarily on | x | eat mainly | >np
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
publish | v | bring out, release | >his/her/their/its >>book/novel/album/poem/collection/story/volume/study/memoir/article/findings/finding/result/work ${active}
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
first performed | x | first given, first presented | ${be} >in/at/by/on <<play/opera/musical/ballet/piece/symphony/it/concerto/work
first recorded | x | first noted, first mentioned | ${be} >in <<name/word/species/village/place/town/it/use/term
first mentioned | x | first named, first recorded | ${be}
first printed | x | first published | ${be}/,
first came to | x | first arrived in | >NNP
first arrived in | x | first came to | >np
first appeared in | x | first came out in | <<magazine/newspaper/book/edition/novel/album/comic/strip/it >C
first appeared in | x | was first seen in | <<he/she/character/who/which/it >D
first appeared on | x | was first seen on | <<he/she/character/who/which/it >D/N
first learned of | x | first heard of, first found out about | >np
first began = first started | x | | >to/in/as/G
first began to | x | first started to
make use of | v | use, employ~f | >np
be sure to = make sure to | x | remember to | <start
take care to | v | be careful to | <to/must/should
take care not to | x | be careful not to
take a look at | v | look at, have a look at | >np
have a look at | v | look at, take a look at | >np
give a try | v | try | >to
get started | v | start, begin | >with/on/by/end
get ready to | v | prepare to | >B
get back to | v | reply to | >O
let us know | x | tell us | >if/whether/what/when/how/about/of/by
let them know | x | tell them | >if/whether/what/when/how/about/of/that
apologise for | v | say sorry for~p, regret~f | >the/any/this/D
sorry for | x | sorry about | >the/any/this !>>@person/loss/king/family
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
turn off | v | switch off, shut off | >np/end ${active} !>>road/highway/street/motorway/path/route/person !>O
plug in | v | connect | >>cable/charger/device/lead/drive/camera/phone
fill out | v | complete | >>form/survey/questionnaire/application/field
set aside | v | keep to one side, put to one side | >for/until/while/and/to
come with | v | include | <<package/product/price/phone/kit/version/car/machine/bike/bag/camera/it/tent/laptop/model/room/ticket >a/an/the/C/two/three/J !>>risk/cost/price/challenge/age/problem/practice/warning
comes with | x | includes, has | <N/it/which/that >a/an/C/two/three/free/J !>>risk/cost/price/challenge/age/problem/practice/warning
fits | x | suits | <it/bag/case/design >all/most/every/any/a
designed for | x | made for, meant for~p | ${be}/, >np/G
ideal for | x | perfect for, well suited to | >np/G
suitable for | x | right for, suited to | ${be}/,/N >np
available in | x | sold in, offered in | <is/are/also/, >>colour/color/size/version/shade/length/format
save time | v | spend less time | <to/will >on/by/end
carried out | x | done, conducted | ${be} >in/by/at/on/with/using/to/between/for
aims to | x | seeks to, tries to | >B
examine | v | look at, study | >how/whether/the/this/a ${active}
investigate | v | study, examine | >how/whether/the/this/a ${active}
analyse | v | examine, study | >how/whether/the/this/a
conclude that | v | find that | >D/O/N/there <<court/report/study/inquiry/commission/panel/review/researcher/author/committee/jury/judge/scientist/investigator/survey/analysis/investigation/team/we
suggest that | v | indicate that, imply that | <<result/data/finding/study/evidence/research/analysis/figure/findings/report/survey >D/O/N/there
reveal that | v | show that | >D/O/N/there <<study/report/document/research/survey/letter/analysis/data/figure/result/test/record/poll/evidence/finding/findings/email/audit/paper/examination/experiment/interview
assume that | v | suppose that | >D/O/N/there
confirm that | v | show that, prove that | <<result/data/finding/study/test/evidence/research/analysis/experiment/survey >D/O/N/there
propose that | v | suggest that | >D/O/N/there
recommend that | v | suggest that, advise that | >D/O/N/there
contribute to | v | help | >the/a/its/J >>growth/success/development/spread/understanding
contribute to | v | add to | >the/a/its/J >>problem/debate/rise/increase/decline
lead to | v | result in | >np !>>door/room/house/road/city/town/river/garden/gate/street/summit/top/village/bridge/hall/castle/station/sea/church/place/entrance/coast/beach/conclusion/question/answer/rome/heart/brain !<<road/path/street/door/trail/stair/staircase/track/way/corridor/passage/gate/route/step/tunnel/lane/line/clue !>another !>O !*but
order | v | instruct~f | >the/him/her/them *to <<judge/court/minister/government/general/president/authority !>>attack/strike/inquiry/investigation/review/release/closure/arrest/evacuation/ship/destruction
go ahead | v | take place | >,/./as/in/on <<strike/event/meeting/match/game/concert/festival/election/vote/race/protest
attract | v | draw | >about/around/over/more/up/nearly/almost/thousands/hundreds/millions/some
was sold to | x | was bought by | >a/an >>investor/company/firm/group/rival/collector/family/museum/bank/consortium/buyer/businessman/businesswoman
sow | v | plant | >>seed/crop
sown | x | planted | ${be} <<seed/crop/corn/wheat/barley/bean/grain
clean | v | wipe | >>surface/screen/lens/table
explain | v | describe | >>problem/situation/issue/difficulty <start/please/to/and
shipped | x | sent, dispatched~f | ${be} >to/in/from/within/by/free/out/on/with
grown by | x | produced by, cultivated by | ${be}/N <<coffee/tea/cocoa/fruit/rice/cotton/crop/grape/they/vegetable
test | v | try out | >>tent/car/phone/camera/bike/machine/product/boot/shoe/coat/laptop/app/jacket ${active}
reply | v | answer, respond | >sooner/earlier/later/soon/quickly/by/before/within
forward | v | send on, pass on | >>message/email/mail/letter <to/not/please/and/will/can
find | v | see | <will/can >a/the >>list/link/detail/table/summary/box
book | v | reserve | >>ticket/room/table/seat/hotel/flight/appointment <to/should/can/must/will/and/have/had/please/could/may
check | v | look over, look at | >>invoice/draft/figure/document/attachment/text <please/to/and/start
seen in | x | found in | <usually/often/normally/commonly/sometimes >N/J !>public
look at | v | consider, examine | >every/each/all/the/this/other/both >>solution/option/possibility/alternative/proposal/offer/plan/suggestion
look at | v | consider | <should/could/might >a/an/other
save | v | rescue | >the/a/its/their >>line/company/firm/club/school/bank/deal/building/theatre/theater/marriage/project/airline/industry
broke out | x | started, began | <that/which/when >in/at/on/after/between/during
bring the fire under control | v | control the fire, put out the fire
brought the fire under control | x | controlled the fire, put out the fire
discover | v | find | <<archaeologist/scientist/researcher/police/diver/team/explorer/worker/farmer/astronomer/historian >D/N/J/C
discover | v | find | >>remain/remains/ruin/skeleton/grave/tomb/coin
suggest that | v | indicate that | <N >D/O/N/there !<critics !<<@person/scholar/source/author/theorist/commentator/academic/group/@group
confused with | x | mistaken for | ${be}/sometimes/often/easily/not/frequently >np
printed on | x | shown on | ${be} >the >>side/back/front/label/box/page/packet/cover
store | v | keep | >them/it >>them/it
cancel | v | end | >the/a/an/its/his/her/their/your/my/our/this/that >>contract/subscription/membership/agreement
ordered | x | bought | <be >from/for/online/at/through
tested by | x | tried out by, checked by | ${be} >np
keep out | v | shut out, block | >>wind/rain/cold/water/light/noise/dust/draught
keeps out | x | shuts out, blocks | >>wind/rain/cold/water/light/noise/dust/draught
edit | v | change | >>line/file/text/page/document/photo/setting/entry
mix | v | combine | >C/all
doubles in size | x | grows to twice its size
doubled in size | x | grew to twice its size | <it/city/town/population/village/company
introduce | v | bring in | >>zone/charge/fee/scheme/tariff/quota/test/check/penalty/curfew
leave | v | drop out of | >>study/course/programme/program/race/competition <<participant/student/person/runner/pupil/patient/they
stop working | v | break down, fail | >after/when/because/in/on/at <<machine/it/device/phone/car/heating/engine/clock/lift
does not suit you | x | is not convenient for you
call us | x | phone us, ring us~p | >on/at/to/if/before
call me | x | phone me, ring me~p | >on/at/if/before
consider | v | think about, look at | >the/a/an/all/other/this >>option/question/possibility/alternative/effect/consequence/cost/impact/role/case/example/matter/offer/proposal ${active}
mention | v | name, refer to | >the/a/several/many <<book/text/report/article/document/source/letter/inscription/chronicle/record/author
include | v | contain, list | <<list/report/document/appendix/table >the/all/N/J/C
include | v | contain | <<book/collection/volume/package/kit >the/all/N/J/C
lists | x | names, records | <<report/book/document/table/register/catalogue/it >N/J/C/the
takes into account | x | considers, allows for | >np
bring together | v | unite, gather | >np
brings together | x | unites, gathers | <N/it/which >np
gives rise to | x | leads to, causes | >np
gave up | x | stopped | >G
gave up | x | abandoned | >>plan/idea/claim/attempt/search/hope/effort/career/post/struggle/fight/dream
give up | v | abandon | >his/her/their/the/its >>plan/idea/claim/attempt/search/hope/effort/career/post/struggle/fight/dream
gave up on | x | abandoned | >np
carried on | x | continued | >with/in/as/until/for/G
ran out of | x | used up | <he/she/they/it >>money/fuel/food/water/ammunition/supply
came up with | x | thought of, produced | >np
turned out to be | x | proved to be | >np/J
pointed out that | x | noted that, said that | >D/O/N/there
set out to | x | aimed to, tried to | <he/she/they/who/team/study/authors >B
put forward | x | proposed, suggested | <was/were/been/be
look for | v | search for, seek | >a/an/new/N/J ${active}
looked for | x | sought, searched for | >np
looking for | x | seeking, searching for | >np !>C !>>cent/dollar/euro/pound/earnings/profit/percent/revenue <is/are/was/were/,/people/those/been
wait for | v | await~f | >the/a/an/their/his/her >>result/answer/decision/outcome/verdict/reply/arrival/trial
`;
