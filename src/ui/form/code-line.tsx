import type { AnyTool } from '#kit/define-tool';
import { formatBytes } from '#lib/byte-size';
import { formatName } from '#lib/format-name';
import { listed } from '#lib/listed';
import { SITE_CACHE } from '#lib/site-cache';
import { sniffImage } from '#lib/sniff-image';
import { pageForm } from '../hands/page-form.tsx';
import { codeParts, type Part } from './code-parts.ts';

/** What the build says of each part: its files, with their bytes as they are sent. */
type Codecs = Readonly<Record<Part, readonly (readonly [path: string, bytes: number])[]>>;

/** Bytes of a file by which its format is told. */
const HEAD = 16_384;

let codecs: Promise<Codecs> | undefined;
/** Kinds of the pictures that are chosen. */
const kinds = new Set<string>();
/** What a run of this page has fetched, or is fetching, and what the next one would besides. */
const begun = new Set<Part>();
let next: readonly Part[] = [];

interface Chosen {
  files: readonly File[];
  /** What every picture takes is fetched already. */
  isBegun: boolean;
}

/** Says below the button what code a run with these pictures has yet to fetch; nothing where all of it is kept. */
export async function tellCode(tool: AnyTool, { files, isBegun }: Chosen): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('#tool form');
  if (!form) return;
  const heads = await Promise.all(files.map(async (file) => new Uint8Array(await file.slice(0, HEAD).arrayBuffer())));
  kinds.clear();
  for (const head of heads) kinds.add(sniffImage(head) ?? '');
  const line = form.querySelector('[data-code-line]') ?? addedLine(form);
  // An option may change what is written.
  const tell = async () => {
    const format = pageForm.form?.parts.values.format;
    const parts = codeParts(tool, { kinds: [...kinds], format });
    if (isBegun) begun.add('all');
    next = parts.filter((part) => !begun.has(part));
    line.textContent = await wordsFor(next);
  };
  if (!line.hasAttribute('data-follows')) pageForm.listeners.add(() => void tell().catch(console.error));
  line.setAttribute('data-follows', '');
  await tell();
}

/** At the end of the form, where React has nothing to put. */
function addedLine(form: HTMLFormElement): Element {
  const line = document.createElement('p');
  line.ariaLive = 'polite';
  line.className = 'text-sm text-muted figures empty:hidden';
  line.setAttribute('data-code-line', '');
  form.append(line);
  // The press fetches it.
  form.addEventListener('submit', () => {
    for (const part of next) begun.add(part);
    line.replaceChildren();
  });
  return line;
}

async function wordsFor(parts: readonly Part[]): Promise<string> {
  codecs ??= fetchCodecs();
  const measured = await codecs.catch((error: unknown) => {
    codecs = undefined;
    throw error;
  });
  const missing = await Promise.all(
    parts.map(async (part) => {
      const bytes = await Promise.all(measured[part].map(async ([path, each]) => ((await isKept(path)) ? 0 : each)));
      return { part, bytes: bytes.reduce((sum, each) => sum + each, 0) };
    }),
  );
  const wanted = missing.filter(({ bytes }) => bytes > 0);
  if (wanted.length === 0) return '';
  const bytes = wanted.reduce((sum, each) => sum + each.bytes, 0);
  const names = new Set(wanted.flatMap(({ part }) => (part === 'all' ? [] : [nameOf(part)])));
  return `Needs ${formatBytes(bytes)} of code${names.size > 0 ? ` for ${listed([...names])}` : ''}, once.`;
}

const OTHERS: Partial<Record<Part, string>> = { ocr: 'reading English', subject: 'finding the subject' };
const nameOf = (part: Part) => OTHERS[part] ?? formatName(part.split('-')[0] ?? '');

async function fetchCodecs(): Promise<Codecs> {
  const response = await fetch('/codecs.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of codecs answers ${response.status}.`);
  return response.json();
}

/** Whether the browser keeps a file of the build. What it may have besides it cannot be asked without an error in its console. */
async function isKept(path: string): Promise<boolean> {
  const kept = await globalThis.caches?.match(path, { cacheName: SITE_CACHE, ignoreVary: true }).catch(() => undefined);
  return kept !== undefined;
}
