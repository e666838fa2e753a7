import * as z from 'zod';
import type { RunContext } from '#kit/define-tool';
import { type FieldHint, field, requiredText } from '#kit/field';
import { optionalText } from '#kit/inputs';
import type { Ports } from '#kit/ports';
import type { ReportProgress } from '#kit/progress';
import { ToolError } from '#kit/tool-error';
import { downloadName, fileNameOf } from '#lib/download-name';
import type { TemporaryFile } from '#ports/files/port';
import type { MadeDocument, PdfFiles } from '#ports/pdf/port';

interface DocumentWords {
  action: string;
  busy: string;
  /** "PDF merged", as other surfaces say it. */
  done: string;
  failed: string;
}

/** What every tool that works on PDF documents says alike. */
export function documentTool({ action, busy, done, failed }: DocumentWords) {
  const labels = { action, busy, done: `${done} successfully`, failed: `Failed to ${failed}`, stage: busy };
  return { category: 'document', needs: ['http', 'pdf', 'files'], quickUpTo: 16_384, labels } as const;
}

/** The document that a tool begins with. */
export function documentAddress() {
  return requiredText('Please choose a PDF').register(field, {
    label: 'PDF',
    control: 'document',
    placeholder: 'https://example.com/report.pdf',
    help: 'A file of yours stays on your device; a document on the web is fetched by this server.',
  });
}

const LONG_PASSWORD = 'A password of a PDF has 127 characters at most';
const LONG_PAGES = 'Please choose pages in at most 10,000 characters';

/** For a document that opens with a password only. */
export function documentPassword() {
  return optionalText(127, ['Please enter the password as text', LONG_PASSWORD], {
    label: 'Password',
    role: 'material',
    secret: true,
    behind: 'The PDF asks for a password',
  });
}

/** Pages of a document, all of them where nothing is entered. */
export function pagesOfDocument(help: string, when?: NonNullable<FieldHint['when']>) {
  return optionalText(10_000, ['Please enter pages such as 1-3, 7', LONG_PAGES], {
    ...{ label: 'Pages', control: 'pages', placeholder: 'all', role: 'material', help, ...(when && { when }) },
  });
}

/** Documents of a run. */
const MOST = 100;

const listedAddress = (message: string) => requiredText(message).register(field, { label: 'Address', control: 'url' });
const listedPassword = () =>
  optionalText(127, ['Please enter the password as text', LONG_PASSWORD], { label: 'Password', secret: true });
const NO_DOCUMENT = 'A document is an address, or an object with its url';
const ONE_DOCUMENT = 'Please choose a PDF';

/** Up to a hundred in an order, each as an address or as an object. */
function listOf<Given extends z.ZodType>(given: Given, message: string, what: 'document' | 'picture') {
  return z
    .array(z.union([requiredText(what === 'document' ? ONE_DOCUMENT : message), given], { error: message }), {
      error: message,
    })
    .max(MOST, { error: `Please choose at most ${MOST} ${what}s` });
}

/** Documents in an order, each with the pages that are wanted of it. */
export function documentList(fewest: number, message: string) {
  const given = z.object(
    {
      url: listedAddress(ONE_DOCUMENT),
      pages: pagesOfDocument('All unless told: 1-3, 7, 9-last.'),
      password: listedPassword(),
    },
    { error: NO_DOCUMENT },
  );
  return listOf(given, message, 'document')
    .min(fewest, { error: message })
    .register(field, { label: 'PDF files', control: 'documents', one: 'document' });
}

/** Documents of which all pages are wanted, one at least. */
export function wholeDocuments(message: string) {
  const given = z.object({ url: listedAddress(ONE_DOCUMENT), password: listedPassword() }, { error: NO_DOCUMENT });
  return listOf(given, message, 'document')
    .min(1, { error: message })
    .register(field, { label: 'PDF files', control: 'documents', one: 'document' });
}

/** Pictures in an order, each by its address. */
export function pictureOrder() {
  const message = 'Please choose the pictures';
  const given = z.object(
    { url: listedAddress(message) },
    { error: 'A picture is an address, or an object with its url' },
  );
  return listOf(given, message, 'picture')
    .min(1, { error: message })
    .register(field, { label: 'Pictures', control: 'documents', takes: 'pictures', one: 'picture' });
}

type Listed = string | { url: string; pages?: string; password?: string };

/** What a list of documents means: an address alone is a whole document. */
export function listedDocuments(given: readonly Listed[]) {
  return given.map((each) => ({ pages: '', password: '', ...(typeof each === 'string' ? { url: each } : each) }));
}

/** Fetches what is at an address, with the name that the visitor knows it by. */
export async function fetchFile(address: string, { http }: Pick<Ports, 'http'>, signal: AbortSignal) {
  const url = address.trim();
  return { content: await http.download({ url, signal }), name: fileNameOf(url) || 'The document' };
}

/** The same for several, one after the other. */
export async function fetchFiles(addresses: readonly string[], ports: Pick<Ports, 'http'>, signal: AbortSignal) {
  const fetched: Awaited<ReturnType<typeof fetchFile>>[] = [];
  for (const address of addresses) fetched.push(await fetchFile(address, ports, signal));
  return fetched;
}

export interface FetchedDocument {
  url: string;
  name: string;
  password: string;
  content: TemporaryFile;
}

interface EachTask<Made> {
  documents: readonly Listed[];
  ports: Pick<Ports, 'http'>;
  context: Pick<RunContext, 'signal' | 'report'>;
  /** "Compressing". */
  doing: string;
  work: (document: FetchedDocument, files: PdfFiles) => Promise<Made>;
}

/** Does the same with one document after the other. One that cannot be read keeps nobody from the others, and is told in the notes. */
export async function withEach<Made>({ documents, ports, context: { signal, report }, doing, work }: EachTask<Made>) {
  const given = listedDocuments(documents);
  const made: Made[] = [];
  const notes: string[] = [];
  for (const [at, { url, password }] of given.entries()) {
    const stage = given.length > 1 ? `${doing} file ${at + 1} of ${given.length}` : `${doing} the file`;
    const onProgress = (share: number) => report({ share: (at + share) / given.length, stage });
    try {
      const { content, name } = await fetchFile(url, ports, signal);
      made.push(await work({ url, name, password, content }, { contents: [content], signal, onProgress }));
    } catch (error) {
      if (given.length === 1 || !(error instanceof ToolError) || error.code !== 'unsupported') throw error;
      notes.push(error.message);
    }
  }
  if (made.length === 0) throw new ToolError('unsupported', notes.join(' '));
  return { made, notes };
}

/** What somebody should know who has what was made. */
export function documentNote(help: string) {
  return z.string().nullable().register(field, { label: 'Note', display: 'sentence', help });
}

/** The words of a run while its port works. */
export function progressBy(report: ReportProgress, stage: string): Required<Pick<PdfFiles, 'onProgress'>> {
  return { onProgress: (share) => report({ share, stage }) };
}

interface Made extends MadeDocument {
  content: TemporaryFile | undefined;
  /** Of the first document that it was made of. */
  url: string;
  suffix: string;
  notes: readonly string[];
}

/** Keeps a document that was made, as the outputs `document` and `expiresAt`. */
export async function keptDocument({ content, url, suffix, notes, ...made }: Made, { files }: Pick<Ports, 'files'>) {
  if (!content) throw new Error('No document was made.');
  const stored = await files.put({ content, type: 'application/pdf', name: downloadName(url, suffix) });
  const { name, bytes } = stored;
  const document = {
    name,
    url: stored.url,
    bytes,
    title: '',
    ...made,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
  return { document, expiresAt: new Date(stored.expiresAt).toISOString() };
}

interface MadePart extends Pick<Made, 'content' | 'url' | 'suffix' | 'pages'> {
  /** What is in it: "pages 4-6". */
  from: string;
}

/** The same of several, as the outputs `documents` and `expiresAt`. */
export async function keptDocuments(parts: readonly MadePart[], { files }: Pick<Ports, 'files'>) {
  const documents = [];
  let expiresAt = Number.POSITIVE_INFINITY;
  for (const { content, url, suffix, pages, from } of parts) {
    if (!content) throw new Error('No document was made.');
    const stored = await files.put({ content, type: 'application/pdf', name: downloadName(url, suffix) });
    documents.push({ name: stored.name, url: stored.url, bytes: stored.bytes, pages, from });
    expiresAt = Math.min(expiresAt, stored.expiresAt);
  }
  return { documents, expiresAt: new Date(expiresAt).toISOString() };
}

/** When what a tool made is deleted. */
export function deletedAt() {
  const help = 'When what was made is deleted, in UTC.';
  return z.iso.datetime().register(field, { label: 'Available until', display: 'hidden', help });
}
