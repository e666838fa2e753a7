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
      title: 'The same tags belong on each of these pages',
      detail: 'Every version names all of them, itself too. Where one does not link back, the pair is ignored.',
      why: 'Otherwise anybody could claim that a page is a version of theirs.',
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
            why: 'A code that is not known is ignored, and with it the page.',
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
    const detail = `“${entered.slice(0, 120)}” was left out: it has to begin with https:// and the name of the site.`;
    return [{ severity: 'error', title: `${title}is not complete`, detail, source }];
  }
  return url.includes('#')
    ? [{ severity: 'advice', title: `${title}has a #`, detail: 'Search engines ignore it and what follows.' }]
    : [];
}

function repeatedCodes(all: readonly Version[]): Finding[] {
  const byCode = Map.groupBy(all, ({ code }) => code);
  return [...byCode].flatMap(([code, versions]): Finding[] => {
    const urls = [...new Set(versions.flatMap(({ url }) => url ?? []))];
    if (code === undefined || urls.length < 2) return [];
    const detail = 'The first was taken. One language of one country has one address.';
    return [{ severity: 'error', title: `${code} has ${urls.length} addresses`, detail, where: urls.slice(0, 20) }];
  });
}

function ofGroup(written: readonly Version[]): Finding[] {
  const found: Finding[] = [];
  if (written.length === 1) {
    const detail = 'Tags make sense from two versions on.';
    found.push({ severity: 'warning', title: 'There is one version only', detail });
  }
  if (new Set(written.map(({ url = '' }) => url.split(':')[0])).size > 1) {
    const where = written.flatMap(({ url = '' }) => (url.startsWith('http:') ? url : []));
    const detail = 'Name each page by the address that answers, without a redirect.';
    found.push({ severity: 'warning', title: 'Some addresses have http, some https', detail, where });
  }
  const languages = Map.groupBy(written, ({ language }) => language);
  for (const [language, versions] of languages) {
    const isForAll = versions.some(({ region }) => region === undefined);
    if (language === undefined || isForAll || versions.length < 2) continue;
    const detail = `Add one with ${language} alone for those who live elsewhere; it may have the address of another version.`;
    found.push({ severity: 'advice', title: `No version is for all who read ${language}`, detail, source });
  }
  return found;
}

function ofFallback(written: readonly Version[]): Finding[] {
  if (written.length === 0) return [];
  if (written.some(({ code }) => code === 'x-default')) {
    return [
      { severity: 'passed', title: 'There is an x-default', detail: 'It is for everybody whose language is not here.' },
    ];
  }
  const detail = 'Name the page for everybody whose language is not in the list.';
  return [{ severity: 'advice', title: 'There is no x-default', detail, source }];
}
