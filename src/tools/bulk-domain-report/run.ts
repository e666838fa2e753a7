import type { Run } from '#kit/define-tool';
import { namedDomains } from '#lookups/named-domains';
import { runConcurrently } from '#lookups/run-concurrently';
import { emptyRow, type ReportRow, rowOf } from './row-of.ts';
import type tool from './tool.ts';

const MOST = 200;
/** Asked side by side, in milliseconds for one and for all. */
const PACE = { atOnce: 8, each: 25_000, all: 160_000 };

const run: Run<typeof tool> = async ({ domains }, ports, { signal, report }) => {
  const named = namedDomains(domains, MOST);
  const servers = new Set<string>();
  const told = (rows: ReportRow[]) => ({
    total: rows.length,
    registered: rows.filter(({ state }) => state === 'registered').length,
    reachable: rows.filter(({ address }) => address !== null).length,
    withMail: rows.filter(({ mail }) => mail !== null && mail !== NO_MAIL).length,
    report: rows,
  });
  const rows = await runConcurrently(named, {
    ...PACE,
    signal,
    ask: async (one, limit) =>
      'domain' in one
        ? rowOf(one, { ports, signal: limit, onSource: (source) => servers.add(source) })
        : emptyRow(one.entered, one.fault),
    failed: ({ entered }, reason) => emptyRow(entered, reason),
    onRow: (done) =>
      report({
        share: done.length / named.length,
        stage: `${done.length} of ${named.length} domains`,
        partial: told(done),
      }),
  });
  return {
    ...told(rows),
    sources: [
      ...[...servers].sort().map((server) => ({ protocol: 'Registry', server })),
      { protocol: 'DNS', server: 'this server’s resolver' },
    ],
    checkedAt: new Date(ports.clock.now()).toISOString(),
  };
};

export default run;

const NO_MAIL = 'None';
