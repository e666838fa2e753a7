import { englishKey } from '#lib/text/english-forms';
import { readWords } from '#lib/text/read-words';
import {
  type PlaceCounts,
  type PlaceName,
  placeNames,
  type TextDocument,
  type TextFormat,
} from '#lib/text-document/places';
import { BREAK, findPhrases } from './phrases.ts';
import { judgeTarget, type TargetUse } from './target.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordLength } from './word-length.ts';

/** Keywords kept; a rule of the product. */
const LISTED = 20;

interface Keyword {
  keyword: string;
  count: number;
  /** Percent of all words, two decimals. */
  density: number;
}

interface Phrase {
  phrase: string;
  /** Number of its words: 2, 3 or 4. */
  words: number;
  count: number;
  density: number;
}

/** How often a term is in each place. */
export interface DensityReport {
  totalWords: number;
  keywords: Keyword[];
  phrases: Phrase[];
  places: ({ term: string } & PlaceCounts)[];
  /** Code of the language that was told or found; null when it is not known. */
  language: string | null;
  format: TextFormat;
  /** Whether the forms of a word were counted as one. */
  isFolded: boolean;
  target: TargetUse | null;
}

export interface CountJob {
  document: TextDocument;
  language: string | null;
  excluded: readonly string[];
  minLength: number;
  /** Words of the language that carry little meaning: no phrase begins or ends with one. */
  stopWords: ReadonlySet<string>;
  /** Whether they are no keywords either. */
  leavesOutStopWords: boolean;
  isFolded: boolean;
  target: string;
}

/** Counts a text's keywords and phrases. */
export function countDensity(job: CountJob): DensityReport {
  const { document, language, stopWords } = job;
  const locale = language === 'tr' ? language : undefined;
  const vocabulary = new Vocabulary();
  const body = idsOf(document.body, vocabulary, locale);
  const inPlaces = new Map<PlaceName, number[]>();
  for (const place of placeNames) {
    const text = document.places[place].join('\n');
    inPlaces.set(place, idsOf(text, vocabulary, locale).ids);
  }
  const target = idsOf(job.target, vocabulary, locale);
  const excluded = excludedIds(job.excluded, vocabulary, locale);

  const groups = groupWords(vocabulary, body.ids, job.isFolded);
  const grouped = (ids: readonly number[]) => ids.map((id) => (id === BREAK ? BREAK : groups.of(id)));
  const bodyGroups = job.isFolded ? grouped(body.ids) : body.ids;
  const placeGroups = new Map([...inPlaces].map(([place, ids]) => [place, grouped(ids)] as const));
  const excludedGroups = new Set(grouped([...excluded]));
  const isStop = (group: number) => excludedGroups.has(group) || stopWords.has(groups.label(group));

  const density = (count: number) => percentage(count, body.total);
  const counts = countGroups(bodyGroups, vocabulary.size);
  const keywordGroups = topGroups(counts, (group) => {
    if (excludedGroups.has(group) || wordLength(groups.label(group)) < job.minLength) return false;
    return !(job.leavesOutStopWords && stopWords.has(groups.label(group)));
  });
  const phrases = findPhrases({ ids: bodyGroups, size: vocabulary.size, isEdge: (group) => !isStop(group) });
  const written = (ids: readonly number[]) => vocabulary.join(ids.map(groups.labelId));

  const terms = [...keywordGroups.map((group) => [group]), ...phrases.flat().map(({ ids }) => ids)];
  const wanted = grouped(target.ids).filter((id) => id !== BREAK);
  return {
    totalWords: body.total,
    keywords: keywordGroups.map((group) => {
      const count = counts[group] ?? 0;
      return { keyword: groups.label(group), count, density: density(count) };
    }),
    phrases: phrases.flat().map(({ ids, count }) => {
      return { phrase: written(ids), words: ids.length, count, density: density(count) };
    }),
    places: terms
      .map((ids) => ({ term: written(ids), ...placeCounts(placeGroups, ids) }))
      .filter((counted) => placeNames.some((place) => counted[place] > 0)),
    language,
    format: document.format,
    isFolded: job.isFolded,
    target:
      wanted.length === 0
        ? null
        : judgeTarget({
            term: job.target.trim().replace(/\s+/g, ' '),
            count: target.isUnspaced ? textOccurrences([document.body], job.target) : occurrences(bodyGroups, wanted),
            totalWords: body.total,
            format: document.format,
            places: target.isUnspaced
              ? byPlace((place) => textOccurrences(document.places[place], job.target))
              : placeCounts(placeGroups, wanted),
          }),
  };
}

interface ReadText {
  ids: number[];
  /** All words, those that are listed nowhere too. */
  total: number;
  /** Whether some are of a script without spaces. */
  isUnspaced: boolean;
}

function idsOf(text: string, vocabulary: Vocabulary, locale: string | undefined): ReadText {
  const ids: number[] = [];
  let total = 0;
  let isUnspaced = false;
  const breakOff = () => {
    if (ids.length > 0 && ids.at(-1) !== BREAK) ids.push(BREAK);
  };
  readWords(
    text,
    {
      onWord(word, isByDictionary) {
        total++;
        isUnspaced ||= isByDictionary;
        ids.push(vocabulary.idOf(word, isByDictionary));
      },
      onOther() {
        total++;
        breakOff();
      },
      onEnd: breakOff,
    },
    locale,
  );
  return { ids, total, isUnspaced };
}

/** Each entry of the list that is one word; what is between the commas may hold several. */
function excludedIds(entries: readonly string[], vocabulary: Vocabulary, locale: string | undefined): Set<number> {
  const { ids } = idsOf(entries.join('\n'), vocabulary, locale);
  return new Set(ids.filter((id) => id !== BREAK));
}

/** Which words count as one, and under which of them: the commonest, among equals the first. */
function groupWords(vocabulary: Vocabulary, ids: readonly number[], isFolded: boolean) {
  if (!isFolded) {
    return {
      of: (id: number) => id,
      labelId: (group: number) => group,
      label: (group: number) => vocabulary.word(group),
    };
  }
  const counts = new Uint32Array(vocabulary.size);
  for (const id of ids) if (id !== BREAK) counts[id] = (counts[id] ?? 0) + 1;
  const groupOf = new Uint32Array(vocabulary.size);
  const labels = new Map<number, number>();
  const byKey = new Map<string, number>();
  for (let id = 0; id < vocabulary.size; id++) {
    const key = englishKey(vocabulary.word(id));
    const group = byKey.get(key) ?? id;
    byKey.set(key, group);
    groupOf[id] = group;
    const label = labels.get(group);
    if (label === undefined || (counts[id] ?? 0) > (counts[label] ?? 0)) labels.set(group, id);
  }
  const labelId = (group: number) => labels.get(group) ?? group;
  return { of: (id: number) => groupOf[id] ?? id, labelId, label: (group: number) => vocabulary.word(labelId(group)) };
}

function countGroups(ids: readonly number[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const id of ids) if (id !== BREAK) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** The most frequent, among equals the one that came first. One pass: there may be millions of different words. */
function topGroups(counts: Uint32Array, isKeyword: (group: number) => boolean): number[] {
  const top: number[] = [];
  const countOf = (group: number) => counts[group] ?? 0;
  for (let group = 0; group < counts.length; group++) {
    const count = countOf(group);
    const last = top.at(-1);
    if (count === 0 || (top.length === LISTED && last !== undefined && count <= countOf(last))) continue;
    if (!isKeyword(group)) continue;
    const place = top.findIndex((other) => countOf(other) < count);
    top.splice(place === -1 ? top.length : place, 0, group);
    if (top.length > LISTED) top.pop();
  }
  return top;
}

function placeCounts(places: ReadonlyMap<PlaceName, readonly number[]>, wanted: readonly number[]): PlaceCounts {
  return byPlace((place) => occurrences(places.get(place) ?? [], wanted));
}

function byPlace(count: (place: PlaceName) => number): PlaceCounts {
  return {
    title: count('title'),
    firstSentence: count('firstSentence'),
    headings: count('headings'),
    links: count('links'),
    altTexts: count('altTexts'),
  };
}

/** How often one list of numbers is in another, without overlapping itself. */
function occurrences(ids: readonly number[], wanted: readonly number[]): number {
  const [first] = wanted;
  if (first === undefined) return 0;
  let count = 0;
  for (let at = ids.indexOf(first); at >= 0; at = ids.indexOf(first, at)) {
    if (wanted.every((id, offset) => ids[at + offset] === id)) {
      count++;
      at += wanted.length;
    } else at++;
  }
  return count;
}

/** The same for a term whose words a dictionary would have to find: it may find others beside other neighbours. */
function textOccurrences(texts: readonly string[], term: string): number {
  const wanted = term.trim().toLowerCase();
  return texts.reduce((sum, text) => sum + text.toLowerCase().split(wanted).length - 1, 0);
}

/** Of a hundred, two decimals; 0 of nothing. */
function percentage(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 10_000) / 100;
}
