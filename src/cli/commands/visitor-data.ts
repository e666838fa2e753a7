import { ToolError } from '#kit/tool-error';
import { csvOf } from '#lib/csv';
import { terminalSafe, terminalSafeJson } from '#lib/text/control-characters';
import type { Message, Store, Subscriber, SubscriberState } from '#ports/store/port';
import { type Command, minute, readArguments, readLimit } from './command.ts';

interface VisitorDataContext {
  write(output: string): void;
  /** The store of the site. @throws ToolError when there is none. */
  openStore(): Promise<Store>;
}

type Kind = 'messages' | 'subscribers';

/** List and delete what visitors left with the site. @throws ToolError `not-found` for what is to be deleted and does not exist. */
export const visitorDataCommands: readonly Command<VisitorDataContext>[] = [
  {
    name: 'messages',
    help: [
      ['messages | subscribers', 'what visitors left with the site of DATA_DIR (--limit <number>, --json)'],
      ['messages delete <id>...', 'and "clearkit subscribers delete <address>..."'],
      ['subscribers --csv', 'the list for other programs (--state confirmed)'],
    ],
    run: (args, context) => run('messages', args, context),
  },
  { name: 'subscribers', help: [], run: (args, context) => run('subscribers', args, context) },
];

async function run(kind: Kind, args: readonly string[], context: VisitorDataContext): Promise<void> {
  const { limit, json, csv, state, targets } = readOrder(kind, args);
  const store = await context.openStore();
  if (targets) return remove(store[kind], { kind, targets, context });
  if (csv) return context.write(subscribersCsv(await store.subscribers.list({ limit, state })));
  const found =
    kind === 'messages' ? await store.messages.list({ limit }) : await store.subscribers.list({ limit, state });
  if (json) return context.write(`${terminalSafeJson(JSON.stringify(found.map(withDates), null, 2))}\n`);
  if (found.length === 0) return context.write(`No ${kind} yet.\n`);
  context.write(found.map((item) => ('message' in item ? messageText(item) : subscriberText(item))).join(''));
}

const subscriberStates = ['unconfirmed', 'confirmed', 'unsubscribed'] as const satisfies SubscriberState[];

const usages: Readonly<Record<Kind, string>> = {
  messages: 'messages takes --limit <number> and --json, or: messages delete <id>...',
  subscribers: `subscribers takes --state <${subscriberStates.join(', ')}>, --limit <number>, and --json or --csv, or: subscribers delete <address>...`,
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function readOrder(kind: Kind, args: readonly string[]) {
  const usage = usages[kind];
  const options = { limit: text, json: flag, ...(kind === 'subscribers' && { state: text, csv: flag }) };
  return readArguments(usage, { args, options, allowPositionals: true }, ({ values, positionals }) => {
    const { json = false, csv = false } = values;
    const [verb, ...targets] = positionals;
    const state = subscriberStates.find((each) => each === values.state);
    const isListing = verb === undefined && (values.state === undefined || state !== undefined) && !(json && csv);
    const isDeleting = verb === 'delete' && targets.length > 0 && Object.keys(values).length === 0;
    if (!isListing && !isDeleting) return undefined;
    const limit = readLimit(usage, values.limit);
    return { limit, json, csv, state, targets: isDeleting ? targets : undefined };
  });
}

interface Removal {
  kind: Kind;
  targets: readonly string[];
  context: VisitorDataContext;
}

async function remove(table: { remove(target: string): Promise<boolean> }, { kind, targets, context }: Removal) {
  const missing: string[] = [];
  for (const target of targets) {
    if (!(await table.remove(target))) missing.push(target);
  }
  context.write(`Deleted: ${targets.length - missing.length}\n`);
  if (missing.length === 0) return;
  throw new ToolError('not-found', `Not among the ${kind}: ${terminalSafe(missing.join(', '))}`);
}

/** Times as people and programs read them. */
function withDates(item: Message | Subscriber) {
  const dated = Object.entries(item).map(([name, value]) => [
    name,
    name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value,
  ]);
  return Object.fromEntries(dated);
}

/** Everything in it comes from a stranger, and may try to steer the terminal or to look like another message. */
function messageText({ id, name, email, subject, message, receivedAt }: Message): string {
  const lines = message.split('\n').map((line) => `  ${terminalSafe(line)}`.trimEnd());
  return [
    `${minute(receivedAt)}  ${id}`,
    `From:    ${terminalSafe(name)} <${terminalSafe(email)}>`,
    `Subject: ${terminalSafe(subject)}`,
    '',
    ...lines,
    '',
    '',
  ].join('\n');
}

function subscriberText({ email, subscribedAt, state }: Subscriber): string {
  return `${minute(subscribedAt)}  ${state}  ${terminalSafe(email)}\n`;
}

/** For other programs that keep lists. */
function subscribersCsv(subscribers: readonly Subscriber[]): string {
  const when = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString());
  const rows = subscribers.map(({ email, state, subscribedAt, confirmedAt, unsubscribedAt }) => {
    return [email, state, when(subscribedAt), when(confirmedAt), when(unsubscribedAt)];
  });
  return csvOf([['email', 'state', 'subscribed', 'confirmed', 'unsubscribed'], ...rows]);
}
