interface TextPart {
  text: string;
  /** Where it begins in the whole, in UTF-16 units. */
  start: number;
  isMatch: boolean;
}

/** Cuts `text` where one of its words begins like a word of `query`, so that the beginning can be marked. */
export function markMatches(query: string, text: string): TextPart[] {
  const wanted = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [{ text, start: 0, isMatch: false }];
  // The longest first, or "co" would hide "compress".
  const beginnings = [...new Set(wanted)].sort((a, b) => b.length - a.length).join('|');
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${beginnings})`, 'giu'));
  let start = 0;
  return parts
    .map((part, index) => {
      const here = start;
      start += part.length;
      return { text: part, start: here, isMatch: index % 2 === 1 };
    })
    .filter(({ text: part }) => part !== '');
}
