const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** What moves or can move lies nowhere: a company, a shop. */
const fixed =
  '!<<company/firm/office/headquarters/shop/store/restaurant/team/server/studio/agency/business/organisation/organization/club/brand/family/he/she/they';

/** Staying, settling, living and lying somewhere. */
export const livingVerbs = `
stay | v | remain | >in/until/open/close/calm/alive/behind/silent/true/focused/loyal !*hotel/hostel/guest/friend/night/week/weekend/apartment/airbnb/room/guesthouse/inn/relative/visit/holiday
stay at | v | remain at | >home/school
remain | v | stay | >in/at/on/with/there/open/calm/alive/silent/active/loyal/close/low/high/strong/stable/quiet/unchanged/single/free/true/healthy/neutral/committed/independent/intact/constant
settle | v | make their home | <they/who >in/at/on/along
settle | v | resolve | >>dispute/argument/conflict/question/matter/issue/case/difference/problem
settle | v | pay | >>bill/debt/account
settle in | v | move to | <he/she/family/who/they >N
settle on | v | choose, decide on | >np !<<it/dust/bird/snow/eye/gaze/butterfly/insect !>>land/coast/bank/island/river/shore/farm/rock/surface/edge/side/plain
settle for | v | accept | >np
settle | v | resolve | <<dispute/argument/conflict/question/matter/issue/case/difference/problem/claim >by/in/through/on/at/with
live | v | reside~f | >near/outside/within/there/here ${active} <<people/he/she/family/population/who/they/resident/inhabitant/percent/majority/million/couple/player/immigrant/worker/member/king/artist/author/person
live on | v | survive, continue | >end/in/as ${active}
live through | v | experience, survive | >>war/period/time/depression/crisis/revolution
live up to | v | meet, match | >>expectation/promise/standard/reputation/ideal/commitment/responsibility/obligation
reside | v | live | >in/at/near/on/with/within/outside/there
inhabit | v | live in, occupy | >np !<D/J !>>earth/planet/world/sea/ocean/desert/tundra/coast/bank
inhabited by | x | populated by, home to | <is/are/was/were/be/been/, >np
dwell | v | live | >in/among
is located in | x | is based in | >np <<company/firm/team/agency/business/organisation/organization/brand
is located in | x | is situated in, lies in | >np !>>heart ${fixed}
are located in | x | lie in | >np !>>heart ${fixed}
was located in | x | was situated in, lay in | >np !>>heart ${fixed}
were located in | x | lay in | >np !>>heart ${fixed}
be located in | x | lie in | >np !>>heart ${fixed}
is located at | x | is situated at, lies at | >np ${fixed}
are located at | x | lie at | >np ${fixed}
was located at | x | was situated at, lay at | >np ${fixed}
were located at | x | lay at | >np ${fixed}
be located at | x | lie at | >np ${fixed}
is located on | x | is situated on, lies on | >np ${fixed}
are located on | x | lie on | >np ${fixed}
was located on | x | was situated on, lay on | >np ${fixed}
were located on | x | lay on | >np ${fixed}
be located on | x | lie on | >np ${fixed}
is located near | x | is situated near, lies near | >np ${fixed}
are located near | x | lie near | >np ${fixed}
was located near | x | was situated near, lay near | >np ${fixed}
were located near | x | lay near | >np ${fixed}
be located near | x | lie near | >np ${fixed}
is located within | x | lies within | >np ${fixed}
are located within | x | lie within | >np ${fixed}
was located within | x | lay within | >np ${fixed}
were located within | x | lay within | >np ${fixed}
be located within | x | lie within | >np ${fixed}
is located between | x | lies between | >np ${fixed}
are located between | x | lie between | >np ${fixed}
was located between | x | lay between | >np ${fixed}
were located between | x | lay between | >np ${fixed}
be located between | x | lie between | >np ${fixed}
is located close to | x | lies close to | >np ${fixed}
are located close to | x | lie close to | >np ${fixed}
was located close to | x | lay close to | >np ${fixed}
were located close to | x | lay close to | >np ${fixed}
be located close to | x | lie close to | >np ${fixed}
is located along | x | lies along | >np ${fixed}
are located along | x | lie along | >np ${fixed}
was located along | x | lay along | >np ${fixed}
were located along | x | lay along | >np ${fixed}
be located along | x | lie along | >np ${fixed}
is located north | x | lies north | >of ${fixed}
are located north | x | lie north | >of ${fixed}
was located north | x | lay north | >of ${fixed}
were located north | x | lay north | >of ${fixed}
be located north | x | lie north | >of ${fixed}
is located south | x | lies south | >of ${fixed}
are located south | x | lie south | >of ${fixed}
was located south | x | lay south | >of ${fixed}
were located south | x | lay south | >of ${fixed}
be located south | x | lie south | >of ${fixed}
is located east | x | lies east | >of ${fixed}
are located east | x | lie east | >of ${fixed}
was located east | x | lay east | >of ${fixed}
were located east | x | lay east | >of ${fixed}
be located east | x | lie east | >of ${fixed}
is located west | x | lies west | >of ${fixed}
are located west | x | lie west | >of ${fixed}
was located west | x | lay west | >of ${fixed}
were located west | x | lay west | >of ${fixed}
be located west | x | lie west | >of ${fixed}
is situated in | x | lies in, is located in | >np ${fixed}
are situated in | x | lie in | >np ${fixed}
was situated in | x | lay in, was located in | >np ${fixed}
were situated in | x | lay in | >np ${fixed}
be situated in | x | lie in | >np ${fixed}
is situated at | x | lies at, is located at | >np ${fixed}
are situated at | x | lie at | >np ${fixed}
was situated at | x | lay at, was located at | >np ${fixed}
were situated at | x | lay at | >np ${fixed}
be situated at | x | lie at | >np ${fixed}
is situated on | x | lies on, is located on | >np ${fixed}
are situated on | x | lie on | >np ${fixed}
was situated on | x | lay on, was located on | >np ${fixed}
were situated on | x | lay on | >np ${fixed}
be situated on | x | lie on | >np ${fixed}
is situated near | x | lies near, is located near | >np ${fixed}
are situated near | x | lie near | >np ${fixed}
was situated near | x | lay near, was located near | >np ${fixed}
were situated near | x | lay near | >np ${fixed}
be situated near | x | lie near | >np ${fixed}
is situated between | x | lies between | >np ${fixed}
are situated between | x | lie between | >np ${fixed}
was situated between | x | lay between | >np ${fixed}
were situated between | x | lay between | >np ${fixed}
be situated between | x | lie between | >np ${fixed}
is situated along | x | lies along | >np ${fixed}
are situated along | x | lie along | >np ${fixed}
was situated along | x | lay along | >np ${fixed}
were situated along | x | lay along | >np ${fixed}
be situated along | x | lie along | >np ${fixed}
is situated within | x | lies within | >np ${fixed}
are situated within | x | lie within | >np ${fixed}
was situated within | x | lay within | >np ${fixed}
were situated within | x | lay within | >np ${fixed}
be situated within | x | lie within | >np ${fixed}
located in | x | situated in | <,/N >np
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
stand down | v | step down, resign | >as/from/in/after
stand up for | v | defend, support
stand trial | v | face trial, be tried | <to/will/would/must/should >for/in/on/end
step down | v | resign, stand down | >as/from/in/at/after/on/end
step in | v | intervene~f | >to/and/when/end
sit on | v | serve on, belong to | >>committee/board/council/panel/commission/jury
sits on | x | stands on | <<church/house/town/village/castle/city/building >D
`;
