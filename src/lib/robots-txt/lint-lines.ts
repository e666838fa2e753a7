import { editDistance } from '../edit-distance.ts';
import { crawlers } from './crawlers.data.ts';
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
    const message = 'A rule before the first User-agent line belongs to nobody and is ignored.';
    yield { level: 'error', message };
  }
  if (kind === 'user-agent') yield* aboutAgent(value);
  if (kind === 'allow' || kind === 'disallow') yield* aboutPath(value, kind);
  if (kind === 'sitemap' && !/^https?:\/\/[^/]/i.test(value)) {
    const message = 'A sitemap needs its complete address, such as https://example.com/sitemap.xml.';
    yield { level: 'error', message };
  }
  if (kind === 'crawl-delay') yield* aboutDelay(value);
  if (kind === 'unknown') yield aboutUnknown(content);
}

function* faultsIn({ kind, key, faults }: RobotsLine): Generator<Found> {
  const isKnown = kind !== 'unknown';
  for (const fault of faults) {
    if (fault === 'missing-colon' && isKnown) {
      yield { level: 'warning', message: `The colon after "${key}" is missing. Google forgives that, others may not.` };
    }
    if (fault === 'typo') {
      yield { level: 'warning', message: `"${key}" is read as ${properName(kind)} by Google; others may not know it.` };
    }
    if (fault === 'cut') yield { level: 'error', message: 'The line is too long: Google reads its first 16 KB only.' };
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
  else if (value.startsWith('*'))
    yield { level: 'error', message: 'A star stands for everyone only when it is alone.' };
  else if (fullName === '') yield { level: 'error', message: `"${shown(value)}" is no name that a crawler can have.` };
  else if (fullName.length < value.length) {
    const message = `Of "${shown(value)}" only the name "${value.slice(0, fullName.length)}" counts.`;
    yield { level: 'warning', message };
  }
}

/** A name that is one letter off a known one: two may well be another crawler. */
function misspelt(value: string): string | undefined {
  const { token, fullName } = agentName(value);
  if (fullName.length < 5 || tokens.includes(fullName) || tokens.includes(token)) return undefined;
  const crawler = crawlers.find((each) => editDistance(fullName, each.token.toLowerCase()) === 1);
  return crawler && `No crawler called "${shown(value)}" is known here. ${crawler.token} is.`;
}

function* aboutPath(value: string, kind: 'allow' | 'disallow'): Generator<Found> {
  if (value === '') return;
  if (/^https?:\/\//i.test(value)) {
    yield { level: 'error', message: 'A rule is a path, not a whole address: this one fits nothing.' };
  } else if (!/^[/*]/.test(value)) {
    yield {
      level: 'error',
      message: `A path begins with a slash: write /${shown(value)}. As it is, it matches nothing.`,
    };
  } else if (value.startsWith('*')) {
    yield {
      level: 'note',
      message: `Some crawlers want a path to begin with a slash: /${shown(value)} means the same.`,
    };
  }
  if (/[ \t]/.test(value)) {
    yield { level: 'warning', message: 'One line holds one path. A space is part of it, and is written %20.' };
  }
  if (/\.\*|\\[.d/]|\[[^[\]]*\]|\([^()]*\)|\|/.test(value)) {
    const message = 'This looks like a regular expression. Only * and a $ at the end have a meaning.';
    yield { level: 'warning', message };
  }
  if (/\$./.test(value)) yield { level: 'note', message: 'A $ before the end of a path is an ordinary letter.' };
  if (/[^*]\*$/.test(value))
    yield { level: 'note', message: 'The star at the end changes nothing: every path goes on.' };
  const secret = kind === 'disallow' ? SECRET.exec(value)?.[1] : undefined;
  if (secret !== undefined) {
    const message = `Everybody can read this file: it shows where "${secret}" is. A password protects, a rule does not.`;
    yield { level: 'warning', message };
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
      'Crawl-delay is no part of the standard. Bing, Anthropic and several SEO services honour it, Google does not.',
  };
}

const others: Record<string, Found> = {
  noindex: {
    level: 'error',
    message:
      'Noindex has no effect in robots.txt. Use a robots meta tag or the X-Robots-Tag header, and let the page be fetched.',
  },
  nofollow: { level: 'error', message: 'Nofollow has no effect in robots.txt. It is for links and meta tags.' },
  noarchive: { level: 'error', message: 'Noarchive has no effect in robots.txt. It is for meta tags.' },
  host: {
    level: 'note',
    message: 'Only Yandex knew Host, and it gave it up in 2018. Redirect to the main name instead.',
  },
  'clean-param': { level: 'note', message: 'Only Yandex knows Clean-param.' },
  'request-rate': { level: 'note', message: 'Request-rate was a proposal that few crawlers took up.' },
  'visit-time': { level: 'note', message: 'Visit-time was a proposal that few crawlers took up.' },
  'content-signal': {
    level: 'note',
    message: 'Content-Signal states a wish about the use of your pages. It allows and forbids no fetching.',
  },
  'content-usage': {
    level: 'note',
    message: 'Content-Usage states a wish about the use of your pages. It allows and forbids no fetching.',
  },
  'user-agents': { level: 'error', message: 'The record is called User-agent, and each line names one.' },
};

function aboutUnknown({ key, value }: RobotsLine): Found {
  const known = others[key.toLowerCase()];
  if (known && Object.hasOwn(others, key.toLowerCase())) return known;
  const what = value === '' ? `"${shown(key)}" is not understood` : `A record "${shown(key)}" is not known`;
  return { level: 'warning', message: `${what} and is ignored.` };
}

function properName(kind: RobotsLine['kind']): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
