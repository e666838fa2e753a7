/** Each language's list is a file of its own, so that a page fetches only the one it needs. */
const lists = new Map<string, () => Promise<{ words: string }>>([
  ['en', () => import('./en.data.ts')],
  ['de', () => import('./de.data.ts')],
  ['fr', () => import('./fr.data.ts')],
  ['es', () => import('./es.data.ts')],
  ['pt', () => import('./pt.data.ts')],
  ['it', () => import('./it.data.ts')],
  ['nl', () => import('./nl.data.ts')],
  ['sv', () => import('./sv.data.ts')],
  ['pl', () => import('./pl.data.ts')],
  ['cs', () => import('./cs.data.ts')],
  ['tr', () => import('./tr.data.ts')],
  ['id', () => import('./id.data.ts')],
  ['ru', () => import('./ru.data.ts')],
  ['uk', () => import('./uk.data.ts')],
  ['el', () => import('./el.data.ts')],
  ['ar', () => import('./ar.data.ts')],
  ['he', () => import('./he.data.ts')],
  ['hi', () => import('./hi.data.ts')],
  ['zh', () => import('./zh.data.ts')],
  ['ja', () => import('./ja.data.ts')],
  ['ko', () => import('./ko.data.ts')],
  ['th', () => import('./th.data.ts')],
]);

/** The stop words of a language by its code, in small letters; none for a language without a list. */
export async function loadStopWords(code: string): Promise<ReadonlySet<string>> {
  const load = lists.get(code);
  if (!load) return new Set();
  const { words } = await load();
  return new Set(words.trim().split(/\s+/));
}
