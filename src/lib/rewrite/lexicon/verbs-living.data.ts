const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** What moves or can move lies nowhere: a company, a shop. */
const fixed =
  '!<<company/firm/office/headquarters/shop/store/restaurant/team/server/studio/agency/business/organisation/organization/club/brand/family/he/she/they';

const forms = [
  ['is', 'lies'],
  ['are', 'lie'],
  ['was', 'lay'],
  ['were', 'lay'],
  ['be', 'lie'],
];

/** "is located on": "lies on", and so in each form; in the singular another way may come first or last. */
function lying(word: string, place: string, { first = '', last = '', where = '>np' } = {}): string[] {
  return forms.map(([be = '', lies = '']) => {
    const other = (way: string) => (way !== '' && be.endsWith('s') ? [`${be} ${way} ${place}`] : []);
    const ways = [...other(first), `${lies} ${place}`, ...other(last)];
    return `${be} ${word} ${place} | x | ${ways.join(', ')} | ${where} ${fixed}`;
  });
}

const LYING = [
  ...lying('located', 'in', { first: 'situated', where: '>np !>>heart' }),
  ...['at', 'on', 'near'].flatMap((place) => lying('located', place, { first: 'situated' })),
  ...['within', 'between', 'close to', 'along'].flatMap((place) => lying('located', place)),
  ...['north', 'south', 'east', 'west'].flatMap((place) => lying('located', place, { where: '>of' })),
  ...['in', 'at', 'on', 'near'].flatMap((place) => lying('situated', place, { last: 'located' })),
  ...['between', 'along', 'within'].flatMap((place) => lying('situated', place)),
].join('\n');

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
${LYING}
located within | x | situated within, inside | <,/N >np
located along | x | situated along, found along | <,/N >np
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
