import { parseArgs } from 'node:util';
import { ToolError } from '#kit/tool-error';
import { csvOf } from '#lib/csv';
import { terminalSafe, terminalSafeJson } from '#lib/text/control-characters';
import type { Message, Store, Subscriber, SubscriberState } from '#ports/store/port';

/** What the commands about kept things reach of the world. */
export interface KeptWorld {
  write(output: string): void;
  /** The store of the site. @throws ToolError when there is none. */
  openStore(): Promise<Store>;
}

/** Commands that read and delete what visitors left with the site. */
export const keptCommands = ['messages', 'subscribers'] as const;

export type KeptCommand = (typeof keptCommands)[number];

export function isKeptCommand(name: string): name is KeptCommand {
  return keptCommands.some((command) => command === name);
}

/**
 * `clearkit messages|subscribers [--limit n] [--json]`, or `… delete <id or address>...`. Subscribers also with
 * `--state confirmed` and `--csv`.
 *
 * @throws ToolError `invalid-input` for other arguments, `not-found` for what is not there to be deleted.
 */
export async function runKept(command: KeptCommand, args: readonly string[], world: KeptWorld): Promise<void> {
  const { limit, json, csv, state, targets } = readArguments(command, args);
  const store = await world.openStore();
  if (targets) return remove(store[command], { command, targets, world });
  if (csv) return world.write(subscribersCsv(await store.subscribers.list({ limit, state })));
  const kept =
    command === 'messages' ? await store.messages.list({ limit }) : await store.subscribers.list({ limit, state });
  if (json) return world.write(`${terminalSafeJson(JSON.stringify(kept.map(withDates), null, 2))}\n`);
  if (kept.length === 0) return world.write(`No ${command} yet.\n`);
  world.write(kept.map((item) => ('message' in item ? messageText(item) : subscriberText(item))).join(''));
}

const subscriberStates = ['unconfirmed', 'confirmed', 'unsubscribed'] as const satisfies SubscriberState[];

const usages: Readonly<Record<KeptCommand, string>> = {
  messages: 'messages takes --limit <number> and --json, or: messages delete <id>...',
  subscribers: `subscribers takes --state <${subscriberStates.join(', ')}>, --limit <number>, and --json or --csv, or: subscribers delete <address>...`,
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function readArguments(command: KeptCommand, args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { limit: text, json: flag, ...(command === 'subscribers' && { state: text, csv: flag }) },
      allowPositionals: true,
    });
    const { limit, json = false, csv = false } = values;
    const [verb, ...targets] = positionals;
    const state = subscriberStates.find((each) => each === values.state);
    const isListing =
      verb === undefined &&
      (limit === undefined || /^[1-9]\d{0,8}$/.test(limit)) &&
      (values.state === undefined || state !== undefined) &&
      !(json && csv);
    const isDeleting = verb === 'delete' && targets.length > 0 && Object.keys(values).length === 0;
    if (isListing || isDeleting) {
      const most = limit === undefined ? undefined : Number(limit);
      return { limit: most, json, csv, state, targets: isDeleting ? targets : undefined };
    }
  } catch (cause) {
    // The parser's own sentences are about its configuration as much as about what was typed.
    throw new ToolError('invalid-input', usages[command], { cause });
  }
  throw new ToolError('invalid-input', usages[command]);
}

interface Removal {
  command: KeptCommand;
  targets: readonly string[];
  world: KeptWorld;
}

async function remove(kept: { remove(target: string): Promise<boolean> }, { command, targets, world }: Removal) {
  const missing: string[] = [];
  for (const target of targets) {
    if (!(await kept.remove(target))) missing.push(target);
  }
  world.write(`Deleted: ${targets.length - missing.length}\n`);
  if (missing.length === 0) return;
  throw new ToolError('not-found', `Not among the ${command}: ${terminalSafe(missing.join(', '))}`);
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

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
