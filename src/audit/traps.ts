/** Why an address is not followed: its kind has no end. */
type TrapKind = 'long' | 'deep' | 'repeats' | 'parameters' | 'calendar';

/** UTF-16 units of an address, levels of a path, and how often one part of it may return. */
const LONGEST = 2_000;
const DEEPEST = 20;
const RETURNS = 3;
/** Addresses in which a part of the path returns at all, of one site. */
const REPEATING = 50;
/** Queries of one path, parameters of one address, and how often one of them may be there. */
const QUERIES = 200;
const PARAMETERS = 12;
const SAME_PARAMETER = 3;
/** Pages of one calendar, and the years that one shows. */
const DATES = 200;
const FIRST_YEAR = 1990;
const YEARS_AHEAD = 1;

/** A year with a month, as parts of a path or in one: `2031/05/17`, `2031-05`. */
const date = /(?<!\d)((?:19|20|21)\d\d)[-/_.](?:0?[1-9]|1[0-2])(?:[-/_.](?:0?[1-9]|[12]\d|3[01]))?(?!\d)/g;
/** The same without signs, where it is said to be a date: other numbers may look like one. */
const packed =
  /(?<=[?&](?:date|day|month|start|end|from|to|d|m|datum|monat)=)((?:19|20|21)\d\d)(?:0[1-9]|1[0-2])(?:[0-3]\d)?(?!\d)/gi;
/** A year by its name: `?year=2031&month=5`. */
const year = /(?<=[?&](?:year|yr|y|jahr|annee|ano)=)((?:19|20|21)\d\d)(?=&|$)/gi;
const part = /(?<=[?&](?:year|yr|y|month|mon|m|day|d|week|w|jahr|monat|tag|woche)=)\d{1,4}(?=&|$)/gi;

interface Traps {
  /** Why an address is not followed; nothing where it is. The same address is counted once. */
  kindOf(url: URL): TrapKind | undefined;
}

/** Recognises addresses that sites make without end, by what was followed of the same kind. */
export function createTraps(thisYear: number): Traps {
  const counted = new Set<string>();
  const groups = new Map<string, number>();

  /** Whether there is room for one more in its group. */
  const fits = (group: string, most: number, href: string) => {
    const key = `${group} ${href}`;
    if (counted.has(key)) return true;
    const before = groups.get(group) ?? 0;
    if (before >= most) return false;
    counted.add(key);
    groups.set(group, before + 1);
    return true;
  };

  return {
    kindOf(url) {
      const { href, pathname, search, origin } = url;
      if (href.length > LONGEST) return 'long';
      const parts = pathname.split('/').filter(Boolean);
      if (parts.length > DEEPEST) return 'deep';
      const returns = mostOf(parts);
      if (returns > RETURNS) return 'repeats';
      const names = [...url.searchParams.keys()];
      if (names.length > PARAMETERS || mostOf(names) > SAME_PARAMETER) return 'parameters';
      const way = `${pathname}${search}`;
      const years = [date, packed, year].flatMap((kind) => [...way.matchAll(kind)]).map(([, at]) => Number(at));
      if (years.some((at) => at > thisYear + YEARS_AHEAD || at < FIRST_YEAR)) return 'calendar';
      if (years.length > 0) {
        const calendar = way.replace(date, 'DATE').replace(packed, 'DATE').replace(part, 'DATE');
        if (!fits(`calendar ${origin}${calendar}`, DATES, href)) return 'calendar';
      }
      if (returns > 1 && !fits('repeats', REPEATING, href)) return 'repeats';
      if (search !== '' && !fits(`query ${origin}${pathname}`, QUERIES, href)) return 'parameters';
      return undefined;
    },
  };
}

/** How often the most frequent of some texts is there. A number may well return: `/2/2`. */
function mostOf(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) if (!/^\d{1,3}$/.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
