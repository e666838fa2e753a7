import type { Asked } from './ask.ts';
import { materials } from './materials.ts';
import { noJson, texts, type Value, values } from './values.ts';

/** A way into the server: what it registers, with the parameters of the address as they are written there. */
export interface Door {
  method: string;
  url: string;
}

export interface HostileRequest extends Asked {
  what: string;
  door: Door;
}

interface RequestsOptions {
  doors: readonly Door[];
  /** What a parameter of an address may be, so that there is something behind it. */
  known: Readonly<Record<string, readonly string[]>>;
  /** Everything at every door; else what costs the same to read takes turns. */
  isWhole: boolean;
}

/** Bytes of a header, below what Node takes, of a text in an address, and of a body: in a form, and as large as may be. */
const HEADER = 12_000;
const QUERY = 7_000;
const SIZES = [50_000, 2_000_000];
const HEADERS = [
  ...[
    'accept',
    'accept-encoding',
    'authorization',
    'content-encoding',
    'content-type',
    'cookie',
    'expect',
    'forwarded',
  ],
  ...['if-none-match', 'if-modified-since', 'mcp-protocol-version', 'origin', 'range', 'sec-fetch-site', 'user-agent'],
];
/** Members that something at one door or another asks for. */
const FIELDS = [
  ...[
    'text',
    'url',
    'name',
    'email',
    'subject',
    'message',
    'password',
    'newPassword',
    'token',
    'website',
    'slug',
    'slugs',
  ],
  ...['id', 'label', 'scopes', 'response', 'options'],
];
const JSON_TYPE = 'application/json';
const TYPES: readonly [string, ...string[]] = [
  JSON_TYPE,
  ...Array<string>(7).fill(JSON_TYPE),
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'image/svg+xml',
  'a',
];
const TRANSFERS = ['whole', 'whole', 'whole', 'pieces', 'whole', 'half'] as const;
const AGENT = { 'content-type': JSON_TYPE, accept: 'application/json, text/event-stream' };
/** Messages of a batch. */
const BATCH = 20;

/** What is sent to every door there is: bodies, headers, questions in addresses, and parameters. */
export function* hostileRequests({ doors, known, isWhole }: RequestsOptions): Generator<HostileRequest> {
  const turns = createTurns(isWhole);
  for (const door of doors) {
    for (const path of pathsOf(door, known)) {
      yield* withBodies({ door, path, turns });
      yield* withHeaders({ door, path, turns });
      yield* withQueries({ door, path, turns });
    }
    yield* withParameters(door, turns);
  }
  yield* elsewhere(turns);
  const agents = doors.find(({ method, url }) => method === 'POST' && url === '/mcp');
  if (agents) yield* messages(agents);
}

interface At {
  door: Door;
  path: string;
  turns: Turns;
}

function* withBodies({ door, path, turns }: At): Generator<HostileRequest> {
  const every = <T>(of: readonly T[]) => (isRefusedUnread(door) ? turns.some(of, 1) : of);
  for (const length of every(SIZES)) {
    for (const [what, of] of every([...values, ...turns.some(texts, 4)])) {
      const inFields = `{${FIELDS.map((name) => `"${name}":${of(length / FIELDS.length)}`).join(',')}}`;
      for (const body of turns.some([inFields, `{"text":${of(length)}}`, of(length)], 1)) {
        yield { what: `${body.length} of ${what}`, door, path, ...sent(door, body, turns) };
      }
    }
    for (const [what, of] of isRefusedUnread(door) ? [] : noJson) {
      yield { what: `${length} of ${what}`, door, path, ...sent(door, of(length), turns) };
    }
  }
}

/** What is read of a request that will be refused is the same at every address. */
function shareOf({ method }: Door): number {
  return method === 'POST' || method === 'GET' ? 5 : 1;
}

/** Methods that nothing at an address answers are refused alike at all of them. */
function isRefusedUnread({ method }: Door): boolean {
  return method !== 'POST';
}

/** Most bodies come whole and as JSON. */
function sent({ method }: Door, body: string, turns: Turns): Omit<Asked, 'path'> {
  const type = turns.next(TYPES);
  return { method, headers: { ...AGENT, 'content-type': type }, body, transfer: turns.next(TRANSFERS) };
}

function* withHeaders({ door, path, turns }: At): Generator<HostileRequest> {
  for (const header of turns.some(HEADERS, shareOf(door))) {
    for (const { name, of } of turns.some(materials, 1)) {
      const value = of(HEADER)
        .replaceAll(/[^\x20-\x7e]/g, ',')
        .trim();
      yield { what: `${name} as ${header}`, door, path, method: door.method, headers: { [header]: value } };
    }
  }
}

function* withQueries({ door, path, turns }: At): Generator<HostileRequest> {
  const queries = [
    'a[b]'.repeat(QUERY / 4),
    `a${'[]'.repeat(QUERY / 2)}=1`,
    'a=b&'.repeat(QUERY / 4),
    '&'.repeat(QUERY),
    '='.repeat(QUERY),
    '%'.repeat(QUERY),
    '%ff'.repeat(QUERY / 3),
    '+'.repeat(QUERY),
    '?'.repeat(QUERY),
    '__proto__[a]=1&constructor.prototype=2&',
    'category=image&'.repeat(QUERY / 15),
  ];
  const written = materials.map(({ of }) => of(QUERY / 10));
  const names = ['q', 'name', 'category', 'page', 'from'];
  const asked = turns.some(written, 1).map((text) => names.map((name) => `${name}=${encoded(text)}`).join('&'));
  for (const query of [...turns.some(queries, shareOf(door) - 1), ...asked]) {
    yield { what: `?${query.slice(0, 30)}`, door, path: `${path}?${query}`.slice(0, HEADER), method: door.method };
  }
}

function* withParameters(door: Door, turns: Turns): Generator<HostileRequest> {
  if (!/[:*]/.test(door.url)) return;
  for (const text of [
    ...turns.some(odd, shareOf(door)),
    ...turns.some(materials, 2).map(({ of }) => encoded(of(QUERY / 10))),
  ]) {
    const path = door.url.replaceAll(/:\w+|\*/g, () => text);
    yield { what: `${text.slice(0, 30)} as a parameter`, door, path, method: door.method };
  }
}

const odd = [
  ...['__proto__', 'constructor', 'toString', '..%2f..%2f', '%00', '%ff%fe', '%', '%e0%a4%a', '.', '..', '%2e%2e', '~'],
  ...[
    ':slug',
    '*',
    'a'.repeat(1_025),
    'a/'.repeat(3_000),
    '%41'.repeat(2_000),
    'a-'.repeat(500),
    encoded('ß'.repeat(300)),
  ],
];

/** Addresses that nobody has registered, by methods that nobody asks for. */
function* elsewhere(turns: Turns): Generator<HostileRequest> {
  const written = materials.map(({ of }) => encoded(of(QUERY / 10)));
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'LOCK', 'QUERY'];
  for (const text of [...odd, ...written]) {
    for (const folder of turns.some(['/', '/tools/', '/api/', '/files/', '/assets/', '/blog/'], 2)) {
      for (const method of turns.some(methods, 1)) {
        const door = { method, url: `${folder}?` };
        const body = method === 'GET' ? {} : { body: 'a'.repeat(SIZES[1] ?? 0), headers: AGENT };
        yield { what: text.slice(0, 30), door, path: `${folder}${text}`, method, ...body };
      }
    }
  }
}

/** Every value in every part of a message, alone and in a batch. */
function* messages(door: Door): Generator<HostileRequest> {
  const call = (params: string) => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
  const of = (method: string, params: string) => `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
  const parts: Readonly<Record<string, (value: string) => string>> = {
    'a message': (value) => value,
    'an id': (value) => `{"jsonrpc":"2.0","id":${value},"method":"tools/list"}`,
    'a method': (value) => `{"jsonrpc":"2.0","id":1,"method":${value},"params":{}}`,
    params: call,
    _meta: (value) => call(`{"name":"find_tool","arguments":{},"_meta":${value}}`),
    'a name': (value) => call(`{"name":${value},"arguments":{}}`),
    arguments: (value) => call(`{"name":"find_tool","arguments":${value}}`),
    'a question': (value) => call(`{"name":"find_tool","arguments":{"query":${value}}}`),
    'a slug': (value) => call(`{"name":"run_tool","arguments":{"slug":${value},"input":{}}}`),
    'an input': (value) => call(`{"name":"run_tool","arguments":{"slug":"word-counter","input":${value}}}`),
    'a field': (value) => call(`{"name":"run_tool","arguments":{"slug":"word-counter","input":{"text":${value}}}}`),
    'an address': (value) => of('resources/read', `{"uri":${value}}`),
    'a subscription': (value) => of('subscriptions/listen', value),
    'a completion': (value) => of('completion/complete', value),
    capabilities: (value) =>
      of(
        'initialize',
        `{"protocolVersion":"2025-06-18","clientInfo":{"name":"a","version":"1"},"capabilities":${value}}`,
      ),
    'a client': (value) => of('initialize', `{"protocolVersion":"2025-06-18","clientInfo":${value},"capabilities":{}}`),
    'a notification': (value) => `{"jsonrpc":"2.0","method":"notifications/progress","params":${value}}`,
    'an answer': (value) => `{"jsonrpc":"2.0","id":1,"result":${value}}`,
    'a failure': (value) => `{"jsonrpc":"2.0","id":1,"error":${value}}`,
  };
  const words = 'generatorr converterr compresserr extractorr '.repeat(4);
  const searches: Value = ['misspelt words', () => JSON.stringify(words)];
  const longest = SIZES[1] ?? 0;
  for (const [part, put] of Object.entries(parts)) {
    for (const [what, value] of [...values, searches]) {
      const alone = put(value(longest));
      const batch = `[${Array(BATCH)
        .fill(put(value(longest / BATCH - 200)))
        .join(',')}]`;
      for (const [how, body] of [['', alone] as const, [` ${BATCH} times`, batch] as const]) {
        yield { what: `${what} as ${part}${how}`, door, path: '/mcp', method: 'POST', headers: AGENT, body };
      }
    }
  }
}

/** The addresses behind a door: with each of what is known of its parameters, or with nothing of ours. */
function pathsOf({ url }: Door, known: RequestsOptions['known']): string[] {
  const [parameter] = /[:*]\w*/.exec(url) ?? [];
  if (parameter === undefined) return [url];
  const all = known[parameter] ?? ['a'];
  return all.map((one) => url.replace(parameter, one).replaceAll(/:\w+/g, 'a'));
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, QUERY);
}

interface Turns {
  /** So many of them, each time the next ones; all of them when everything is asked for. */
  some<T>(of: readonly T[], count: number): readonly T[];
  /** One of them, each time the next, whatever is asked for. */
  next<T>(of: readonly [T, ...T[]]): T;
}

function createTurns(isWhole: boolean): Turns {
  let turn = 0;
  return {
    some(of, count) {
      if (isWhole || of.length <= count) return of;
      const from = turn % of.length;
      turn += count;
      return [...of, ...of].slice(from, from + count);
    },
    next(of) {
      turn += 1;
      return of[turn % of.length] ?? of[0];
    },
  };
}
