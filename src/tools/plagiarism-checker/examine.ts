import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { createRobotsCheck } from '#lookups/robots-check';
import type { FoundCandidate } from './ask-sources.ts';
import { GIVEN, type Ledger, type PageFact } from './ledger.ts';
import { quoted } from './matches.ts';
import { readSourcePage, type SourceText } from './read-source.ts';

/** Something to hold against the text. */
export type Candidate = Pick<FoundCandidate, 'url' | 'title' | 'source' | 'snippet'>;

interface ExamineOptions {
  ledger: Ledger;
  ports: Pick<Ports, 'sources' | 'http' | 'documents' | 'clock'>;
  /** Aborted with a ToolError when the time is up: its sentence stands by what is left over. */
  signal: AbortSignal;
  onPage: () => void;
}

/** Pages that are read at the same time. */
const AT_ONCE = 6;
/** Pages of one host that may fail in a row; then its others are not asked for. */
const MOST_SILENCES = 2;
/** The name by which a robots.txt can keep this program away. */
const CRAWLER = 'Clearkit';

/** Holds a source's text against the text. Tells whether they have something in common. */
export function compareWithSource(
  { url, title, source }: Omit<Candidate, 'snippet'>,
  text: string,
  { ledger, ports }: Pick<ExamineOptions, 'ledger' | 'ports'>,
): boolean {
  const comparison = ledger.comparer.against(text);
  if (comparison.passages.length === 0) return false;
  const seenAt = new Date(ports.clock.now()).toISOString();
  ledger.matches.push({ url, title, source, seenAt, comparison, passages: quoted(comparison, text) });
  return true;
}

/** Reads the candidates, in this order, and holds each against the text. What fails is told with the reason. */
export async function examine(candidates: readonly Candidate[], options: ExamineOptions): Promise<void> {
  const { ledger, ports, signal, onPage } = options;
  const { http, sources } = ports;
  const mayRead = createRobotsCheck({ http, signal, crawler: CRAWLER });
  const silences = new Map<string, number>();
  const waiting = [...candidates];

  async function read({ url, source }: Candidate): Promise<SourceText> {
    if (url.startsWith('document:')) {
      const text = await sources.textOf(url);
      if (text === undefined) throw new ToolError('not-found', 'This document is not there any more.');
      return { title: '', text, cut: undefined };
    }
    const { host } = new URL(url);
    if ((silences.get(host) ?? 0) >= MOST_SILENCES) {
      throw new ToolError('upstream-failed', `${host} did not answer for the pages before this one.`);
    }
    if (source !== GIVEN && !(await mayRead(url))) {
      throw new ToolError('target-refused', `The robots.txt of ${host} asks programs not to read this page.`);
    }
    try {
      const page = await readSourcePage(url, { ports, signal });
      silences.delete(host);
      return page;
    } catch (error) {
      if (error instanceof ToolError && error.code === 'timed-out') silences.set(host, (silences.get(host) ?? 0) + 1);
      throw error;
    }
  }

  async function factOn(candidate: Candidate): Promise<PageFact> {
    const { url, source } = candidate;
    try {
      const { title, text, cut } = await read(candidate);
      const named = { url, source, title: candidate.title || title || nameOf(url) };
      const isMatch = compareWithSource(named, text, options);
      ledger.compared += 1;
      return { ...named, state: isMatch ? 'matched' : 'nothing in common', reason: cut ?? null };
    } catch (error) {
      if (!(error instanceof ToolError) || signal.aborted) throw error;
      const named = { url, source, title: candidate.title || nameOf(url) };
      return byExcerpt({ ...candidate, ...named }, error) ?? { ...named, state: 'failed', reason: error.message };
    }
  }

  /** What a search shows of a page that cannot be read may be enough. */
  function byExcerpt({ snippet = '', ...named }: Candidate, error: ToolError): PageFact | undefined {
    if (!compareWithSource(named, snippet, options)) return undefined;
    ledger.compared += 1;
    const reason = `Only the lines that the search shows were compared. ${error.message}`;
    return { url: named.url, title: named.title, source: named.source, state: 'matched', reason };
  }

  async function worker(): Promise<void> {
    for (let candidate = waiting.shift(); candidate; candidate = waiting.shift()) {
      if (signal.aborted) return leaveOut(candidate);
      try {
        ledger.pages.push(await factOn(candidate));
      } catch (error) {
        if (!signal.aborted) throw error;
        return leaveOut(candidate);
      }
      onPage();
    }
  }

  function leaveOut({ url, title, source }: Candidate): void {
    const reason = signal.reason instanceof ToolError ? signal.reason.message : 'The check was stopped.';
    ledger.pages.push({ url, title: title || nameOf(url), source, state: 'left out', reason });
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const candidate of waiting) leaveOut(candidate);
}

function nameOf(url: string): string {
  return URL.parse(url)?.host || url;
}
