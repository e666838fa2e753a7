import { ToolError } from '#kit/tool-error';
import { terminalSafe, terminalSafeJson } from '#lib/text/control-characters';
import type { Clock } from '#ports/clock/port';
import type { Mail, MailState, Store } from '#ports/store/port';
import { type Command, minute, readArguments, readLimit } from './command.ts';

interface MailsContext {
  write(output: string): void;
  openStore(): Promise<Store>;
  emails: { clock: Clock };
}

const states = ['waiting', 'sent', 'failed'] as const satisfies MailState[];

const USAGE =
  'mails takes --state <waiting, sent or failed>, --limit <number> and --json, or: mails retry <id>..., or: mails delete <id>...';

/** The outbox. @throws ToolError `not-found` for an id that is to be tried again or deleted and does not exist. */
export const mailsCommand: Command<MailsContext> = {
  name: 'mails',
  help: [
    ['mails', 'what waits to be sent, was sent or given up (--state failed, --limit <number>, --json)'],
    ['mails retry <id>...', 'and "clearkit mails delete <id>..."'],
  ],
  async run(args, context) {
    const { verb, ids, state, limit, json } = readOrder(args);
    const { mails } = await context.openStore();
    if (verb === 'retry')
      return each(ids, { done: 'Due again', missing: 'Not among those given up' }, context, (id) =>
        mails.retry(id, context.emails.clock.now()),
      );
    if (verb === 'delete')
      return each(ids, { done: 'Deleted', missing: 'Not among the mails' }, context, (id) => mails.remove(id));
    const list = await mails.list({ limit, state });
    if (json) return context.write(`${terminalSafeJson(JSON.stringify(list.map(asData), null, 2))}\n`);
    const { waiting, sent, failed } = await mails.count();
    context.write(`${list.map(asLine).join('')}Waiting: ${waiting}. Sent: ${sent}. Given up: ${failed}.\n`);
  },
};

function asLine({ id, state, to, subject, queuedAt, attempts, lastError }: Mail): string {
  const trouble = lastError === undefined ? '' : `\n  ${terminalSafe(lastError)}`;
  const tries = attempts > 1 ? `  ${attempts} tries` : '';
  return `${minute(queuedAt)}  ${id}  ${state}${tries}  ${terminalSafe(to)}  ${terminalSafe(subject)}${trouble}\n`;
}

function readOrder(args: readonly string[]) {
  const options = { state: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } } as const;
  return readArguments(USAGE, { args, options, allowPositionals: true }, ({ values, positionals }) => {
    const [verb, ...ids] = positionals;
    const state = states.find((one) => one === values.state);
    const isListing = verb === undefined && (values.state === undefined || state !== undefined);
    const isChanging = (verb === 'retry' || verb === 'delete') && ids.length > 0 && Object.keys(values).length === 0;
    if (!isListing && !isChanging) return undefined;
    return { verb, ids, state, limit: readLimit(USAGE, values.limit), json: values.json ?? false };
  });
}

async function each(
  ids: readonly string[],
  words: { done: string; missing: string },
  context: MailsContext,
  change: (id: string) => Promise<boolean>,
): Promise<void> {
  const missing: string[] = [];
  for (const id of ids) {
    if (!(await change(id))) missing.push(id);
  }
  context.write(`${words.done}: ${ids.length - missing.length}\n`);
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
