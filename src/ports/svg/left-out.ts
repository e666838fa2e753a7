import type { LeftOut } from './port.ts';

const WORDS = {
  outside: 'Addresses outside the drawing, refused',
  scripts: 'Scripts and handlers, not run',
  html: 'HTML within the drawing (foreignObject)',
  animations: 'Animations, drawn as they begin',
  fonts: 'Fonts that the drawing brings or loads',
  pictures: 'Pictures in forms that are not read here',
  conditions: 'Styles under conditions (@media, @supports)',
  elements: 'Elements that are not drawn',
} as const;

type Kind = keyof typeof WORDS;

const [MOST_NAMES, LONGEST_NAME] = [20, 120];

export type LeftOutList = ReturnType<typeof createLeftOut>;

/** Counts what is left out, by kind, with some of the names. */
export function createLeftOut() {
  const found = new Map<Kind, { count: number; names: Set<string> }>();
  return {
    add(kind: Kind, name = ''): void {
      const entry = found.get(kind) ?? { count: 0, names: new Set<string>() };
      found.set(kind, entry);
      entry.count += 1;
      const short = name.trim().replace(/\s+/g, ' ');
      if (short !== '' && entry.names.size < MOST_NAMES)
        entry.names.add(short.length > LONGEST_NAME ? `${short.slice(0, LONGEST_NAME)}…` : short);
    },
    list: (): LeftOut[] =>
      [...found].map(([kind, { count, names }]) => ({ what: WORDS[kind], count, which: [...names].join(', ') })),
  };
}
