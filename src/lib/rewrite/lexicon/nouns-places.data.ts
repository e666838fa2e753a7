/** No noun hangs on, and no "of" that would narrow it. */
const LOOSE = "!>N/of/'s";

/** Nouns of places, of nature, of things and of the mind. */
export const nounsOfPlaces = `
elevation | n | altitude, height | <an/the/at/average/mean/maximum/highest >of/above/is/,/. !=NNS
elevation | n | altitude | <high >of/above/is/,/.
altitude | n | height, elevation | <an/the/at/high/average >of/above
boundary | n | border | <the/a/its/eastern/western/northern/southern/natural >of/with *city/county/country/province/river/district/town/state/park/territory/parish/states
border | n | boundary | <eastern/western/northern/southern/natural/the/its >of
outskirts | x | edge | <the/northern/southern/eastern/western >of
neighborhood / neighbourhood | n | area, district | <the/a/this/residential/his/poor/quiet ${LOOSE}
locality | n | area
vicinity | n | area, surroundings | <the/immediate/its
surroundings | x | setting | <its
scenery | n | landscape | <the/its !*film/filmed/stage/movie/theatre
countryside | n | rural areas | <the/in/surrounding !>is/was/has *village/villages/town/towns/city
terrain | n | ground | <the/rough/flat/rugged/difficult/steep
cemetery | n | graveyard, burial ground | <the/a/local/old/its/small/jewish ${LOOSE}
cemetery | n | graveyard | <the >of
graveyard | n | cemetery
memorial | n | monument | <a/the >to/in/for !>for
monument | n | memorial | <a/the >to
ruins | x | remains | <the/its/ancient >of =NNS
intersection = junction | n | | >of/with *road/roads/street/streets/highway/avenue/route
apartment | n | flat | <an/his/her/the/their/small >in/on/./,/and/where/with/at *london/british/uk/england/block
flat | n | apartment | <his/her/the/their/small/a >in/on/./,/and/where/with/at !<fell
floors | x | levels | <C =NNS *building/house/tower/museum/hotel/car/offices
storeys | x | floors, levels | <C
storey | n | floor | <upper/lower/top/second/third/first/ground
rear | n | back | <the/at/to >of
the centre of / the center of | x | the middle of, the heart of | >>town/city/village/lake/square/park/island/district
midpoint | n | middle | >of
the summit of | x | the top of, the peak of | >>mountain/hill/peak/volcano/ridge
the peak of | x | the summit of, the top of | >>mountain/hill/volcano
peak | n | mountain | <highest/several/many/these >in/,/.
harbour / harbor | n | port | <the/a/its ${LOOSE} *ships/ship/ferry/trade/fishing/boats/vessels/cargo
brook / creek | n | stream | <the/a/small
shoreline | n | shore
coastline | n | coast | <the/its
inlet | n | bay | <a/the/small !*air/water/valve/engine/pipe/fuel
woodland | n | forest | <the/dense/of/open/and/in
rainfall | n | rain | <heavy/torrential !>of/N
floods | x | flooding | <severe/by/heavy/from/of >./,/and/in
flooding | n | floods | <severe/by/from/of/heavy/the/serious >./,/and/in
earthquake | n | quake | <the/an/a/strong/powerful/devastating/major ${LOOSE}
quake | n | earthquake | ${LOOSE}
gale | n | strong wind, storm
habitat | n | environment | <natural/its/their/this/these ${LOOSE}
animal | n | creature | <small/marine/nocturnal/living/other/these/strange/large !>N/'s
stem | n | stalk | <the/a/its/short/thick/green/long ${LOOSE} *leaf/leaves/flower/flowers/plant
blossom | n | flower | <the/white/pink/red
foliage | n | leaves | <the/its/green/dense/of !>is/was/has/turns
vegetation | n | plant life | <the/of/dense/natural/local
livestock | n | farm animals | ${LOOSE} !>is/was/has
timber | n | wood | <of/the/and/from/local/in ${LOOSE}
wood | n | timber | <of/from ${LOOSE} *built/constructed
farming | n | agriculture | <of/on/in/and/the/by/from/for >./,/and/is/was/in
agriculture | n | farming | <of/on/in/and/to/from/by/for/is/are >./,/and/is/was/in
electricity | n | power | <of/without/generate/generates/produce/supply/generating/and ${LOOSE} !*conductor/static/charge/current/magnetism/lightning/conduct
power | n | electricity | <without/generate/generates/produce ${LOOSE} *storm/people/homes/station/plant/turbine/turbines/wind/solar/nuclear/homes
beverage | n | drink
cuisine | n | cooking, food | <local/the/its/traditional/french/italian/chinese/indian
residence | n | home, house | <his/her/their/private/new/main/summer/family/royal ${LOOSE}
mansion | n | large house | <a/the ${LOOSE}
hut | n | cabin | <wooden
structure | n | building | <the/wooden/brick/stone/original/present/this/present/large >was/is/has/stands/built *roof/built/church/tower/walls/construction/century/building/architect !*bridge/dam/statue/monument/sentence/protein/organisation
facility | n | building | <the/new/this/a >was/is/will/has/, *built/construction/opened/constructed
premises | x | site | <the/its/their !>are/were/have
workshop | n | studio | <his/her *artist/painter/sculptor
pub | n | bar | <a/the/local
trail | n | path | <a/the/hiking *hiking/forest/mountain/walk/park/hikers/walkers !>of
track | n | path | <narrow/muddy !*railway/train
passage | n | passageway, corridor | <narrow/underground/secret/the !>of/from *building/house/castle/wall/room
pit | n | hole | <a/the/deep !*coal/mine/miners/race/orchestra/car/bull/colliery
crack | n | split | >in <the/a/large
edge | n | side | <eastern/western/northern/southern/outer >of !<on
tip | n | point, end | <southern/northern/eastern/western >of
the bottom of | x | the foot of, the base of | >>hill/mountain/cliff/slope/tower
outline | n | shape | <the >of *mountain/mountains/hills/building/ship/tree/trees/shape/against/figure
fragment | n | piece | >of
chunk | n | piece, lump | >of
trace | n | sign | >of !*drug/drugs/cocaine/explosives/dna/blood/chemical/metal/gas/poison
heap = pile | n | | >of
barrel | n | cask | <wooden/oak !>of
fabric | n | material, cloth | <the/of/woven/cotton/silk !>of
cloth | n | fabric, material | <the/of/cotton/woven/fine
garments | x | clothes | <the/their/these/of/woollen
apparel | n | clothing
odour / odor | n | smell
scent | n | smell | <the/a/strong/its
the warmth of | x | the heat of | >>sun/fire
chill | n | cold | <the
darkness | n | the dark | <in/into
dawn | n | daybreak, sunrise | <at/before/until
dusk | n | sunset, nightfall | <at/before/until/after
remainder | n | rest | <the
scores | x | dozens | >of !*film/films/test/tests/music/points/match =NNS
span | n | period, stretch | >of <a/the *year/years/month/months/days/time/decades/hours
period | n | time | <this/that >./,/;
interval | n | gap | >between <the/an/long
delay | n | wait | <long !>in/of
duration | n | length | >of <the
lifetime | n | life | <his/her/their
childhood | n | early years | <his/her/their !>N/friend/was/is/has
adolescence | n | teenage years | <his/her/their !>was/is/has
adulthood | n | adult life | <in/to/into
destiny | n | future, fate | <his/her/their/own
fate | n | future | <his/her/their *decide/decides/decided/deciding
mystery | n | puzzle, riddle | <a/the *solve/solved/remains/unsolved !*murder/novel
puzzle | n | mystery, riddle | <a/the *remains/remained/unsolved
notion | n | idea | <the/this/a/traditional/that
thought | n | idea | <the >of/that
mindset | n | way of thinking, attitude
outlook | n | view | <his/her/their/positive >on
sentiment | n | feeling | <public/popular/strong/nationalist/this
longing | n | desire, yearning~f | >for
passion | n | love, enthusiasm | <his/her/a/their/great >for
enthusiasm | n | eagerness | <great/his/her/their/the/much >for
affection | n | fondness | >for <his/her/great/their/deep
hatred | n | hate | >of/for <his/her/their/deep
dislike | n | distaste | >of/for <his/her/their/strong
misery | n | suffering, distress | <of/the/and/great
suffering | n | pain, distress | <the/human/great/much/and/of
pain | n | suffering | <the/great/of/and *war/victims/bereaved !*chest/muscle/back/doctor/relief
strain | n | pressure, stress | <the/great/a >on
stress | n | pressure, strain | <of/the/great *work/job/family
burden | n | load | <heavy !>of
behaviour / behavior | n | conduct | <his/her/good/bad !*animal/animals/children/dog/child
conduct | n | behaviour | <his/her/their/good !>of
deed | n | act, action | <good/great/evil/heroic
trait | n | characteristic | <a/the/common/personality/these/character
peculiarity | n | special feature
uniqueness | n | special nature
resemblance | n | similarity, likeness | >to/between
likeness | n | resemblance, similarity | >to/between
contrast | n | difference | <the/sharp/stark/a >between !<in/by
discrepancy | n | difference, mismatch | >between/in
disparity | n | difference, gap | >between/in
diversity | n | variety | >of <the/great/rich/wide
multitude / plethora | n | host | >of <a
array | n | range | >of <wide/a/large/vast/broad
spectrum | n | range | >of <a/the/wide/broad/whole/full !*light/wavelength/radio/autism/frequency/x-ray/stars/radiation
chain | n | series | >of <a/the/long *events
chain | n | string | >of <a/the/long *islands/lakes/hotels/shops/stores/restaurants
succession | n | series, string | >of <a/rapid/long
string | n | series, succession | >of <a/the/long !*pearls/beads/text/code/characters/lights/guitar
sequence | n | series | >of <a/the/this/long !*dna/gene/amino/numbers/genome/protein/letters/code
cluster | n | group | >of <a/small/the
combination | n | mix, mixture | >of <a/the/this
blend | n | mix, mixture | >of <a/the/unique
mix | n | mixture | >of <a/the/this/diverse
hybrid | n | cross | >of/between
the core of | x | the heart of | >>city/team/problem/argument/issue/matter/town
essence | n | heart, core | <the/very >of
`;
