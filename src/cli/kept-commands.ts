import { parseArgs } from 'node:util';
import { ToolError } from '#kit/tool-error';
import { terminalSafe, terminalSafeJson } from '#lib/text/control-characters';
import type { Message, Store, Subscriber } from '#ports/store/port';

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
 * `clearkit messages|subscribers [--limit n] [--json]`, or `… delete <id or address>...`.
 *
 * @throws ToolError `invalid-input` for other arguments, `not-found` for what is not there to be deleted.
 */
export async function runKept(command: KeptCommand, args: readonly string[], world: KeptWorld): Promise<void> {
  const { limit, json, targets } = readArguments(command, args);
  const store = await world.openStore();
  if (targets) return remove(store[command], { command, targets, world });
  const kept = command === 'messages' ? await store.messages.list({ limit }) : await store.subscribers.list({ limit });
  if (json) return world.write(`${terminalSafeJson(JSON.stringify(kept.map(withDates), null, 2))}\n`);
  if (kept.length === 0) return world.write(`No ${command} yet.\n`);
  world.write(kept.map((item) => ('message' in item ? messageText(item) : subscriberText(item))).join(''));
}

function readArguments(command: KeptCommand, args: readonly string[]) {
  const usage = `${command} takes --limit <number> and --json, or: ${command} delete <${command === 'messages' ? 'id' : 'address'}>...`;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { limit: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [verb, ...targets] = positionals;
    const isListing = verb === undefined && (values.limit === undefined || /^[1-9]\d{0,8}$/.test(values.limit));
    const isDeleting = verb === 'delete' && targets.length > 0 && values.limit === undefined && !values.json;
    if (isListing || isDeleting) {
      const limit = values.limit === undefined ? undefined : Number(values.limit);
      return { limit, json: values.json ?? false, targets: isDeleting ? targets : undefined };
    }
  } catch (cause) {
    // The parser's own sentences are about its configuration as much as about what was typed.
    throw new ToolError('invalid-input', usage, { cause });
  }
  throw new ToolError('invalid-input', usage);
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

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
