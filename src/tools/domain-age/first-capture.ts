import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';

/** Address of the Internet Archive's index. */
const INDEX = 'https://web.archive.org/cdx/search/cdx';
const TIMEOUT = 8_000;

export interface Capture {
  day: string;
  url: string;
}

/** When the Internet Archive first kept a page of a domain; nothing when it has none. @throws ToolError when it cannot be asked. */
export async function firstCapture(
  domain: string,
  http: Ports['http'],
  signal: AbortSignal,
): Promise<Capture | undefined> {
  const query = `url=${encodeURIComponent(domain)}&matchType=domain&limit=1&fl=timestamp%2Coriginal`;
  const { body } = await http.get({ url: `${INDEX}?${query}`, maxBytes: 100_000, timeout: TIMEOUT, signal });
  const line = new TextDecoder().decode(body).trim();
  if (line === '') return undefined;
  const [, year, month, date, original] = /^(\d{4})(\d{2})(\d{2})\d* (\S+)/.exec(line) ?? [];
  const day = `${year}-${month}-${date}`;
  if (original === undefined || Number.isNaN(Date.parse(day))) {
    throw new ToolError('upstream-failed', 'The answer of the Internet Archive cannot be read.');
  }
  return { day, url: `https://web.archive.org/web/${year}${month}${date}/${original}` };
}
