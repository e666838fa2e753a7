import type { Run, ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { dayOf } from '#lib/days-between';
import { registeredNameOf } from '#lookups/registration';
import { runConcurrently } from '#lookups/run-concurrently';
import type { LoggedName } from '#ports/certificates/port';
import type tool from './tool.ts';

type Row = ToolOutput<typeof tool>['names'][number];

/** Names that are listed, and of which addresses are looked up. */
const MOST_LISTED = 1_000;
const MOST_RESOLVED = 200;
/** Asked side by side, in milliseconds for one and for all. */
const PACE = { atOnce: 12, each: 6_000, all: 40_000 };
const NO_ADDRESS = 'None';

const run: Run<typeof tool> = async ({ domain: asked, resolve }, ports, { signal, report }) => {
  const { certificates, dns, clock } = ports;
  const domain = registeredNameOf(asked);
  report({ stage: 'Searching the logs. This can take half a minute' });
  const { names, isCut, server, askedAt } = await certificates.namesBelow({ domain, signal });
  const today = dayOf(clock.now());
  const rows = [...names].sort(byCurrency(today)).map((name): Row => ({ ...name, address: null }));
  const listed = rows.slice(0, MOST_LISTED);
  const head = {
    found: names.length,
    current: names.filter(({ validUntil }) => validUntil >= today).length,
    alive: null,
    domain,
    note: noteOf(names.length, isCut),
  };
  const lookUp = async (): Promise<Row[]> => {
    const first = listed.slice(0, MOST_RESOLVED);
    const resolved = await runConcurrently(first, {
      ...PACE,
      signal,
      ask: async (row, limit) => ({ ...row, address: await addressOf(row.name, dns, limit) }),
      failed: (row, reason) => ({ ...row, address: reason }),
      onRow: (done) =>
        report({
          share: done.length / first.length,
          stage: `${done.length} of ${first.length} names looked up`,
          partial: { ...head, names: [...done, ...listed.slice(done.length)] },
        }),
    });
    return [...resolved, ...listed.slice(first.length)];
  };
  const shown = resolve && listed.length > 0 ? await lookUp() : listed;
  return {
    ...head,
    alive: resolve ? shown.filter(({ address }) => isAddress(address)).length : null,
    names: shown,
    sources: [
      { protocol: 'Certificate logs', server, askedAt: new Date(askedAt).toISOString() },
      ...(resolve ? [{ protocol: 'DNS', server: 'this server’s resolver' }] : []),
    ],
    checkedAt: new Date(clock.now()).toISOString(),
  };
};

export default run;

/** Those with a valid certificate first, then by name. */
function byCurrency(today: string) {
  return (a: LoggedName, b: LoggedName) =>
    Number(b.validUntil >= today) - Number(a.validUntil >= today) || (a.name < b.name ? -1 : 1);
}

/** The first address, IPv4 before IPv6. A wildcard stands for any name, and has none itself. */
async function addressOf(name: string, dns: Ports['dns'], signal: AbortSignal): Promise<string | null> {
  if (name.startsWith('*.')) return null;
  const v4 = await dns.query(name, 'A', signal);
  if (v4.status === 'found') return v4.records[0]?.value ?? NO_ADDRESS;
  if (v4.status === 'no-such-domain') return NO_ADDRESS;
  const v6 = await dns.query(name, 'AAAA', signal);
  return v6.status === 'found' ? (v6.records[0]?.value ?? NO_ADDRESS) : NO_ADDRESS;
}

function isAddress(address: string | null): boolean {
  return address !== null && /^[\d.]+$|:/.test(address) && !address.includes(' ');
}

function noteOf(found: number, isCut: boolean): string | null {
  if (isCut) return 'There are more names than can be read here.';
  return found > MOST_LISTED ? `Further names: ${found - MOST_LISTED}` : null;
}
