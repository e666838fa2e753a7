import type { Run } from '#kit/define-tool';
import { gather } from './gather.ts';
import { phraseFindings } from './phrase-findings.ts';
import { textFindings } from './text-findings.ts';
import type tool from './tool.ts';

/** Parts in which the spread of the phrase is shown. */
const PARTS = 10;
const MOST_HEADINGS = 500;

const run: Run<typeof tool> = async ({ text, phrase, title, format, language }) => {
  const content = await gather(text, { phrase, title, format, language });
  const { read, places, document } = content;
  const stopped = read.sentences.filter(({ isStopped }) => isStopped);
  const isOwn = (href: string) => !/^(?:[a-z]+:)?\/\//i.test(href);
  const web = document.links.filter(({ href }) => href !== '' && !/^(?:mailto|tel|javascript):|^#/i.test(href));
  return {
    words: read.words,
    sentences: stopped.length,
    times: content.phrase === '' ? null : places.length,
    share: content.phrase === '' || read.words === 0 ? null : Math.round((places.length / read.words) * 10_000) / 100,
    findings: [...phraseFindings(content), ...textFindings(content, text)],
    spread: content.phrase === '' ? null : spreadOf(places, read.words),
    headings: document.outline.slice(0, MOST_HEADINGS).map(({ level, text: heading }) => ({
      level,
      heading,
      hasPhrase: content.phrase !== '' && content.presenceIn(heading) !== 'none',
    })),
    ownLinks: document.format === 'text' ? null : web.filter(({ href }) => isOwn(href)).length,
    otherLinks: document.format === 'text' ? null : web.filter(({ href }) => !isOwn(href)).length,
    format: document.format,
    language: content.language,
  };
};

function spreadOf(places: readonly number[], words: number) {
  const counts = new Uint32Array(PARTS);
  for (const place of places) {
    const part = Math.min(PARTS - 1, Math.floor((place / words) * PARTS));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return Array.from(counts, (value, part) => ({ name: `${part * 10}–${part * 10 + 10}%`, value }));
}

export default run;
