import type { Finding } from '#kit/shapes';
import type { Version } from './versions.ts';

const source = {
  name: 'Google on localized versions',
  url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
};

/** What keeps the tags from working, and what they lack. `written`: those that got a tag. */
export function findingsOf(all: readonly Version[], written: readonly Version[]): Finding[] {
  return [
    ...all.flatMap(ofCode),
    ...all.flatMap(ofAddress),
    ...repeatedCodes(all),
    ...ofGroup(written),
    ...ofFallback(written),
    {
      severity: 'advice',
      title: 'Put the same tags on each of these pages',
      detail: 'Every version must list all versions, including itself. If one does not link back, the pair is ignored.',
      why: 'Otherwise anyone could claim that your page is a version of theirs.',
      source,
    },
  ];
}

function ofCode({ written, code, faults, doubts }: Version): Finding[] {
  const isLost = code === undefined;
  return [
    ...(faults.length > 0
      ? [
          {
            severity: isLost ? ('error' as const) : ('warning' as const),
            title: isLost
              ? `“${written.slice(0, 40)}” was left out`
              : `“${written.slice(0, 40)}” is written as ${code}`,
            detail: faults.join(' '),
            why: 'An unknown code is ignored, and so is the page.',
            source,
          },
        ]
      : []),
    ...doubts.map((doubt): Finding => ({ severity: 'warning', title: `Is ${written} what you mean?`, detail: doubt })),
  ];
}

function ofAddress({ written, url, entered }: Version): Finding[] {
  const title = `The address for ${written.slice(0, 40) || 'one version'} `;
  if (entered === '') return [{ severity: 'error', title: `${title}is missing`, detail: 'It was left out.' }];
  if (url === undefined) {
    const detail = `“${entered.slice(0, 120)}” was left out: it must start with https:// and the domain.`;
    return [{ severity: 'error', title: `${title}is not complete`, detail, source }];
  }
  return url.includes('#')
    ? [{ severity: 'advice', title: `${title}has a #`, detail: 'Search engines ignore # and everything after it.' }]
    : [];
}

function repeatedCodes(all: readonly Version[]): Finding[] {
  const byCode = Map.groupBy(all, ({ code }) => code);
  return [...byCode].flatMap(([code, versions]): Finding[] => {
    const urls = [...new Set(versions.flatMap(({ url }) => url ?? []))];
    if (code === undefined || urls.length < 2) return [];
    const detail = 'The first one was used. Each language and country can have only one address.';
    return [{ severity: 'error', title: `${code} has ${urls.length} addresses`, detail, where: urls.slice(0, 20) }];
  });
}

function ofGroup(written: readonly Version[]): Finding[] {
  const found: Finding[] = [];
  if (written.length === 1) {
    const detail = 'You need at least two versions.';
    found.push({ severity: 'warning', title: 'There is only one version', detail });
  }
  if (new Set(written.map(({ url = '' }) => url.split(':')[0])).size > 1) {
    const where = written.flatMap(({ url = '' }) => (url.startsWith('http:') ? url : []));
    const detail = 'Use the address that answers without a redirect.';
    found.push({ severity: 'warning', title: 'Some addresses have http, some https', detail, where });
  }
  const languages = Map.groupBy(written, ({ language }) => language);
  for (const [language, versions] of languages) {
    const isForAll = versions.some(({ region }) => region === undefined);
    if (language === undefined || isForAll || versions.length < 2) continue;
    const detail = `Add one with ${language} alone for speakers in other countries; it can use the address of another version.`;
    found.push({ severity: 'advice', title: `No version covers all readers of ${language}`, detail, source });
  }
  return found;
}

function ofFallback(written: readonly Version[]): Finding[] {
  if (written.length === 0) return [];
  if (written.some(({ code }) => code === 'x-default')) {
    return [
      {
        severity: 'passed',
        title: 'There is an x-default',
        detail: 'It is for visitors whose language is not listed.',
      },
    ];
  }
  const detail = 'Choose a page for visitors whose language is not listed.';
  return [{ severity: 'advice', title: 'There is no x-default', detail, source }];
}
