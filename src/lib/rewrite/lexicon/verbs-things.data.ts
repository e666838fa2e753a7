const be = '<is/are/was/were/be/been/being';
const active = '!<is/are/was/were/be/been/being/get/got/D/J/P/R';
const stocks = 'share/stock/index/price/market/average/dollar/euro/yen/pound/future/futures/bond';
const leaders =
  'president/minister/leader/chancellor/secretary/envoy/ambassador/delegation/official/premier/king/prince/foreign';

/** What things do, and what is done to them: works and buildings, roads and rivers, animals and machines, courts and markets. */
export const thingsVerbs = `
appeared in | x | came out in | <<edition/volume/book/novel/album/issue/translation/magazine/version/article >C
appear | v | come out | <<flower/leaf/blossom/edition/issue/volume >in ${active}
was first performed | x | was premiered, had its premiere | <<symphony/opera/play/piece/concerto/ballet/musical/cantata/sonata/quartet >in/at/on
took place | x | was carried out | <<filming/construction/restoration/recording/research/training/renovation/testing/fieldwork >in/at/on/between/from/during
hold | v | seat, accommodate~f | >C/about/around/up/over/more/nearly <<stadium/hall/theatre/theater/arena/ground/church/cinema/auditorium/room
sacked | x | dismissed, fired | <was/were/been >after/in/by/as/for/on/following <<coach/manager/he/minister/player/worker/she/editor/director/boss/trainer
attack | v | strike, assault~f | >the/a/an >>harbour/harbor/port/island/coast/fleet/ship/force/troop/enemy/fortress/castle/village/settlement ${active}
besieged | x | under siege | <was/were >for/in/from/during
collapse | v | fall, break up | <<empire/kingdom/dynasty/regime/republic >in/after/during/when/end
issue | v | publish, put out | >>decree/edict/proclamation/bulletin/directive/charter !<D/J
became a | x | developed into a, grew into a | <<village/port/settlement/area/district/region/island/it >J/N/centre/center >>centre/center/hub/resort/port/market/suburb
became an important | x | grew into an important, developed into an important | <<town/city/village/port/settlement/area/district/region/island/it
handle | v | process, deal with | <<port/airport/terminal/station/centre/company/court >C/about/over/more/around/nearly/all/most
was opened to | x | opened to | >traffic/the/visitors >>traffic/public/visitor
follow | v | run along, keep to | <<route/road/line/path/border/trail/railway/track/boundary/highway/it/which >the >>coast/river/valley/shore/coastline/border/ridge/route/course
begin | v | start | >near/around/early/late/shortly/immediately/outside/just/soon/again/before/operations/production/construction/training/filming
experience | v | have | <<region/area/city/town/country/island/state/valley/coast/it/province >>rainfall/rain/winter/summer/climate/snow/weather/temperature/snowfall/season/wind/storm/drought
depend on | v | rely on | >np <<@person/@group/inhabitant/resident/economy/region/industry/town/village/they !>>weather/circumstance/factor/size/type/number/whether
occurs in | x | is found in | <<mineral/species/plant/ore/element/tree/bird/fish/metal >np !>C !>january/february/march/april/may/june/july/august/september/october/november/december/spring/summer/autumn/winter
occur in | x | are found in | <NNS >np !>C <<species/mineral/plant/bird/deposit/fossil/metal/ore !>january/february/march/april/may/june/july/august/september/october/november/december/spring/summer/autumn/winter
encode | v | code for | >D/N/J *gene/protein/dna/rna/genome
encodes | x | codes for | >D/N/J *gene/protein/dna/rna/genome
lay | v | produce | >C/several/its/up/between/their >>egg
catch | v | capture | >>prey/insect/fly
eaten by | x | consumed by~f | ${be} >np
turn | v | become, go~p | >red/green/brown/black/white/yellow/blue/cold/grey/gray/pale/sour/dark/orange/pink/purple
turn professional | v | become professional | >in/at/after/with/end
orbit | v | circle, go round~p | >the/a/its/N ${active}
define | v | set out, specify~f | >how/what/which/when/who
produce | v | deliver, develop | <<engine/motor/turbine/unit/generator >C/about/over/up/around
ban | v | forbid, prohibit~f | >smoking/fishing/hunting/advertising/drinking/trading/parking/gambling/swimming/fracking
bans | x | forbids, prohibits~f | <N >smoking/fishing/hunting/advertising/drinking/parking/gambling/the/all/N/J
demand | v | call for | >a/an/the/more/better/higher/greater/immediate/full/J ${active}
stole | x | made off with | >>painting/car/jewel/money/cash/computer/diamond/gold/property/goods/bag/phone/wallet/weapon/vehicle/item/jewellery
lay down their arms | x | surrender, give up their arms
laid down their arms | x | surrendered, gave up their arms
met | x | held talks with | <<president/minister/leader/chancellor/secretary/envoy/ambassador/delegation/premier >NNP
met | x | held talks with | <<${leaders} >the/officials/leaders >>minister/president/leader/official/delegation/representative/head/chief/union/rebel/ambassador/envoy/counterpart
summoned to | x | called to | ${be} >np
hit by | x | struck by, affected by | ${be} >>drought/storm/earthquake/crisis/flood/shortage/recession/hurricane/outbreak/wave/epidemic/cyclone/typhoon/tornado/famine/slump
destroy | v | wipe out | >C/hundreds/thousands/dozens/many/much/most ${active}
destroyed by fire | x | burned down | <was/were/been
treat | v | care for | >C/dozens/hundreds/several/many/about/more/some <<hospital/clinic/doctor/medic/nurse
close | v | end, finish | >at/up/down/higher/lower/C <<<${stocks} ${active}
end | v | close, finish | >at/up/down/higher/lower <<<${stocks} ${active}
is worth | x | is valued at | >$/£/€
are worth | x | are valued at | >$/£/€
was worth | x | was valued at | >$/£/€
were worth | x | were valued at | >$/£/€
valued at | x | worth | ${be}/, >C/$/£/€/about/around/more/nearly
study | v | examine, look at | <<researcher/scientist/team/expert/they/committee/author/he/she/group >the/a/C/how/more/data/J/N >>record/case/effect/sample/behaviour/behavior/patient/rock/document/result/data/link/relationship/pattern/structure/impact/problem/proposal
die | v | pass away | >at/on/in/after/from/aged/peacefully <<actor/singer/writer/author/composer/musician/actress/poet/painter/politician/artist/founder/mother/husband/widow/scientist/broadcaster
shared by | x | split between | ${be} >C/the <<prize/award/money/cost
cover | v | deal with | <<course/book/chapter/article/series/report/programme/section/curriculum/volume/syllabus >the/a/J/N/all/C ${active}
preserve | v | keep | <<archive/museum/library/collection >np
publish | v | bring out, produce | >a/an/its >>journal/magazine/newspaper/newsletter/bulletin/yearbook/paper/guide ${active}
cast in | x | made in | ${be} <<bell/statue/cannon/gun/sculpture/figure >C/bronze
was added in | x | was built in | <<tower/wing/porch/aisle/chapel/storey/gallery/dome/spire/transept/extension/hall >np
were added in | x | were built in | <<tower/wing/porch/aisle/chapel/storey/gallery/dome/spire/transept/extension/hall/room >np
supported by | x | held up by | ${be}/, >>column/pillar/arch/beam/wall/post/buttress
restored in | x | renovated in | ${be} >np <<building/house/church/hall/castle/palace/theatre/tower/mill/chapel/temple/station/mansion/abbey/cathedral/it/bridge
rebuilt in | x | reconstructed in | ${be}/, >np
rebuilt after | x | reconstructed after | ${be} >np
closed to | x | shut to | ${be} >traffic/the/visitors/passengers >>traffic/public/visitor/vehicle/passenger
performed at | x | staged at | ${be} <<play/show/opera/ballet/musical >np
performed by | x | sung by | ${be}/, <<song/anthem/hymn/aria >np
served with | x | eaten with | ${be}/,/often/usually/traditionally/typically/sometimes >np <<dish/soup/meat/fish/bread/cake/stew/salad/rice/dessert/food/sausage/cheese/pie/meal/it
changed in | x | altered in, amended in | <was/were <<rule/law/policy/constitution/system/format/design >np
changed to | x | altered to | <was/were/been >N <<name/title/spelling/colour/color
dates back to | x | goes back to, dates from | <N/it/which/that/also/probably >np
dates from | x | goes back to, comes from | >np <<church/house/castle/building/town/village/custom/tradition/part/tower/bridge/name/settlement/wall/version/record/it/which/site/city/temple/school/chapel/hall/fort/abbey/organ/bell/manuscript/monument/practice/use/cathedral/palace/mill
dates to | x | goes back to, dates from | <N/it/which/that >np
dated to | x | traced to | ${be} >np
differs from | x | is different from | >np
differ from | x | are different from | <NNS/they >np
told by | x | related by | ${be} <<story/tale/legend >np
dissolved in | x | closed in, broken up in | ${be} <<monastery/order/abbey/priory/society/company/club/convent/school/group/union >C/D/N
declare | v | proclaim~f | >him/her/them/himself/herself/itself ${active}
influence | v | have an influence on, affect | >J/many/several/other/his/her/the/later/N ${active}
influenced the | x | had an influence on the, shaped the | >>work/style/development/music/culture/art/architecture/writing/thinking/design/policy/way
stars in | x | plays in, acts in | <he/she/who/N >the/a
ranks among | x | is among | >the <N/it/which/he/she
ranks as | x | is rated as, is | <N/it >the/one
rank among | x | are among | >the <NNS/they
borders on | x | adjoins~f, lies next to | <N/it/which >NNP
borders the | x | adjoins the~f, lies next to the | <N/it/which
forms the | x | makes up the, is the | <N/it/which >>border/boundary/basis/core/heart/centre/center/backbone/part/base
overlooks | x | looks out over, looks over | <N/it/which >np !>>fact/problem/importance/need/possibility/role/issue/detail/point/difference
overlooking | x | looking out over, with a view of | <,/N >np !>>fact/problem/importance/need/possibility/role/issue/detail/point
overlook | v | look out over | >>city/town/bay/sea/river/valley/lake/harbour/ocean/park/square
runs along | x | follows, goes along | <N/it/which >the >>coast/river/valley/shore/border/side/edge/ridge
runs through | x | passes through, goes through | <<river/road/line/railway/route/stream/canal/path/highway/creek/valley/track/trail/street/border/motorway/pipeline/it/which >np
passes through | x | runs through, goes through | <<river/road/line/railway/route/stream/canal/path/highway/creek/valley/track/trail/street/border/motorway/pipeline >np
passes through | x | goes through | <N/it/which >np
pass through | x | run through, go through | <<river/road/line/railway/route/stream/canal/path/highway/creek/valley/track/trail/street/border/motorway/pipeline >np <NNS
pass through | x | go through | <NNS/they/which >np
leads to | x | runs to, goes to | <<road/path/street/trail/track/route/lane/bridge/stairs/stairway/tunnel >np
crosses | x | goes over, passes over | <<bridge/road/line/railway/highway/path/route >the >>river/valley/road/line/canal/border/creek/bay/stream
joins | x | flows into, meets | <<river/creek/stream/it/which >the >>river/creek/stream/danube/rhine/thames
joins | x | meets, runs into | <<road/highway/route/line/path >the >>road/highway/route/line/motorway
connects | x | links | <N/it/which >np
connecting = linking | x | | <N >np
serves as | x | is | >>@person/chief/counsel/professor/dean/chair/head/commissioner/treasurer/trustee/consultant/fellow/curator/chaplain/staff/advisor/ceo/co-chair/lieutenant/clerk/magistrate/consul/envoy/sheriff/superintendent/administrator/rector/provost/principal/deputy/regent/intern/minister/vice-president/editor-in-chief/whip/premier/chancellor/moderator/organist/bishop/archbishop/vicar/captain/quarterback >np
serves as | x | is | <N/it/which >the !>>@person
serves as | x | acts as | <N/it/which/also/now >a/an !>>@person
served as the | x | was the | <he/she/who
served as the | x | acted as the, was the | <it/which/building/house/hall/castle/church/town/city !>>@person
housed | x | held, contained | <N/it/which >np !>in
houses | x | holds, contains | <building/museum/it/which/that/now/also/castle/library/centre/center/palace/tower/church/hall >D/N/J
boasts | x | has, features | <N/it/which/also >np
hosts | x | holds, stages | <it/which/city/town/also/stadium/village/venue/university/museum/club >>event/festival/tournament/competition/conference/concert/race/match/exhibition/fair/market/game
hosted | x | held, staged | <it/which/city/town/also/stadium/village/venue/university/museum/club/has >>event/festival/tournament/competition/conference/concert/race/match/exhibition/fair/game/championship/olympics/cup/summit
contains the | x | has the | <it/which/also/museum/building/church/area/section/region/collection/park
comprises | x | consists of, is made up of | <N/it/which >np
comprised | x | consisted of, was made up of | <it/which/group/collection/team/area/region/army/committee/force >np
encompasses | x | includes, covers | <N/it/which >np
encompassing | x | including, covering | <N/, >np
encompass | v | include, cover | >np
spans | x | covers, extends over | <N/it/which >>period/year/century/decade/area/acre/range/mile/kilometre
spanning | x | covering, over | <N/, >>period/year/century/decade
totaling | x | for a total of | <N/, >C/$
totalling | x | for a total of | <N/, >C/$/£
measuring | x | with a size of | <,/N >C !*tall/long/wide/high/deep/across/length/diameter/height/width/thick
weighing | x | with a weight of | <,/N >C/about/around/over/up
costing | x | at a cost of | <,/N >C/$/£/€/about/around/over
lasting | x | that lasted | <event/war/conflict/battle/siege >C
aged | x | at the age of | <died/married >C
aged | x | at the age of | <, >C !*children/people/men/women/those/boys/girls/students/patients/participants/adults/sons/daughters/old
headed | x | led | <he/she/who/and/N >the/a/an !>>home/north/south/east/west/ball/cross/corner/goal/winner/equaliser/chart/bill/way/road
headed for | x | bound for, on the way to | <,/ship/train/plane/flight/bus >NNP
heading for | x | on the way to, going to | <,/N/was/were/is/are >NNP
founded the | x | set up the, established the | <he/she/who/and/they/also/later
founded a | x | set up a, established a | <he/she/who/and/they/also/later
co-founded | x | helped to found, jointly founded | <he/she/who/and/also >np
established the | x | founded the, set up the | <he/she/who/and/they/also/later >>company/school/society/college/institute/club/church/fund/newspaper/colony/order/association/organisation/organization/museum/centre/center/bank/firm/magazine/department/committee/council
built the | x | constructed the, put up the~p | <he/she/who/and/they/also/later/company/romans/king >>house/church/castle/bridge/road/tower/temple/wall/palace/fort/mill/station/railway/line/chapel/hall/school/theatre/dam/canal
purchased | x | bought | <N/he/she/they/who/it/and/was/were/been/later/also/had/has/have
purchased by | x | bought by | ${be}/, >np
purchasing | x | buying | >np !>power/parity/manager/department !<D/J/N
began his career = started his career | x | started out | >as/in/with/at
began her career = started her career | x | started out | >as/in/with/at
began playing | x | started playing | >in/for/at/with
began playing | x | started playing, took up | >the
began working | x | started working, went to work | >as/in/for/at/with/on
began work | x | started work | >as/in/for/at/on
began writing | x | started writing, took up writing | >N/in/for/the/at/a/his/her
began teaching | x | started teaching | >N/in/at
began operating | x | started operating, went into operation | >in/on/at/as
began operations | x | started operations, went into operation | >in/on/at/as
began broadcasting | x | started broadcasting, went on the air | >in/on/at/as
began production | x | started production | >in/on/of/at
began construction | x | started construction, started building | >in/on/of
construction began | x | building work began, work started | >in/on/of
construction started | x | building work started, work began | >in/on/of
was completed in | x | was finished in | >np
were completed in | x | were finished in | >np
completed in | x | finished in | <,/N >np
completed his | x | finished his | <he/and/who/also/later >>study/studies/degree/education/training/doctorate/book/novel/phd/thesis/term/work
completed her | x | finished her | <she/and/who/also/later >>study/studies/degree/education/training/doctorate/book/novel/phd/thesis/term/work
`;
