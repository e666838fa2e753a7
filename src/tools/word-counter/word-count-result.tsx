import { formatFigure } from '#lib/figure';
import { Result } from '#ui/result/result';
import { type Term, Terms } from '#ui/result/terms';
import type { TextCount } from './count-text.ts';
import type { CountOnPage } from './use-live-count.tsx';

export function WordCountResult({ count, isCurrent, Details, text }: CountOnPage & { text: string }) {
  return (
    <Result>
      <div aria-busy={!isCurrent} className={isCurrent ? '' : 'opacity-60'}>
        <Terms as="tiles" items={mainFigures(count)} />
      </div>
      {Details && <Details count={count} text={text} />}
    </Result>
  );
}

function mainFigures(count: TextCount): Term[] {
  const { words, segmentedWords, sentences, segmentedSentences } = count;
  return [
    differing({ term: 'Words', value: words, other: segmentedWords, note: 'by dictionary' }),
    { term: 'Characters', value: formatFigure(count.characters) },
    { term: 'Characters (no spaces)', value: formatFigure(count.charactersNoSpaces) },
    differing({ term: 'Sentences', value: sentences, other: segmentedSentences, note: 'in all scripts' }),
    { term: 'Paragraphs', value: formatFigure(count.paragraphs) },
    { term: 'Reading time', value: `${formatFigure(count.readingTime)} min` },
  ];
}

interface Differing {
  term: string;
  value: number;
  other: number | null;
  note: string;
}

/** The count by the plain rule, and beneath it the one that knows the script, when they differ. */
function differing({ term, value, other, note }: Differing): Term {
  if (other === null || other === value) return { term, value: formatFigure(value) };
  return { term, value: formatFigure(value), note: `${formatFigure(other)} ${note}` };
}
