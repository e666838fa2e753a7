import opentype, { type Command, type Font, type Glyph } from 'opentype.js';

/** Text as outlines: a machine that draws may have no fonts at all, and every machine draws the same. */

export type Weight = 500 | 700;

interface Letter {
  /** Its weight and its character. */
  key: string;
  font: Font;
  glyph: Glyph;
  isSpace: boolean;
}

interface DrawOptions {
  weight: Weight;
  size: number;
  x: number;
  /** Of the line that letters are on. */
  y: number;
}

interface WrapOptions {
  weight: Weight;
  size: number;
  width: number;
  lines: number;
}

export interface Wrapped {
  size: number;
  lines: string[];
  /** Whether nothing had to be left out. */
  isWhole: boolean;
}

export type Lettering = ReturnType<typeof createLettering>;

/** How much of what was looked up is kept: a server draws for many. */
const MOST_KEPT = 20_000;

/** @param filesOf the files of a face's parts, as WOFF; a letter is taken from the first that has it. */
export function createLettering(filesOf: (weight: Weight) => readonly Uint8Array[]) {
  const faces = new Map<Weight, Font[]>();

  function face(weight: Weight): Font[] {
    const known = faces.get(weight);
    if (known) return known;
    const fonts = filesOf(weight).map((file) => opentype.parse(new Uint8Array(file).buffer));
    faces.set(weight, fonts);
    return fonts;
  }

  /** Whether every sign of `text` has an outline. Other scripts and emoji have none, and are not drawn as empty boxes. */
  function canDraw(text: string, weight: Weight): boolean {
    return letters(text, weight) !== undefined;
  }

  /** The signs of `text` that have no outline, each once. */
  function missing(text: string, weight: Weight): string[] {
    const signs = [...new Set(text.normalize('NFC'))].filter((sign) => !/\s/.test(sign));
    return signs.filter((sign) => letter(sign, weight) === undefined);
  }

  /** What was looked up once: breaking lines asks for the same letters again and again. */
  const known = new Map<string, Letter | undefined>();
  const kerning = new Map<string, number>();
  /** Of texts at the size 1. */
  const widths = new Map<string, number>();

  function letter(character: string, weight: Weight): Letter | undefined {
    const key = `${weight}${character}`;
    if (known.size > MOST_KEPT) known.clear();
    if (!known.has(key)) {
      const font = face(weight).find((each) => each.charToGlyphIndex(character) > 0);
      known.set(key, font && { key, font, glyph: font.charToGlyph(character), isSpace: character === ' ' });
    }
    return known.get(key);
  }

  function letters(text: string, weight: Weight): Letter[] | undefined {
    const found = [...text.normalize('NFC')].map((character) => letter(character, weight));
    return found.every((each) => each !== undefined) ? found : undefined;
  }

  /** How far a letter moves towards the one before it, in units of the font. */
  function kern(left: Letter, right: Letter): number {
    const key = left.key + right.key;
    if (kerning.size > MOST_KEPT) kerning.clear();
    const value = kerning.get(key) ?? left.font.getKerningValue(left.glyph, right.glyph);
    kerning.set(key, value);
    return value;
  }

  /** Width of `text` in pixels at `size`; 0 when it cannot be drawn. */
  function widthOf(text: string, weight: Weight, size: number): number {
    const key = `${weight}${text}`;
    if (widths.size > MOST_KEPT) widths.clear();
    const width = widths.get(key) ?? placed(letters(text, weight) ?? [], 1).width;
    widths.set(key, width);
    return width * size;
  }

  /** The outlines of `text` as the `d` of an SVG path; empty when it cannot be drawn. */
  function outlines(text: string, { weight, size, x, y }: DrawOptions): string {
    return placed(letters(text, weight) ?? [], size)
      .letters.filter(({ letter }) => !letter.isSpace)
      .flatMap(({ letter, at }) => letter.glyph.getPath(x + at, y, size).commands.map(step))
      .join('');
  }

  function placed(line: readonly Letter[], size: number) {
    let at = 0;
    const result = line.map((letter, index) => {
      const { font, glyph } = letter;
      const scale = size / font.unitsPerEm;
      const before = line[index - 1];
      if (before?.font === font) at += kern(before, letter) * scale;
      const place = { letter, at };
      at += glyph.advanceWidth * scale;
      return place;
    });
    return { letters: result, width: at };
  }

  /** Breaks `text` into at most so many lines, none wider than `width`; what is too long even so ends in `…`. */
  function wrap(text: string, { weight, size, width, lines }: WrapOptions): Wrapped {
    const fits = (part: string) => widthOf(part, weight, size) <= width;
    const all = broken(text, fits);
    if (all.length <= lines) return { size, lines: all, isWhole: true };
    const end = [...(all[lines - 1] ?? '')];
    while (end.length > 0 && !fits(`${end.join('').trimEnd()}…`)) end.pop();
    return { size, lines: [...all.slice(0, lines - 1), `${end.join('').trimEnd()}…`], isWhole: false };
  }

  /** The same number of lines, as even as they can be: no word is left alone at the end. */
  function balance(text: string, { width, ...options }: WrapOptions): Wrapped {
    let best = wrap(text, { ...options, width });
    for (let narrower = width * 0.97; narrower > width / 2 && best.isWhole; narrower -= width * 0.03) {
      const next = wrap(text, { ...options, width: narrower, lines: best.lines.length });
      // A word that had to be cut would be in two lines.
      if (!next.isWhole || next.lines.join(' ') !== best.lines.join(' ')) break;
      best = next;
    }
    return best;
  }

  return { canDraw, missing, widthOf, outlines, wrap, balance };
}

function step(command: Command): string {
  if (command.type === 'Z') return 'Z';
  const { type, x, y } = command;
  const before = 'x1' in command ? [command.x1, command.y1] : [];
  const between = 'x2' in command ? [command.x2, command.y2] : [];
  return type + [...before, ...between, x, y].map((value) => value.toFixed(1)).join(' ');
}

function broken(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => pieces(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}

/** A word that is wider than a line is cut where the line ends. */
function pieces(word: string, fits: (part: string) => boolean): string[] {
  const cut: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      cut.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...cut, piece];
}
