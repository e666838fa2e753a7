import { type FlatPassage, type MarkedSentence, type Placed, sentenceTaker } from './flat-passage.ts';
import type { DocumentFormat, PassageKind } from './passage.ts';
import { type ReadPassage, readDocument } from './read-document.ts';
import { restore } from './restore.ts';
import { writingOf } from './writing.ts';

/** A sentence that the rewriter has answered with; the pieces, put together, are the text that it was given. */
export interface AnsweredSentence {
  space: string;
  source: string;
  text: string;
  alternatives: readonly string[];
  kept?: 'language' | 'unsure' | undefined;
}

interface DocumentSentence {
  space: string;
  /** As a reader sees it, without its markup. */
  source: string;
  text: string;
  /** `markup`: no way was found whose words the markup fits. */
  kept?: 'language' | 'unsure' | 'markup';
}

export interface DocumentPassage {
  kind: PassageKind;
  sentences: DocumentSentence[];
}

interface TakenApart {
  /** The prose of the document, a passage a line: for the rewriter. */
  prose: string;
  /** The document again, with the rewriter's answer in the place of its prose. */
  putTogether: (answer: readonly AnsweredSentence[]) => { text: string; passages: DocumentPassage[] };
}

/** UTF-16 units of code or an address that are shown of it in a sentence. */
const LONGEST_SHOWN = 60;

/** Takes a document apart into its prose and everything else, which stays byte for byte. */
export function takeApart(document: string, format: DocumentFormat): TakenApart {
  const read = readDocument(document, format).filter(({ isProse, kind }) => isProse || kind === 'heading');
  // A lone line of plain text is no heading of anything: it is what is to be said in other words.
  if (format === 'text' && !read.some(({ isProse }) => isProse)) {
    for (const passage of read) Object.assign(passage, { kind: 'paragraph', isProse: passage.text.includes(' ') });
  }
  const prose = read.filter(({ isProse }) => isProse);
  return {
    prose: prose.map(({ text }) => text).join('\n'),
    putTogether: (answer) => putTogether(document, { format, read, answer }),
  };
}

interface Parts {
  format: DocumentFormat;
  read: readonly ReadPassage[];
  answer: readonly AnsweredSentence[];
}

function putTogether(document: string, { format, read, answer }: Parts) {
  const passages: DocumentPassage[] = [];
  const pieces: string[] = [];
  const raw = ({ start, end }: Placed) => document.slice(start, end);
  let done = 0;
  /** UTF-16 units of the prose: where the passage begins, and how much of it is answered. */
  let begin = 0;
  let at = 0;
  let next = 0;
  for (const passage of read) {
    const sentences: DocumentSentence[] = [];
    passages.push({ kind: passage.kind, sentences });
    if (!passage.isProse) {
      sentences.push({ space: '', source: shown(passage, document), text: shown(passage, document) });
      continue;
    }
    const take = sentenceTaker(passage);
    const writing = writingOf(format, passage);
    const end = begin + passage.text.length;
    let last = 0;
    for (let answered = answer[next]; answered && at + answered.space.length < end; answered = answer[next]) {
      const from = at + answered.space.length - begin;
      const to = Math.min(passage.text.length, from + answered.source.length);
      at += answered.space.length + answered.source.length;
      next += 1;
      // What goes over the end of a passage was not told apart by the rewriter.
      if (from < last || to <= from) continue;
      const sentence = take(from, to);
      const found = sentence.text === answered.source ? wayOf(sentence, answered, { raw, writing }) : undefined;
      if (found) {
        pieces.push(document.slice(done, sentence.start), found.raw);
        done = sentence.end;
      }
      const source = withUnits(sentence.text, sentence.marks, document);
      const text = found ? withUnits(found.text, sentence.marks, document) : source;
      const kept = found ? undefined : answered.text === answered.source ? (answered.kept ?? 'unsure') : 'markup';
      sentences.push({ space: passage.text.slice(last, from), source, text, ...(kept && { kept }) });
      last = to;
    }
    begin = end + 1;
  }
  return { text: pieces.join('') + document.slice(done), passages };
}

/** The first way to say a sentence that its markup fits. */
function wayOf(
  sentence: MarkedSentence,
  { text, alternatives }: AnsweredSentence,
  options: Parameters<typeof restore>[2],
): { text: string; raw: string } | undefined {
  if (text === sentence.text) return undefined;
  for (const way of [text, ...alternatives]) {
    const raw = restore(sentence, way, options);
    if (raw !== undefined) return { text: way, raw };
  }
  return undefined;
}

function shown({ text, runs }: FlatPassage, document: string): string {
  return withUnits(text, runs, document);
}

/** A text with its units as they are in the document, long ones cut. */
function withUnits(text: string, marks: readonly Placed[], document: string): string {
  const units = marks.filter(({ kind }) => kind === 'unit');
  if (units.length === 0) return text;
  const names = new Map(units.map((mark) => [mark.reads.toLowerCase(), mark]));
  return text.replace(/\bunitQ[a-z]+\b/gi, (name) => {
    const mark = names.get(name.toLowerCase());
    if (!mark) return name;
    const raw = document.slice(mark.start, mark.end).replace(/\s+/g, ' ');
    return raw.length > LONGEST_SHOWN ? `${raw.slice(0, LONGEST_SHOWN)}…` : raw;
  });
}
