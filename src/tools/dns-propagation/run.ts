import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { comparableValue, withoutQuotes } from '#lib/dns-values';
import { unicodeDomain } from '#lib/domain-name';
import { compareResolvers, type ResolverAnswer } from '#lookups/compare-resolvers';
import type tool from './tool.ts';

type Row = ToolOutput<typeof tool>['answers'][number];

/** UTF-16 units of one answer that are shown. */
const LONGEST = 2_000;

const words = {
  found: '',
  'no-records': 'No such record',
  'no-such-domain': 'No such domain',
} as const;

const run: Run<typeof tool> = async ({ domain, type, expected: wanted }, { dns, clock }, { signal, report }) => {
  const expected = wanted.trim();
  const total = (await dns.publicResolvers()).length;
  if (total === 0) throw new ToolError('not-configured', 'This site is not set up to ask public resolvers.');
  let done = 0;
  const onAnswer = () => {
    done += 1;
    report({ share: done / total, stage: `${done} of ${total} resolvers` });
  };
  const answers = await compareResolvers(domain, type, { ports: { dns, clock }, signal, onAnswer });
  const told = answers.filter(({ status }) => status !== 'failed');
  if (told.length === 0) {
    throw new ToolError('upstream-failed', `None of the ${total} resolvers answered. Please try again in a moment.`);
  }
  if (told.every(({ status }) => status === 'no-such-domain')) {
    const message = `There is no domain ${unicodeDomain(domain)} in the DNS, according to every resolver that answered.`;
    throw new ToolError('not-found', message, { field: 'domain' });
  }
  const rows = answers.map((answer) => rowOf(answer, { type, expected }));
  const at = new Date(clock.now()).toISOString();
  return {
    verdict: verdictOf(rows, expected),
    longestTtl: told.reduce<number | null>((most, { ttl }) => (ttl === null ? most : Math.max(most ?? 0, ttl)), null),
    domain,
    usual: (told.find(({ differs }) => !differs)?.values ?? []).map((value) => value.slice(0, LONGEST)),
    answers: rows,
    sources: answers.map(({ server, operator, reason }) => ({
      protocol: 'DNS',
      server: `${operator} (${server})`,
      ...(reason !== null && { failure: reason }),
    })),
    checkedAt: at,
  };
};

export default run;

interface Wanted {
  type: string;
  expected: string;
}

function rowOf(answer: ResolverAnswer, wanted: Wanted): Row {
  const { operator, country, status, values, ttl, milliseconds, reason } = answer;
  return {
    operator,
    country: country ?? '',
    state: stateOf(answer, wanted),
    values: status === 'failed' ? (reason ?? '') : (words[status] || values.join('\n')).slice(0, LONGEST),
    ttl,
    milliseconds,
  };
}

function stateOf({ status, values, differs }: ResolverAnswer, { type, expected }: Wanted): Row['state'] {
  if (status === 'failed') return 'failed';
  if (expected === '') return differs ? 'differs' : 'same';
  return values.some((value) => isAlike(type, value, expected)) ? 'expected' : 'old';
}

/** In any spelling, a text with or without its quotation marks, a mail server with or without its preference. */
function isAlike(type: string, value: string, expected: string): boolean {
  const spellings = type === 'TXT' ? [expected, withoutQuotes(expected)] : [expected];
  const plain = comparableValue(type, value);
  return spellings
    .map((spelling) => comparableValue(type, spelling))
    .some((wanted) => plain === wanted || (type === 'MX' && plain.replace(/^\d+ /, '') === wanted));
}

function verdictOf(rows: readonly Row[], expected: string): string {
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length;
  const told = rows.length - count('failed');
  if (expected !== '') return `${count('expected')} of ${told} have the new value`;
  if (told === 1) return 'Only one resolver answered';
  return count('differs') === 0 ? `All ${told} agree` : `${count('differs')} of ${told} differ`;
}
