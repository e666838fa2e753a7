import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { Gathered } from '#lib/page/facts';

export interface WeighedFile {
  kind: 'Pictures' | 'Scripts' | 'Styles' | 'Media';
  url: string;
  /** As it travels; absent when the server does not say. */
  bytes: number | undefined;
  /** Why there is no weight. */
  note: string;
}

interface WeighOptions {
  http: Ports['http'];
  signal: AbortSignal;
  report: (share: number) => void;
}

/** Files that are asked. */
const MOST = 60;
/** Milliseconds for one of them. */
const TIMEOUT = 6_000;

/** The files that a page names, with the weight that their servers state. Their bodies are not read. */
export async function weighFiles(
  facts: Gathered['facts'],
  { http, signal, report }: WeighOptions,
): Promise<WeighedFile[]> {
  const { pictures = [], resources } = facts;
  const named: [WeighedFile['kind'], string][] = [
    ...(resources?.scripts ?? []).map(({ url }): [WeighedFile['kind'], string] => ['Scripts', url]),
    ...(resources?.styles ?? []).map(({ url }): [WeighedFile['kind'], string] => ['Styles', url]),
    ...pictures.map(({ url }): [WeighedFile['kind'], string] => ['Pictures', url]),
    ...(resources?.media ?? []).map(({ url }): [WeighedFile['kind'], string] => ['Media', url]),
  ];
  const files = [...new Map(named.filter(([, url]) => /^https?:/.test(url)).map(([kind, url]) => [url, kind]))];
  let done = 0;
  const weighed = await Promise.all(
    files.slice(0, MOST).map(async ([url, kind]) => {
      const file = { kind, url, ...(await weigh(url, { http, signal })) };
      done += 1;
      report(done / Math.min(files.length, MOST));
      return file;
    }),
  );
  const rest = files
    .slice(MOST, 1_000)
    .map(([url, kind]) => ({ kind, url, bytes: undefined, note: `Only the first ${MOST} are measured` }));
  return [...weighed, ...rest];
}

async function weigh(
  url: string,
  { http, signal }: Omit<WeighOptions, 'report'>,
): Promise<Pick<WeighedFile, 'bytes' | 'note'>> {
  try {
    const { status, headers } = await http.get({ url, headOnly: true, isPolite: true, timeout: TIMEOUT, signal });
    if (status < 200 || status > 299) return { bytes: undefined, note: `Status ${status}` };
    const length = headers['content-length'] ?? '';
    return /^\d{1,15}$/.test(length)
      ? { bytes: Number(length), note: '' }
      : { bytes: undefined, note: 'The server does not state the size' };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return { bytes: undefined, note: error.message };
  }
}
