import type { Goes, PageCase } from '#kit/check';
import { type WholeCase, wholeCase } from './page-case.ts';

interface Pasted {
  code: string;
  goes: Goes;
  /** Where the finding's first place is in the source. */
  at: number | undefined;
  /** The line of robots.txt that the finding names. */
  line: number | undefined;
}

/** A page as it is after somebody has done what a fix says, to the letter. */
export function pasteFix(page: PageCase, { code, goes, at, line }: Pasted): PageCase {
  const whole = wholeCase(page);
  const { html, headers = {}, robotsTxt = '', url, also = {} } = whole;
  switch (goes) {
    case 'start':
      return { ...whole, html: `${code}\n${html}` };
    case 'head':
      return { ...whole, html: inHead(code.split('\n').reduce(withoutKind, html), code) };
    case 'body':
      return { ...whole, html: `${html}${code}` };
    case 'instead':
      return { ...whole, html: at === undefined ? `${code}${html}` : instead(html, at, code) };
    case 'headers':
      return { ...whole, headers: { ...headers, ...headersOf(code) } };
    case 'robots.txt': {
      const lines = robotsTxt.split('\n');
      return { ...whole, robotsTxt: lines.toSpliced(line === undefined ? lines.length : line - 1, 0, code).join('\n') };
    }
    case 'nginx':
      return {
        ...whole,
        headers: { ...headers, ...served(code, headers) },
        also: { ...packed(code, also), ...redirected(code, url) },
      };
  }
}

/** As far forward as it may be. */
function inHead(html: string, code: string): string {
  const [start = ''] = /^\s*(?:<!doctype[^>]*>\s*)?(?:<html[^>]*>\s*)?(?:<head[^>]*>)?/i.exec(html) ?? [];
  return `${start}${code}${html.slice(start.length)}`;
}

/** Without the tags that a line stands for. */
function withoutKind(html: string, line: string): string {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(line)?.[1];
  const has = (name: string, value: string | undefined) => `(?=[^>]*\\s${name}="?${value ?? ''}(?:["\\s>]|$))`;
  const name = attribute('name') ?? attribute('property');
  const rel = attribute('rel');
  const language = attribute('hreflang');
  if (name) return html.replace(new RegExp(`<meta(?=[^>]*\\s(?:name|property)="?${name}["\\s>])[^>]*>`, 'gi'), '');
  if (rel)
    return html.replace(
      new RegExp(
        `<link${has('rel', rel)}${language ? has('hreflang', language.replace('-', '[-_]')) : ''}[^>]*>`,
        'gi',
      ),
      '',
    );
  return /charset/.test(line) ? html.replace(/<meta charset[^>]*>/gi, '') : html;
}

function instead(html: string, at: number, code: string): string {
  const [tag = ''] = /^<[^>]*>/.exec(html.slice(at)) ?? [];
  return html.slice(0, at) + code + html.slice(at + tag.length);
}

function headersOf(lines: string): Record<string, string> {
  const set = lines.matchAll(/^add_header (\S+) "((?:[^"\\]|\\.)*)" always;$/gm);
  return Object.fromEntries(
    [...set].map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('\\"', '"')]),
  );
}

/** What settings of nginx do to the answer. */
function served(settings: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  const coding = /brotli on/.test(settings) ? 'br' : /gzip on/.test(settings) ? 'gzip' : undefined;
  return {
    ...(/server_tokens off/.test(settings) && { server: headers.server?.replace(/\/.*$/, '') ?? 'nginx' }),
    ...(coding && { 'content-encoding': coding }),
    ...(/gzip_vary on/.test(settings) && { vary: 'Accept-Encoding' }),
  };
}

/** And to the files of the types that they name. */
function packed(settings: string, also: NonNullable<WholeCase['also']>): typeof also {
  const [, types = ''] = /(?:gzip|brotli)_types ([^;]+);/.exec(settings) ?? [];
  const isPacked = (type = '') => type !== '' && types.split(' ').includes(type);
  return Object.fromEntries(
    Object.entries(also).map(([url, file]) => [
      url,
      isPacked(file.headers?.['content-type'])
        ? { ...file, headers: { ...file.headers, ...served(settings, file.headers ?? {}) } }
        : file,
    ]),
  );
}

/** And to other names of the site. */
function redirected(settings: string, url: string) {
  const [, target] = /return 301 (\S+?)\$request_uri;/.exec(settings) ?? [];
  if (!target) return {};
  const [, name = new URL(url).host] = /server_name (\S+);/.exec(settings) ?? [];
  const { pathname, search, host } = new URL(url);
  const location = `${target.replace('$host', host)}${pathname}${search}`;
  const from = name === host ? [`http://${name}`] : [`http://${name}`, `https://${name}`];
  return Object.fromEntries(
    from.map((site) => [`${site}${pathname}${search}`, { status: 301, headers: { location } }]),
  );
}
