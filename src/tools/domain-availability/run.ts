import type { Run, ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { unicodeDomain } from '#lib/domain-name';
import { readRdap } from '#lib/rdap/read-rdap';
import { doubtOfFree } from '#lookups/registration';
import { runConcurrently } from '#lookups/run-concurrently';
import { domainsOf } from './domains-of.ts';
import type tool from './tool.ts';

type Row = ToolOutput<typeof tool>['domains'][number];

/** Asked side by side, in milliseconds for one and for all. */
const PACE = { atOnce: 20, each: 9_000, all: 55_000 };
/** Milliseconds for the hint of the DNS. */
const HINT_LIMIT = 3_000;

const run: Run<typeof tool> = async (input, { rdap, dns, clock }, { signal, report }) => {
  const domains = domainsOf(input);
  const asked = new Set<string>();
  const row = (domain: string, state: Row['state'], note = '', expires: string | null = null): Row => ({
    domain: unicodeDomain(domain),
    ...{ state, expires, note },
  });
  const told = (rows: Row[]) => ({
    free: rows.filter(({ state }) => state === 'free').length,
    registered: rows.filter(({ state }) => state === 'registered' || state === 'reserved').length,
    untold: rows.filter(({ state }) => state === 'unknown').length,
    domains: rows,
  });

  const rows = await runConcurrently(domains, {
    ...PACE,
    signal,
    ask: async (domain, limit) => {
      const said = await stateOf(domain, { rdap, dns }, limit);
      if (said.server !== undefined) asked.add(said.server);
      if (said.state !== 'unknown') return row(domain, said.state, said.note, said.expires);
      return row(domain, 'unknown', `${said.note} ${await hintOf(domain, dns, limit)}`.trim());
    },
    failed: (domain, reason) => row(domain, 'unknown', reason),
    onRow: (done) =>
      report({
        share: done.length / domains.length,
        stage: `${done.length} of ${domains.length} endings`,
        partial: told(done),
      }),
  });
  return {
    ...told(rows),
    sources: [...asked].sort().map((server) => ({ protocol: 'RDAP', server })),
    checkedAt: new Date(clock.now()).toISOString(),
  };
};

export default run;

interface Said {
  state: Row['state'];
  server?: string;
  expires?: string | null;
  note?: string;
}

/** What the registry says; why it says nothing is a note. */
async function stateOf(domain: string, { rdap, dns }: Pick<Ports, 'rdap' | 'dns'>, signal: AbortSignal): Promise<Said> {
  try {
    const answer = await rdap.domain({ domain, signal });
    if (answer.status === 'no-server') return { state: 'unknown', note: 'This ending has no RDAP service.' };
    const server = new URL(answer.url).host;
    if (answer.status === 'no-such-domain') {
      const note = await doubtOfFree(domain, dns, signal);
      return { state: note === undefined ? 'free' : 'unknown', server, ...(note !== undefined && { note }) };
    }
    const { state, expires } = readRdap(answer.body);
    if (state === 'refused' || state === 'unknown') {
      return { state: 'unknown', server, note: 'The registry gave no clear answer.' };
    }
    return { state, server, expires: expires?.day ?? null };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return { state: 'unknown', note: error.message };
  }
}

/** A name in the DNS is taken; one that is not there may be taken all the same. */
async function hintOf(domain: string, dns: Ports['dns'], outer: AbortSignal): Promise<string> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(HINT_LIMIT)]);
  try {
    const { status } = await dns.query(domain, 'NS', signal);
    return status === 'no-such-domain'
      ? 'It is not in the DNS, so it may be free.'
      : 'It is in the DNS, so it is very likely registered.';
  } catch (error) {
    if (!(error instanceof ToolError) || outer.aborted) throw error;
    return '';
  }
}
