import { isOneEditApart } from '../edit-distance.ts';
import { own } from '../own.ts';
import { crawlers } from './crawlers.ts';
import type { Finding } from './finding.ts';
import type { RobotsLine, RobotsTxt } from './parse.ts';
import { agentName } from './product-token.ts';

type Found = Omit<Finding, 'line'>;

const tokens = crawlers.map(({ token }) => token.toLowerCase());

/** Findings after which nobody wants to read on. */
const MOST = 1_000;

/** Names that are compared with those of known crawlers: comparing takes time, and a file rarely has more. */
const MOST_NAMES = 100;

/** What each line says of itself, no matter who it is for. */
export function* lineFindings({ lines }: RobotsTxt): Generator<Finding> {
  const names = new Set<string>();
  let count = 0;
  for (const content of lines) {
    for (const found of findingsIn(content)) {
      yield { ...found, line: content.line };
      count += 1;
    }
    if (content.kind === 'user-agent' && names.size < MOST_NAMES && !names.has(content.value)) {
      names.add(content.value);
      const message = misspelt(content.value);
      if (message !== undefined) yield { level: 'note', line: content.line, message };
    }
    if (count > MOST) return;
  }
}

function* findingsIn(content: RobotsLine): Generator<Found> {
  yield* faultsIn(content);
  const { kind, value, isOrphan } = content;
  if (isOrphan) {
    const message = 'A rule before the first User-agent line applies to nobody and is ignored.';
    yield { level: 'error', message };
  }
  if (kind === 'user-agent') yield* aboutAgent(value);
  if (kind === 'allow' || kind === 'disallow') yield* aboutPath(value);
  if (kind === 'sitemap' && !/^https?:\/\/[^/]/i.test(value)) {
    const message = 'A sitemap needs its full address, such as https://example.com/sitemap.xml.';
    yield { level: 'error', message };
  }
  if (kind === 'crawl-delay') yield* aboutDelay(value);
  if (kind === 'unknown') yield aboutUnknown(content);
}

function* faultsIn({ kind, key, faults }: RobotsLine): Generator<Found> {
  const isKnown = kind !== 'unknown';
  for (const fault of faults) {
    if (fault === 'missing-colon' && isKnown) {
      yield {
        level: 'warning',
        message: `The colon after "${key}" is missing. Google accepts that, but others may not.`,
      };
    }
    if (fault === 'typo') {
      yield {
        level: 'warning',
        message: `"${key}" is read as ${properName(kind)} by Google, but others may not know it.`,
      };
    }
    if (fault === 'cut') yield { level: 'error', message: 'The line is too long: Google only reads its first 16 KB.' };
    if (fault === 'nul') yield { level: 'error', message: 'A zero byte ends the line here. Save the file as UTF-8.' };
    if (fault === 'hash-in-value' && (kind === 'allow' || kind === 'disallow')) {
      yield { level: 'warning', message: 'What follows # is a comment. The sign itself is written %23 in a path.' };
    }
  }
}

function* aboutAgent(value: string): Generator<Found> {
  const { fullName, isEveryone } = agentName(value);
  if (isEveryone) return;
  if (value === '') yield { level: 'error', message: 'The User-agent line names nobody.' };
  else if (value.startsWith('*')) yield { level: 'error', message: 'A star only means everyone if it stands alone.' };
  else if (fullName === '') yield { level: 'error', message: `"${shown(value)}" is not a valid crawler name.` };
  else if (fullName.length < value.length) {
    const message = `Of "${shown(value)}" only the name "${value.slice(0, fullName.length)}" counts.`;
    yield { level: 'warning', message };
  }
}

/** A name that is one letter off a known one: two may well be another crawler. */
function misspelt(value: string): string | undefined {
  const { token, fullName } = agentName(value);
  if (fullName.length < 5 || tokens.includes(fullName) || tokens.includes(token)) return undefined;
  const crawler = crawlers.find((each) => isOneEditApart(fullName, each.token.toLowerCase()));
  return crawler && `No crawler called "${shown(value)}" is known here. ${crawler.token} is.`;
}

function* aboutPath(value: string): Generator<Found> {
  if (value === '') return;
  if (/^https?:\/\//i.test(value)) {
    yield { level: 'error', message: 'A rule needs a path, not a full address: this one matches nothing.' };
  } else if (!/^[/*]/.test(value)) {
    yield {
      level: 'error',
      message: `A path starts with a slash: write /${shown(value)}. As it is, it matches nothing.`,
    };
  } else if (value.startsWith('*')) {
    yield {
      level: 'note',
      message: `Some crawlers need a path to start with a slash: /${shown(value)} means the same.`,
    };
  }
  if (/[ \t]/.test(value)) {
    yield { level: 'warning', message: 'Each line can have only one path. Write a space in it as %20.' };
  }
  if (/\.\*|\\[.d/]|\[[^[\]]*\]|\([^()]*\)|\|/.test(value)) {
    const message = 'This looks like a regular expression. Only * and a $ at the end have a special meaning.';
    yield { level: 'warning', message };
  }
  if (/\$./.test(value)) yield { level: 'note', message: 'A $ before the end of a path has no special meaning.' };
  if (/[^*]\*$/.test(value))
    yield { level: 'note', message: 'The star at the end has no effect: a path always matches everything after it.' };
}

/** Paths that nobody needed to know of. The rules work all the same. */
export function* secretFindings({ lines }: RobotsTxt): Generator<Finding> {
  let count = 0;
  for (const { kind, value, line } of lines) {
    const secret = kind === 'disallow' ? SECRET.exec(value)?.[1] : undefined;
    if (secret === undefined) continue;
    const message = `Everybody can read this file: it shows where "${secret}" is. Use a password to protect it; a rule does not.`;
    yield { level: 'warning', line, message };
    count += 1;
    if (count > MOST) return;
  }
}

const SECRET =
  /(?:^|[/*._-])(backups?|private|secrets?|passwords?|internal|confidential|staging|\.git|\.env|\.svn|config|database|dumps?|phpmyadmin|invoices?|customers?)(?=$|[/*._$-])/i;

/** Seconds above which a large site is hardly read any more. */
const LONG_DELAY = 30;

function* aboutDelay(value: string): Generator<Found> {
  if (!/^\d+(\.\d+)?$/.test(value)) {
    yield { level: 'error', message: 'A crawl delay is a number of seconds.' };
    return;
  }
  const seconds = Number(value);
  if (seconds > LONG_DELAY) {
    const pages = Math.floor(86_400 / seconds).toLocaleString('en');
    yield { level: 'warning', message: `At most ${pages} pages a day can be fetched with this delay.` };
  }
  yield {
    level: 'note',
    message:
      'Crawl-delay is not part of the standard. Bing, Anthropic and several SEO services respect it, Google does not.',
  };
}

const others: Record<string, Found> = {
  noindex: {
    level: 'error',
    message:
      'Noindex has no effect in robots.txt. Use a robots meta tag or the X-Robots-Tag header, and do not block the page.',
  },
  nofollow: { level: 'error', message: 'Nofollow has no effect in robots.txt. It is for links and meta tags.' },
  noarchive: { level: 'error', message: 'Noarchive has no effect in robots.txt. It is for meta tags.' },
  host: {
    level: 'note',
    message: 'Only Yandex supported Host, until 2018. Redirect to the main name instead.',
  },
  'clean-param': { level: 'note', message: 'Only Yandex supports Clean-param.' },
  'request-rate': { level: 'note', message: 'Request-rate was a proposal that few crawlers support.' },
  'visit-time': { level: 'note', message: 'Visit-time was a proposal that few crawlers support.' },
  'content-signal': {
    level: 'note',
    message: 'Content-Signal states how your pages may be used. It does not allow or block crawling.',
  },
  'content-usage': {
    level: 'note',
    message: 'Content-Usage states how your pages may be used. It does not allow or block crawling.',
  },
  'user-agents': { level: 'error', message: 'The line is called User-agent, and each line names one crawler.' },
};

function aboutUnknown({ key, value }: RobotsLine): Found {
  const known = own(others, key.toLowerCase());
  if (known && Object.hasOwn(others, key.toLowerCase())) return known;
  const what = value === '' ? `"${shown(key)}" is not understood` : `"${shown(key)}" is unknown`;
  return { level: 'warning', message: `${what} and is ignored.` };
}

function properName(kind: RobotsLine['kind']): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
