import { isRecord } from '../is-record.ts';
import { letters, list, member, text } from './json.ts';

/** Levels of objects around a domain object that are looked into. */
const DEEPEST = 3;
const MOST_OBJECTS = 100;
/** Members by two of which a domain object is known where it does not say what it is. */
const OWN_MEMBERS = ['ldhName', 'events', 'entities', 'nameservers', 'secureDNS', 'status'];
/** Things of their own: what they say is not said of the domain. */
const APART: ReadonlySet<string> = new Set(
  'entities entity contacts contact registrar registrant nameservers nameserver links notices remarks variants network redacted proto'.split(
    ' ',
  ),
);

/** The domain object of an answer: the answer itself, or the only one within it, such as `{ "data": { … } }` and `[{ … }]`. */
export function domainIn(answer: unknown): unknown {
  if (isRecord(answer) && (isDomain(answer) || member(answer, 'objectClassName', 'errorCode') !== undefined))
    return answer;
  let level: readonly unknown[] = [answer];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level.flatMap(inner).slice(0, MOST_OBJECTS);
    const found = [...new Set(level.filter(isDomain))];
    if (found.length > 0) return found.length === 1 ? found[0] : answer;
  }
  return answer;
}

function inner(value: unknown): readonly unknown[] {
  if (!isRecord(value)) return list(value);
  return Object.entries(value).flatMap(([name, one]) =>
    APART.has(letters(name)) || typeof one !== 'object' ? [] : list([one]),
  );
}

function isDomain(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const kind = letters(text(member(value, 'objectClassName')) ?? '');
  if (kind !== '') return kind === 'domain';
  return OWN_MEMBERS.filter((name) => member(value, name) !== undefined).length > 1;
}

/** A member of a domain object, or where it has none that of a plain object within it. */
export function partOf(body: unknown, ...names: string[]): unknown {
  const own = member(body, ...names);
  if (list(own).length > 0 || !isRecord(body)) return own;
  for (const [name, value] of Object.entries(body).slice(0, MOST_OBJECTS)) {
    if (!isRecord(value) || APART.has(letters(name)) || member(value, 'roles') !== undefined) continue;
    const found = member(value, ...names);
    if (list(found).length > 0) return found;
  }
  return own;
}
