import { parseArgs } from 'node:util';
import { randomFrom } from '#lib/random/seeded';
import { readRdap } from '#lib/rdap/read-rdap';
import { type Kind, kinds, kindsAside, type Pick } from './rdap/damage.ts';
import { type Legible, legible, type Sample } from './rdap/facts.ts';
import { samples } from './rdap/samples.ts';
import { samplesAside } from './rdap/samples-aside.ts';

/**
 * Damaged RDAP objects that are read right: every fact that can still be read from the object is read as it is, and nothing
 * is read that it does not say. Facts are the dates, the registrar and its number, the status codes, the name servers,
 * whether the delegation is signed, and that the domain is registered.
 *
 * node bench/rdap.ts [--aside] [--objects 20000] [--seed 1] [--wrong]
 *
 * --aside takes the samples and kinds of damage that were set aside; --wrong lists what is read wrong.
 * Exits with 1 below the bar.
 */

/** Per cent of objects. */
const BAR = 99;

const { values } = parseArgs({
  options: {
    aside: { type: 'boolean', default: false },
    objects: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    wrong: { type: 'boolean', default: false },
  },
});

const set = values.aside ? { samples: samplesAside, kinds: [...kinds, ...kindsAside] } : { samples, kinds };
const random = randomFrom(values.seed);
const pick: Pick = (list) => list[Math.floor(random() * list.length)];
const byKind = new Map<string, { right: number; all: number }>();
const wrongs = new Map<string, number>();
let right = 0;
let all = 0;

for (const sample of set.samples) {
  check(sample, { body: sample.body, gone: [], names: ['undamaged'] });
}
const undamaged = `${right} of ${all}`;
right = 0;
all = 0;
while (all < Number(values.objects)) {
  const sample = pick(set.samples);
  if (!sample) break;
  const damaged = damagedOf(sample, set.kinds);
  if (damaged.names.length > 0) check(sample, damaged);
}

const share = (100 * right) / all;
console.log(`Without damage ${undamaged} read right.`);
for (const [name, { right, all }] of byKind) console.log(`${((100 * right) / all).toFixed(2).padStart(7)} %  ${name}`);
if (values.wrong)
  for (const [wrong, count] of [...wrongs].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log(count, wrong);
console.log(`${share.toFixed(2)} % of ${all} damaged objects read right; the bar is ${BAR}.`);
process.exitCode = share >= BAR ? 0 : 1;

interface Case {
  body: unknown;
  gone: readonly string[];
  names: readonly string[];
}

/** One to three kinds of damage; what is gone goes first, while its path is the one of the sample. */
function damagedOf(sample: Sample, kinds: readonly Kind[]): Case {
  let found: Case = { body: sample.body, gone: [], names: [] };
  const count = 1 + Math.floor(random() * 3);
  for (let turn = 0; turn < count; turn += 1) {
    const kind = pick(kinds);
    const damaged = kind?.apply(found.body, pick);
    if (!kind || !damaged || (damaged.gone.length > 0 && turn > 0)) continue;
    found = { body: damaged.body, gone: damaged.gone.concat(found.gone), names: [...found.names, kind.name] };
  }
  return found;
}

function check({ style, facts }: Sample, { body, gone, names }: Case): void {
  const wanted = legible(facts, gone);
  const found = readOf(body);
  const isLeft = Object.values(wanted).some(
    (value) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  // With nothing left nobody can say what it is.
  if (!isLeft) return;
  const differing = differences(wanted, found);
  const isRight = differing.length === 0;
  all += 1;
  if (isRight) right += 1;
  for (const name of names) {
    const counts = byKind.get(name) ?? { right: 0, all: 0 };
    counts.all += 1;
    if (isRight) counts.right += 1;
    byKind.set(name, counts);
  }
  if (!isRight) {
    const wrong = `${style} | ${names.join(' + ')} | ${gone.join(' ')} | ${differing.join(', ')}`;
    wrongs.set(wrong, (wrongs.get(wrong) ?? 0) + 1);
  }
}

function readOf(body: unknown): Legible & { state: string } {
  const { state, created, updated, expires, registrar, dnssec, nameServers, status } = readRdap(body);
  return {
    ...{ state, created: created?.day, updated: updated?.day, expires: expires?.day },
    ...{ registrar: registrar?.name, ianaId: registrar?.ianaId, dnssec, servers: nameServers, status },
  };
}

function differences(wanted: Legible, found: Legible & { state: string }): string[] {
  return Object.entries({ ...wanted, state: 'registered' }).flatMap(([fact, value]) => {
    const read: unknown = Reflect.get(found, fact);
    return JSON.stringify(read) === JSON.stringify(value)
      ? []
      : [`${fact} ${JSON.stringify(read)} for ${JSON.stringify(value)}`];
  });
}
