import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { comparableValue } from '#lib/dns-values';
import type { RecordType } from '#ports/dns/port';

export interface ResolverAnswer {
  server: string;
  operator: string;
  country: string | null;
  status: 'found' | 'no-records' | 'no-such-domain' | 'failed';
  values: string[];
  /** Seconds; the shortest of the records. */
  ttl: number | null;
  milliseconds: number | null;
  /** Whether it says something else than most do. */
  differs: boolean;
  /** Why there is no answer. */
  reason: string | null;
}

/** Records of one answer that are passed on; all of them are compared. */
const MOST_VALUES = 200;

interface Context {
  ports: Pick<Ports, 'dns' | 'clock'>;
  signal: AbortSignal;
  /** Called with each answer as it comes. */
  onAnswer: () => void;
}

/** Asks each public resolver of the operator's list the same question, all at once. */
export async function compareResolvers(
  domain: string,
  type: RecordType,
  { ports: { dns, clock }, signal, onAnswer }: Context,
): Promise<ResolverAnswer[]> {
  const resolvers = await dns.publicResolvers();
  const answers = await Promise.all(
    resolvers.map(async ({ server, operator, country = null }): Promise<ResolverAnswer> => {
      const head = { server, operator, country, values: [], ttl: null, differs: false, reason: null };
      const begun = clock.now();
      try {
        const answer = await dns.queryAt(server, domain, type, signal);
        const records = answer.status === 'found' ? answer.records : [];
        return {
          ...head,
          status: answer.status,
          values: records.map(({ value }) => value),
          ttl: records.length > 0 ? Math.min(...records.map(({ ttl }) => ttl)) : null,
          milliseconds: Math.max(0, Math.round(clock.now() - begun)),
        };
      } catch (error) {
        if (!(error instanceof ToolError) || error.code === 'cancelled') throw error;
        return { ...head, status: 'failed', milliseconds: null, reason: error.message };
      } finally {
        onAnswer();
      }
    }),
  );
  return compared(type, answers);
}

/** Marks what differs from what most say; where two are as common, from what the first of them says. */
function compared(type: RecordType, answers: readonly ResolverAnswer[]): ResolverAnswer[] {
  const contentOf = (answer: ResolverAnswer) => comparableAnswer(type, answer);
  const counts = new Map<string, number>();
  for (const answer of answers) {
    if (answer.status !== 'failed') counts.set(contentOf(answer), (counts.get(contentOf(answer)) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return answers.map((answer) => ({
    ...answer,
    values: answer.values.slice(0, MOST_VALUES),
    differs: answer.status !== 'failed' && contentOf(answer) !== usual,
  }));
}

/** The answer whatever the order of its records and the way they are spelled. */
function comparableAnswer(type: RecordType, { status, values }: ResolverAnswer): string {
  return JSON.stringify([status, ...values.map((value) => comparableValue(type, value)).sort()]);
}
