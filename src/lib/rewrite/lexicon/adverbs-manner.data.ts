/** Adverbs of manner and place. */
export const adverbsOfManner = `
easily | r | readily~f, with ease | <V >,/./;
easily | r | readily~f | >V !>the
carefully | r | with care | <V >,/./;
carefully | r | closely | >watched/monitored/examined/studied/watching/monitoring/examining/examine/study
closely | r | carefully | >watched/monitored/examined/studied/watching/monitoring/guarded
closely linked | x | closely connected, closely tied
closely associated | x | closely linked, closely connected
successfully | r | with success | <V >,/./;
properly | r | correctly, in the right way~p | <V >,/./;
properly | r | correctly | >V/K
correctly | r | accurately | >predicted/identified/identify/described/reported/interpreted/measured
correctly | r | properly | >installed/fitted/outfitted/used/stored/positioned/placed/followed/./,/and/V
incorrectly | r | wrongly | >V/K
wrongly = mistakenly | r | | >V/K
accidentally | r | by accident | <V/, >./,/;/P
accidentally | r | unintentionally | >V
deliberately | r | intentionally, on purpose | <V >./,/;/to/in/by
deliberately | r | intentionally | >V/K
intentionally | r | deliberately, on purpose | <V >./,/;/P
intentionally | r | deliberately | >V/K
secretly | r | in secret | <V >./,/;/P
openly | r | publicly | >V
publicly | r | in public, openly | <V >./,/;
publicly | r | openly | >criticised/criticized/condemned/denounced/supported/opposed/admitted/acknowledged/accused
privately | r | in private | <V >,/./;/P
officially | r | formally | >V/K
formally | r | officially | >V/K !>trained/educated/dressed/defined/proved/verified/structured
unofficially | r | informally | >V
legally | r | lawfully~f | >obtained/entered/enter/own/possess/carry/sell/sold/acquired
illegally | r | unlawfully~f | <V
voluntarily | r | by choice | <x
freely | r | openly | >talk/speak/discuss/admit/admits/admitted/spoke/talked
jointly | r | together | <V >./,/by/with
together | r | jointly~f, side by side | <work/worked/working/works
individually | r | separately, one by one | <V >./,/and/to
separately | r | individually | <V
collectively | r | together, as a group | <V
nationally | r | across the country, nationwide | <V >,/./;
internationally | r | around the world, worldwide, globally | <V >,/./;
globally | r | around the world, worldwide, internationally | <V/N >,/./;
worldwide | r | around the world, across the world, globally | <V/N >,/./;
around the world | x | worldwide, across the globe, globally | !<cruise/travel/travelled/traveled/travelling/sail/sailed/sailing/fly/flew/flight/trip/voyage/tour/journey/half/halfway/way/walk
across the world / across the globe | x | around the world, worldwide
throughout the world | x | around the world, across the world, worldwide
around the globe | x | around the world, worldwide | !<travel/travelled/traveled/sail/sailed/fly/flew/flight/trip/voyage/tour/journey/halfway/way
across the country | x | around the country, nationwide, throughout the country | !<all !<travel/travelled/traveled/drive/drove/trip/move/moved/walk/ride/walked/tour/journey
around the country | x | across the country, nationwide | !<all
throughout the country | x | across the country, nationwide
nationwide | r | across the country, around the country | <V/N
abroad | r | overseas | <N
abroad | r | overseas, in other countries | <live/lived/living/worked/working/study/studied/studying/sold/work
overseas | r | abroad, in other countries | <live/lived/living/worked/working/study/studied/studying/sold/N/work
elsewhere | r | somewhere else | <moved/move/moving/moves/go/going/went/gone/look/looked/looking/come/came >,/./;
elsewhere | r | in other places, somewhere else | <V/N >,/./; !<moved/move/moving/moves/go/going/went/gone/look/looked/looking/come/came
nearby | r | close by, in the area | <V/N >,/./;
close by | x | nearby | >./,/;/and
somewhere else | x | elsewhere, in another place
anywhere else | x | in any other place
forwards | r | forward
backwards | r | backward | <V
upwards | r | upward | !>of
upward | r | upwards | <V
downwards | r | downward
downward | r | downwards | <V
northwards | r | northward, to the north
southwards | r | southward, to the south
eastwards | r | eastward, to the east
westwards | r | westward, to the west
northward | r | north, to the north | <V
southward | r | south, to the south | <V
eastward | r | east, to the east | <V
westward | r | west, to the west | <V
quietly | r | silently | <V !<said/says/say/spoke/speak/talk/talking/died
silently | r | quietly, in silence | <V
loudly | r | noisily | <V !<speak/spoke/read/say/said/talk
angrily | r | in anger | <V
bravely | r | courageously~f, with courage | <V
patiently | r | with patience | <V
politely | r | courteously~f | <V
nervously = anxiously | r | | <V
eagerly | r | keenly, enthusiastically | >V/K
enthusiastically | r | eagerly, with enthusiasm | <V
reluctantly | r | unwillingly | >V
willingly | r | readily, gladly | >V/K
gladly | r | happily, willingly | >V
immensely | r | enormously, hugely
firmly | r | strongly | >believe/believed/believes/opposed/opposes/rejected/support/supports/denied/committed/supported
vastly | r | hugely | >V/JJR/K/different/superior
unanimously | r | with one voice | <x
brutally | r | savagely, cruelly | >V/K
badly | r | poorly | <performed/played/went/did/treated/paid/managed/behaved/perform/play/behave >,/./; !<so/need/want
poorly | r | badly | <V/is/was/were/are/so/very >K/,/./;
nicely | r | well | <V >,/./;
beautifully | r | wonderfully | >K/V
clearly | r | plainly, distinctly | <see/seen/hear/heard/shows/visible/speak
strictly | r | rigorously~f, closely | >enforced/controlled/observed/regulated/followed
tightly | r | closely | >controlled/knit/linked/packed
loosely | r | broadly | >based
broadly | r | generally, largely | >similar/speaking/accepted/agreed/supported/in
negatively | r | adversely | >affect/affected/affects/affecting/impact
adversely | r | negatively, badly | >affect/affected/affects/affecting
economically | r | financially | >viable/disadvantaged/independent
historically | r | in the past, traditionally | <end >,
traditionally | r | by tradition, customarily~f | >V
technically | r | strictly speaking | <start >,
theoretically | r | in theory | <start
practically speaking | x | in practice
in practice | x | in reality | <end >,
in reality | x | in fact, actually | <end >,
in actual fact / as a matter of fact | x | in fact, actually
in actuality | x | in fact, in reality
in effect | x | effectively, in practice | <,/V >V/D !<came/come/remain/remained/put
in essence | x | essentially, basically | >,
at heart | x | basically, in essence | >,
by chance = by accident | x | accidentally | <V
by mistake | x | mistakenly, by accident, in error~f | <V
on purpose | x | deliberately, intentionally | <V
in error | x | by mistake, mistakenly | !<is/was/are/were/be
in secret | x | secretly | <V
in detail | x | at length | <V !<more/great/some
in great detail | x | very thoroughly, at great length
in more detail = in greater detail | x |
in depth | x | in detail, thoroughly | <V
at length | x | in detail, extensively~f | <V <V
at great length | x | in great detail
in full | x | completely, in its entirety~f | <V
in secrecy | x | in secret, secretly
in silence | x | silently, quietly | <V
in a hurry | x | in haste~f, hurriedly | <V !<is/am/are/was/were/be/'m/'re
in haste | x | hurriedly, in a hurry
with ease | x | easily
with care | x | carefully | <V
with great care | x | very carefully
with caution | x | cautiously, carefully
with success | x | successfully
with regularity | x | regularly
by hand | x | manually~f | <V
by force | x | forcibly | <V
by law | x | legally | <required/protected/prohibited/obliged
on his own | x | by himself | <V >,/./;/P
on her own | x | by herself | <V >,/./;/P
on its own | x | by itself | <V >,/./;/P
by himself | x | on his own | >,/./; !<V
by itself | x | on its own | >,/./;
by themselves | x | on their own | >,/./;
one by one | x | individually, one after another
one after another | x | one by one, in succession
one after the other | x | in turn, in succession
in succession | x | in a row, one after another | <V
in a row | x | in succession, running | <years/times/games/days/matches/wins/weeks/months/seasons/year/time/game/day/match/win/week/month/season
at random | x | randomly | <V
side by side | x | together | <V
in person | x | personally | <V
in public | x | publicly | <V >./,/;/and/P
in private | x | privately, behind closed doors | <V
in advance | x | beforehand, ahead of time | !>of
beforehand | r | in advance, ahead of time
ahead of time | x | in advance, beforehand
ahead of schedule | x | early, before the planned date
behind schedule | x | late, later than planned
as planned | x | as intended, according to plan
according to plan | x | as planned, as intended
as expected | x | as anticipated~f | <end/,
as usual | x | as ever | <end >,
as a matter of urgency | x | urgently, as a priority
as a group | x | together, collectively~f | <V
as a team | x | together
in particular | x | especially | >P
in large numbers = in great numbers | x |
in some ways | x | in certain respects, in some respects~f
in some respects | x | in some ways, in certain ways
in certain respects | x | in some respects, in some ways
in many ways = in many respects~f | x |
in different ways | x | in various ways, differently
in other respects | x | in other ways | >,
in a different way | x | differently, in another way
in a sense | x | in a way, in one sense | <end/,
in a way | x | in a sense, to a degree~f | <end >,
in one way or another | x | somehow
one way or another | x | somehow, one way or the other
under no circumstances | x | in no circumstances
under these circumstances = in these circumstances | x | in this situation
under the circumstances = in the circumstances | x | given the situation
under certain circumstances = in certain circumstances | x | in certain cases
under such circumstances = in such circumstances | x | in such a situation
under normal circumstances | x | normally, in normal conditions, in normal circumstances
under normal conditions | x | normally, in normal circumstances
in normal circumstances | x | normally, under normal conditions
in other places | x | elsewhere, in other areas | !>of/like/such
in other areas | x | elsewhere, in other places | !>of/like/such
in other cases | x | at other times | <end
at other times | x | on other occasions~f | <end/,
from a distance = from afar~f | x | from far away
from abroad = from overseas | x | from other countries
far away | x | a long way away, a long way off | <V/is/are >,/./;
`;
