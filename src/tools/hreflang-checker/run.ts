import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { checkPage, withVisits } from '#lookups/check-page';
import { visitProgress } from '#lookups/visit-progress';
import { returnFindings } from './return-findings.ts';
import type tool from './tool.ts';
import { MOST_VISITED, visitVersions } from './visit-versions.ts';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const checked = await checkPage(url, {
    http,
    browser,
    rendered,
    onVisit: visitProgress(report),
    signal,
    checks: checksAbout('hreflang', 'lang'),
  });
  const { facts, view } = checked;
  const alternates = facts.head?.alternates ?? [];
  report({ share: 0.2, stage: 'Visiting the versions', partial: view });
  const visits = await visitVersions(alternates, {
    http,
    signal,
    page: view.url,
    report: (share) => report({ share: 0.2 + 0.8 * share, stage: 'Visiting the versions' }),
  });
  return {
    ...withVisits(checked, returnFindings(alternates, visits, view.url)),
    ...{ total: alternates.length, visited: visits.size },
    versions: alternates.slice(0, 500).map(({ lang, url: address, href, from }) => {
      const visit = visits.get(address);
      return {
        ...{
          language: lang.slice(0, 50),
          address: (address || href).slice(0, 500),
          place: from === 'tag' ? 'Head' : 'Link header',
        },
        answer: visit?.answer ?? (address === '' ? 'Malformed address' : `Not visited: the first ${MOST_VISITED} are`),
        linksBack: visit === undefined || visit.linksBack === undefined ? '' : visit.linksBack ? 'Yes' : 'No',
        ownLanguage: visit?.lang ?? '',
      };
    }),
  };
};

export default run;
