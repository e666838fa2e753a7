import type { AnswerFacts, HeadFacts, ResourceFacts } from './facts.ts';
import { type Technology, type TechnologyRule, technologyRules } from './technologies.data.ts';

interface Marks {
  answer: Pick<AnswerFacts, 'url' | 'headers' | 'setCookies'>;
  head: Pick<HeadFacts, 'metas' | 'links'>;
  resources: Pick<ResourceFacts, 'scripts' | 'styles' | 'frames' | 'mentioned'>;
  /** Whose host it is, for what we have no rule about. */
  ownerOf: (host: string) => Pick<Technology, 'name' | 'kind'> | undefined;
}

/** Values of each kind that are looked at, and UTF-16 units of each. */
const MOST = 500;
const LONGEST = 500;

/** What a page is made with, by marks that it leaves in headers, cookies, tags and addresses. The first mark of each counts. */
export function findTechnologies({ answer, head, resources, ownerOf }: Marks): Technology[] {
  const generators = head.metas.filter(({ name }) => /^generator$/i.test(name)).map(({ content }) => content);
  const loaded = [...resources.scripts, ...resources.styles, ...resources.frames].map(({ url }) => url);
  const addresses = [...loaded, ...head.links.map(({ href }) => href), ...resources.mentioned];
  const values = {
    generator: cut(generators),
    address: cut(addresses.filter((url) => url !== '')),
    cookie: cut(answer.setCookies.map((header) => header.split('=', 1)[0]?.trim() ?? '')),
  };
  const found: Technology[] = [];
  for (const rule of technologyRules) {
    const because = reasonOf(rule, values, answer.headers);
    if (because) found.push({ name: rule.name, kind: rule.kind, because });
  }
  const own = URL.parse(answer.url)?.hostname;
  const known = new Set(found.map(({ name }) => name));
  for (const url of cut([...loaded, ...resources.mentioned.filter(isLoadedLater)])) {
    const host = URL.parse(url)?.hostname ?? '';
    const owner = host === own ? undefined : ownerOf(host);
    if (!owner || known.has(owner.name) || technologyRules.some(({ address }) => address?.test(url))) continue;
    known.add(owner.name);
    found.push({ ...owner, because: `${words.address} ${url.slice(0, 120)}` });
  }
  return found;
}

/** Scripts name files that they load, and pages that they only lead to, such as profiles on social networks. */
function isLoadedLater(address: string): boolean {
  const { hostname = '', pathname = '' } = URL.parse(address) ?? {};
  if (/\.js$|\/js\b/.test(pathname)) return true;
  return /^(?:static|cdn|js|widget|tags?|script|analytics|pixel|tracking|embed|client|collector)[\w-]{0,30}\./.test(
    hostname,
  );
}

type Values = Record<'generator' | 'address' | 'cookie', readonly string[]>;

const words = { generator: 'the generator tag', address: 'the address', cookie: 'the cookie' } as const;

function reasonOf(rule: TechnologyRule, values: Values, headers: AnswerFacts['headers']): string | undefined {
  for (const [name, pattern] of Object.entries(rule.header ?? {})) {
    const value = headers[name]?.slice(0, LONGEST);
    if (value !== undefined && pattern.test(value)) return `the header ${name}: ${value.slice(0, 100)}`;
  }
  for (const kind of ['generator', 'address', 'cookie'] as const) {
    const pattern = rule[kind];
    const value = pattern && values[kind].find((each) => pattern.test(each));
    if (value !== undefined) return `${words[kind]} ${value.slice(0, 120)}`;
  }
  return undefined;
}

function cut(values: readonly string[]): string[] {
  return values.slice(0, MOST).map((value) => value.slice(0, LONGEST));
}
