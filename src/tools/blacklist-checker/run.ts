import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { readIpAddress } from '#lib/ip-address';
import { runConcurrently } from '#lookups/run-concurrently';
import { askList, type Question, type Verdict } from './ask-list.ts';
import { type BlockList, lists } from './lists.data.ts';
import { type Target, targetsOf } from './targets-of.ts';
import type tool from './tool.ts';

type Row = ToolOutput<typeof tool>['results'][number];

/** Asked side by side, in milliseconds for one and for all. */
const PACE = { atOnce: 16, each: 8_000, all: 40_000 };

const run: Run<typeof tool> = async ({ domain }, { dns, clock }, { signal, report }) => {
  report({ stage: 'Looking for addresses' });
  const { targets, failures } = await targetsOf(domain, dns, signal);
  const questions = targets.flatMap((target) =>
    lists.filter((list) => isFor(list, target)).map((list) => ({ list, ...target })),
  );
  if (questions.length === 0) {
    throw new ToolError('invalid-input', 'This is not a public address, so no list contains it.', { field: 'domain' });
  }
  const told = (rows: Row[]) => ({
    listed: rows.filter(({ state }) => state === 'listed').length,
    clear: rows.filter(({ state }) => state === 'clear').length,
    untold: rows.filter(({ state }) => state === 'refused' || state === 'unknown').length,
    target: domain,
    results: [...rows].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state)),
  });
  const rows = await runConcurrently(questions, {
    ...PACE,
    signal,
    ask: async (question, limit) => rowOf(question, await askList(question, dns, limit)),
    failed: (question, reason) => unknown(question, reason),
    onRow: (done) =>
      report({
        share: done.length / questions.length,
        stage: `${done.length} of ${questions.length} queries`,
        partial: told(done),
      }),
  });
  return {
    ...told(rows),
    about: lists
      .filter((list) => questions.some((question) => question.list === list))
      .map(({ name, zone, purpose, codes, terms, wayOut }) => ({
        ...{ list: name, zone, purpose, terms, wayOut },
        codes: codesInWords(codes),
      })),
    sources: [{ protocol: 'DNS', server: `the lists, through this server’s resolver` }, ...failures],
    checkedAt: new Date(clock.now()).toISOString(),
  };
};

export default run;

const order: readonly Row['state'][] = ['listed', 'refused', 'unknown', 'clear'];

function isFor({ of, versions = [] }: BlockList, { target }: Target): boolean {
  const address = readIpAddress(target);
  if (!address) return of === 'domain';
  return of === 'address' && address.kind === 'public' && versions.includes(address.version);
}

function rowOf(question: Question & Target, verdict: Verdict): Row {
  const { list, target, role } = question;
  const head = { target: role === '' ? target : `${target} (${role})`, list: list.name, wayOut: '' };
  switch (verdict.is) {
    case 'listed': {
      const meaning = [verdict.meaning, verdict.reason].filter(Boolean).join('\n');
      return { ...head, state: 'listed', meaning, wayOut: list.wayOut };
    }
    case 'clear':
      return { ...head, state: 'clear', meaning: '' };
    case 'refused':
      return { ...head, state: 'refused', meaning: verdict.why };
    case 'silent':
      return unknown(question, 'The list does not answer this server: even its test entry was not found.');
  }
}

function unknown({ list, target, role }: Question & Target, meaning: string): Row {
  const shown = role === '' ? target : `${target} (${role})`;
  return { state: 'unknown', target: shown, list: list.name, meaning, wayOut: '' };
}

function codesInWords({ default: others, ...codes }: BlockList['codes']): string {
  const each = Object.entries(codes).map(([code, meaning]) => `${code}: ${meaning}`);
  return (each.length > 0 ? each : [others]).join('\n');
}
