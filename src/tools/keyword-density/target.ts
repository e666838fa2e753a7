import { counted } from '#lib/counted';
import { listed } from '#lib/listed';
import { NATURAL, SHORT_TEXT, shareVerdict, type verdicts } from '#lib/text/phrase-share';
import type { PlaceCounts } from '#lib/text-document/places';
import { type PlaceName, placeNames, type TextFormat } from '#lib/text-document/places';

export interface TargetUse {
  keyword: string;
  count: number;
  /** Percent of all words, two decimals. */
  density: number;
  verdict: (typeof verdicts)[number];
  places: PlaceCounts;
  /** The verdict in sentences. */
  summary: string;
}

interface TargetFacts {
  term: string;
  count: number;
  totalWords: number;
  format: TextFormat;
  places: PlaceCounts;
}

/** What can be said of a term that a text is meant to be found by. */
export function judgeTarget({ term, count, totalWords, format, places }: TargetFacts): TargetUse {
  const share = totalWords === 0 ? 0 : (count / totalWords) * 100;
  const density = Math.round(share * 100) / 100;
  const verdict = shareVerdict(count, share, totalWords);
  const sentences = [
    `“${term}” appears ${times(count)} in ${counted(totalWords, 'word')}${count > 0 ? `, ${density.toFixed(2)}%` : ''}: ${verdict === 'natural' && share > NATURAL.to ? FEW : meanings[verdict]}`,
    ...(totalWords < SHORT_TEXT ? ['The text is short, so the share says little.'] : []),
    placesInWords(places, format),
  ];
  return { keyword: term, count, density, verdict, places, summary: sentences.join(' ') };
}

const meanings: Record<TargetUse['verdict'], string> = {
  absent: 'it is missing.',
  'too rare': `rarer than the usual ${NATURAL.from} to ${NATURAL.to}%.`,
  natural: 'a natural share.',
  stuffed: `more than the usual ${NATURAL.from} to ${NATURAL.to}%; it may read as stuffed.`,
};

/** In a short text, each occurrence is a large share. */
const FEW = 'too few times to read as stuffed.';

const placeWords: Record<PlaceName, string> = {
  title: 'the title',
  firstSentence: 'the first sentence',
  headings: 'a heading',
  links: 'the text of a link',
  altTexts: 'the text for a picture',
};

/** Plain text has no titles or links to look in; Markdown has a title only in its front matter. */
function placesInWords(places: PlaceCounts, format: TextFormat): string {
  const looked = placeNames.filter((place) => format !== 'text' || place === 'firstSentence');
  const present = looked.filter((place) => places[place] > 0).map((place) => placeWords[place]);
  const missing = looked.filter((place) => places[place] === 0 && place !== 'links' && place !== 'altTexts');
  const absent = missing.map((place) => placeWords[place]);
  if (present.length === 0) return `It is not in ${listed(absent, 'or')}.`;
  return `It is in ${listed(present)}${absent.length > 0 ? `, not in ${listed(absent, 'or')}` : ''}.`;
}

function times(count: number): string {
  if (count === 0) return 'not once';
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en')} times`;
}
