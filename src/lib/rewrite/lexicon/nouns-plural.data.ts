/** No noun hangs on, and none is before: no compound. */
const ALONE = "!>N/'s/' !<N";
/** Nor "of" that would narrow it. */
const LOOSE = "!>N/of/'s/' !<N";

/** Plurals, which can be counted and so have fewer senses than the word itself; and nouns whose other word fits after any adjective. */
export const pluralNouns = `
agreements | x | deals, accords~f | ${LOOSE} !*license/court/employment/contract/contracts/clause/parties/confidentiality
difficulties | x | problems | !>in/with/of/'s/N !<N/no !<in/into/learning
difficulties | x | problems, trouble | <no >in/with
methods | x | techniques | ${ALONE} !>of !*class/object/java/function/payment/contraceptive
techniques | x | methods | ${ALONE}
regions | x | areas | ${ALONE} !<C/administrative/autonomous !*brain
areas | x | regions | <rural/coastal/remote/mountainous/surrounding/neighbouring/neighboring/northern/southern/eastern/western/tribal/border/isolated/desert/tropical/hilly/warmer/cooler !>N/of/'s
opinions | x | views | !>N/'s/polls !*court/judge/judges
errors | x | mistakes | ${LOOSE} !<and/standard !*message/software/server/browser/code/file/page/app/windows
mistakes | x | errors | ${LOOSE}
aims | x | goals, objectives~f | ${LOOSE} =NNS
objectives | x | goals, aims | ${LOOSE}
issues | x | matters, questions | <constitutional/legal/political/social/economic/cultural/moral/religious/ethical/environmental/international/domestic/foreign/other/key/important/local/national !>N/of/'s/with =NNS
issues | x | matters, questions | <many/several/these/such/various/main !>N/of/'s/with =NNS *discuss/discussed/address/addressed/raise/raised/debate/vote/voted/policy/agree/agreed/disagree/talks/views/opinions/debated
matters | x | issues, questions | <constitutional/legal/political/social/economic/cultural/moral/religious/financial/such/other/these/important/various/local/foreign/domestic !>N/of/'s =NNS
topics | x | subjects | ${LOOSE}
problems | x | issues | <these/such/many/serious/financial/economic/social/technical/major/similar/other/some/several/environmental/political/of/the/legal/practical/current/various !>N/with/of/'s !*mathematics/math/equation/algorithm/homework/exercises/exam
photographs | x | photos, pictures | ${ALONE}
photos | x | pictures, photographs | ${ALONE}
illnesses | x | diseases | ${ALONE} !<mental/minor
diseases | x | illnesses | <other/many/of/serious/these/such/some/common !>N/'s !*plant/plants/crop/crops/tree/trees/cattle/animals/pigs/poultry/heart
regulations | x | rules | ${ALONE} !<and !*rules
advantages | x | benefits | ${ALONE} !>over
consequences | x | effects | <serious/negative/political/economic/social/other/unintended/environmental/possible !>N/'s/for !*face/faces/faced/suffer/warned/threatened/bear
characteristics | x | features | ${ALONE}
features | x | characteristics | <common/distinctive/physical/distinguishing/similar/typical >of/,/./and/are/in/that/which/include/such/as =NNS
components | x | parts | ${ALONE} !*vector/software/chemical/matter/principal/statistical
individuals | x | people | !>N/'s !<N !*species/animals/population/populations/cells/birds/genetic/insects/whales/breeding/fish/plants
inhabitants | x | residents | !>N/'s !<C
residents | x | inhabitants | !>N/'s/say/said !<N/nearby !*nursing/care/home/apartment/building/medical
victories | x | wins | <C/several/two/three/four/five/six/consecutive/successive/of/their/his/many ${LOOSE} !*army/battle/war/general/troops/military/naval/campaign
duties | x | responsibilities | <his/her/their/of/these/other/official/the/such/official/public !>N/on !*customs/import/tax/taxes/tariffs/goods
responsibilities | x | duties | <his/her/their/of/these/other/the/such/family !>N
measures | x | steps | <new/these/further/such/additional/other/several/urgent/drastic/necessary/emergency >to/,/. =NNS !*index/scale/scores/statistical
pupils | x | students | ${ALONE} !*eye/eyes/light
scholars | x | academics | ${LOOSE} !*chinese/ancient/medieval/islamic/jewish/latin/muslim
tourists | x | visitors | ${ALONE}
fans | x | supporters | ${LOOSE} *football/match/stadium/club/league/rugby/cricket/soccer
prisoners | x | inmates | <the/of/other/all/many/some/C !>N/of/'s !*war/camp/soldiers/troops/captured/army/exchange
habits | x | customs, practices | <old/traditional/their/local >of/,/.
customs | x | traditions | <local/their/old/ancient/traditional/these !>N/officer/officers/duties/union
traditions | x | customs | <local/old/ancient/folk !>N
rulers | x | leaders | !>N/'s
specimens | x | examples | !>N
illustrations | x | drawings, pictures | !>N *book/books/artist/drawn/magazine/drawings/cover/page/pages/author/published
portions | x | parts, sections | !>N >of !*food/meal/meat/rice/eat/ate/serve/served/plate/restaurant/vegetables/chips/cream/fish
proportions | x | parts | <large >of
quantities | x | amounts | <large/small/huge/great/vast/limited/significant/considerable/these/sufficient >of !*weapons/arms/books/coins/ammunition
amounts | x | quantities | <large/small/huge/great/vast/limited/significant/considerable/these/sufficient >of !*work/time/money/attention/effort/debt/cash/dollars/income/support/stress/pressure/funding/power/research
varieties | x | kinds, types | <many/several/different/various/other/these/all/new >of
sorts | x | kinds, types | <all/different/various/many/other/these/those >of
kinds | x | types, sorts | <different/many/various/these/those/other/several/C/certain/new/some/both/main >of
types | x | kinds | <different/many/various/these/those/other/several/C/certain/new/some/both/main/all >of
classes | x | categories, groups | <C/different/various/several/these >of =NNS !*school/students/teacher/week/dance/yoga/ships
events | x | incidents | <these/such/tragic >of/,/. *police/violence/killed/attacks/accident/shooting
surveys | x | studies | <recent/several/some/these/various
attempts | x | efforts | <C/several/of/his/her/their/many/these/the/such/repeated/failed/unsuccessful/earlier/previous/further/some/any/all !>on/at/'s/N =NNS !<C
changes | x | alterations~f, modifications~f | <minor/further/some/major/several/many/any/these/structural/significant/other/various >to/were =NNS
changes | x | shifts | <social/economic/political/demographic/dramatic >in =NNS !*temperature/climate
improvements | x | advances | <technical/technological
disputes | x | disagreements, conflicts | <territorial/border/political/land/several/many/such/these =NNS
conflicts | x | clashes | <ethnic/violent/religious !>N/of =NNS
conflicts | x | disputes | <internal/political !>N/of =NNS
debates | x | discussions | <these/the/political/such/public/heated >about/over/on/in =NNS
tales | x | stories | !>N
reports | x | accounts | <contemporary/early/some/these/contradictory/eyewitness >of/from =NNS
statements | x | remarks, comments | <his/her/their/public/these/such/several >about/on/to/in/that !*bank/financial/account/income
ideas | x | concepts | <basic/scientific/philosophical >of/about/,/./that/and/in/from
ideas | x | notions~f | <these/such/similar >of/about/,/./that/and
beliefs | x | views, convictions | <his/her/their/political/strong !>N
theories | x | ideas | <his/her/their/these/various/several/political >about/on
suggestions | x | ideas | ${ALONE} !>that
proposals | x | plans | ${ALONE} !<the/of/project
plans | x | proposals | <controversial/ambitious/these/such/new/several/various/detailed/government/the >for/were/are/,/./have =NNS
accusations | x | allegations | !>N
allegations | x | accusations, claims | !>N
occupations | x | jobs, professions~f | !>N/of !*military/army/foreign/german/israeli
professions | x | occupations~f | !>N/of
settlements | x | villages, communities | <small/several/many/rural/nearby/C/surrounding/other/early/fishing !>N/'s
dwellings | x | houses, homes | !>N
residences | x | homes, houses | !>N
journeys | x | trips | <his/her/their/many/several/long/these/numerous/C
voyages | x | journeys | !>N/of
shops | x | stores | !>N/'s !<coffee/barber/betting/repair/machine/charity/chip/gift/pawn =NNS !<'s/butcher/bakery/grocery/tea/sex
stores | x | shops | !>N/'s/of !<department/grocery/convenience/chain/data/it/he/she/which/that/and =NNS !<app/drug/online
enterprises | x | businesses, companies | !>N/'s
vessels | x | ships | !>N/'s !<blood *sea/navy/fishing/fleet/port/crew/coast/naval/merchant/cargo/harbour/aboard/ocean/frigate/warships
ships | x | vessels | !>N/'s !<which/that =NNS
boats | x | vessels | !>N/'s !<inflatable/rowing/small *sea/coast/sank/migrants/navy/fishing/coastguard/port/crew/fleet
automobiles | x | cars, vehicles | !>N/'s
cars | x | vehicles | <of/the/C/other/parked/stolen/electric/new/used/many/and/damaged/burning/their !>N/of/'s !*train/railway/racing/race/rail/subway/toy
garments | x | clothes | !>N
instructors | x | teachers | !>N
migrants | x | immigrants | !>N/'s !<economic !*rural/internal/birds/species/boat/border/mediterranean
immigrants | x | migrants | !>N/'s
settlers | x | colonists | <european/english/dutch/white/british/spanish/first/early/french !>N/'s
warriors / combatants | x | fighters | !>N
robbers | x | thieves | !>N
thieves | x | robbers | !>N *armed/gun/guns/bank
physicians | x | doctors | !>N
doctors | x | physicians~f | <of/and/the/by/many/C !>N/'s/'/said/say
attorneys | x | lawyers | ${ALONE} !<district/state
lawyers | x | attorneys | <his/her/their/defence/defense/the/by/for/and !>N/'s/'
politicians | x |
experts | x | specialists | !>say/said/believe/N !<security
specialists | x | experts | !>N !*medical/doctor/doctors/hospital/patients
remarks | x | comments | ${ALONE}
vegetation | n | plant life | <the/of/natural/local/native/its/and/dense ${ALONE}
manufacture | n | production | >of <the/in/for/and/their
producers | x | makers, manufacturers | <oil/car/steel/the/of/largest/major/other !>N/'s/of *oil/steel/food/goods/products/cars/metal/gas !*film/music/record/album/show
farmland | n | agricultural land
cropland | n | farmland
pastures | x | grazing land | !>are/were/have
meadow | n | field | !>N !*field/fields
mammals | x |
predators | x | enemies | <its/their/natural
prey | n | food | <its/their/as >,/./and/in/is/by
nest | n |
larvae = caterpillars | x | | *butterfly/butterflies/moth/moths
larva | x | caterpillar | *butterfly/moth
methods | x | techniques | >of !*payment/transport/contraception/execution/election/production/transportation/communication/object/class !<N
`;
