import { sideHeadings } from './side-headings.data.ts';

/** A longer heading is none of these. */
const LONGEST = 80;

const [wholes, beginnings] = [new Set<string>(), new Set<string>()];
for (const entry of Object.values(sideHeadings).flatMap((list) => list.split('|'))) {
  const heading = entry.trim();
  if (heading.endsWith(' …')) beginnings.add(heading.slice(0, -2));
  wholes.add(heading.replace(/ …$/, ''));
}

/** Whether a heading is of what comes after an article or in the middle of it, and is none of it. */
export function isSideHeading(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (wholes.has(text.toLowerCase())) return true;
  // "12 Comments (5)" is the word.
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  if (wholes.has(plain)) return true;
  for (let end = plain.indexOf(' '); end > 0; end = plain.indexOf(' ', end + 1)) {
    if (beginnings.has(plain.slice(0, end))) return true;
  }
  return false;
}

const ofReaders =
  /comment|repl(?:y|ies)|respon[ds]|review|react|reaction|kommentar|comentario|comentário|commenti|reacties|komentarz|yorum|коммент|коментар|댓글|コメント|评论|評論|留言|تعليق/i;

/** Whether such a heading is of what readers wrote. */
export function isComments(text: string): boolean {
  return ofReaders.test(text);
}
