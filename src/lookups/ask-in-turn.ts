import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { Ask } from '#lib/dns-policy/report';

/** Questions under way at once: a check has a hundred, and the resolver serves others, too. */
const AT_ONCE = 16;
/** Values of one answer that are looked at. */
const MOST_VALUES = 1_000;

/** Asks each question once, a few at a time; what could not be asked is `undefined`. */
export function createAsk(dns: Ports['dns'], signal: AbortSignal): Ask {
  const asked = new Map<string, ReturnType<Ask>>();
  const waiting: (() => void)[] = [];
  let free = AT_ONCE;

  async function question(...[name, type]: Parameters<Ask>): Promise<readonly string[] | undefined> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      const answer = await dns.query(name, type, signal);
      return answer.status === 'found' ? answer.records.slice(0, MOST_VALUES).map(({ value }) => value) : [];
    } catch (error) {
      if (!(error instanceof ToolError) || error.code === 'cancelled') throw error;
      return undefined;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return (name, type) => {
    const key = `${name} ${type}`;
    const known = asked.get(key) ?? question(name, type);
    asked.set(key, known);
    return known;
  };
}
