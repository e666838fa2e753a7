import type { Finding } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import type { SpeedFile } from '#ports/browser/port';
import { seconds } from './figures.ts';
import { type Judged, type Saving, severityOf, soonerBy } from './saving.ts';

/** Text that every server can compress. */
const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|xhtml|manifest)|image\/svg)/;
/** Bytes of one packet, below which nothing is gained. */
const PACKET = 1_400;
/** What is left of usual text. */
const COMPRESSED = 0.3;
/** Bytes a second of the lines that Lighthouse simulates. */
const LINE = { phone: 1_638_400 / 8, desktop: 10_485_760 / 8 };
/** Bytes of a page: what Lighthouse calls enormous, and what half of all pages are below (HTTP Archive). */
const ENORMOUS = 5_000_000;
const HEAVY = 2_700_000;
/** Bytes of its own site's files that are kept for less than a day, and that are more than advice. */
const MUCH = 500_000;

/** What is about all files as they were sent: compression, weight, and how long they are kept. */
export function sentFindings(about: Judged): Saving[] {
  return [...compression(about), ...weight(about), ...kept(about)];
}

function compression({ report, device }: Judged): Saving[] {
  const why = 'Compressed, text takes about a third of the bytes, and browsers do the rest by themselves.';
  const source = {
    name: 'Chrome: document request latency',
    url: 'https://developer.chrome.com/docs/performance/insights/document-latency',
  };
  const plain = report.files.filter(
    ({ mime, sentBytes, decodedBytes }) => TEXT.test(mime) && decodedBytes > PACKET && sentBytes >= decodedBytes,
  );
  if (plain.length === 0) {
    return [{ severity: 'passed', title: 'Text comes compressed', detail: '', why, source, saved: 0 }];
  }
  const bytes = sum(plain) * (1 - COMPRESSED);
  const saved = (1000 * bytes) / LINE[device];
  return [
    {
      ...{ severity: severityOf(saved), title: 'Text is sent without compression', why, source, saved },
      detail:
        `${counted(plain.length, 'file comes', 'files come')} as written: about ${formatBytes(Math.round(bytes))} too many. ${soonerBy(saved)}`.trim(),
      where: plain.slice(0, 50).map(({ url, sentBytes }) => `${formatBytes(sentBytes)} ${url}`),
      fix: {
        words: 'Switch on Brotli or gzip in the server or the CDN; the test has the lines for it.',
        tool: { slug: 'compression-test', input: { url: plain[0]?.type === 'Document' ? plain[0].url : report.url } },
      },
    },
  ];
}

function weight({ report }: Judged): Saving[] {
  const why = 'On a slow line each megabyte takes five seconds, and with a small data plan it costs money.';
  const source = {
    name: 'Chrome: avoid enormous network payloads',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight/',
  };
  const bytes = sum(report.files);
  if (bytes <= HEAVY) {
    return [{ severity: 'passed', title: 'The page is light enough', detail: '', why, source, saved: 0 }];
  }
  const heaviest = report.files.toSorted((a, b) => b.sentBytes - a.sentBytes).slice(0, 10);
  return [
    {
      ...{ severity: bytes > ENORMOUS ? 'warning' : 'advice', title: 'The page is heavy', why, source, saved: 0 },
      detail: `It loads ${formatBytes(bytes)} in ${counted(report.files.length, 'request')}. Half of all pages load less than ${formatBytes(HEAVY)}.`,
      where: heaviest.map(({ url, sentBytes }) => `${formatBytes(sentBytes)} ${url}`),
      fix: {
        words: 'Begin with the heaviest files: pictures, then scripts that this page hardly uses.',
        tool: { slug: 'page-weight-checker', input: { url: report.url } },
      },
    },
  ];
}

/** Nothing is saved on a first visit, whatever Lighthouse estimates. */
function kept({ report }: Judged): Saving[] {
  const audit = report.audits['cache-insight'];
  if (!audit) return [];
  const why = 'What browsers keep is not loaded again: on the next page and the next visit it is there at once.';
  const source = {
    name: 'Chrome: use efficient cache lifetimes',
    url: 'https://developer.chrome.com/docs/performance/insights/cache',
  };
  const [first] = audit.items;
  if (!first) {
    return [{ severity: 'passed', title: 'Files are kept for long', detail: '', why, source, saved: 0 }];
  }
  const hardly = audit.items.filter(({ keptFor = 0 }) => keptFor < 86_400_000);
  const bytes = hardly.reduce((all, { bytes: own = 0 }) => all + own, 0);
  const severity: Finding['severity'] = bytes >= MUCH ? 'warning' : 'advice';
  return [
    {
      ...{ severity, title: 'Files are kept for a short time only', why, source, saved: 0 },
      detail: `${counted(audit.items.length, 'file is', 'files are')} loaded again soon. This is about the next page and the next visit, not about the first.`,
      where: audit.items.map(
        ({ url = '', keptFor = 0 }) => `${keptFor === 0 ? 'Not kept' : `Kept for ${spoken(keptFor)}`}: ${url}`,
      ),
      fix: {
        words:
          'Give files names that change with their content, and send Cache-Control: public, max-age=31536000, immutable with them. For those of others, ask whether you need them.',
        tool: { slug: 'http-header-checker', input: { url: first.url ?? report.url } },
      },
    },
  ];
}

function spoken(milliseconds: number): string {
  const hours = milliseconds / 3_600_000;
  if (hours < 1) return milliseconds < 60_000 ? seconds(milliseconds) : counted(Math.round(hours * 60), 'minute');
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day');
}

function sum(files: readonly SpeedFile[]): number {
  return files.reduce((all, { sentBytes }) => all + sentBytes, 0);
}
