/** What a page's HTML says, read without a browser. */
export interface RawPage {
  status: number;
  html: string;
}

/** Sentences about what is missing in a page whose HTML is all that its reader has. */
export function missingIn({ html }: RawPage): string[] {
  const wanted: [sentence: string, holds: boolean][] = [
    ['is in English', html.includes('<html lang="en"')],
    ['has one title', /<title>[^<]{10,}<\/title>/.test(html) && count(html, '<title') === 1],
    ['has one description', count(html, '<meta name="description"') === 1],
    ['has one h1', count(html, '<h1') === 1],
    ['has something in its h1', textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').length > 2],
    ['has each landmark once', ['<header', '<main', '<footer'].every((tag) => count(mainless(html, tag), tag) === 1)],
    ['names its navigation', /<nav[^>]*aria-label="Main"/.test(html)],
    ['has its text in it', textOf(mainOf(html)).length > 60],
    ['has no style attribute', !/<[a-z][^>]*\sstyle="/.test(withoutScripts(html))],
  ];
  return wanted.filter(([, holds]) => !holds).map(([sentence]) => sentence);
}

/** Addresses of all links, and the links that nobody could follow or hear. */
export function linksIn(html: string): { addresses: string[]; broken: string[] } {
  const links = [...withoutScripts(html).matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)];
  const parts = links.map(([whole, attributes = '', inside = '']) => {
    const address = /\shref="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const isNamed = /aria-label="[^"]+"/.test(whole) || /alt="[^"]+"/.test(inside) || textOf(inside) !== '';
    return { whole, address, isBroken: address === '' || address === '#' || !isNamed };
  });
  return {
    addresses: parts.map(({ address }) => address),
    broken: parts.filter(({ isBroken }) => isBroken).map(({ whole }) => whole),
  };
}

export function hasFragment(html: string, id: string): boolean {
  return id === '' || html.includes(` id="${id}"`);
}

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

/** Articles within the main part may have heads of their own. */
function mainless(html: string, tag: string): string {
  return tag === '<main' ? html : html.replace(mainOf(html), '');
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
}

function textOf(html: string): string {
  return withoutScripts(html)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function count(text: string, part: string): number {
  return text.split(new RegExp(`${part}(?=[\\s>])`)).length - 1;
}
