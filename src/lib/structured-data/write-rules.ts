import type { Level, Member, Part, TypeRules, ValueKind } from './types.ts';

const GOOGLE = 'https://developers.google.com/search/docs/appearance/structured-data/';

type More = Partial<Pick<Member, 'values' | 'placeholder' | 'or'>>;

/** Members, by how much they are wanted. */
const member =
  (level: Level) =>
  (path: string, label: string, kind: ValueKind = 'text', more: More = {}): Member => ({
    path,
    label,
    kind,
    level,
    ...more,
  });

export const must = member('required');
export const should = member('recommended');
export const may = member('optional');
export const part = (type: string, label: string, level: Level = 'optional', or: readonly string[] = []): Part => ({
  ...{ type, label, level, or },
});

/** `page`: of Google's documentation. */
export function rules(
  title: string,
  page: string,
  members: Member[],
  more: Partial<Pick<TypeRules, 'parts' | 'oneOf' | 'kinds'>> = {},
): TypeRules {
  return { title, source: GOOGLE + page, members, parts: {}, oneOf: [], kinds: [], ...more };
}
