const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Staying, settling, living and lying somewhere. */
export const livingVerbs = `
stay | v | remain | >in/at/with/there/until/open/close/calm/alive/behind/silent/true/focused/loyal
remain | v | stay | >in/at/on/with/there/open/calm/alive/silent/active/loyal/close/low/high/strong/stable/quiet/unchanged/single/free/true/healthy/neutral/committed/independent/intact/constant
settle | v | make their home | <they/who >in/at/on/along
settle | v | resolve | >>dispute/argument/conflict/question/matter/issue/case/difference/problem
settle | v | pay | >>bill/debt/account/claim
settle in | v | move to | <he/she/family/who/they >N
settle on | v | choose, decide on | >np
settle for | v | accept | >np
settle | v | resolve | <<dispute/argument/conflict/question/matter/issue/case/difference/problem/claim >by/in/through/on/at/with
live | v | reside~f | >in/at/near/on/outside/within/there/here ${active} <<people/he/she/family/population/who/they/resident/inhabitant/percent/majority/million/couple/player/immigrant/worker/member/king/artist/author/person !>>peace/fear/poverty/harmony/hope/past/world/condition/house/state/moment/time/society
live on | v | survive, continue | >end/in/as ${active}
live through | v | experience, survive | >>war/period/time/depression/crisis/revolution
live up to | v | meet, match | >>expectation/promise/standard/reputation/ideal/commitment/responsibility/obligation
reside | v | live | >in/at/near/on/with/within/outside/there
inhabit | v | live in, occupy | >np !<D/J !>>earth/planet/world/sea/ocean/desert/tundra/coast/bank
inhabited by | x | populated by, home to | <is/are/was/were/be/been/, >np
dwell | v | live | >in/among
is located in | x | lies in, is situated in | >np !>>heart
are located in | x | lie in | >np !>>heart
was located in | x | lay in, was situated in | >np !>>heart
were located in | x | lay in | >np !>>heart
be located in | x | lie in | >np !>>heart
is located at | x | lies at, is situated at | >np
are located at | x | lie at | >np
was located at | x | lay at, was situated at | >np
were located at | x | lay at | >np
be located at | x | lie at | >np
is located on | x | lies on, is situated on | >np
are located on | x | lie on | >np
was located on | x | lay on, was situated on | >np
were located on | x | lay on | >np
be located on | x | lie on | >np
is located near | x | lies near, is situated near | >np
are located near | x | lie near | >np
was located near | x | lay near, was situated near | >np
were located near | x | lay near | >np
be located near | x | lie near | >np
is located within | x | lies within | >np
are located within | x | lie within | >np
was located within | x | lay within | >np
were located within | x | lay within | >np
be located within | x | lie within | >np
is located between | x | lies between | >np
are located between | x | lie between | >np
was located between | x | lay between | >np
were located between | x | lay between | >np
be located between | x | lie between | >np
is located close to | x | lies close to | >np
are located close to | x | lie close to | >np
was located close to | x | lay close to | >np
were located close to | x | lay close to | >np
be located close to | x | lie close to | >np
is located along | x | lies along | >np
are located along | x | lie along | >np
was located along | x | lay along | >np
were located along | x | lay along | >np
be located along | x | lie along | >np
is located north | x | lies north | >of
are located north | x | lie north | >of
was located north | x | lay north | >of
were located north | x | lay north | >of
be located north | x | lie north | >of
is located south | x | lies south | >of
are located south | x | lie south | >of
was located south | x | lay south | >of
were located south | x | lay south | >of
be located south | x | lie south | >of
is located east | x | lies east | >of
are located east | x | lie east | >of
was located east | x | lay east | >of
were located east | x | lay east | >of
be located east | x | lie east | >of
is located west | x | lies west | >of
are located west | x | lie west | >of
was located west | x | lay west | >of
were located west | x | lay west | >of
be located west | x | lie west | >of
is situated in | x | lies in, is located in | >np
are situated in | x | lie in | >np
was situated in | x | lay in, was located in | >np
were situated in | x | lay in | >np
be situated in | x | lie in | >np
is situated at | x | lies at, is located at | >np
are situated at | x | lie at | >np
was situated at | x | lay at, was located at | >np
were situated at | x | lay at | >np
be situated at | x | lie at | >np
is situated on | x | lies on, is located on | >np
are situated on | x | lie on | >np
was situated on | x | lay on, was located on | >np
were situated on | x | lay on | >np
be situated on | x | lie on | >np
is situated near | x | lies near, is located near | >np
are situated near | x | lie near | >np
was situated near | x | lay near, was located near | >np
were situated near | x | lay near | >np
be situated near | x | lie near | >np
is situated between | x | lies between | >np
are situated between | x | lie between | >np
was situated between | x | lay between | >np
were situated between | x | lay between | >np
be situated between | x | lie between | >np
is situated along | x | lies along | >np
are situated along | x | lie along | >np
was situated along | x | lay along | >np
were situated along | x | lay along | >np
be situated along | x | lie along | >np
is situated within | x | lies within | >np
are situated within | x | lie within | >np
was situated within | x | lay within | >np
were situated within | x | lay within | >np
be situated within | x | lie within | >np
located in | x | situated in, based in | <,/N >np
located at | x | situated at, found at | <,/N >np
located on | x | situated on, found on | <,/N >np
located near | x | situated near, close to | <,/N >np
located between | x | situated between, lying between | <,/N >np
located within | x | situated within, inside | <,/N >np
located along | x | situated along, found along | <,/N >np
situated in | x | located in, found in | <,/N >np
situated on | x | located on | <,/N >np
situated at | x | located at | <,/N >np
situated near | x | located near | <,/N >np
situated between | x | located between, lying between | <,/N >np
locate | v | find | >>site/file/source/body/wreck/ship/missing/page/suspect/item/aircraft/plane/people/object/person
lie | v | be located, be situated | <to/will/would
lie | v | stand, sit | >on/at/near/along/close/beside/between/north/south/east/west ${active} <<town/city/village/castle/church/house/settlement
lies in | x | is in, is located in | <<town/city/village/island/region/valley/lake/area/district/parish/park/capital >N/D
lies on | x | is on, is located on | <<town/city/village/island/region/castle/area/district/parish/park/capital/it >N/D
lies at | x | is at, is located at | <<town/city/village/island/region/castle/area/district/parish/park/capital/it >N/D
lies within | x | is within, falls within | >np
lies between | x | is between, is situated between | <N/it/which >np
lies near | x | is near, is close to | <N/it/which >np
lies north | x | is north | <N/it/which >of
lies south | x | is south | <N/it/which >of
lies east | x | is east | <N/it/which >of
lies west | x | is west | <N/it/which >of
stand for | v | represent, mean | <<letter/name/word/acronym/abbreviation/symbol/it/which/initial >np
stands at | x | is located at | <<house/church/castle/statue/tower >np
stand down | v | step down, resign | >as/from/in/at/after/end
stand up for | v | defend, support
stand trial | v | face trial, be tried | <to/will/would/must/should >for/in/on/end
step down | v | resign, stand down | >as/from/in/at/after/on/end
step in | v | intervene~f | >to/and/when/end
sit on | v | serve on, belong to | >>committee/board/council/panel/commission/jury
sits on | x | stands on | <<church/house/town/village/castle/city/building >D
`;
