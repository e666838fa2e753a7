/** No word of the sentence is before. */
const START = '<end !<,/;/:/—/–/-/(/)/"/“/’/and/or/but/nor/P/S/R/to';

/** Adverbs of degree, of certainty, and those that comment on a sentence or set a focus. */
export const adverbsOfDegree = `
very | r | highly~f, extremely | >important/successful/popular/effective/competitive/influential/sensitive/valuable/critical/complex/efficient/unlikely/likely/useful/profitable/contagious/unusual/dangerous !<not/n't/so/the/as
very | r | extremely, really~p | >J !<the/not/n't/this/that/his/her/their/its !<my/our/your/'s/no !>first/last/best/same/own/next/least/most/much/worst
very | r | extremely, really~p | >hard/well/quickly/slowly/carefully/closely/rarely !<not/n't/so
very much | x |
extremely | r | very, highly~f | >important/successful/popular/effective/competitive/influential/sensitive/valuable/critical/complex/useful/profitable/unusual/dangerous/unlikely
extremely | r | very, exceptionally~f | >J
extremely | r | very | >R
incredibly | r | extremely, remarkably | >J/R
tremendously | r | enormously, hugely | >J/K
exceptionally | r | extremely, unusually, remarkably | >J
extraordinarily | r | remarkably, extremely | >J
remarkably | r | surprisingly, unusually | >J/R
unusually | r | exceptionally | >high/low/large/strong/long/warm/cold/good
highly | r | very, extremely | >J !>skilled/regarded/contested/praised/acclaimed/valued/respected/rated/recommended/publicized/publicised/educated/paid/qualified/trained/developed/populated/decorated/concentrated/specialised/specialized/criticised/criticized/influenced/charged/sought/esteemed/organised/organized/centralised/centralized/disputed !>specific/migratory/significant
hugely | r | enormously, extremely | >J
enormously | r | hugely, very~p | >J
enormously | r | greatly, hugely | >./;/,
greatly | r | significantly | >contributed/contribute/contributes
greatly | r | significantly, considerably | >increase/increased/increases/improve/improved/improves/reduce/reduced/reduces/influence/influenced/influences/affect/affected/affects/expand/expanded/enlarged/helped/benefited/changed/varied/varies/vary/differ/enhanced/extended/altered/weakened/strengthened/damaged
greatly | r | considerably | <V >./,/;
considerably | r | significantly, substantially~f, a good deal~p | >JJR
considerably | r | significantly, substantially~f | >V/J
considerably | r | significantly, substantially | <V
significantly | r | considerably, substantially, markedly~f | >V/J/JJR !*p/test/statistically/control/controls/participant/sample/variable
significantly | r | considerably, substantially | <V >./,/;/P
significantly more | x | considerably more, substantially more
substantially | r | considerably, significantly | >V/J
substantially | r | considerably, significantly | <V
markedly | r | noticeably, significantly
noticeably | r | markedly, visibly
dramatically | r | sharply, markedly~f | <increased/increase/rose/rise/risen/fell/fall/fallen/dropped/drop/declined/decline/grew/grown/grow
dramatically | r | markedly~f | <changed/change/improved/improve/differ/vary/varied
dramatically | r | drastically, sharply | >reduce/reduced/cut/reducing
dramatically | r | drastically | >change/changed/alter/altered
dramatically | r | sharply | >increase/increased/rise/fall
dramatically | r | markedly~f | >improve/improved
drastically | r | dramatically | >V
drastically | r | dramatically | <V
radically | r | fundamentally, drastically | >V/J
fundamentally | r | basically, essentially | >J !>important
profoundly | r | deeply, greatly | >V
deeply | r | profoundly~f, greatly | >affected/influenced/concerned/moved/troubled/impressed/disturbed/affect/influence/regret/regretted
strongly | r | firmly | >believe/believes/believed/opposed/opposes/oppose/supports/support/supported/established/committed/rejected/denied
heavily | r | strongly | >influenced/criticised/criticized/criticise/criticize/dependent/focused/opposed/associated
heavily | r | greatly | >reduced/altered/modified
heavily | r | badly, severely | >damaged
severely | r | badly, seriously | >damaged/injured/affected/wounded/limited/weakened/disrupted/hurt/beaten/burned/burnt/hit
severely | r | harshly | >punished/criticised/criticized
seriously | r | badly, severely | >damaged/injured/wounded/hurt/affected/weakened/undermined/harmed
seriously ill | x | gravely ill, very ill
badly | r | severely, seriously | >damaged/injured/affected/wounded/hurt/burned/burnt/hit/beaten
sharply | r | steeply | <fallen/fell/fall/rose/risen/rise/rising/falling/dropped/drop/increased/increase/declined/decline/climbed/grew/grown
steeply | r | sharply | <V
rapidly = quickly | r | swiftly | <V >V
rapidly | r | quickly, fast~p, swiftly | <V
rapidly | r | quickly, swiftly | >V
quickly | r | rapidly, swiftly, fast~p | <V
quickly | r | swiftly, rapidly | >V
swiftly | r | quickly, rapidly
fast | r | quickly, rapidly | <V >,/./;/P/and/but !<is/are/was/were/be/been/being/hold/held/stuck/stick/broke/break/observe/observed/continue
slowly | r | at a slow pace | <V/, >,/./;
gradually | r | slowly, step by step | <V/O >./,/;
gradually | r | slowly, steadily | >V
steadily | r | continuously | <V >,/./;/P
promptly | r | quickly, immediately | >V
promptly | r | quickly, immediately | <V
immediately | r | at once, right away~p, instantly | <V/O/N >,/./;
immediately | r | instantly | <to >V
immediately | r | at once, instantly, straight away~p | >V !>preceding/surrounding/following/adjoining/recognisable/recognizable
immediately after | x | right after, straight after, directly after
immediately before | x | right before, directly before
immediately following | x | right after, directly after
shortly after = soon after | x |
shortly afterwards / shortly thereafter | x | soon after, soon afterwards
shortly afterward | x | soon after, soon afterward
soon afterwards | x | shortly afterwards
soon afterward | x | shortly afterward
soon | r | shortly | >V !<as/too/so/very !>after <will/would/'ll/to/should/may/can/was/were/is/are
shortly | r | soon, before long | >,/.
instantly | r | immediately, at once
suddenly | r | unexpectedly | >died/appeared/arrived/attacked/returned/announced
suddenly | r | abruptly | >stopped/ended/left/changed/stop/end/leave/change
abruptly | r | suddenly
unexpectedly | r | suddenly | <V
unexpectedly | r | suddenly | >V
extensively | r | widely | <used/travelled/traveled/published/read/distributed/quoted/reported
extensively | r | at length | <wrote/written/discussed/spoke
extensively | r | widely | >used/studied/travelled/traveled/reported
widely | r | extensively | >used/discussed/reported/distributed/travelled/traveled/quoted/cited/studied/published
widely | r | broadly, generally | >accepted/supported/recognised/recognized
widely regarded as | x | generally regarded as, widely seen as, widely considered
widely considered | x | generally considered, widely thought
widely believed | x | generally believed, commonly believed
widely known | x | generally known, well known
widely accepted | x | generally accepted, broadly accepted
commonly known | x | generally known, popularly known, usually known
commonly called | x | usually called, generally called, often called
commonly used | x | widely used, often used, frequently used
commonly referred to as | x | often called, generally known as, usually called
often referred to as | x | often called, frequently called, commonly called
sometimes referred to as | x | sometimes called, occasionally called
also referred to as | x | also called, also known as
frequently | r | often, regularly | >V !>asked
frequently | r | often, regularly | <V/N
often | r | frequently | >V !<more/how/so/very/too/most
often | r | frequently, commonly | <is/are/was/were/be/been >used/called/known/found/seen !<more/how/so
often | r | frequently | <is/are/was/were/be/can/could/may/and/has/have/been !<more/how/so
more often than not | x |
more often | x | more frequently | !>than
most often | x | most frequently, most commonly
very often | x | very frequently, quite often
quite often | x | fairly often, quite frequently
usually | r | normally, generally, typically
normally | r | usually, generally, typically | !<as !>./,/;/again/and/in
generally | r | widely, commonly | >accepted/recognised/recognized/believed/considered/regarded/acknowledged/seen/known
generally | r | usually, normally, typically | >V !>speaking/was/were/agreed/held
generally | r | broadly | >similar/correct/positive/supportive/favourable/favorable/accurate/true/satisfied
generally | r | usually, normally, in general | ${START} >,
typically | r | usually, generally, normally
commonly | r | often, frequently, usually | >V
commonly | r | usually | <is/are
regularly | r | frequently, often, routinely | >V
regularly | r | on a regular basis | <V >./,/;/and
routinely | r | regularly, usually, as a matter of course | >V
occasionally | r | sometimes, from time to time, now and then~p
sometimes | r | occasionally | >called/known/referred/considered/described/used
sometimes | r | occasionally, at times, from time to time
rarely | r | seldom | >V
rarely = seldom | r |
constantly | r | continually, continuously
continually | r | constantly, repeatedly, continuously
continuously | r | constantly, continually
repeatedly | r | time and again, again and again | <V/N
repeatedly | r | frequently | >V
consistently | r | regularly | >V
always | r |
forever | r | for ever, permanently | >,/.
permanently | r | for good~p, forever | <closed/close/closes/left/leave/moved/move/settled/settle/stopped
temporarily | r | for a time, for a short time | <V >./,/;/P
temporarily | r | briefly, for a time | >V
briefly | r | for a short time, for a while, for a short period | <V >,/./;/P !<explain/describe/described/discuss/discussed/mention/mentioned/outline/outlined/summarise/state/stated/spoke/explained
briefly | r | for a short time | >worked/lived/served/attended/taught/played/held/became/joined/returned/appeared
currently | r | at present, now, at the moment | <is/are >V/K/J/P/D/C
currently | r | now, at present | >V !>G
currently | r | at present, now | ${START}
now | r | currently, at present | <is/are >V
now | r | currently, today, at present | <is/are >D/P/J
today | r | now, nowadays, these days | ${START} >, *is/are/has/have/can !*was/were/said/announced/reported/will
recently | r | lately, in recent times | <start >, *have/has !*was/were
recently | r | lately | <has/have >V
until recently | x |
most recently | x |
lately | r | recently, of late~f, in recent times
previously | r | formerly | <was/were >V !>reported/announced/described/scheduled/mentioned/agreed/published/shown/unreported/unknown
previously | r | earlier, in the past, formerly | ${START} >,
formerly | r | previously, once | >V/K/D/P
formerly known as | x | previously known as, once known as
originally | r | initially | >V/K/a
originally | r | initially, at first, in the beginning | ${START}
initially | r | at first, originally, to begin with | ${START}
initially | r | at first, originally | >V/K
at first | x | initially, to begin with, in the beginning | >,/.
at first glance = at first sight | x | on the face of it
first | r | originally | <was/were >built/called/known/named/planned/intended/settled/designed
subsequently | r | later, afterwards, then | >V
subsequently | r | later, afterwards, after that | ${START}
later | r | subsequently~f, afterwards | >V <,/N/O/was/were/had/and/who/which !<years/year/months/days/weeks/hours/month/week/day/minutes/decades/decade
later on | x | subsequently~f, afterwards | >,
afterwards / afterward | r | later, after that, subsequently~f | !<N/R/ever
thereafter | r | after that, afterwards, from then on | !<N/R
eventually | r | in the end, finally, ultimately | >V
eventually | r | in the end, in time, finally | ${START}
ultimately | r | in the end, finally, eventually | >V
ultimately | r | in the end, eventually | ${START}
finally | r | eventually, at last | >VBD <N/O/and/was/were/had/has
simultaneously | r | at the same time | !>V
still | r |
yet | r |
mainly | r | mostly, chiefly, primarily
mostly | r | mainly, largely, chiefly~f
primarily | r | mainly, chiefly, largely
chiefly | r | mainly, mostly, primarily
largely | r | mostly | >J/V
largely | r | mainly, mostly
principally | r | mainly, chiefly, primarily
predominantly | r | mainly, mostly, largely
partly | r | in part, partially | >because/due/to/by/in/responsible/of/on/from
partly | r | partially | >V/J/K
partially | r | partly | >V/J/K !>sighted/hydrogenated/ordered
entirely | r | completely, wholly~f, totally~p
completely | r | entirely, totally
totally | r | completely, entirely
fully | r | completely | >V/J/K !>fledged !>qualified/trained/equipped/booked/grown/licensed/paid
wholly | r | entirely, completely | !>owned
utterly | r | completely, totally, entirely
absolutely | r | completely | >clear/certain/sure/right/wrong/free/safe/silent/still/different
absolutely / surely | r | certainly, definitely | >V
thoroughly | r | carefully | >examined/checked/inspected/investigated/studied/reviewed/tested/researched
perfectly | r | completely, entirely | >clear/normal/safe/legal/natural/legitimate/happy/acceptable/reasonable
exclusively | r | only, solely | !<almost/nearly
solely | r | only, exclusively
purely | r | entirely, wholly | >J
merely | r | only, just | !<not
just | r | only, merely~f | >a/an <is/was/are/were/'s
just | r | only | <not/n't >P/D/because/about !<yet
only | r | just, merely~f | >C/a <is/was/were/are/has/have/had/with/for/in/after/about/by/took/takes
one of only | x | one of just | >C
only | r | solely, exclusively | >P <work/used/found/works/worked/focused/based/intended/valid/sold/depends/open
relatively | r | fairly, comparatively, rather
comparatively | r | relatively, fairly
fairly | r | quite, reasonably, rather~f | >J/R
reasonably | r | fairly, quite | >J/R
quite | r | rather, fairly | >J/R !<not/n't !>so/such/the/a !>right/sure/certain/impossible/wrong/true/happy/possible/separate/perfect/dead/empty/alone/capable/literally/simply/clear/clearly/possibly/rightly/often
quite | r | rather | >a/an !>>bit/lot/while/few/number/distance/year/stir/way
rather | r | quite, fairly, somewhat~f | >J/R !<or !<'d/would/d/had/will/'ll !>just/than/more/less
pretty | r | quite, fairly, rather | >J/R
somewhat | r | rather, slightly | >J/JJR/V
somewhat | r | slightly | <V !>of
slightly | r | somewhat~f, a bit~p | >JJR/J/R
slightly | r | somewhat~f, marginally~f | <V
marginally | r | slightly
increasingly | r | more and more, ever more | >J
increasingly | r | more and more | <V >K/./, !>been !<has/have/had/having/’ve
particularly | r | especially | >J/R
particularly | r | especially, notably, in particular | <,/N >P/in/when/if/for/among/as/those/the
especially | r | particularly, notably~f, in particular | <,
especially | r | particularly | >J/R/P/D
notably | r | especially, particularly | <,
exactly | r | precisely | >the/what/how/where/when/why/as/this/that/like/C
precisely | r | exactly
essentially | r | basically, in essence~f, fundamentally
basically | r | essentially, in essence, fundamentally
effectively | r | in effect | >V <has/have/had/,
efficiently | r | effectively
virtually | r | practically | >J/all/every/no/nothing/everyone/identical/impossible
practically | r | virtually, nearly | >J/all/every/no/nothing/everyone
actually | r | in fact | ${START} >,
actually | r | really | >V/J !<n't/not
really | r | truly, genuinely | >J/V !<n't/not !<really
truly | r | really, genuinely
genuinely | r | truly, really
indeed | x | in fact, in truth~f | ${START} >,
indeed | x | certainly, truly | >V <is/was/are/were/did/does/has/have
certainly | r | definitely, undoubtedly | >V/J/D !<almost/most
definitely | r | certainly, undoubtedly
undoubtedly | r | certainly, undeniably
clearly | r | obviously, plainly | >V/J/the/a/D !<not/more/very/so/see/hear !>defined/marked/separated/distinguished/stated/written/visible/seen/labelled/labeled/identified/shown/established !>explain/explained/explains/describe/described/describes/define/defines/state/states/show/shows/indicate/indicates/indicated/communicate/demonstrates/outlined/speak/express/expressed/understand/understood/displayed
clearly | r | obviously, evidently, plainly | ${START} >,
obviously | r | clearly, plainly, evidently
evidently / plainly | r | clearly
naturally | r | of course, as expected, understandably | ${START} >,
of course | x | naturally, certainly | >,
unfortunately | r | sadly, regrettably~f | >,
sadly | r | unfortunately, regrettably~f | >, !<V !>./and
regrettably | r | unfortunately, sadly | >,
fortunately | r | luckily, happily~f, thankfully | >,
luckily | r | fortunately, thankfully, happily | >,
thankfully | r | fortunately, luckily, happily | >,
hopefully | r |
surprisingly | r | unexpectedly, remarkably | >J/R
interestingly | r | curiously, intriguingly | >,
crucially | r | importantly, significantly | >,
ironically | r | paradoxically, oddly enough | >,
presumably | r |
perhaps | x | possibly, maybe~p
maybe | x | perhaps, possibly
possibly | r | perhaps, maybe~p | >P/D/because/C/even <,
apparently | r |
supposedly | r |
at best | x |
alone | r |
likewise | r | also, similarly, too | >V
even more | x | still more, yet more | >J/R/N !>than
even | r |
far | r | considerably~f | >JJR/better/worse/greater/larger/higher/lower/bigger/smaller/stronger/faster !<so/as/by/not/too
much | r | a lot~p | >JJR/better/worse/greater/larger/higher/lower/bigger/smaller/stronger/faster !<so/as/very/too/not/that
by far | x | easily | >the
most likely | x |
roughly | r | approximately | >the/half/as
roughly | r | approximately, broadly | >equal/equivalent/similar
approximately | r | roughly, about, around | >half/one/two/three/equal/the/a
directly | r | straight~p | >to/at !<related/linked/relevant/applicable/relates/relate/contributed/contribute/contributes/proportional
directly | r | straight~p, right | >into
directly | r | right | >behind/above/under/below/opposite/across/after/before
originally from | x |
newly | r | recently | >K/V
long | r |
`;
