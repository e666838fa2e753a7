import { parseDomainName } from './domain-name.ts';

/** What something a visitor typed or pasted seems to be. */
type Recognised =
  | { kind: 'nothing' }
  /** The name of a site: bare, or the domain of an e-mail address. */
  | { kind: 'domain'; domain: string }
  /** An address with http or https; `domain` is missing when its host is an IP address or a bare name. */
  | { kind: 'address'; url: string; domain?: string; isPicture: boolean }
  /** A few words, which may name a tool or be a text. */
  | { kind: 'phrase'; phrase: string }
  | { kind: 'text' };

/** UTF-16 units above which something is a text without being looked at; an address with a long query still fits. */
const LONGEST_ADDRESS = 8192;
/** A question to a search is no longer than this, in UTF-16 units and in words. */
const LONGEST_PHRASE = 60;
const PHRASE_WORDS = 7;

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg|heic|heif)$/i;

/** Looks at the form only: nothing is asked of any server. */
export function recogniseInput(input: string): Recognised {
  if (!/\S/.test(input)) return { kind: 'nothing' };
  if (input.length > LONGEST_ADDRESS) return { kind: 'text' };
  const text = input.trim();
  if (/\s/.test(text)) return isPhrase(text) ? { kind: 'phrase', phrase: text } : { kind: 'text' };
  return address(text) ?? domain(text) ?? (isPhrase(text) ? { kind: 'phrase', phrase: text } : { kind: 'text' });
}

function isPhrase(text: string): boolean {
  return text.length <= LONGEST_PHRASE && !text.includes('\n') && text.split(/\s+/).length <= PHRASE_WORDS;
}

function address(text: string): Recognised | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url?.hostname) return undefined;
  const name = parseDomainName(text);
  return {
    kind: 'address',
    url: text,
    ...(name.ok ? { domain: name.unicode } : {}),
    isPicture: PICTURE.test(url.pathname),
  };
}

function domain(text: string): Recognised | undefined {
  const name = parseDomainName(text);
  if (!name.ok) return undefined;
  const bare = /^[^/?#]*/.exec(text)?.[0] ?? '';
  // "photo.jpg" and "1.5kg" have the form of a name, but no such ending exists.
  const hasEnding = /\.(?:\p{L}{2,}|xn--[a-z0-9-]+)\.?$/u.test(name.unicode) && !PICTURE.test(bare);
  return hasEnding ? { kind: 'domain', domain: name.unicode } : undefined;
}
