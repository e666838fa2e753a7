import { faultsIn } from '#families/faults';
import type { Run, ToolInput } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { layersOf, percentDecode, percentEncode } from '#lib/url/percent-encoding';
import { readQuery, splitAddress } from '#lib/url/query';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const MOST_PARAMETERS = 1_000;
/** Rounds of decoding: nobody encodes more often by mistake. */
const MOST_ROUNDS = 10;

const run: Run<typeof tool> = (input) => {
  const { text, action, scope } = input;
  const layers = layersOf(text);
  const query = queryIn(text);
  if (action === 'encode') {
    const encode = (part: string) => percentEncode(part, scope);
    // A line end is one or two signs, and stays as it is.
    const encoded = input.whole
      ? encode(text)
      : text
          .split(/(\r\n|\r|\n)/)
          .map((part, at) => (at % 2 ? part : encode(part)))
          .join('');
    const isTwice = layers > 0 && scope !== 'address';
    return { text: encoded, layers, query, ...faultsIn(text, [], isTwice ? [encodedBefore] : []) };
  }
  const { text: decoded, faults } = decode(input);
  return {
    text: decoded,
    layers,
    query,
    ...faultsIn(text, faults, layers > 1 && !input.deep ? [stillEncoded(layers)] : []),
  };
};

export default run;

function decode({ text, scope, deep }: Input) {
  const first = percentDecode(text, scope);
  let decoded = first.text;
  if (!deep) return first;
  for (let round = 1; round < MOST_ROUNDS && layersOf(decoded) > 0; round += 1) {
    const next = percentDecode(decoded, scope).text;
    if (next === decoded) break;
    decoded = next;
  }
  return { text: decoded, faults: first.faults };
}

const encodedBefore: Finding = {
  severity: 'warning',
  title: 'The text was already encoded',
  detail: 'It contains sequences such as %20, whose percent sign became %25. Decode it first if you do not want that.',
};

function stillEncoded(layers: number): Finding {
  return {
    severity: 'warning',
    title: `Encoded ${layers} times`,
    detail: 'One layer is decoded. Choose “Decode repeatedly” for the rest.',
    why: 'Two programs encoded the text one after the other, so %20 became %2520. Servers then look for a page with a percent sign in its name.',
  };
}

/** The query of the first line, when that is an address. */
function queryIn(text: string) {
  const line = /\S[^\r\n]*/.exec(text)?.[0].trim() ?? '';
  if (!/^(?:[a-z][a-z\d+.-]*:|\/|\?|[^\s?]+\?)/i.test(line)) return null;
  const { query } = splitAddress(line);
  return query?.includes('=') ? readQuery(query).slice(0, MOST_PARAMETERS) : null;
}
