import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CliContext } from '#cli/context';
import { runCli } from '#cli/run-cli';
import type { ToolEntry } from '#kit/registry';
import { publicUrlPlaceholder } from '#lib/public-url';
import type { LinksSummary } from '#ports/authority/links/import-links';
import type { ImportSummary } from '#ports/authority/ranks/import-ranks';
import type { DocumentsFile } from '#ports/sources/own-index/documents-file';
import type { Store } from '#ports/store/port';
import { loadTool, toolSlugs } from './load-tools.ts';

const interrupt = new AbortController();
const onInterrupt = () => interrupt.abort();
process.once('SIGINT', onInterrupt);
process.once('SIGTERM', () => interrupt.abort());
// A reader that has seen enough, such as `head`, is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const closers: (() => Promise<void>)[] = [];
let found = 0;

const context: CliContext = {
  stdin: process.stdin,
  write: (output) => {
    process.stdout.write(output);
  },
  writeError: (line) => console.error(line),
  directory: process.cwd(),
  signal: interrupt.signal,
  leaveInterrupts: () => {
    process.off('SIGINT', onInterrupt);
  },
  version: await version(),
  tools: { slugs: () => toolSlugs(), load: loadWithSamples },
  openPorts: async () => (await openTemporary()).ports,
  openStore,
  async backupStore(file) {
    const [{ readSettings }, { backupStore }] = await Promise.all([
      import('./read-settings.ts'),
      import('./backup-store.ts'),
    ]);
    return backupStore(readSettings(process.env), resolve(file));
  },
  async restoreStore(file, options) {
    const [{ readSettings }, { restoreStore }] = await Promise.all([
      import('./read-settings.ts'),
      import('./backup-store.ts'),
    ]);
    return restoreStore(readSettings(process.env), resolve(file), options);
  },
  async accountLink(email) {
    const [{ readSettings }, { linkToAccount }] = await Promise.all([
      import('./read-settings.ts'),
      import('./admins.ts'),
    ]);
    return linkToAccount(readSettings(process.env), email);
  },
  async addAdmin(email) {
    const [{ readSettings }, { addAdmin }] = await Promise.all([import('./read-settings.ts'), import('./admins.ts')]);
    return addAdmin(readSettings(process.env), email);
  },
  async removeAdmin(email) {
    const [{ readSettings }, { removeAdmin }] = await Promise.all([
      import('./read-settings.ts'),
      import('./admins.ts'),
    ]);
    return removeAdmin(readSettings(process.env), email);
  },
  exitWith(code) {
    found = code;
  },
  async installBrowser(onProgress) {
    const [{ readSettingsToWrite }, { installBrowser }] = await Promise.all([
      import('./read-settings.ts'),
      import('#ports/browser/install-browser'),
    ]);
    return installBrowser({ folder: readSettingsToWrite(process.env).browser.downloads, onProgress });
  },
  async auditSite(order) {
    const [{ readSettings }, { auditSite }] = await Promise.all([
      import('./read-settings.ts'),
      import('./audit-site.ts'),
    ]);
    return auditSite(order, readSettings(process.env), interrupt.signal);
  },
  emails: { sender, loadPost, clock: Date, sendDue },
  importRanks,
  importLinks,
  documents: { add: addDocuments, list: listDocuments, remove: removeDocuments },
  readFiles,
  serveMcp: async (args) => {
    const { serveMcp } = await import('./mcp.ts');
    await serveMcp(args, { version: context.version, signal: interrupt.signal, openPorts: openTemporary, closers });
  },
};

const code = (await runCli(process.argv.slice(2), context)) || found;
for (const close of closers) await close();
// Sockets that are kept alive and a terminal that could still type would hold the process open.
process.stdout.write('', () => process.exit(code));

// Loaded when they are needed: most tools need none, and the libraries behind them take longer than the tools.
async function openTemporary() {
  const { openTemporaryPorts } = await import('./temporary-ports.ts');
  const opened = await openTemporaryPorts(process.env);
  closers.push(opened.close);
  return opened;
}

/** The settings, which say the site's own address, are read for tools that name it in their examples. */
async function loadWithSamples(slug: string): Promise<ToolEntry> {
  const entry = await loadTool(slug);
  if (!JSON.stringify(entry.tool.examples).includes(publicUrlPlaceholder)) return entry;
  const [{ readSettings }, { withOwnSample }] = await Promise.all([
    import('./read-settings.ts'),
    import('./own-samples.ts'),
  ]);
  return withOwnSample(entry, readSettings(process.env).publicUrl);
}

/** The site's own store, which its server may have open at the same time. */
async function openStore(): Promise<Store> {
  const [{ readSettings }, { openStore: open }] = await Promise.all([
    import('./read-settings.ts'),
    import('./open-store.ts'),
  ]);
  const store = await open(readSettings(process.env), { mustExist: true });
  closers.push(() => store.close());
  return store;
}

async function sender(options: { isForReal: boolean }) {
  return (await import('./newsletter.ts')).newsletterSender(process.env, options);
}

async function loadPost(slug: string) {
  return (await import('./newsletter.ts')).loadPost(slug);
}

/** With the store that the command has open. */
async function sendDue(onMail: Parameters<CliContext['emails']['sendDue']>[0]): Promise<boolean> {
  const { sendWhatIsDue } = await import('./newsletter.ts');
  const ended = sendWhatIsDue({ environment: process.env, store: await openStore(), signal: interrupt.signal, onMail });
  // An email that is being sent is finished before an interrupted command ends, and before the store closes.
  closers.unshift(() => ended.then(undefined, () => undefined).then(() => undefined));
  return ended;
}

/** Into the file that the site reads, which may be running. */
async function importRanks(order: Parameters<CliContext['importRanks']>[0]): Promise<ImportSummary> {
  const [{ readSettingsToWrite }, { importRanks: start }] = await Promise.all([
    import('./read-settings.ts'),
    import('#ports/authority/ranks/import-ranks'),
  ]);
  const { ranksFile: file } = readSettingsToWrite(process.env);
  const ended = start({ ...order, file, stdin: process.stdin, signal: interrupt.signal, clock: Date });
  // An interrupted import still writes down how far it was.
  closers.push(() => ended.then(undefined, () => undefined).then(() => undefined));
  return ended;
}

/** Into a file of its own, beside that of the ranks. */
async function importLinks(order: Parameters<CliContext['importLinks']>[0]): Promise<LinksSummary> {
  const [{ readSettingsToWrite }, { importLinks: start }] = await Promise.all([
    import('./read-settings.ts'),
    import('#ports/authority/links/import-links'),
  ]);
  const { linksFile: file, ranksFile } = readSettingsToWrite(process.env);
  return start({ ...order, file, ranksFile, signal: interrupt.signal, clock: Date });
}

/** Of the site, which may be running. */
async function addDocuments(order: Parameters<CliContext['documents']['add']>[0]) {
  const [{ readSettingsToWrite }, { addDocuments: start }, { createDocuments }] = await Promise.all([
    import('./read-settings.ts'),
    import('#ports/sources/own-index/add-documents'),
    import('#ports/documents/threads'),
  ]);
  const { documentsFile: file } = readSettingsToWrite(process.env);
  const reader = createDocuments();
  const ended = start({ ...order, file, reader, signal: interrupt.signal, clock: Date });
  // What was read is written before an interrupted command ends.
  closers.push(() => ended.then(undefined, () => undefined).then(() => undefined));
  return ended;
}

async function readFiles(...[paths, onFile]: Parameters<CliContext['readFiles']>) {
  const [{ readFiles: start }, { createDocuments }] = await Promise.all([
    import('./read-files.ts'),
    import('#ports/documents/threads'),
  ]);
  return start({ paths, directory: context.directory, reader: createDocuments(), signal: interrupt.signal, onFile });
}

async function listDocuments(limit: number) {
  const documents = await openDocuments();
  return { total: documents.count(), documents: documents.list(limit) };
}

async function removeDocuments(paths: readonly string[] | 'all'): Promise<number[]> {
  const documents = await openDocuments();
  return paths === 'all' ? [documents.removeAll()] : paths.map((path) => documents.remove(resolve(path)));
}

async function openDocuments(): Promise<DocumentsFile> {
  const [{ readSettings }, { openDocumentsFile }] = await Promise.all([
    import('./read-settings.ts'),
    import('#ports/sources/own-index/documents-file'),
  ]);
  const documents = openDocumentsFile(readSettings(process.env).documentsFile, { mustExist: true });
  closers.push(async () => documents.close());
  return documents;
}

async function version(): Promise<string> {
  const file: { version: string } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'));
  return file.version;
}
