/** No word of the sentence is before. */
const START = '<end !<,/;/:/—/–/-/(/)/"/“/’/and/or/but/nor/P/S/R/to';
/** A subject follows, and with it a clause. */
const CLAUSE = '>D/O/N/J/C';

/** What joins sentences and clauses. */
export const connectors = `
however , | x | but, yet | ${START} !>another/more
however , | x | but | ${START}
however | x | nevertheless~f | <; >,
however | x | though~p | <, >,
nevertheless , | x | still;, yet | ${START}
nevertheless = nonetheless | x | even so, still | >,
nevertheless | x | nonetheless | !>,
nonetheless , | x | still;, yet | ${START}
nonetheless | x | nevertheless | !>,
even so , | x | still;, yet | ${START}
even so | x | nevertheless~f, nonetheless~f | >,
that said | x | even so, still, nevertheless~f | ${START} >,
having said that | x | even so, that said, still | ${START} >,
with that said | x | that said, even so | >,
still | x | even so, nevertheless~f, nonetheless~f | ${START} >,
yet | x | but | ${START} >D/O/N
but | x | yet | ${START} >D/O/N !>another/more/other
but | x | yet | <, >O !*only/also/sorry/thanks/thank/afraid
in addition to this | x | besides this, moreover~f | >,
in addition to that | x | besides that, moreover~f | >,
in addition to | x | besides, apart from, as well as | ${START}
in addition to | x | besides, as well as, along with | >np
in addition | x | also, furthermore~f, moreover~f | ${START} >,
in addition | x | too | <, >,/.
additionally | x | in addition, also | ${START} >,
additionally | r | also | !${START} >V
furthermore | x | in addition, moreover, also~p | >,
moreover | x | in addition, furthermore, also~p | >,
besides | x | in addition, moreover~f, also | ${START} >,
what is more / what 's more / on top of that / on top of this | x | in addition, besides, moreover~f | >,
also | x | in addition, furthermore~f | ${START} >,
as well as | x | along with, in addition to | <, >D/O/PRP$
as well as | x | and | >N/D/J/C <N/C !*both !>O
along with | x | together with, as well as | >np !<work/get/gets/got/getting/gotten/go/goes/went/gone/going/come/comes/came/coming/sing/sings/sang/play/plays/played/bring/brings/brought/worked/it
together with | x | along with, as well as | >np !<V/R/O
not only | x |
but also | x | but | *only/just/merely/simply
as well | x | too | >./;/!/? !<work/do/does/did/done/perform/performed/worked/know/sell/sold/play/played/quite/just/fare/fared/go/n't/not
too | x | as well | <N/O/V/P/J >./;/!/?
as a result of | x | because of, owing to~f, due to | >np
as a result | x | consequently~f, therefore, because of this | ${START} >,
as a result | x | consequently, therefore | <, >,
as a result | x | because of this, in consequence~f | >./;
as a consequence of | x | as a result of, because of, due to | >np
as a consequence | x | as a result, consequently~f, therefore | >,
in consequence | x | as a result, consequently, therefore | >,
as a result | x |
as a consequence | x |
consequently | x | as a result, therefore, so~p | ${START} >,
consequently | r | therefore, thus
therefore | x | as a result, consequently~f, for this reason | ${START} >,
therefore | r | thus, consequently~f
thus / as such | x | therefore | ${START} >,
thus | x | thereby | >G !<start !<V
thus | r | therefore | >V !<start !>K
thus | r | therefore | >M/P/D
hence | x | therefore, thus, consequently~f | >,
hence | x | thus | >D/O
accordingly | x | therefore, as a result, consequently~f | ${START} >,
for this reason | x | therefore, because of this | ${START} >,
for this reason | x | because of this | !>for/that/alone
for that reason | x | because of that | !>for/that/alone
for these reasons | x | therefore, because of this | >,
because of this | x | for this reason, as a result, therefore | ${START} >,
due to this | x | because of this, as a result | >,
this is why | x | for this reason, that is why | <start !>end
which is why | x | so, and so | <,
with the result that / in such a way that / in order that | x | so that
in such a way as to | x | so as to, to
in order to | x | to, so as to
in order for | x | for
so as to | x | to, in order to
so as not to | x | in order not to
with a view to | x | with the aim of, with the intention of | >G
with the aim of = with the goal of | x | with a view to~f | >G
with the intention of / with the purpose of / for the purpose of | x | with the aim of | >G
for the purposes of | x | for the purpose of | >np
for the sake of | x |
in an effort to | x | in an attempt to, in a bid to, to | !<put/puts/make
in an attempt to | x | in an effort to, in a bid to, to
in a bid to | x | in an effort to, in an attempt to, to
because of the fact that / due to the fact that / owing to the fact that / on account of the fact that / inasmuch as | x | because, since
in view of the fact that | x | since, because
in light of the fact that | x | since, given that
given the fact that | x | given that, since, because
given that | x | since, because | ${START} >D/O/N
given that | x | since, because | <, >D/O/N
for the reason that | x | because
because of | x | due to, owing to~f, as a result of | >np !<is/was/are/were/be/been/R/not/only/just/and/or/but
because of | x | owing to~f, as a result of, on account of~f | >np !<R/V/not
because | x | since, as | ${START} ${CLAUSE}
because it was | x | as it was, since it was | >J/no/not/too/D !<not/only/just/or/and/is/was !*n't/never
because they were | x | as they were, since they were | >J/no/not/too/D !<not/only/just/or/and/is/was !*n't/never
because he was | x | as he was, since he was | >J/no/not/too/D !<not/only/just/or/and/is/was !*n't/never
because she was | x | as she was, since she was | >J/no/not/too/D !<not/only/just/or/and/is/was !*n't/never
because there was | x | as there was, since there was | >no/not/too/N/J/D !<not/only/just/or/and/is/was !*n't/never
because there were | x | as there were, since there were | >no/not/too/N/J/D !<not/only/just/or/and/is/was !*n't/never
because | x | since, as | <, >O/D
because | x | since, as | >O/D !<either/V/R/P/not/and/or/but/just/only/:/-/–/—/J *is/are/can/has/have/may/must !*was/were/had/did/not/n't/never
due to | x | because of, owing to~f, as a result of | >np !<V/R/is/was/are/were !<as/amount/amounts/payment/payments/money/tax/debt/sum/fees/rent/respect
due to | x | because of, owing to~f | ${START}
owing to | x | because of, due to, as a result of | >np
on account of | x | because of, due to | >np
by reason of | x | because of | >np
thanks to | x | because of, owing to~f | >np !<V !<many/special/J/huge/D/N/with/give/gave/say !>all/everyone/everybody/you/our/my/both/those/each/anyone
by virtue of | x | because of, through, owing to | >np
by means of | x | through, by, with | >np !>G
by way of | x | through, via | >NNP
by using | x | using, through the use of~f | >np
through the use of | x | by using, using, by means of~f | >np
with the use of | x | using, by using | >np !<familiar/associated/wrong/problem/problems/experience/familiarity/concerned/management/issues
with the help of | x | with the aid of, with help from | >D/N
with the aid of | x | with the help of | >np
with the support of | x | with support from, supported by | >np
except for | x | apart from, with the exception of~f, other than | >np !<V
apart from | x | aside from, besides | >np *also/too/include !*set/tear/drift/fall/break/tell/grow/keep/live
apart from | x | except for, aside from | >np !*set/tear/drift/fall/break/tell/grow/keep/live/also/too/include
aside from | x | apart from | >np
other than | x | apart from | >np <N !<someone/something
although | x | though, even though | ${START} ${CLAUSE}
although | x | though, even though | <, >D/O/N
although | x | though | <, >J/R/K/P/G
even though | x | although, though | >D/O/N
even though | x | although | >J
though | x | although, even though | ${START} >D/O/N
though | x | although, even though | <, >O/D
though | x | although | >J/K <,
despite the fact that / in spite of the fact that | x | although, even though, though
notwithstanding the fact that / regardless of the fact that | x | although, even though
despite = in spite of | x | | >np/G
notwithstanding | x | despite, in spite of | >np
whereas | x | while, but~p | <,
whereas | x | while | ${CLAUSE}
while | x | although, whereas~f | ${START} >some/many/most/no/not/few
on the other hand | x | by contrast, however | >, !<but !*but
by contrast = in contrast | x | on the other hand | >,
in contrast to | x | unlike, as opposed to | ${START} >np
in contrast to / in contrast with | x | unlike, as opposed to | >np !<V
conversely | x | by contrast, on the other hand, in contrast | >,
on the contrary | x | quite the opposite | >,
contrary to | x | against | >>law/rule/agreement/will/wish/policy/constitution/principle/interest/advice/order !<start
unlike | x | in contrast to | ${START} >np
similarly = likewise | x | in the same way, equally | ${START} >,
in the same way | x | similarly, likewise, in like manner~f | ${START} >,
by the same token | x | similarly, likewise, in the same way | >,
in a similar way | x | similarly, in the same way, in a similar manner~f
in a similar manner / in a similar fashion | x | similarly, in a similar way
in a similar vein | x | similarly, likewise | >,
in comparison = by comparison | x | | >,/./;
in comparison with | x | compared with, compared to, relative to | >np
in comparison to | x | compared to, compared with, relative to | >np
by comparison with | x | compared with, compared to | >np
compared to | x | compared with, against | >C <,
compared to | x | compared with, in comparison with | >np <,
compared to | x | compared with, in comparison with | ${START}
compared to | x | compared with | !<been/be/often/is/was
compared with | x | compared to, in comparison with | <,
compared with | x | compared to
as compared to / as compared with | x | compared with, compared to
when compared to / when compared with | x | compared with, in comparison with
for example | x | for instance | >,
for example = for instance | x |
to give an example / by way of example | x | for example, for instance | >,
to illustrate | x | for example, for instance | ${START} >,
such as | x | like~p | >np !>this/that/it/these/those/them <N/,
in other words | x | that is, put differently, to put it another way | >,
put another way | x | in other words, put differently | >,
put differently / that is to say | x | in other words, that is | >,
that is | x | that is to say, in other words | <, >,
namely | x | specifically, that is; | <, >np
in short | x | in brief, to sum up | >,
in brief | x | in short, briefly | >,
in summary | x | in short, to sum up, in brief | >,
to sum up | x | in short, in summary, in brief | >,
to summarize / to summarise | x | in short, in summary, to sum up | >,
in conclusion | x | to conclude, finally, in closing | ${START} >,
to conclude | x | in conclusion, finally | ${START} >,
in the final analysis / in the last analysis | x | in the end, ultimately | >,
in a nutshell | x | in short, briefly, in brief | >,
in a word | x | in short | >,
by and large / generally speaking | x | in general, generally | >,
in general | x | generally, as a rule | ${START} >,
in general | x | generally | >./;
as a rule / as a general rule | x | generally, in general, usually | >,
broadly speaking | x | in general terms, broadly, in general | >,
strictly speaking | x | technically, to be exact~p | >,
roughly speaking | x | roughly, broadly | >,
in particular | x | particularly, especially, notably | <, >np/P
in particular | x | specifically | ${START} >,
above all | x |
first of all | x |
to begin with = to start with | x | | ${START} >,
in the first place | x | to begin with | >,
firstly | x | first, in the first place | >,
secondly | x | second, in the second place | >,
thirdly | x | third | >,
lastly | x | finally, last | >,
meanwhile | x | in the meantime, at the same time | ${START} >,
in the meantime | x | meanwhile | >,
in the meanwhile | x | meanwhile, in the meantime | >,
in that case | x | then | ${START} >, *you/we/i/will/would/should/can/could
rather | x | instead | ${START} >,
instead of | x | rather than | >G !<,
instead of | x | rather than, in place of~f | >np !>G
rather than | x | instead of, as opposed to | >G/D
rather than | x | instead of, as opposed to | >N !<V
provided that | x | as long as, assuming that | >D/O/N <,/start
in the event that | x | if
in the event of | x | in case of | >np/N/D
in case of | x | in the event of~f | >np
in the case of | x | with, as for, for | ${START} >np !>NNP
in the case of | x | for, with | >np <, !>NNP
insofar as / in so far as | x | as far as | *concerned
insofar as | x | to the extent that | >D/O/N !*concerned
in so far as | x | to the extent that | >D/O/N !*concerned
to the extent that | x | so far as, insofar as~f | <,/start
as well as the | x | along with the, and also the | <N
either way | x | in either case, in any case | >,
in any case | x | anyway~p, in any event, at any rate | >,
in any event | x | in any case, anyway~p, at any rate | >,
at any rate | x | in any case, in any event, anyway~p | >,
after all | x |
all in all | x |
all the same | x |
just as | x |
ever since | x |
even if | x |
only if | x |
if only | x |
the moment that | x | as soon as, when
each time = every time | x | | >O/D
the first time | x |
now that | x | since | ${START} >D/O/N
in the same manner | x | in the same way
in this manner | x | in this way, like this~p
in this fashion | x | in this way
in this way | x | like this~p, in this manner~f | >./;
in this way | x | thus~f, in doing so | ${START} >,
in this regard = in this respect | x | on this point | >,/.
in that regard = in that respect | x | on that point | >,/.
in this context | x | against this background, here | ${START} >,
in doing so | x | in the process, by doing this | >,
by doing so | x | in doing so, by doing this | >,
by doing this | x | in doing so, in this way | >,
to that end | x | for that purpose, with that aim | >,
to this end | x | for this purpose, with this aim | >,
for this purpose | x | to this end~f, for this | >,
as far as possible | x | where possible | !>from/away/into
as far as | x |
as to | x | about, regarding, concerning | >whether/how/why/what/who
as regards | x | regarding, as for, concerning | >np
`;
