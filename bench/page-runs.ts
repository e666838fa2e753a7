// How long a text of a megabyte takes through the text tools of a page, there and back: `node bench/page-runs.ts [slug]...`. Beside it
// the same with the result as JSON text, and validated by the page, too. The worker's own functions run here, without a browser.
import { parseInput } from '#kit/execute';
import { inputFacts } from '#kit/facts';
import { hostRun } from '#workers/host-run';
import { loadTool, toolSlugs } from '../src/main/load-tools.ts';

const UNITS = 1_000_000;
const TRIES = 7;
const PROSE =
  'The lighthouse keeper wrote every evening. Wind, light, ships: three words were enough! “Sixty years” later, a student read it.\n';

const channel = { send: () => undefined, listen: () => undefined };
const wanted = process.argv.slice(2);
let [before, after] = [0, 0];
for (const slug of wanted.length > 0 ? wanted : await toolSlugs()) {
  const entry = await loadTool(slug);
  const { tool } = entry;
  const material = inputFacts(tool.input).find(({ control, required }) => control === 'textarea' && required);
  if (!tool.live || !material) continue;
  const input = { ...tool.examples[0].input, [material.name]: PROSE.repeat(UNITS / PROSE.length) };
  const asked = async <T>(write: (result: object) => T) => {
    const outcome = await hostRun(
      entry,
      { input: structuredClone(input), hasListener: true },
      { channel, write, own: () => ({}) },
    );
    return structuredClone(outcome);
  };
  const asData = () => asked((result) => result);
  const asText = async () => {
    parseInput(tool.input, input);
    const outcome = await asked((result) => JSON.stringify(result));
    if ('result' in outcome) tool.output.parse(JSON.parse(outcome.result));
    return outcome;
  };
  const first = await asData();
  if ('thrown' in first) continue;
  const [text = 0, data = 0] = await fastest([asText, asData]);
  before += text;
  after += data;
  console.log(`${slug.padEnd(28)} ${text.toFixed(1).padStart(8)} → ${data.toFixed(1).padStart(8)} ms`);
}
console.log(
  `All together ${before.toFixed(0)} → ${after.toFixed(0)} ms, ${Math.round((1 - after / before) * 100)} % less.`,
);

/** Milliseconds of this thread's work, the least of some tries in turn: of the machine's moods neither has more. */
async function fastest(ways: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = ways.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < TRIES; round += 1) {
    for (const [at, way] of ways.entries()) {
      const start = process.threadCpuUsage();
      await way();
      const { user, system } = process.threadCpuUsage(start);
      times[at] = Math.min(times[at] ?? 0, (user + system) / 1_000);
    }
  }
  return times;
}
