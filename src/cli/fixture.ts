import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { createRegistry, toolEntry } from '#kit/registry';
import { createFakeFiles } from '#ports/files/fake';
import type { Store } from '#ports/store/port';
import { openStoreInMemory } from '#ports/store/sqlite';
import type { CliContext } from './context.ts';
import { runCli } from './run-cli.ts';

const labels = { action: 'Go', busy: 'Going', done: 'Done well', failed: 'Failed' };
const look = { icon: 'hash', runsIn: 'server', labels } as const;

const echo = defineTool({
  ...look,
  title: 'Echo',
  summary: 'Give back what came in.',
  category: 'content',
  keywords: 'repeat',
  needs: [],
  input: z.object({
    body: requiredText('Please enter some text').register(field, { label: 'Text', control: 'textarea' }),
    maxLength: z
      .int({ error: 'Length must be a whole number' })
      .min(-5)
      .max(50)
      .default(10)
      .register(field, { label: 'Length: {value}%', control: 'slider', help: 'How much of it.' }),
    exact: z.boolean().default(true).register(field, { label: 'Exact' }),
    words: z.array(z.string()).default([]).register(field, { label: 'Words' }),
    form: z.enum(['plain', 'rich']).default('plain').register(field, { label: 'Form' }),
    json: z.string().default('').register(field, { label: 'A field named as an option' }),
  }),
  output: z.object({
    body: z.string().register(field, { label: 'Text', display: 'copy' }),
    maxLength: z.number().register(field, { label: 'Length', unit: 'letters' }),
    exact: z.boolean(),
    words: z.array(z.string()),
    form: z.string().register(field, { label: 'Form', display: 'hidden' }),
    records: z.array(z.object({ kind: z.string(), value: z.string().register(field, { label: 'Its value' }) })),
    json: z.string(),
  }),
  examples: [{ name: 'Two words', input: { body: "it's me", words: ['a', 'b c'], exact: false, maxLength: -1 } }],
});

const only = defineTool({
  ...look,
  title: 'Only',
  summary: 'One value.',
  category: 'domain',
  keywords: '',
  needs: [],
  input: z.object({
    domain: requiredText('Please enter a domain').register(field, { label: 'Domain', control: 'domain' }),
  }),
  output: z.object({ hash: z.string().register(field, { label: 'Hash', display: 'copy' }) }),
  examples: [{ name: 'One', input: { domain: 'example.com' } }],
});

const copyImage = defineTool({
  ...look,
  title: 'Copy Image',
  summary: 'The same picture again.',
  category: 'image',
  keywords: 'photo',
  needs: ['files'],
  input: z.object({
    imageUrl: z.url({ error: 'Please enter an address' }).register(field, { label: 'Image', control: 'image' }),
  }),
  output: z.object({
    originalUrl: z.string().register(field, { label: 'Original', display: 'caption' }),
    copyUrl: z.string().register(field, { label: 'Copy', display: 'picture' }),
    size: z.number(),
  }),
  examples: [{ name: 'One', input: { imageUrl: 'https://example.com/a.png' } }],
});

const wait = defineTool({
  ...look,
  title: 'Wait',
  summary: 'Wait until told to stop.',
  category: 'content',
  keywords: '',
  needs: [],
  input: z.object({}),
  output: z.object({}),
  examples: [{ name: 'One', input: {} }],
});

const registry = createRegistry([
  toolEntry('echo', echo, (input) => ({ ...input, records: input.words.map((value) => ({ kind: 'word', value })) })),
  toolEntry('only', only, ({ domain }) => ({ hash: domain.length === 0 ? '' : `<${domain}>` })),
  toolEntry('copy-image', copyImage, async ({ imageUrl }, { files }) => {
    const file = await files.get(files.idOf(imageUrl) ?? '');
    const copy = await files.put({ content: file?.content ?? new Uint8Array(1), name: 'copy.png', type: 'image/png' });
    return { originalUrl: imageUrl, copyUrl: copy.url, size: copy.bytes };
  }),
  toolEntry('wait', wait, (_input, _ports, { signal }) => {
    if (!signal.aborted) throw new Error('nobody told it to stop');
    return {};
  }),
]);

interface RunOptions {
  stdin?: string | Uint8Array | AsyncGenerator<Uint8Array>;
  directory?: string;
  signal?: AbortSignal;
  store?: Store;
  emails?: Partial<CliContext['emails']>;
  backups?: Pick<CliContext, 'backupStore' | 'restoreStore'>;
  admins?: Partial<Pick<CliContext, 'accountLink' | 'addAdmin' | 'removeAdmin'>>;
  importRanks?: CliContext['importRanks'];
  importLinks?: CliContext['importLinks'];
  documents?: Partial<CliContext['documents']>;
  readFiles?: CliContext['readFiles'];
  auditSite?: CliContext['auditSite'];
  installBrowser?: CliContext['installBrowser'];
}

/** One command line against the tools above, in this process, without a terminal unless `stdin` is given. */
export async function run(args: readonly string[], options: RunOptions = {}) {
  const output: Uint8Array[] = [];
  const errors: string[] = [];
  let opened = 0;
  let found = 0;
  const { stdin, directory = '/nowhere', signal = new AbortController().signal, store = openStoreInMemory() } = options;
  const context: CliContext = {
    stdin: Object.assign(source(stdin), { isTTY: stdin === undefined }),
    write: (text) => output.push(Buffer.from(text)),
    writeError: (line) => errors.push(line),
    directory,
    signal,
    leaveInterrupts: () => undefined,
    version: '1.2.3',
    tools: {
      slugs: async () => registry.list().map(({ slug }) => slug),
      load: async (slug) => {
        const entry = registry.get(slug);
        if (!entry) throw new Error(`no ${slug}`);
        return entry;
      },
    },
    openPorts: async () => {
      opened += 1;
      const limits = { ttlMinutes: 1, maxFileBytes: 1e6, maxTotalBytes: 1e7 };
      const files = createFakeFiles({ publicUrl: 'http://files.test', clock: { now: () => 0 }, ...limits });
      return { files };
    },
    openStore: async () => store,
    exitWith: (code) => {
      found = code;
    },
    auditSite:
      options.auditSite ??
      (async () => {
        throw new Error('no audits');
      }),
    emails: {
      sender: async () => ({ brand: 'Clearkit', publicUrl: 'https://tools.example.com' }),
      loadPost: async () => {
        throw new Error('no posts');
      },
      clock: { now: () => 0 },
      sendDue: async () => false,
      ...options.emails,
    },
    backupStore: async () => {
      throw new Error('no backup');
    },
    restoreStore: async () => {
      throw new Error('no backup');
    },
    ...options.backups,
    accountLink: async () => 'no link',
    addAdmin: async () => undefined,
    removeAdmin: async () => false,
    ...options.admins,
    installBrowser: options.installBrowser ?? (async () => ({ isOld: false, tried: '' })),
    importRanks: options.importRanks ?? (async () => ({ release: 'none', rows: 0, badLines: 0 })),
    importLinks: options.importLinks ?? (async () => ({ release: 'none', targets: 0, links: 0, badLines: 0 })),
    documents: {
      add: async () => ({ added: 0, replaced: 0, unchanged: 0, leftOut: 0, named: [] }),
      list: async () => ({ total: 0, documents: [] }),
      remove: async () => [],
      ...options.documents,
    },
    readFiles: options.readFiles ?? (async () => ({ files: [], leftOut: [] })),
    serveMcp: async (rest) => {
      output.push(Buffer.from(`mcp ${rest.join(' ')}`));
    },
  };
  const code = await runCli(args, context);
  const bytes = Buffer.concat(output);
  return { code: code || found, out: bytes.toString(), bytes, err: errors.join('\n'), opened };
}

function source(stdin: RunOptions['stdin'] = ''): AsyncGenerator<Uint8Array> {
  return typeof stdin === 'string' || stdin instanceof Uint8Array ? once(Buffer.from(stdin)) : stdin;
}

async function* once(chunk: Uint8Array) {
  yield chunk;
}
