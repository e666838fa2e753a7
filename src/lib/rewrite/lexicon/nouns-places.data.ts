/** No noun hangs on, and no "of" that would narrow it. */
const LOOSE = "!>N/of/'s";

/** Nouns of places, of nature, of things and of the mind. */
export const nounsOfPlaces = `
elevation | n | altitude, height | <an/the/at/average/mean/maximum/highest >of/above/is/,/.
elevation | n | altitude | <high >of/above/is/,/.
altitude | n | height, elevation | <an/the/at/high/average >of/above
boundary | n | border | <the/a/its/eastern/western/northern/southern/natural >of/between/with
border | n | boundary | <eastern/western/northern/southern/natural/the/its >of/with !<on
outskirts | x | edge | <the/northern/southern/eastern/western >of
neighborhood | n | area, district | <the/a/this/residential/his/poor/quiet ${LOOSE}
neighbourhood | n | area, district | <the/a/this/residential/his/poor/quiet ${LOOSE}
locality | n | place, area
vicinity | n | area, surroundings | <the/immediate/its
surroundings | x | setting | <its/natural/beautiful
scenery | n | landscape | <the/beautiful/its/spectacular/mountain/natural
countryside | n | rural areas | <the/in/open/surrounding *village/villages/town/towns/city
terrain | n | ground, land | <the/rough/flat/rugged/difficult/mountainous/steep/hilly
cemetery | n | graveyard, burial ground | <the/a/local/old/its/small/jewish ${LOOSE}
cemetery | n | graveyard | <the >of
graveyard | n | cemetery
memorial | n | monument | <a/the >to/in/for
monument | n | memorial | <a/the >to
tomb | n | grave | <his/her/the/their >of/is/was
ruins | x | remains | <the/its/ancient >of
intersection | n | junction | >of/with
junction | n | intersection | >of/with
highway | n | main road | <the/a/major
apartment | n | flat | <an/his/her/the/their/small >in/on/./,/and/where/with/at
flat | n | apartment | <his/her/the/their/small/a >in/on/./,/and/where/with/at !<fell
entrance | n | entry | <the/main/its >to !<main
floors | x | storeys, levels | <C
storeys | x | floors, levels | <C
storey | n | floor | <upper/lower/top/second/third/first/ground
rear | n | back | <the/at/to >of
the centre of | x | the middle of, the heart of | >>town/city/village/lake/square/park/island/district
the center of | x | the middle of, the heart of | >>town/city/village/lake/square/park/island/district
midpoint | n | middle | >of
the summit of | x | the top of, the peak of | >>mountain/hill/peak/volcano/ridge
the peak of | x | the summit of, the top of | >>mountain/hill/volcano
peak | n | mountain | <highest/the/several/many/these >in/,/.
harbour | n | port | <the/a/natural/its ${LOOSE}
harbor | n | port | <the/a/natural/its ${LOOSE}
brook | n | stream | <the/a/small
creek | n | stream | <the/a/small
shoreline | n | coast, shore
coastline | n | coast, shore | <the/its
inlet | n | bay | <a/the/small
pond | n | small lake | <a/the
woodland | n | forest, wood | <the/dense/of/open/and/in
rainfall | n | rain | <heavy/torrential !>of/N
floods | x | flooding | <severe/by/heavy/from/of >./,/and/in
flooding | n | floods | <severe/by/from/of/heavy/the/serious >./,/and/in
earthquake | n | quake | <the/an/a/strong/powerful/devastating/major ${LOOSE}
quake | n | earthquake | ${LOOSE}
fog | n | mist | <thick/the/dense/in
gale | n | strong wind, storm
habitat | n | environment | <natural/its/their/this/these ${LOOSE}
animal | n | creature | <small/marine/nocturnal/living/other/these/strange/large !>N/'s
stem | n | stalk | <the/a/its/short/thick/green/long ${LOOSE} *leaf/leaves/flower/flowers/plant
blossom | n | flower | <the/white/pink/red
foliage | n | leaves | <the/its/green/dense/of
vegetation | n | plants, plant life | <the/of/dense/natural/local
livestock | n | farm animals, cattle | ${LOOSE}
timber | n | wood | <of/the/and/from/local/in ${LOOSE}
wood | n | timber | <of/from ${LOOSE} *built/constructed
farming | n | agriculture | <of/on/in/and/the/by/from/for >./,/and/is/was/in
agriculture | n | farming | <of/on/in/and/to/from/by/for/is/are >./,/and/is/was/in
electricity | n | power | <of/without/generate/generates/produce/supply/generating/and ${LOOSE}
power | n | electricity | <without/generate/generates/produce ${LOOSE} *storm/people/homes/station/plant/turbine/turbines/wind/solar/nuclear/homes
beverage | n | drink
cuisine | n | cooking, food | <local/the/its/traditional/french/italian/chinese/indian
residence | n | home, house | <his/her/their/private/new/main/summer/family/royal ${LOOSE}
dwelling | n | house, home | <small/the/single/private/modern/these/stone/traditional
mansion | n | large house, stately home | <a/the ${LOOSE}
hut | n | cabin, small house | <a/the/wooden/small
structure | n | building | <the/wooden/brick/stone/original/present/this/present/large >was/is/has/stands/built *roof/built/church/tower/walls/construction/century/building/architect
facility | n | building, plant | <the/new/this/a >was/is/will/has/, *built/construction/opened/constructed
premises | x | buildings, site | <the/its/new/their
warehouse | n | depot, storehouse | <a/the/old
workshop | n | studio | <his/her *artist/painter/sculptor
inn | n | tavern, guest house | <an/the/old
pub | n | bar | <a/the/local
pavement | n | footpath | <the
trail | n | path, track | <the/a/hiking
track | n | path | <a/narrow/muddy
passage | n | passageway, corridor | <narrow/underground/secret/the !>of/from *building/house/castle/wall/room
pit | n | hole | <a/the/deep
crack | n | split, gap | >in <the/a/large
edge | n | side, border | <eastern/western/northern/southern/outer >of !<on
tip | n | point, end | <southern/northern/eastern/western >of
the bottom of | x | the foot of, the base of | >>hill/mountain/cliff/slope/tower
outline | n | shape | <the >of
fragment | n | piece | >of
chunk | n | piece, lump | >of
trace | n | sign | >of
heap | n | pile | >of
pile | n | heap, stack | >of
container | n | box, vessel | <a/the/large/plastic/metal/glass
barrel | n | cask | <wooden/a/the/oak !>of
fabric | n | material, cloth | <the/of/woven/cotton/silk
cloth | n | fabric, material | <the/of/cotton/woven/fine
garments | x | clothes | <the/their/these/of/woollen
apparel | n | clothing, clothes
colour | n | shade | <different/various/bright/these
odour | n | smell
odor | n | smell
scent | n | smell, fragrance | <the/a/strong/its
the warmth of | x | the heat of | >>sun/fire
chill | n | cold | <the
darkness | n | the dark | <in/into
dawn | n | daybreak, sunrise | <at/before/until
dusk | n | sunset, nightfall | <at/before/until/after
remainder | n | rest | <the
scores | x | dozens | >of
span | n | period, stretch | >of <a/the
period | n | time | <this/that >./,/;
interval | n | gap, break | >between <the/an/long
delay | n | wait, hold-up~p | <a/the/long/further
duration | n | length, period | >of <the
lifetime | n | life | <his/her/their
childhood | n | early years | <his/her/their/early !>N/friend
adolescence | n | youth, teenage years | <his/her/in/their
adulthood | n | adult life | <in/to/into/reach/reached
destiny | n | fate, future
fate | n | destiny, future | <his/her/their
mystery | n | puzzle, riddle | <a/the
puzzle | n | mystery, riddle | <a/the
notion | n | idea, concept | <the/this/a/traditional/that
thought | n | idea | <the >of/that
mindset | n | way of thinking, attitude
outlook | n | attitude, view | <his/her/their/positive >on
sentiment | n | feeling, view | <public/popular/strong/nationalist/this
longing | n | desire, yearning~f | >for
passion | n | love, enthusiasm | <his/her/a/their/great >for
enthusiasm | n | eagerness, passion | <great/his/her/their/the/much >for
affection | n | love, fondness | >for <his/her/great/their/deep
hatred | n | hate, dislike | >of/for <his/her/their/deep
dislike | n | hatred, distaste | >of/for <his/her/their/strong
misery | n | suffering, distress | <of/the/and/great
suffering | n | pain, distress | <the/human/great/much/and/of
pain | n | suffering | <the/great/of/and *war/victims/loss/people
strain | n | pressure, stress | <the/great/a >on
stress | n | pressure, strain | <of/the/great *work/job/family
burden | n | load, weight | <the/heavy/a/financial !>of
behaviour | n | conduct | <the/his/her/their/good/bad/such/this
behavior | n | conduct | <his/her/their/good/bad/such
conduct | n | behaviour | <the/his/her/their/good/such
deed | n | act, action | <good/great/evil/his/heroic
trait | n | feature, characteristic | <a/the/common/personality/these/character
tendency | n | habit | <a/the/his/her >to
peculiarity | n | oddity, special feature
uniqueness | n | special nature
resemblance | n | similarity, likeness | >to/between
likeness | n | resemblance, similarity | >to/between
contrast | n | difference | <the/sharp/stark/a >between !<in/by
discrepancy | n | difference, mismatch | >between/in
disparity | n | difference, gap | >between/in
diversity | n | variety, range | >of <the/great/cultural/rich/wide
multitude | n | host | >of
array | n | range | >of <wide/a/large/vast/broad
spectrum | n | range | >of <a/the/wide/broad/whole/full
plethora | n | wealth | >of
chain | n | series, string | >of <a/the/long >>event/island/lake/hotel/shop/store/restaurant
succession | n | series, string | >of <a/rapid/long
string | n | series, succession | >of <a/the/long
sequence | n | series, order | >of <a/the/this/long
cluster | n | group, bunch | >of <a/small/the
combination | n | mix, mixture | >of <a/the/this
blend | n | mix, mixture | >of <a/the/unique
mix | n | mixture, blend | >of <a/the/this/diverse
hybrid | n | cross, mix | >of/between
the core of | x | the heart of | >>city/team/problem/argument/issue/matter/town
essence | n | core, heart | <the/very >of
`;
