import { type DateHabits, orderShown, readBefore, readDate } from './dates.ts';
import { dayFirstEndings, monthFirstEndings } from './endings.data.ts';
import type { Entry } from './entries.ts';
import type { StatedBefore, StatedDate } from './record.ts';

interface PickedDates {
  created?: StatedDate;
  createdBefore?: StatedBefore;
  updated?: StatedDate;
  expires?: StatedDate;
}

/** Labels that mean the first registration where another one beside them means the latest. */
const surest: ReadonlySet<string> = new Set(['reg created']);
const sure = /creat|first|criacao|creacion|utworz|kreir|commence|activat/;

/** The domain's dates; those of contacts, hosts and of the service itself are left out. */
export function pickDates(entries: readonly Entry[], domain: string): PickedDates {
  const habits = habitsOf(entries, domain);
  const created = best(entries, habits, createdRank);
  const updated = best(entries, habits, ({ meaning }) =>
    meaning === 'updated' || meaning === 'updated-weak' ? 0 : -1,
  );
  const expires = best(entries, habits, expiresRank) ?? insideStatus(entries, habits);
  const before = created ? undefined : createdBefore(entries, habits);
  return {
    ...changes(entries, habits),
    ...(updated && !entries.some(isHistory) && { updated }),
    ...(created && { created }),
    ...(before && { createdBefore: before }),
    ...(expires && { expires }),
  };
}

function createdRank({ meaning, keys }: Entry): number {
  if (keys.some((key) => surest.has(key))) return 0;
  if (meaning === 'created') return keys.some((key) => sure.test(key)) ? 1 : 2;
  if (meaning === 'created-weak') return 2;
  return meaning === 'created-guess' ? 3 : -1;
}

function expiresRank({ meaning }: Entry): number {
  if (meaning === 'expires') return 0;
  if (meaning === 'expires-weak') return 1;
  return meaning === 'expires-guess' ? 2 : -1;
}

/** The first readable date of the best rank; -1 is no rank. */
function best(entries: readonly Entry[], habits: DateHabits, rank: (entry: Entry) => number): StatedDate | undefined {
  let found: { date: StatedDate; rank: number } | undefined;
  for (const entry of entries) {
    const own = rank(entry);
    if (own < 0 || (found && own >= found.rank) || !isDomains(entry)) continue;
    const date = readDate(entry.value, withHint(entry, habits));
    if (date) found = { date, rank: own };
  }
  return found?.date;
}

/** Weak labels count where only the domain can be meant. */
function isDomains({ meaning, section, isRemark }: Entry): boolean {
  if (isRemark) return false;
  if (!meaning || !/-(?:weak|guess)$/.test(meaning)) return true;
  return section === undefined || section === 'domain' || section === 'status' || meaning === 'expires-weak';
}

function createdBefore(entries: readonly Entry[], habits: DateHabits): StatedBefore | undefined {
  for (const entry of entries) {
    const before = createdRank(entry) >= 0 ? readBefore(entry.value, habits) : undefined;
    if (before) return before;
  }
  return undefined;
}

/** ".jp" writes "Connected (2012/03/31)" and ".ua" "OK-UNTIL 20140903121852": the term's end within the status. */
function insideStatus(entries: readonly Entry[], habits: DateHabits): StatedDate | undefined {
  for (const { meaning, value, section } of entries) {
    if (meaning !== 'status' || section === 'contact') continue;
    const inside = /^(?:connected|registered) \(([\d/]{8,10})\)|^ok-until (\d{8,14})/i.exec(value);
    if (inside) return readDate(inside[1] ?? inside[2] ?? '', habits);
  }
  return undefined;
}

/** Registries with a history write "changed: who 20010203 (Assigned)" for each step. */
function changes(entries: readonly Entry[], habits: DateHabits): PickedDates {
  const steps = entries.filter((entry) => isHistory(entry) && entry.section !== 'contact');
  const assigned = steps.find(({ value }) => /\(assigned\)$/i.test(value));
  const created = assigned && readDate(assigned.value, habits);
  const updated = readDate(steps.at(-1)?.value ?? '', habits);
  return { ...(created && { created }), ...(updated && { updated }) };
}

function isHistory({ meaning, value }: Entry): boolean {
  return meaning === 'updated-weak' && /\((?:assigned|changed|registered)\)$/i.test(value);
}

/** "Creation Date (dd/mm/yyyy)" says its order itself. */
function withHint({ label }: Entry, habits: DateHabits): DateHabits {
  const order = orderNamed(label);
  return order ? { ...habits, order } : habits;
}

function orderNamed(text: string): DateHabits['order'] | undefined {
  if (/\bdd?[-/.]mm/i.test(text)) return 'day-first';
  return /\bmm[-/.]dd/i.test(text) ? 'month-first' : undefined;
}

function habitsOf(entries: readonly Entry[], domain: string): DateHabits {
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return { ending, order: orderOf(entries) ?? usualOrder(ending) };
}

/** The order an answer announces, or shows by a number above twelve. */
function orderOf(entries: readonly Entry[]): DateHabits['order'] | undefined {
  for (const { text, isRemark } of entries) {
    const named = isRemark && /date|datum/i.test(text) ? orderNamed(text) : undefined;
    if (named) return named;
  }
  for (const { value, isRemark, label } of entries) {
    const shown = isRemark || label === '' ? undefined : orderShown(value);
    if (shown) return shown;
  }
  return undefined;
}

function usualOrder(ending: string): DateHabits['order'] {
  if (ending.length === 2) return monthFirstEndings.has(ending) ? 'month-first' : 'day-first';
  return dayFirstEndings.has(ending) || ending.startsWith('xn--') ? 'day-first' : 'month-first';
}
