import type { Asked } from './ask.ts';
import { materials } from './materials.ts';

/** What the thread that serves reads by itself. */
interface HostileRequest extends Asked {
  what: string;
}

/** Bytes of a header, below what Node takes, and of a body. */
const HEADER = 12_000;
const BODY = 2_000_000;
const HEADERS = [
  'accept-encoding',
  'if-none-match',
  'cookie',
  'accept',
  'user-agent',
  'origin',
  'authorization',
  'range',
];
const FORMS = [
  'account/sign-up',
  'account/log-in',
  'account/forgot-password',
  'account/confirm-email',
  'contact',
  'newsletter',
];

/** Headers, addresses and bodies that cost something to read: every material once in each place where it can be. */
export function* hostileRequests(slugs: readonly string[]): Generator<HostileRequest> {
  const slug = slugs[0] ?? '';
  for (const { name, of } of materials) {
    const printable = of(HEADER)
      .replaceAll(/[^\x20-\x7e]/g, ',')
      .trim();
    for (const header of HEADERS) {
      yield { what: `${name} as ${header}`, method: 'GET', path: '/', headers: { [header]: printable } };
    }
    const query = encodeURIComponent(of(1_000));
    yield { what: `${name} as a query`, method: 'GET', path: `/search?q=${query}` };
    yield { what: `${name} as a path`, method: 'GET', path: `/${query}` };
    yield { what: `${name} as the name of a file`, method: 'POST', path: `/api/files?name=${query}`, body: 'a' };
    for (const form of FORMS) yield json(`${name} to ${form}`, `/api/${form}`, formOf(of(50_000)));
    const find = { name: 'find_tool', arguments: { query: of(200) } };
    yield message(`${name} to find_tool`, find);
  }
  for (const length of [10_000, BODY - 10_000]) {
    for (const { name, of } of materials.filter((_, index) => index % 8 === 0)) {
      const text = of(length / 2);
      yield message(`${length} of ${name} as a slug`, { name: 'run_tool', arguments: { slug: text, input: {} } });
      yield message(`${length} of ${name} as a name`, { name: text, arguments: {} });
      yield json(`${length} of ${name} as JSON`, `/api/tools/${slug}`, text);
      yield json(`${length} of ${name} as a member`, `/api/tools/${slug}`, JSON.stringify({ [text]: text }));
    }
    for (const [what, body] of bodies(length)) {
      for (const one of slugs.slice(0, 3)) yield json(`${length} of ${what} to ${one}`, `/api/tools/${one}`, body);
      yield json(`${length} of ${what} to a form`, '/api/contact', body);
      yield json(`${length} of ${what} as a message`, '/mcp', body);
      yield json(
        `${length} of ${what} in a message`,
        '/mcp',
        call({ name: 'run_tool', arguments: { slug, input: 0 } }).replace('"input":0', `"input":${body}`),
      );
    }
  }
  yield { what: 'the description', method: 'GET', path: '/api/openapi.json' };
  yield json('the tools', '/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));
  yield { ...message('the tools of all groups', {}), path: `/mcp?${'category=image&'.repeat(800)}` };
}

function* bodies(length: number): Generator<[what: string, body: string]> {
  const nested = (open: string, heart: string, close: string) => {
    const depth = Math.floor((length - 100) / (open.length + close.length));
    return `${open.repeat(depth)}${heart}${close.repeat(depth)}`;
  };
  const members = Array.from({ length: Math.floor(length / 18) }, (_, index) => `"k${index}":"${index}"`);
  yield ['nested lists', `{"text":${nested('[', '1', ']')}}`];
  yield ['nested members', nested('{"text":', '1', '}')];
  yield ['members', `{${members.join(',')}}`];
  yield ['the same member', `{${'"text":"a",'.repeat(Math.floor(length / 12))}"text":"a"}`];
  yield ['items', `{"text":[${'0,'.repeat(Math.floor(length / 2) - 10)}0]}`];
  yield ['lists', `{"text":[${'[],'.repeat(Math.floor(length / 3) - 10)}0]}`];
  yield ['prototypes', `{"text":[${'{"__proto__":0},'.repeat(Math.floor(length / 16) - 2)}0]}`];
  yield ['digits', `{"text":${'9'.repeat(length - 20)}}`];
}

function formOf(text: string): string {
  const names = ['name', 'email', 'subject', 'message', 'password', 'token', 'website'];
  return JSON.stringify(
    Object.fromEntries(
      names.map((name) => [name, name === 'email' ? `${text.slice(0, 6_000)}@a.com` : text.slice(0, 6_000)]),
    ),
  );
}

function call(params: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
}

function message(what: string, params: object): HostileRequest {
  return json(what, '/mcp', call(params));
}

function json(what: string, path: string, body: string): HostileRequest {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  return { what, method: 'POST', path, headers, body };
}
