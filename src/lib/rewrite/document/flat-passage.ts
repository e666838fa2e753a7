import type { Passage, Run } from './passage.ts';

/** A run and where it is in what a reader sees. */
export interface Placed extends Run {
  at: number;
  /** UTF-16 units that a reader sees. */
  length: number;
}

/** A passage as a reader sees it, in one line. */
export interface FlatPassage {
  kind: Passage['kind'];
  text: string;
  runs: readonly Placed[];
  /** Characters that the source spells in another way, such as `&rsquo;`. */
  spellings: ReadonlyMap<string, string>;
}

/** A word of its own: the engine takes it for a name of something in a program, which it leaves alone. */
const UNIT = /\bunitQ[a-z]+\b/;

/** The name of a unit, by its number in the passage. */
function unitName(number: number): string {
  let letters = '';
  for (let rest = number; letters === '' || rest > 0; rest = Math.floor(rest / 26)) {
    letters += String.fromCharCode(97 + (rest % 26));
  }
  return `unitQ${letters}`;
}

/** The passage as plain text; nothing where it already has words that look like our own names. */
export function flatten(document: string, { kind, runs }: Passage): FlatPassage | undefined {
  const spellings = new Map<string, string>();
  const placed: Placed[] = [];
  let text = '';
  let units = 0;
  for (const run of runs) {
    if (run.kind === 'text' && UNIT.test(run.reads)) return undefined;
    let { reads } = run;
    if (run.kind === 'unit') {
      reads = unitName(units);
      units += 1;
    } else if (run.kind === 'break') reads = ' ';
    else if (run.kind === 'spelled') spellings.set(reads, document.slice(run.start, run.end));
    placed.push({ ...run, reads, at: text.length, length: reads.length });
    text += reads;
  }
  return { kind, text, runs: placed, spellings };
}

/** A sentence of a passage with its markup. */
export interface MarkedSentence {
  /** As a reader sees it, units by their names. */
  text: string;
  /** All that is no text, by its place in the sentence. */
  marks: readonly Placed[];
  /** UTF-16 units of the document. */
  start: number;
  end: number;
}

/**
 * Takes the sentences of a passage one after the other, each with the markup at its edges: what closes belongs to the sentence
 * before, what opens to the one after.
 */
export function sentenceTaker({ text, runs }: FlatPassage) {
  let next = 0;
  /** UTF-16 units of the run at `next` that are taken. */
  let within = 0;

  return (from: number, to: number): MarkedSentence => {
    while (next < runs.length) {
      const run = runs[next];
      if (!run || run.at + run.length > from || (run.length === 0 && run.at >= from)) break;
      next += 1;
      within = 0;
    }
    const first = runs[next];
    const start = first ? rawPlace(first, Math.max(from, first.at + within)) : 0;
    let end = start;
    const marks: Placed[] = [];
    while (next < runs.length) {
      const run = runs[next];
      if (!run || run.at > to || (run.at === to && !isAtEnd(run, text.length))) break;
      if (run.kind !== 'text') marks.push({ ...run, at: run.at - from });
      if (run.at + run.length > to) {
        end = rawPlace(run, to);
        within = to - run.at;
        break;
      }
      end = run.end;
      next += 1;
      within = 0;
    }
    return { text: text.slice(from, to), marks, start, end };
  };
}

function isAtEnd({ kind, length, at }: Placed, whole: number): boolean {
  return length === 0 && (kind !== 'open' || at === whole);
}

/** Where a place of the text is in the document. Only runs of text have places within them. */
function rawPlace({ kind, start, at }: Placed, place: number): number {
  return kind === 'text' ? start + place - at : start;
}
