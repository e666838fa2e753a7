import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { siteDomain } from '#lib/registrable-domain';
import { percentDecode } from '#lib/url/percent-encoding';
import { readHtml } from './find-in-html.ts';
import { bareLinks, emails, type Kind, phones, schemedLinks, unveiled } from './find-in-text.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const MOST_SHOWN = 1_000;
/** Things kept: a megabyte of the shortest links has fewer. */
const MOST = 200_000;
/** UTF-16 units of all that is kept: with a long page address, each link is as long. */
const MOST_KEPT = 10_000_000;

const TOO_LONG = 'The links would be longer than 10 million characters.';

interface Item {
  kind: Kind;
  value: string;
  domain: string;
  anchor: string;
  times: number;
}

const run: Run<typeof tool> = (input) => {
  const items = new Map<string, Item>();
  let kept = 0;
  const add = (kind: Kind, value: string, anchor = '') => {
    if (!input[wanted[kind]] || items.size >= MOST) return;
    const key = keyOf(kind, value) + (input.unique ? '' : ` ${items.size}`);
    const known = items.get(key);
    if (!known) {
      kept += value.length;
      if (kept > MOST_KEPT) throw new ToolError('too-large', TOO_LONG, { field: 'text' });
      items.set(key, { kind, value, domain: domainOf(kind, value), anchor, times: 1 });
    } else {
      known.times += 1;
      known.anchor ||= anchor;
    }
  };
  const isHtml =
    input.form === 'html' || (input.form === 'auto' && /<(?:a|html|body|p|div|ul|table)[\s>]/i.test(input.text));
  let visible = input.text;
  if (isHtml) {
    const { links, text, base } = readHtml(input.text, input.files);
    visible = text;
    const start = baseOf(input.base, base);
    for (const { address, anchor } of links) addLink(address, start, (kind, value) => add(kind, value, anchor));
  }
  for (const { kind, value } of inText(input.hidden ? unveiled(visible) : visible, input)) add(kind, value);
  const list = sorted([...items.values()], input.sort);
  return {
    text: list.map(({ value }) => value).join('\n'),
    links: list.filter(({ kind }) => kind === 'link').length,
    emails: list.filter(({ kind }) => kind === 'email').length,
    phones: list.filter(({ kind }) => kind === 'phone').length,
    found: list.slice(0, MOST_SHOWN),
    domains: domainsOf(list),
  };
};

export default run;

const wanted = { link: 'links', email: 'emails', phone: 'phones' } as const;

/** In the order of the text. */
function inText(text: string, { bare }: Input) {
  const links = [...schemedLinks(text)];
  const all = [...links, ...emails(text), ...phones(text), ...(bare ? bareLinks(text) : [])].sort(
    (a, b) => a.at - b.at,
  );
  let end = 0;
  // A number or name within a link is a part of it.
  return all.filter(({ at, value, kind }) => {
    const isWithin = at < end;
    if (!isWithin && kind !== 'phone') end = at + value.length;
    return !isWithin;
  });
}

function addLink(address: string, base: string | undefined, add: (kind: Kind, value: string) => void): void {
  const mail = /^mailto:([^?]*)/i.exec(address)?.[1];
  const call = /^(?:tel|sms):([^?;]*)/i.exec(address)?.[1];
  if (mail !== undefined) {
    for (const each of percentDecode(mail, 'component').text.split(','))
      if (each.includes('@')) add('email', each.trim());
  } else if (call !== undefined) {
    if (/\d/.test(call)) add('phone', percentDecode(call, 'component').text.trim());
  } else if (!/^(?:javascript|data|about|blob):/i.test(address) && !address.startsWith('#')) {
    add('link', base === undefined ? address : (URL.parse(address, base)?.href ?? address));
  }
}

function baseOf(entered: string, inPage: string): string | undefined {
  const text = entered.trim();
  if (text === '') return URL.canParse(inPage) ? inPage : undefined;
  const address = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(address)) {
    throw new ToolError('invalid-input', 'The page address is not a valid address.', { field: 'base' });
  }
  return inPage === '' ? address : (URL.parse(inPage, address)?.href ?? address);
}

function keyOf(kind: Kind, value: string): string {
  if (kind === 'phone') return `phone ${value.replace(/^00/, '+').replace(/[^\d+]/g, '')}`;
  if (kind === 'email') return `email ${value.toLowerCase()}`;
  return `link ${URL.parse(value.includes('://') ? value : `https://${value}`)?.href ?? value}`;
}

function domainOf(kind: Kind, value: string): string {
  if (kind === 'phone') return '';
  if (kind === 'email') return value.slice(value.lastIndexOf('@') + 1).toLowerCase();
  const host =
    /^(?:[a-z][a-z\d+.-]{0,20}:)?\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(value)?.[1] ??
    /^[^/?#:]+\.[^/?#:.]{2,}/.exec(value)?.[0] ??
    '';
  return host.toLowerCase().replace(/^www\./, '');
}

function sorted(list: Item[], order: Input['sort']): Item[] {
  if (order === 'found') return list;
  const words = new Intl.Collator('en', { numeric: true });
  const site = new Map(list.map(({ domain }) => [domain, order === 'domain' && domain ? siteDomain(domain) : '']));
  return list.sort(
    (a, b) => words.compare(site.get(a.domain) ?? '', site.get(b.domain) ?? '') || words.compare(a.value, b.value),
  );
}

function domainsOf(list: readonly Item[]) {
  const counts = new Map<string, number>();
  for (const { domain } of list) if (domain !== '') counts.set(domain, (counts.get(domain) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_SHOWN)
    .map(([domain, count]) => ({ domain, count }));
}
