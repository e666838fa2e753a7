import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { registrableDomain } from '#lib/registrable-domain';

type SitePorts = Pick<Ports, 'http' | 'clock'>;

interface SiteAnswer {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

export interface AskedSite {
  /** What answered under the domain's own names, redirects included, in order. */
  answers: readonly SiteAnswer[];
  /** Another domain to which the last answer leads. */
  leadsTo?: string;
  /** Why nothing more came. */
  failure?: string;
}

/** Milliseconds for one answer, and for all of them. */
const TIMEOUT = 8_000;
const TIME_IN_ALL = 14_000;
const MOST_HOPS = 6;
/** After these another try without encryption tells nothing new. */
const FINAL = new Set(['not-found', 'target-refused', 'busy']);

/**
 * Asks the site for its head, by https and failing that by http. Redirects are followed as long as they stay within the domain:
 * headers of another one say nothing of this one's host.
 *
 * @param host the name that was asked for
 * @throws ToolError `cancelled` only.
 */
export async function askSite(host: string, ports: SitePorts, signal: AbortSignal): Promise<AskedSite> {
  const until = ports.clock.now() + TIME_IN_ALL;
  const secure = await follow(new URL(`https://${host}/`), ports, { signal, until });
  if (secure.answers.length > 0 || secure.isFinal) return secure.asked;
  const plain = await follow(new URL(`http://${host}/`), ports, { signal, until });
  return plain.answers.length > 0 ? plain.asked : secure.asked;
}

interface Followed {
  answers: readonly SiteAnswer[];
  asked: AskedSite;
  isFinal: boolean;
}

interface Following {
  signal: AbortSignal;
  /** When the last answer must have come. */
  until: number;
}

async function follow(start: URL, { http, clock }: SitePorts, { signal, until }: Following): Promise<Followed> {
  const own = registrableDomain(start.hostname);
  const answers: SiteAnswer[] = [];
  const seen = new Set<string>();
  const ended = (more: Partial<AskedSite> = {}, isFinal = false): Followed => {
    return { answers, asked: { answers, ...more }, isFinal };
  };
  let url = start;
  while (seen.size < MOST_HOPS) {
    seen.add(url.href);
    const timeout = Math.min(TIMEOUT, until - clock.now());
    if (timeout <= 0) return ended({ failure: `${url.host} took too long to answer.` });
    try {
      const { status, headers } = await http.get({ url: url.href, headOnly: true, timeout, signal });
      answers.push({ url: url.href, status, headers });
    } catch (error) {
      if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
      return ended({ failure: error.message }, FINAL.has(error.code));
    }
    const next = redirectOf(answers.at(-1), url);
    if (!next) return ended();
    if (registrableDomain(next.hostname) !== own) return ended({ leadsTo: next.href.slice(0, LONGEST) });
    if (seen.has(next.href)) return ended({ failure: `${url.host} redirects in a loop.` });
    url = next;
  }
  return ended({ failure: `${start.host} redirects more than ${MOST_HOPS - 1} times.` });
}

/** UTF-16 units of an address that are passed on. */
const LONGEST = 500;

function redirectOf(answer: SiteAnswer | undefined, from: URL): URL | undefined {
  const location = answer?.headers.location;
  if (answer === undefined || location === undefined || answer.status < 300 || answer.status > 399) return undefined;
  const next = URL.parse(location, from) ?? undefined;
  return next?.protocol === 'https:' || next?.protocol === 'http:' ? next : undefined;
}
