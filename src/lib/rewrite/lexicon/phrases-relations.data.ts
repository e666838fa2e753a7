/** Prepositions of several words, with what they mostly are before. */
export const relationPhrases = `
home to | x | the home of | <also/,/now/still >np
a species of | x | a type of, a kind of | <is/are/was/, >N/J
a small species of | x | a small type of, a small kind of | >N/J
a common species of | x | a common type of, a common kind of | >N/J
as part of | x | under | >>programme/program/plan/agreement/deal/scheme/initiative/treaty/settlement
and other | x | as well as other, along with other | <N >NNS/J !*,
and various other | x | as well as various other, along with various other | <N >NNS/J !*,
and several other | x | as well as several other, along with several other | <N >NNS/J !*,
and many other | x | as well as many other, along with many other | <N >NNS/J !*,
and also | x | as well as | <N >D/N !*,
until the | x | up to the | >>war/revolution/reformation/election/arrival/beginning/start/present/outbreak/invasion/conquest/fall/middle/time/end
of the time | x | of the day, of the period | <N >./, !<lot/rest/half/end/part/much/spirit/bulk/most/percent/majority/%/third/quarter/all/because/waste/length/passage/use
of that time | x | of that period, of those days | <N >./,
of the period | x | of the time | <N >./,
of the era | x | of the time, of the period | <N >./,
by far the | x | easily the | >J/most
in an interview with | x | speaking to, talking to | >np <start/,
in an interview on | x | speaking on | >np <start/,
at a news conference = at a press conference | x |
a news conference = a press conference | x |
the death toll | x | the number of dead
in this region | x | in this area, here | >./,
in the region | x | in the area, there | >./, <N/V
in the local area | x | locally, nearby
in the surrounding region | x | nearby
in the nearby | x | in the neighbouring | >>village/town/city/district
as of the | x | at the, at the time of the | >C/last >>census
at the census | x | at the time of the census
according to | x | based on | >>census/survey/figure/statistic/estimate/poll/data
according to | x | as told in | <start >>legend/myth/story/bible/tale
as a result of this | x | because of this | >./,/;
for most of its length | x | along most of its length
for much of its length | x | along much of its length
on its way to / on his way to / on her way to / on their way to / en route to | x | on the way to | >np
on the way to | x | en route to | >np !<well/is/are
with the consent of | x | with the agreement of, with the approval of | >np
with the approval of | x | with the consent of, with the agreement of | >np
without the consent of | x | without the agreement of, without the approval of | >np
with the permission of | x | with the consent of | >np
with the cooperation of | x | with the help of | >np
in the company of | x | with, together with | >np
in the presence of | x | before, in front of | >>king/queen/president/minister/witness/emperor/crowd/pope/prince/ambassador/official
in the custody of | x | held by | >np <N/O/is/was/are/were
in the name of | x | on behalf of | >the/his >>king/queen/people/emperor/government/pope
in the run-up to / in the lead-up to | x | before, ahead of | >np
at the height of | x | at the peak of | >the/its/his/her/their
at the peak of | x | at the height of | >np !>>mountain/hill
at the outbreak of | x | at the start of, at the beginning of | >np
after the outbreak of | x | after the start of, following the outbreak of | >np
before the outbreak of | x | before the start of | >np
since the outbreak of | x | since the start of | >np
following the outbreak of | x | after the outbreak of, after the start of | >np
at the close of / at the conclusion of | x | at the end of | >np
at the invitation of | x | invited by | >np <start/,/V
upon completion of / on completion of | x | after the completion of | >np
upon his return | x | on his return, when he returned
upon her return | x | on her return, when she returned
on his return | x | when he returned, after his return | !>N !*will/is/are
on her return | x | when she returned, after her return | !>N !*will/is/are
on their return | x | when they returned, after their return | !>N !*will/is/are
upon arrival | x | on arrival
upon graduation | x | after graduating, on graduating | >from/in/,
after graduation | x | after graduating | >from/in/,
after graduating from | x | on graduating from | >np
after leaving | x | on leaving | >school/university/college/the/office/parliament
after completing | x | after finishing, on completing | >np
after finishing | x | after completing, on finishing | >np
after becoming | x | on becoming | >np
after returning to | x | on returning to | >np
while working | x | when working | >as/at/in/for/on
while serving | x | when serving | >as/in/at/on
while studying | x | when studying | >at/in/for
while living | x | when living | >in/at
in an attempt | x | in an effort, in a bid | >to
in the hope of | x | hoping for | >N/D
in the hope that | x | hoping that
in the hopes of | x | hoping for, in the hope of | >N/D/G
in the belief that | x | believing that
in recognition of | x | to honour, in honour of | >>work/service/contribution/achievement/role/effort/bravery
in commemoration of | x | to commemorate, in memory of | >np
in celebration of | x | to celebrate, to mark | >np
in preparation for | x | to prepare for | >np
in protest at / in protest of | x | to protest against, in protest against | >np
in protest against | x | to protest against, in protest at | >np
in defence of | x | to defend, defending | >np
in pursuit of | x | in search of, seeking | >N/D
in violation of | x | against, in breach of | >>law/rule/agreement/treaty/constitution/right/order/resolution/act/regulation
in breach of | x | in violation of, against | >>law/rule/agreement/treaty/constitution/right/order/resolution/act/regulation/contract
in defiance of | x | against, despite | >np
in support of | x | to support | >np
in competition with | x | competing with, against | >np
in comparison with | x | compared with, next to | >np
in contrast to the | x | unlike the, as opposed to the | !<V
in addition to being | x | besides being, as well as being
as well as his | x | and his, along with his | <N
as well as her | x | and her, along with her | <N
as well as its | x | and its, along with its | <N
as well as their | x | and their, along with their | <N
as well as a | x | and a, along with a | <N
as well as an | x | and an, along with an | <N
as well as other | x | and other, along with other | <N
as well as several | x | and several, along with several | <N
as well as in the | x | and in the, and also in the | <N
along with the | x | together with the, as well as the | !<work/get/gets/got/getting/gotten/go/goes/went/going/come/comes/came/sing/sings/sang/play/played/bring/brought/worked/it
along with his | x | together with his, as well as his | !<work/get/gets/got/getting/gotten/go/goes/went/going/come/comes/came/sing/sings/sang/play/played/bring/brought/worked/it
along with her | x | together with her, as well as her | !<work/get/gets/got/getting/gotten/go/goes/went/going/come/comes/came/sing/sings/sang/play/played/bring/brought/worked/it
along with their | x | together with their, as well as their | !<work/get/gets/got/getting/gotten/go/goes/went/going/come/comes/came/sing/sings/sang/play/played/bring/brought/worked/it
along with its | x | together with its, as well as its | !<work/get/gets/got/getting/gotten/go/goes/went/going/come/comes/came/sing/sings/sang/play/played/bring/brought/worked/it
along with a | x | together with a, as well as a | !<work/get/gets/got/getting/gotten/go/goes/went/going/come/comes/came/sing/sings/sang/play/played/bring/brought/worked/it
along with other | x | together with other, as well as other
together with the | x | along with the, as well as the | !<V/R/O
together with his | x | along with his, as well as his | !<V/R/O
together with her | x | along with her, as well as her | !<V/R/O
together with their | x | along with their, as well as their | !<V/R/O
together with a | x | along with a, as well as a | !<V/R/O
`;
