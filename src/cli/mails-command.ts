import { parseArgs } from 'node:util';
import { ToolError } from '#kit/tool-error';
import { terminalSafe, terminalSafeJson } from '#lib/text/control-characters';
import type { Mail, MailState, Store } from '#ports/store/port';

/** What the command reaches of the world. */
export interface MailsWorld {
  write(output: string): void;
  openStore(): Promise<Store>;
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
}

const states = ['waiting', 'sent', 'failed'] as const satisfies MailState[];

const USAGE =
  'mails takes --state <waiting, sent or failed>, --limit <number> and --json, or: mails retry <id>..., or: mails delete <id>...';

/**
 * `clearkit mails [--state …] [--limit n] [--json]`, `… retry <id>...` or `… delete <id>...`: the outbox.
 *
 * @throws ToolError `invalid-input` for other arguments, `not-found` for an id that is not there to be tried again or deleted.
 */
export async function runMails(args: readonly string[], world: MailsWorld): Promise<void> {
  const { verb, ids, state, limit, json } = readArguments(args);
  const { mails } = await world.openStore();
  if (verb === 'retry')
    return each(ids, { done: 'Due again', missing: 'Not among those given up' }, world, (id) =>
      mails.retry(id, world.now()),
    );
  if (verb === 'delete')
    return each(ids, { done: 'Deleted', missing: 'Not among the mails' }, world, (id) => mails.remove(id));
  const list = await mails.list({ limit, state });
  if (json) return world.write(`${terminalSafeJson(JSON.stringify(list.map(asData), null, 2))}\n`);
  const count = await mails.count();
  const rows = list.map(({ id, state: current, to, subject, queuedAt, attempts, lastError }) => {
    const trouble = lastError === undefined ? '' : `\n  ${terminalSafe(lastError)}`;
    const tries = attempts > 1 ? `  ${attempts} tries` : '';
    return `${minute(queuedAt)}  ${id}  ${current}${tries}  ${terminalSafe(to)}  ${terminalSafe(subject)}${trouble}\n`;
  });
  world.write(`${rows.join('')}Waiting: ${count.waiting}. Sent: ${count.sent}. Given up: ${count.failed}.\n`);
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { state: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [verb, ...ids] = positionals;
    const state = states.find((each) => each === values.state);
    const isListing =
      verb === undefined &&
      (values.state === undefined || state !== undefined) &&
      (values.limit === undefined || /^[1-9]\d{0,8}$/.test(values.limit));
    const isChanging = (verb === 'retry' || verb === 'delete') && ids.length > 0 && Object.keys(values).length === 0;
    const limit = values.limit === undefined ? undefined : Number(values.limit);
    if (isListing || isChanging) return { verb, ids, state, limit, json: values.json ?? false };
  } catch (cause) {
    throw new ToolError('invalid-input', USAGE, { cause });
  }
  throw new ToolError('invalid-input', USAGE);
}

async function each(
  ids: readonly string[],
  words: { done: string; missing: string },
  world: MailsWorld,
  change: (id: string) => Promise<boolean>,
): Promise<void> {
  const missing: string[] = [];
  for (const id of ids) {
    if (!(await change(id))) missing.push(id);
  }
  world.write(`${words.done}: ${ids.length - missing.length}\n`);
  if (missing.length > 0) throw new ToolError('not-found', `${words.missing}: ${terminalSafe(missing.join(', '))}`);
}

/** Without the text: of mails that wait, it holds links that are their readers' alone. */
function asData({ id, state, to, subject, queuedAt, attempts, nextAttemptAt, lastError, sentAt }: Mail) {
  return {
    ...{ id, state, to, subject, attempts, lastError },
    queuedAt: new Date(queuedAt).toISOString(),
    ...(nextAttemptAt !== undefined && { nextAttemptAt: new Date(nextAttemptAt).toISOString() }),
    ...(sentAt !== undefined && { sentAt: new Date(sentAt).toISOString() }),
  };
}

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
