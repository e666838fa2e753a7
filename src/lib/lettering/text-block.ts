import type { Lettering, Weight, Wrapped } from './lettering.ts';

const [TITLE_LEADING, TEXT_LEADING] = [1.08, 1.38];
const [TITLE, TEXT]: [Weight, Weight] = [700, 500];
const TITLE_SIZES = [96, 90, 84, 78, 72, 66, 60, 54, 48];
const TEXT_SIZES = [33, 30];
/** Between title and text. */
const GAP = 26;

interface Room {
  left: number;
  width: number;
  top: number;
  bottom: number;
}

interface Inks {
  title: string;
  text: string;
}

interface Line {
  weight: Weight;
  size: number;
  x: number;
  y: number;
  fill: string;
}

/** A line of text as a path. */
export function drawnLine({ outlines }: Lettering, text: string, { fill, ...place }: Line): string {
  return `<path fill="${fill}" d="${outlines(text, place)}"/>`;
}

/** A title with a text below, together in the middle of their room, and as large as that allows. */
export function textBlock(
  lettering: Lettering,
  { title, text }: { title: string; text: string },
  room: Room & { inks: Inks },
): string[] {
  const { left, width, top: from, bottom, inks } = room;
  const [{ size, lines }, body] = fitted(lettering, { title, text }, room);
  const heading = lettering.balance(title, { weight: TITLE, size, width, lines: lines.length });
  const [step, textStep] = [heading.size * TITLE_LEADING, body.size * TEXT_LEADING];
  const top = from + (bottom - from - heightOf(heading, body)) / 2;
  const textTop = top + heading.lines.length * step + GAP;
  return [
    ...heading.lines.map((line, index) =>
      drawnLine(lettering, line, {
        ...{ weight: TITLE, size: heading.size, x: left, fill: inks.title },
        y: top + index * step + heading.size * 0.82,
      }),
    ),
    ...body.lines.map((line, index) =>
      drawnLine(lettering, line, {
        ...{ weight: TEXT, size: body.size, x: left, fill: inks.text },
        y: textTop + index * textStep + body.size * 0.85,
      }),
    ),
  ];
}

function heightOf(heading: Wrapped, body: Wrapped): number {
  const text = body.lines.length > 0 ? GAP + body.lines.length * body.size * TEXT_LEADING : 0;
  return heading.lines.length * heading.size * TITLE_LEADING + text;
}

/** The largest title that is there whole, with as much of the text as there is room for. */
function fitted(
  { wrap }: Lettering,
  { title, text }: { title: string; text: string },
  { width, top, bottom }: Room,
): [Wrapped, Wrapped] {
  const headings = TITLE_SIZES.map((size) => wrap(title, { weight: TITLE, size, width, lines: 4 }));
  const whole = headings.filter(({ isWhole, lines }) => isWhole && lines.length < 4);
  const bodies = [3, 2].map((lines) => {
    const sized = TEXT_SIZES.map((size) => wrap(text, { weight: TEXT, size, width, lines }));
    return sized.find(({ isWhole }) => isWhole) ?? wrap(text, { weight: TEXT, size: 30, width, lines });
  });
  for (const body of bodies) {
    const heading = whole.find((each) => heightOf(each, body) <= bottom - top);
    if (heading) return [heading, body];
  }
  return [
    wrap(title, { weight: TITLE, size: 48, width, lines: 4 }),
    wrap(text, { weight: TEXT, size: 30, width, lines: 2 }),
  ];
}
