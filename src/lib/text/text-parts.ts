/** UTF-16 code units above which a text is edited in parts: a text field lays out all it holds at every key. */
const WHOLE_UP_TO = 200_000;
const PART = 50_000;
/** How far back from a part's end a line or word is looked for to end it with. */
const SLACK = 5_000;

/** The text in pieces that a text field can hold without being felt, cut after lines or words. Joined, they are the text. */
export function textParts(text: string): string[] {
  if (text.length <= WHOLE_UP_TO) return [text];
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = partEnd(text, start);
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

function partEnd(text: string, start: number): number {
  const end = start + PART;
  if (end >= text.length) return text.length;
  const tail = text.slice(end - SLACK, end);
  const line = tail.lastIndexOf('\n');
  if (line >= 0) return end - SLACK + line + 1;
  const space = tail.lastIndexOf(' ');
  if (space >= 0) return end - SLACK + space + 1;
  return splitsPair(text, end) ? end - 1 : end;
}

function splitsPair(text: string, index: number): boolean {
  const before = text.charCodeAt(index - 1);
  return before >= 0xd800 && before <= 0xdbff;
}
