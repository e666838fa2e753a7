/** Where a word begins and ends in a text. */
interface Span {
  start: number;
  end: number;
}

interface Piece extends Span {
  text: string;
  marked: boolean;
}

/** A text in pieces, those at `spans` marked. The spans are in order and do not overlap. */
export function markedText(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, marked: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, end, marked });
    at = end;
  };
  for (const { start, end } of spans) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}
