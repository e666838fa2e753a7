import { own } from '../../own.ts';

const list = (words: string) => words.trim().split(/\s+/);

const irregular: Readonly<Record<string, readonly string[]>> = {
  be: ['is', 'are', 'was', 'were', 'been'],
  beat: ['beaten'],
  blow: ['blew', 'blown'],
  break: ['broke', 'broken'],
  bring: ['brought'],
  build: ['built'],
  buy: ['bought'],
  catch: ['caught'],
  come: ['came'],
  dig: ['dug'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  eat: ['ate', 'eaten'],
  fall: ['fell', 'fallen'],
  feed: ['fed'],
  find: ['found'],
  fly: ['flew', 'flown'],
  get: ['got', 'gotten'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grow: ['grew', 'grown'],
  hang: ['hung'],
  hide: ['hid', 'hidden'],
  hold: ['held'],
  keep: ['kept'],
  lay: ['laid'],
  lead: ['led'],
  leave: ['left'],
  lie: ['lying', 'lay'],
  light: ['lit'],
  lose: ['lost'],
  make: ['made'],
  meet: ['met'],
  pay: ['paid'],
  rise: ['rose', 'risen'],
  run: ['ran'],
  see: ['saw', 'seen'],
  sell: ['sold'],
  send: ['sent'],
  shake: ['shook', 'shaken'],
  sing: ['sang', 'sung'],
  sink: ['sank', 'sunk'],
  sit: ['sat'],
  sleep: ['slept'],
  speak: ['spoke', 'spoken'],
  stand: ['stood'],
  stick: ['stuck'],
  strike: ['struck'],
  swing: ['swung'],
  take: ['took', 'taken'],
  tear: ['tore', 'torn'],
  tell: ['told'],
  think: ['thought'],
  throw: ['threw', 'thrown'],
  wake: ['woke', 'woken'],
  wear: ['wore', 'worn'],
  win: ['won'],
  wind: ['wound'],
  write: ['wrote', 'written'],
};

/** Particles that belong to a verb before them (Turn Off, Log In): large, as adverbs are. */
export const particleVerbs: Readonly<Record<string, ReadonlySet<string>>> = {
  about: verbs('bring come go set'),
  along: verbs('come get go play sing tag string'),
  around: verbs('come fool get go hang look mess move play shop sit stick turn wait'),
  behind: verbs('leave fall stay'),
  by: verbs('drop get pass stop swing'),
  down: verbs(`back bog boil break bring burn calm close come cool count crack cut die dig drill fall get go hand hold
    hunker kneel knock lay let lie lock look melt narrow nail pass pin play pull put run scale settle shoot shut sit slow
    stand step strike strip take tear throw tie tone track turn wash wear weigh wind write`),
  in: verbs(
    'bring cash cave check chip dial fill give hand kick lean let log lock opt phase plug pull sign sink sleep tune zoom',
  ),
  off: verbs(`break bring brush call come cool cut doze drop fend finish get give go hold kick knock lay leave let log nod
    pay pull put rip run round scare see sell send set show shut shrug sign square start switch take tear tell throw
    turn wear write`),
  on: verbs(
    'add carry catch drag dream drive hang hold keep latch log move pass pile press pull put rock rumble sign soldier spur switch tack try turn urge',
  ),
  out: verbs(`act ask back bail beat blow bottom branch break bring burn buy call camp carry cash check chill clean clear
    close come cross cut dine drag drop eat edge empty fade fall figure fill find fit flip fly freak get give go hand hang
    help hide hold keep kick knock lash lay leak leave let level live lock log look lose luck make map max miss move opt
    pass pick play point pull push put reach read roll rule run sell send set shout shut sign single sit sleep sniff sold
    sort speak spell stand start stay step stick stretch take talk tap tear test think throw time top try turn wait walk
    want wash watch wear weed wipe work write zone`),
  over: verbs(
    'bend blow boil carry do fall flip gloss hand hold knock look mull pass pull roll spill start switch take think tide turn win',
  ),
  through: verbs('break carry fall follow pull push'),
  under: verbs('go'),
  up: verbs(`act add back be beat blow bottle break bring brush build bulk buy call catch charge chat check cheer clean clear
    climb close come cook cough count cover crack cut dig do draw dream dress drive eat end face feed fess fill finish fire
    fix fold follow free get give go grow hang heat help hit hold hook hurry hype jack keep kick lead leave let level lift
    light line link live load lock look make man mark match measure meet mess mix move muck never offer open own pack pair
    pay pick pile play pop power prop pull pump push put ramp rack read rest rip rise roll round run save scale set sex
    shake shape show shut sign sit size smarten soak speak speed spice split spruce stack stand start stay step stir stock
    straighten suck sum take team tear throw tidy tie top touch toughen toss turn type use wake walk warm wash what's wind
    wise work wrap write`),
};

/** Verbs that take a particle only now and then: large when no object can follow (Come In, Go On). */
export const looseVerbs: ReadonlySet<string> = verbs('come get go keep move stay step walk look live look');

function verbs(words: string): ReadonlySet<string> {
  return new Set(list(words).flatMap((word) => forms(word)));
}

/** The regular forms of a verb, and the irregular ones of those above. */
function forms(verb: string): string[] {
  const stem = verb.endsWith('e') && !verb.endsWith('ee') ? verb.slice(0, -1) : verb;
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(verb) ? verb + verb.slice(-1) : stem;
  const third = /(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const inY = /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`] : [];
  return [
    verb,
    third,
    `${stem}ing`,
    `${doubled}ing`,
    `${stem}in'`,
    `${stem}ed`,
    `${doubled}ed`,
    ...inY,
    ...(own(irregular, verb) ?? []),
  ];
}
