import { unicodeDomain } from '../domain-name.ts';
import { type AnswerEntries, type Entry, HOST_RECORD } from './entries.ts';

/**
 * The lines of an answer that are about the domain asked for. Services also list hosts and other domains that begin
 * with the same words, and a registry of endings answers with the ending's own record.
 */
export function ownEntries({ entries, names }: AnswerEntries, domain: string): Entry[] {
  const asked = spellings(domain);
  const isAsked = names.map((name) => name !== undefined && isSame(name, asked));
  const isAnyAsked = isAsked.includes(true);
  const firstOther = names.findIndex((name) => name !== undefined && isOther(name, domain));
  return entries.filter(({ record }) => {
    if (names[record] === undefined) return true;
    // Spelled in a way we do not know: the first domain is taken for the one asked for.
    return isAnyAsked ? isAsked[record] : names[record] === names[firstOther];
  });
}

/** Whether the answer names the domain itself. */
export function namesDomain({ names }: AnswerEntries, domain: string): boolean {
  const asked = spellings(domain);
  return names.some((name) => name !== undefined && isSame(name, asked));
}

function isOther(name: string, domain: string): boolean {
  return name !== HOST_RECORD && !domain.endsWith(`.${name}`);
}

function isSame(name: string, asked: readonly string[]): boolean {
  return asked.includes(name) || asked.includes(unicodeDomain(name));
}

/** A domain in both scripts, and without its ending, as some registries name it. */
function spellings(domain: string): string[] {
  const unicode = unicodeDomain(domain);
  return [domain, unicode, ...[domain, unicode].map((name) => name.split('.', 1)[0] ?? '')];
}
