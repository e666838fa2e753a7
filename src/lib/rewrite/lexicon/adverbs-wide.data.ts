/** Frequent adverbs, for what the other lists leave over. */
export const adverbsWide = `
then | r | afterwards, subsequently~f | <he/she/it/they/who >VBD !>be
then | r | after that;, next; | <start >D/O/N
now | r | currently, today | <is/are >in/at/the/a/an/part/known/called/considered/used/one/J/K
now | r | today, currently | <which/that >is/has/are
is still | x | remains | >a/an/the/in/at/on/under/unclear/open/possible/popular/common/active/alive
are still | x | remain | >a/the/in/at/on/under/unclear/open/possible/popular/common/active/alive
was still | x | remained | >unclear/open/popular/active/in/under/missing/closed/alive/unknown/common
again | r | once more, once again | <V/N/O >./,/;/in/at/by/with !<never/and/again
probably | r | very likely | >V/K/D/P/because/the !<most/very
twice | x | two times, on two occasions | <V >,/./;/in
once | r | formerly~f, at one time | <was/were >D/home/part/known/called/owned/used/inhabited/covered/connected/thought
shortly | r | soon | >before/after !>before
long after | x | well after | >D/N !<not/n't/so/as/how
long before | x | well before | >D/N !<not/n't/so/as/how
a year later | x | one year later, the following year | !<half
a month later | x | one month later, the following month
a week later | x | one week later, the following week
a day later | x | one day later, the next day
years later | x | years afterwards, years on | <C/many/several/few
months later | x | months afterwards, months on | <C/several/few
weeks later | x | weeks afterwards, weeks on | <C/several/few
days later | x | days afterwards | <C/several/few
hours later | x | hours afterwards | <C/several/few
years earlier | x | years before, years previously | <C/several/few/many
months earlier | x | months before, months previously | <C/several/few
weeks earlier | x | weeks before | <C/several/few
days earlier | x | days before | <C/several/few
a year before | x | a year earlier | >,/.
years after | x | years following | <C >the/his/her/its/their >>war/death/independence/release/election/battle/publication/founding
a few years later | x | a few years after that
a few days later | x | a few days after that
a few months later | x | a few months after that
originally | r | at first, initially | >the/part/in/for <was/were/is/,
highly | r | greatly | >praised/valued/respected/influenced/prized
strongly | r | heavily | >influenced/criticised/criticized <was/were/is/are/been
heavily | r | strongly, greatly | >influenced
sharply | r | steeply, strongly | >up/down
slightly | r | a little, somewhat~f | <V/N >./,/in/to/on/from
slightly | r | a little, somewhat~f | >JJR/J/above/below/after/before/over/under
gradually | r | slowly, steadily | <V
gradually | r | slowly, step by step | <start >,
rapidly | r | quickly, fast~p | >growing/expanding/changing/rising/increasing
effectively | r | in effect, practically | >D
concurrently | r | at the same time
immediately | r | straight away, at once | <V/N >./,/in/on/to
widely | r | generally | >regarded/seen/considered/viewed/believed
generally | r | usually, normally | <is/are/was/were >considered/regarded/held/used/found/seen/made/known/called/thought/divided
commonly | r | often, generally | >K/used/found/known/called/seen/referred
often | r | frequently | <is/are/was/were/and/,/has/have/had >V/K/J/in/as/by/with !<so/too
often | r | frequently, regularly | <V >./,/in/at/with/on/by
nearly | r | almost | >all/every/half/always/impossible/identical/complete/extinct/everyone/everything/gone/finished/C/empty
almost | r | nearly | >all/every/half/always/impossible/identical/complete/extinct/everyone/everything/entirely/completely
directly | r | immediately, right~p | >after/before/behind/above/below/beneath
nationally | r | nationwide | >./,
locally | r | in the area, in the region | >./,/and/as <known/called/grown/produced/V
internationally | r | worldwide, around the world | >./,/and
overnight | r | during the night | >./, <leave/left/soak/soaked/stand/refrigerate/chill/rest/rained/fell/stayed/stay/rain
nowadays | r | today, these days
presently | r | currently, at present | <is/are >V/K/D/in/the/a
formally | r | officially | <was/were/been >K
reportedly | r |
allegedly | r |
additionally | r | also, in addition | <, >,
abroad | r | overseas | >./,/and/in/to/for
overseas | r | abroad | <V/N >./,/and/in
elsewhere | r | in other places, somewhere else | >./,/and/on !<moved/move/moving/moves/go/going/went/gone/look/looked/looking/come/came
upstream | r | up the river | >./,/from *river/dam/bridge/fish/boat/salmon/flow/mouth
downstream | r | down the river | >./,/from *river/dam/bridge/fish/boat/salmon/flow/mouth
inland | r | away from the coast | <V/N >./,
nearby | x | close by | <N/V >./,
thereby | r | in this way, thus~f | >G
notably | r | especially, in particular | <and/most/, >in/by/the/D/N/for/with !<most
similarly | r | likewise | >,
respectively | r |
eventually | r | in the end, finally, ultimately | <was/were/had/and/he/she/it/they/which/who
finally | r | at last, eventually | <was/were/had/and/he/she/it/they/which/who >V/K
initially | r | at first, to begin with | >./,/in/as/by/for/only/to
later | r | subsequently~f, afterwards | <was/were/he/she/it/they/who/which/had/and/would/then >V/K/became/moved !<years/months/days/weeks
later | r | afterwards, then | <start >D/O
previously | r | in the past | <has/have >V/K
`;
