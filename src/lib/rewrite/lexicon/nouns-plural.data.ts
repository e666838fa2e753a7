/** No noun hangs on, and none stands before: no compound. */
const ALONE = "!>N/'s/' !<N";
/** Nor "of" that would narrow it. */
const LOOSE = "!>N/of/'s/' !<N";

/** Plurals, which can be counted and so have fewer senses than the word itself; and nouns whose other word fits after any adjective. */
export const pluralNouns = `
agreements | x | deals, accords~f | ${LOOSE}
difficulties | x | problems | !>in/with/of/'s/N !<N/no
difficulties | x | problems, trouble | <no >in/with
methods | x | techniques | ${ALONE}
techniques | x | methods | ${ALONE}
regions | x | areas | ${ALONE}
areas | x | regions | <rural/coastal/remote/these/those/mountainous/surrounding/neighbouring/neighboring/northern/southern/eastern/western/tribal/many/several/border/isolated/desert/tropical/hilly/warmer/cooler/some !>N/of/'s
opinions | x | views | !>N/'s/polls
errors | x | mistakes | ${LOOSE}
mistakes | x | errors | ${LOOSE}
aims | x | goals, objectives~f | ${LOOSE}
objectives | x | goals, aims | ${LOOSE}
issues | x | matters, questions | <constitutional/legal/political/social/economic/cultural/moral/religious/ethical/environmental/international/domestic/foreign/such/other/many/these/key/main/important/major/various/several/local/national !>N/of/'s/with
matters | x | issues, questions | <constitutional/legal/political/social/economic/cultural/moral/religious/financial/such/other/these/important/various/local/foreign/domestic !>N/of/'s
topics | x | subjects | ${LOOSE}
problems | x | issues, difficulties | <these/such/many/serious/financial/economic/social/technical/major/similar/other/some/several/environmental/political/of/the/legal/practical/current/various !>N/with/of/'s
photographs | x | photos, pictures | ${ALONE}
photos | x | pictures, photographs | ${ALONE}
illnesses | x | diseases | ${ALONE}
diseases | x | illnesses | <infectious/other/many/of/serious/these/such/some/chronic/common/rare/various !>N/'s
regulations | x | rules | ${ALONE}
advantages | x | benefits | ${ALONE}
consequences | x | effects, results | <serious/the/negative/disastrous/political/economic/social/other/these/its/tragic/unintended/environmental/possible !>N/'s
characteristics | x | features | ${ALONE}
features | x | characteristics | <common/distinctive/physical/distinguishing/its/these/special/other/similar/several/key/main/typical/the/many/important >of/,/./and/are/in/that/which/include/such/as
components | x | parts | ${ALONE}
individuals | x | people | !>N/'s !<N
inhabitants | x | residents | !>N/'s !<C
residents | x | inhabitants | !>N/'s/say/said !<N/nearby
victories | x | wins | <C/several/two/three/four/five/six/consecutive/successive/of/their/his/many ${LOOSE}
duties | x | responsibilities | <his/her/their/of/these/other/official/the/such/official/public !>N/on
responsibilities | x | duties | <his/her/their/of/these/other/the/such/family !>N
measures | x | steps | <new/these/further/such/additional/other/several/urgent/drastic/necessary/emergency >to/,/.
pupils | x | students | ${ALONE}
scholars | x | academics, researchers | ${LOOSE}
tourists | x | visitors | ${ALONE}
fans | x | supporters | ${LOOSE} *football/match/stadium/club/league/rugby/cricket/soccer
prisoners | x | inmates | <the/of/other/all/many/some/C !>N/of/'s
habits | x | customs, practices | <old/traditional/their/local >of/,/.
customs | x | traditions | <local/their/old/and/ancient/traditional/the/these !>N/officer/officers/duties/union
traditions | x | customs | <local/their/old/ancient/these/folk/religious/cultural !>N
rulers | x | leaders, monarchs | !>N/'s
specimens | x | samples, examples | !>N
illustrations | x | drawings, pictures | !>N
portions | x | parts, sections | !>N
proportions | x | parts | <large >of
quantities | x | amounts | <large/small/huge/great/vast/limited/significant/considerable/these/sufficient >of
amounts | x | quantities | <large/small/huge/great/vast/limited/significant/considerable/these/sufficient >of
varieties | x | kinds, types | <many/several/different/various/other/these/all/new >of
sorts | x | kinds, types | <all/different/various/many/other/these/those >of
kinds | x | types, sorts | <different/many/various/these/those/other/several/C/certain/new/some/both/main >of
types | x | kinds | <different/many/various/these/those/other/several/C/certain/new/some/both/main/all >of
classes | x | categories, groups | <C/different/various/several/these >of
events | x | incidents, happenings~p | <these/the/such/recent/tragic >of/,/.
surveys | x | studies | <recent/several/some/these/various
attempts | x | efforts | <C/several/of/his/her/their/many/these/the/such/repeated/failed/unsuccessful/earlier/previous/further/some/any/all !>on/at/'s/N
changes | x | alterations~f, modifications~f | <minor/further/some/major/several/many/any/these/structural/significant/other/various >to/were
changes | x | shifts | <recent/major/significant/these/such/social/economic/political/dramatic/demographic/seasonal >in
improvements | x | advances, upgrades | <technical/technological/further/major/several
disputes | x | conflicts, disagreements | <territorial/border/political/legal/land/labour/labor/several/many/such/these
conflicts | x | disputes, clashes | <ethnic/political/internal/these/such/several/many/other/religious/violent !>N/of
debates | x | discussions | <these/the/political/such/public/heated >about/over/on/in
tales | x | stories | !>N
reports | x | accounts | <contemporary/early/some/these/contradictory/eyewitness >of/from
statements | x | remarks, comments | <his/her/their/public/these/such/several >about/on/to/in/that
ideas | x | concepts, notions~f | <these/such/new/political/philosophical/religious/basic/many/similar/scientific/his/her/their >of/about/,/./that/and/in/from
beliefs | x | views, convictions | <his/her/their/political/strong !>N
theories | x | ideas | <his/her/their/these/various/several/political >about/on/of/,/.
suggestions | x | proposals, ideas | ${ALONE}
proposals | x | plans, suggestions | ${ALONE} !<the/of/project
plans | x | proposals, schemes | <controversial/ambitious/these/such/new/several/various/detailed/government/the >for/were/are/,/./have
accusations | x | charges, allegations | !>N
allegations | x | accusations, claims | !>N
occupations | x | jobs, professions~f | !>N/of
professions | x | occupations~f, jobs | !>N/of
settlements | x | villages, communities | <small/several/many/rural/nearby/C/surrounding/other/early/fishing !>N/'s
dwellings | x | houses, homes | !>N
residences | x | homes, houses | !>N
journeys | x | trips | <his/her/their/many/several/long/these/numerous/C
voyages | x | journeys, trips | !>N/of
shops | x | stores | !>N/'s !<coffee/barber/betting/repair/machine/charity/chip/gift/pawn
stores | x | shops | !>N/'s/of !<department/grocery/convenience/chain/data/it/he/she/which/that/and
enterprises | x | businesses, companies | !>N/'s
vessels | x | ships, boats | !>N/'s !<blood
ships | x | vessels | !>N/'s !<which/that
boats | x | vessels | !>N/'s
automobiles | x | cars, vehicles | !>N/'s
cars | x | vehicles | <of/the/C/other/parked/stolen/electric/new/used/many/and/damaged/burning/their !>N/of/'s
garments | x | clothes | !>N
instructors | x | teachers | !>N
migrants | x | immigrants | !>N/'s !<economic
immigrants | x | migrants, newcomers | !>N/'s
settlers | x | colonists | <european/english/dutch/white/british/spanish/first/early/french !>N/'s
warriors | x | fighters | !>N
combatants | x | fighters | !>N
robbers | x | thieves | !>N
thieves | x | robbers | !>N
physicians | x | doctors | !>N
doctors | x | physicians~f | <of/and/the/by/many/C !>N/'s/'/said/say
attorneys | x | lawyers | ${ALONE} !<district/state
lawyers | x | attorneys | <his/her/their/defence/defense/the/by/for/and !>N/'s/'
politicians | x |
experts | x | specialists | !>say/said/believe/N !<security
specialists | x | experts | !>N
remarks | x | comments | ${ALONE}
vegetation | n | plant life | <the/of/natural/local/native/its/and/dense ${ALONE}
manufacture | n | production | >of <the/in/for/and/their
producers | x | makers, manufacturers | <oil/car/steel/the/of/largest/major/other !>N/'s/of *oil/steel/food/goods/products/cars/metal/gas
farmland | n | agricultural land, fields
cropland | n | farmland
pastures | x | meadows, grazing land
meadow | n | field, pasture | !>N !*field/fields
mammals | x |
predators | x | enemies | <its/their/natural
prey | n | food | <its/their/as >,/./and/in/is/by
nest | n |
larvae | x | caterpillars | *butterfly/butterflies/moth/moths
caterpillars | x | larvae | *butterfly/butterflies/moth/moths
larva | x | caterpillar | *butterfly/moth
`;
