import { ToolError } from '#kit/tool-error';
import { parseDomainName, unicodeDomain } from '#lib/domain-name';
import { registrableDomain } from '#lib/registrable-domain';

/** A name of a list, as its registered domain; or why it is none. */
export type NamedDomain = { entered: string; domain: string } | { entered: string; fault: string };

/** UTF-16 units of an entry that are shown. */
const LONGEST = 100;

/**
 * The domains in lines of text, each once, in their order; between commas, semicolons and spaces as well. Of hosts and addresses, the registered
 * name counts.
 *
 * @throws ToolError `invalid-input` when there is none, or there are more than `most`.
 */
export function namedDomains(lines: readonly string[], most: number): NamedDomain[] {
  const entries = lines.flatMap((line) => line.split(/[\s,;]+/).filter(Boolean));
  const each = new Map<string, NamedDomain>();
  for (const entry of entries) {
    const named = namedDomain(entry);
    const key = 'domain' in named ? named.domain : named.entered;
    if (!each.has(key)) each.set(key, named);
    if (each.size > most) {
      throw new ToolError('invalid-input', `Please enter at most ${most} domains.`, { field: 'domains' });
    }
  }
  if (each.size === 0) throw new ToolError('invalid-input', 'Please enter a domain name', { field: 'domains' });
  return [...each.values()];
}

function namedDomain(entry: string): NamedDomain {
  const parsed = parseDomainName(entry);
  const entered = entry.slice(0, LONGEST);
  if (!parsed.ok) return { entered, fault: parsed.reason };
  const domain = registrableDomain(parsed.ascii);
  if (domain !== undefined) return { entered: unicodeDomain(domain), domain };
  return { entered, fault: 'This is a public suffix under which names are registered, not a name.' };
}
