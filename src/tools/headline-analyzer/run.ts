import type { Run } from '#kit/define-tool';
import { wordLore } from '#lib/text/read-terms';
import { findingsOn } from './findings.ts';
import { type Headline, readHeadline } from './read-headline.ts';
import type tool from './tool.ts';

const MOST = 1_000;

const run: Run<typeof tool> = async ({ text, device, language }) => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const found = await wordLore(text, language);
  // A headline or two have few of the words by which a language is told; plain letters are mostly English.
  const isPlain =
    language === 'auto' && found.language === null && !/[^\p{P}\p{S}\p{N}\p{Z}\sa-z]/iu.test(text.slice(0, 20_000));
  const lore = isPlain ? await wordLore(text, 'en') : found;
  const isEnglish = lore.language === 'en';
  const headlines = lines
    .slice(0, MOST)
    .map((line) => readHeadline(line, { device, stopWords: lore.stopWords, isEnglish }));
  const widest = headlines.reduce((most, { pixels }) => Math.max(most, pixels), 0);
  return {
    count: headlines.length,
    cut: headlines.filter(({ isCut }) => isCut).length,
    widest,
    note:
      lines.length > MOST
        ? `The first ${MOST.toLocaleString('en')} of ${lines.length.toLocaleString('en')} headlines were read.`
        : null,
    findings: findingsOn(headlines, { device, isEnglish }),
    headlines: headlines.map((each) => ({
      headline: each.headline,
      characters: each.characters,
      pixels: each.pixels,
      fits: !each.isCut,
      words: each.words,
      kind: each.kind,
      numbers: each.numbers.slice(0, 20).join(', '),
      marks: marksOf(each).join(', '),
    })),
    language: lore.language,
  };
};

function marksOf({ isAllCapitals, capitals, isPassive, lures, beginsEmpty }: Headline): string[] {
  return [
    ...(isAllCapitals ? ['all in capitals'] : []),
    ...(capitals.length > 0 ? [`capitals: ${capitals.slice(0, 5).join(' ')}`] : []),
    ...(isPassive ? ['passive'] : []),
    ...(beginsEmpty ? ['slow start'] : []),
    ...lures,
  ];
}

export default run;
