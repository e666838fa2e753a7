import { parseArgs } from 'node:util';
import { areas, type Case, type Corpus, type Half, plantedIn, readCorpus } from './page-faults/corpus.ts';
import { type Answers, askAbout, asksOf, everyView, foundIn, isAtLeast, newIn } from './page-faults/judge.ts';

/**
 * What the page tools find of planted faults, one a page: `node bench/page-faults.ts [--half open|sealed|both]
 * [--area head] [--name words] [--verbose] [--json]`. Bars: 85 % of every area found; no error or warning about pages that
 * are right; what keeps a page out of search scores below 40 and is said first.
 */

const BAR = 0.85;
const FATAL_SCORE = 40;
const { values: options } = parseArgs({
  options: {
    half: { type: 'string', default: 'both' },
    area: { type: 'string' },
    name: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

/** Views that are about a page's place in search, and name what keeps it out. */
const searchViews = everyView.filter(([slug]) =>
  ['on-page-seo-checker', 'meta-tag-checker', 'canonical-checker', 'hreflang-checker', 'social-preview'].includes(slug),
);

const isAsked = ({ name, area }: { name: string; area?: string }) =>
  name.includes(options.name) && (options.area === undefined || area === options.area);

interface Missed {
  area: string;
  name: string;
  expected: string;
  said: string[];
}

async function measure(half: Half) {
  const corpus = await readCorpus(half);
  const { found, missed, placed } = await measureFaults(corpus);
  const fatal = await measureFatal(corpus);
  const alarms = {
    clean: await alarmsOf(corpus, corpus.clean.filter(isAsked)),
    unusual: await alarmsOf(corpus, corpus.unusual.filter(isAsked)),
  };
  const counts = { clean: corpus.clean.length, unusual: corpus.unusual.length };
  return { half, found, missed, placed, fatal, alarms, counts };
}

async function measureFaults(corpus: Corpus) {
  const before = new Map<string, Promise<Answers>>();
  const found = new Map(
    areas.map((area): [string, { found: number; total: number }] => [area, { found: 0, total: 0 }]),
  );
  const missed: Missed[] = [];
  let placed = 0;
  for (const fault of corpus.faults.filter(isAsked)) {
    const asks = fault.asks ?? asksOf[fault.area];
    const { said } = await askAbout(plantedIn(corpus, fault), asks);
    const key = `${fault.on} ${asks.map(([slug, input]) => slug + input).join()}`;
    const clean = before.get(key) ?? askAbout(plantedIn(corpus, { ...fault, plant: [] }), asks);
    before.set(key, clean);
    const known = (await clean).said;
    const match = foundIn(fault, said, known);
    const row = found.get(fault.area);
    if (row) row.total += 1;
    if (row && match) row.found += 1;
    if (match && /\bline \d/i.test(`${match.text}\n${match.where}`)) placed += 1;
    const told = (each: (typeof said)[number]) => `${each.tool} ${each.severity}: ${each.text} @ ${each.where}`;
    if (options.verbose && match) console.log(`+ ${fault.area}: ${fault.name}\n    ${told(match).slice(0, 300)}`);
    if (match) continue;
    const expected = `${fault.least ?? 'warning'} ${fault.says}${fault.where ? ` at ${fault.where}` : ''}`;
    missed.push({ area: fault.area, name: fault.name, expected, said: newIn(said, known).map(told) });
  }
  return { found: Object.fromEntries(found), missed, placed };
}

/** Of the pages that cannot appear in search: how many score low, say so first, and do it on every view. */
async function measureFatal(corpus: Corpus) {
  const result = { total: 0, low: 0, first: 0, everywhere: 0, wrong: [] as string[] };
  for (const fault of corpus.faults.filter(({ isFatal }) => isFatal).filter(isAsked)) {
    const { first } = await askAbout(plantedIn(corpus, fault), searchViews);
    const own = first.get('on-page-seo-checker');
    const says = (sentences = '') => /cannot appear in (?:[\w’' ]{1,20} )?search/i.test(sentences);
    const isLow = own?.score != null && own.score < FATAL_SCORE;
    const isEverywhere = [...first.values()].every(
      ({ sentences, score, isRefused }) => isRefused || (says(sentences) && (score === null || score < FATAL_SCORE)),
    );
    result.total += 1;
    if (isLow) result.low += 1;
    if (says(own?.sentences)) result.first += 1;
    if (isEverywhere) result.everywhere += 1;
    if (!isLow || !isEverywhere) {
      const views = [...first].map(
        ([tool, { sentences, score }]) => `${tool} ${score} ${says(sentences) ? '' : 'un'}said`,
      );
      result.wrong.push(`${fault.name}: ${views.join(', ')}`);
    }
  }
  return result;
}

/** Errors and warnings about pages that are right. */
async function alarmsOf(corpus: Corpus, cases: readonly (Case & { area?: (typeof areas)[number] })[]) {
  const alarms: { name: string; said: string[] }[] = [];
  for (const each of cases) {
    const asks = each.asks ?? (each.area ? asksOf[each.area] : everyView);
    const { said } = await askAbout(plantedIn(corpus, each), asks);
    const wrong = said.filter((one) => isAtLeast(one, 'warning'));
    const told = wrong.map(({ tool, severity, text, where }) => `${tool} ${severity}: ${text} @ ${where}`);
    if (wrong.length > 0) alarms.push({ name: each.name, said: told });
  }
  return alarms;
}

const halves = (['open', 'sealed'] as const).filter((half) => options.half === 'both' || options.half === half);
const results = await Promise.all(halves.map(measure));
if (options.json) console.log(JSON.stringify(results, undefined, 1));
else for (const result of results) print(result);
const isBelow = results.some(
  ({ found, alarms, fatal }) =>
    alarms.clean.length + alarms.unusual.length > 0 ||
    fatal.everywhere < fatal.total ||
    Object.values(found).some((row) => row.found < BAR * row.total),
);
process.exitCode = isBelow ? 1 : 0;

function print({ half, found, missed, placed, fatal, alarms, counts }: Awaited<ReturnType<typeof measure>>): void {
  // What is sealed is counted, and not told, unless somebody asks for its list.
  const isListed = half === 'open' || options.verbose;
  const rows = Object.entries(found).filter(([, { total }]) => total > 0);
  const sum = (key: 'found' | 'total') => rows.reduce((all, [, row]) => all + row[key], 0);
  const share = (row: { found: number; total: number }) =>
    `${String(row.found).padStart(4)} of ${String(row.total).padStart(3)}  ${Math.round((100 * row.found) / row.total)} %`;
  console.log(`\n${half}`);
  for (const [area, row] of rows)
    console.log(`  ${area.padEnd(16)}${share(row)}${row.found < BAR * row.total ? '  below' : ''}`);
  console.log(`  ${'all'.padEnd(16)}${share({ found: sum('found'), total: sum('total') })}, ${placed} with their line`);
  console.log(
    `  cannot appear in search: ${fatal.total} pages, ${fatal.low} score below ${FATAL_SCORE}, ${fatal.first} say so first, ${fatal.everywhere} on every view`,
  );
  for (const kind of ['clean', 'unusual'] as const) {
    console.log(`  ${kind}: ${counts[kind]} pages, ${alarms[kind].length} with a false alarm`);
  }
  if (!isListed) return;
  for (const { area, name, expected, said } of missed) {
    console.log(`- ${area}: ${name}\n    expected ${expected}`);
    for (const one of said.slice(0, 5)) console.log(`    said ${one.slice(0, 250)}`);
  }
  for (const one of fatal.wrong) console.log(`! ${one}`);
  for (const { name, said } of [...alarms.clean, ...alarms.unusual]) {
    console.log(`! false alarm: ${name}`);
    for (const one of said) console.log(`    ${one.slice(0, 400)}`);
  }
}
