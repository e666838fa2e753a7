import type { PageFacts } from './facts.ts';
import {
  aroundFailures,
  errorWords,
  failurePhrases,
  failureStarts,
  missingParts,
  missingPhrases,
  namedErrors,
  nothingPhrases,
  placeholderPhrases,
  sameWords,
  wholePages,
} from './soft-failure.data.ts';

export interface SoftFailure {
  /** `not-found`, `failure` and `placeholder` are no pages; `nothing` is a list without entries. */
  kind: 'not-found' | 'failure' | 'placeholder' | 'nothing';
  /** The title or heading that says so. */
  words: string;
  /** Whether title and main heading both do, or the only one that there is. */
  isPlain: boolean;
}

/** Words of a text that may be an article about such pages. */
const MOST_WORDS = 150;

/** What a page that answers with success says instead of a page, in its title or heading; nothing where it is one. */
export function softFailure({
  head,
  headings,
  text,
}: Pick<PageFacts, 'head' | 'headings' | 'text'>): SoftFailure | undefined {
  if (text.words > MOST_WORDS) return undefined;
  const [title = ''] = head.titles;
  const main = headings.find(({ level }) => level === 1)?.text ?? headings[0]?.text ?? '';
  const said = [title, main].filter((words) => words !== '');
  // A page without either may still begin with what the program wrote.
  const found = (said.length > 0 ? said : [text.main.split('\n', 1)[0] ?? '']).map(failureIn);
  const first = found.find((each) => each !== undefined);
  const isPlain = found.every((each) => each?.kind === first?.kind);
  // A list of what is coming soon may be a page; a page that is not there says so once.
  const isSure = isPlain || first?.kind === 'not-found' || first?.kind === 'failure';
  return first && isSure ? { ...first, isPlain } : undefined;
}

/** A title has the name of the site beside what it says. */
function failureIn(text: string): Pick<SoftFailure, 'kind' | 'words'> | undefined {
  const whole = text.slice(0, 300).trim();
  const [kind] = [whole, ...whole.split(/ [-–—|·•»:/] |: /)].map(kindOf).filter((each) => each !== undefined);
  return kind && { kind, words: whole };
}

/** UTF-16 units of what an error page calls itself. */
const LONGEST = 100;

function kindOf(text: string): SoftFailure['kind'] | undefined {
  if (text === '' || text.length > LONGEST) return undefined;
  const words = wordsOf(text);
  const rest = words.filter((word) => !aroundFailures.has(word)).join(' ');
  const isNumbered = words.includes('404') || words.includes('410');
  if (missingPhrases.has(rest) || (isNumbered && wholePages.has(rest))) return 'not-found';
  if (missingParts.some((part) => text.includes(part))) return 'not-found';
  if (nothingPhrases.has(rest) || nothingPhrases.has(words.join(' '))) return 'nothing';
  if (failurePhrases.has(rest) || failureStarts.some((start) => rest.startsWith(start))) return 'failure';
  if (errorWords.some((word) => words.includes(word)) && namedErrors.has(rest)) return 'failure';
  return placeholderPhrases.has(rest) || rest.startsWith('index of /') ? 'placeholder' : undefined;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[!.,…?¡¿。!]/g, ' ')
    .split(/[\s:]+/)
    .filter((word) => word !== '')
    .map((word) => sameWords.get(word) ?? word);
}
