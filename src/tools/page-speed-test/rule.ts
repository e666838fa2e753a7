import type { Finding } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import type { SpeedAudit, SpeedItem } from '#ports/browser/port';
import { seconds, type Verdict } from './figures.ts';
import type { Judged } from './saving.ts';

type Severity = 'error' | 'warning' | 'advice';

/** What one audit of Lighthouse means for those who own the page. */
export interface Rule {
  audit: string;
  /** As it should be. */
  title: string;
  failed: string;
  why: string;
  source: { name: string; url: string };
  /** The items that it is about; all unless told. */
  only?: (item: SpeedItem) => boolean;
  /** Whether nothing is to be said; as Lighthouse sees it unless told. */
  isFine?: (audit: SpeedAudit, about: Judged) => boolean;
  /** By the time that is saved unless told. */
  severity?: (about: Judged, items: readonly SpeedItem[]) => Severity;
  /** Whether the time that Lighthouse estimates is not one of a first visit. */
  savesNothing?: true;
  detail: (items: readonly SpeedItem[], about: Judged) => string;
  where: (item: SpeedItem) => string;
  fix: (items: readonly SpeedItem[], about: Judged) => NonNullable<Finding['fix']>;
}

export const insight = (topic: string, words: string) => ({
  name: `Chrome: ${words}`,
  url: `https://developer.chrome.com/docs/performance/insights/${topic}`,
});
export const audit = (topic: string, words: string) => ({
  name: `Chrome: ${words}`,
  url: `https://developer.chrome.com/docs/lighthouse/performance/${topic}/`,
});

export const byVerdict: Readonly<Record<Verdict, Severity>> = { good: 'advice', fair: 'warning', poor: 'error' };
export const advice = () => 'advice' as const;
export const words = (text: string) => () => ({ words: text });
export const address = ({ url = '', element }: SpeedItem) => url || (element?.code ?? '');
export const code = ({ element, url = '' }: SpeedItem) => element?.code ?? url;
export const wasted = ({ url = '', bytes = 0, savedBytes = 0 }: SpeedItem) =>
  `${formatBytes(Math.round(savedBytes))} of ${formatBytes(bytes)}: ${url}`;
export const timed = (item: SpeedItem) => `${seconds(item.time ?? 0)}: ${address(item)}`;
export const bytesOf = (items: readonly SpeedItem[]) =>
  formatBytes(Math.round(items.reduce((sum, { savedBytes = 0 }) => sum + savedBytes, 0)));
export const files = (items: readonly SpeedItem[]) => counted(items.length, 'file');

/** Tools of ours by what they are about. */
export const requests = ({ report }: Judged) => ({ slug: 'page-requests', input: { url: report.url } });
export const page = (slug: string, { report }: Judged) => ({ slug, input: { url: report.url } });
