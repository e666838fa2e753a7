import type { ReadText, ReadWord } from './port.ts';

/** A place in a table: `table` names it on its page, rows and columns count from the top and the left. */
export interface Cell {
  table: number;
  row: number;
  column: number;
}

/** A word where it is in the picture, in pixels. */
export interface PlacedWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Words with the same paragraph and line belong together. */
  paragraph: string;
  line: string;
  /** Where it is in a table. */
  cell?: Cell | undefined;
}

const WORD = '5';

/** The words in Tesseract's table: one row for each, with its place among blocks, paragraphs and lines. */
export function wordsIn(table: string): PlacedWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, ...rest] = row.split('\t');
    const text = rest.join(' ').trim();
    if (level !== WORD || text === '') return [];
    return [
      {
        text,
        confidence: Math.min(100, Math.max(0, Number(confidence))),
        ...{ left: Number(left), top: Number(top), width: Number(width), height: Number(height) },
        paragraph: `${block}.${paragraph}`,
        line: `${block}.${paragraph}.${line}`,
      },
    ];
  });
}

/** 0 to 100: the mean of all words by their length. */
export function meanConfidence(words: readonly PlacedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  return letters === 0 ? 0 : sum / letters;
}

/** Lines read with less confidence than this are grain and ornaments, not text, */
const LEAST_CONFIDENCE = 35;
/** but in a block that is read as well as this they are odd words, such as names in a program. */
const WELL_READ = 75;

/** The words without the lines that are none. */
export function readable(words: readonly PlacedWord[]): PlacedWord[] {
  return [...Map.groupBy(words, ({ line }) => line.split('.')[0]).values()].flatMap((block) => {
    const isWellRead = meanConfidence(block) >= WELL_READ;
    const isText = (line: readonly PlacedWord[]) =>
      meanConfidence(line) >= LEAST_CONFIDENCE ||
      (isWellRead && line.some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text)));
    return [...Map.groupBy(block, ({ line }) => line).values()].filter(isText).flat();
  });
}

/** The text with its lines and paragraphs, tabs between the cells of a row, and where each word is in it. */
export function textOf(words: readonly PlacedWord[]): Omit<ReadText, 'turned' | 'missing'> {
  let text = '';
  let before: PlacedWord | undefined;
  const placed: ReadWord[] = [];
  for (const word of words) {
    text += gap(before, word);
    placed.push({ start: text.length, end: text.length + word.text.length, confidence: rounded(word.confidence) });
    text += word.text;
    before = word;
  }
  return { text, words: placed, confidence: rounded(meanConfidence(words)) };
}

function gap(before: PlacedWord | undefined, word: PlacedWord): string {
  const column = word.cell?.column ?? 0;
  if (before?.line === word.line) return '\t'.repeat(Math.max(0, column - (before.cell?.column ?? column))) || ' ';
  // Of cells that are empty before the first.
  const tabs = '\t'.repeat(column);
  if (!before) return tabs;
  return before.paragraph === word.paragraph ? `\n${tabs}` : `\n\n${tabs}`;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
