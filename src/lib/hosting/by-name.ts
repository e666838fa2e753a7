import type { Provider } from './provider.ts';
import { providers } from './providers.ts';

/** Marks that are names. */
type NameMark = 'reverse' | 'cname' | 'ns' | 'mx' | 'spf';

interface Index {
  plain: ReadonlyMap<string, Provider>;
  /** Suffixes with digits in them. */
  numbered: readonly { pattern: RegExp; provider: Provider }[];
}

const indexes = {
  reverse: indexOf('reverse'),
  cname: indexOf('cname'),
  ns: indexOf('ns'),
  mx: indexOf('mx'),
  spf: indexOf('spf'),
};

/** Whose name this is, or below whose it is, label by label. Case and a final dot do not count. */
export function providersNamed(mark: NameMark, name: string): Provider[] {
  const plain = name.toLowerCase().replace(/\.$/, '');
  const { plain: known, numbered } = indexes[mark];
  const found = new Set(numbered.filter(({ pattern }) => pattern.test(plain)).map(({ provider }) => provider));
  for (let start = 0; ; ) {
    const provider = known.get(plain.slice(start));
    if (provider) found.add(provider);
    const dot = plain.indexOf('.', start);
    if (dot < 0) return [...found];
    start = dot + 1;
  }
}

function indexOf(mark: NameMark): Index {
  const all = providers.flatMap((provider) => (provider[mark] ?? []).map((suffix) => ({ suffix, provider })));
  return {
    plain: new Map(all.filter(({ suffix }) => !suffix.includes('#')).map(({ suffix, provider }) => [suffix, provider])),
    numbered: all
      .filter(({ suffix }) => suffix.includes('#'))
      .map(({ suffix, provider }) => ({ pattern: numberedPattern(suffix), provider })),
  };
}

function numberedPattern(suffix: string): RegExp {
  return new RegExp(`(?:^|\\.)${suffix.split('#').map(RegExp.escape).join('\\d{1,3}')}$`);
}
