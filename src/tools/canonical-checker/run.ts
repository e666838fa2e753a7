import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { checkPage, withVisits } from '#lookups/check-page';
import { judgeTarget, visitTarget } from './target.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const checks = checksAbout('canonical', 'redirect-chain', 'host', 'plain-redirects');
  const checked = await checkPage(url, { http, browser, rendered, signal, report, checks });
  const { facts, view } = checked;
  const canonicals = facts.head?.canonicals ?? [];
  const targets = new Set(canonicals.map((each) => each.url.replace(/#.*$/s, '')));
  const [there = ''] = targets;
  const isElsewhere = targets.size === 1 && there !== '' && there !== view.url.replace(/#.*$/s, '');
  const target = isElsewhere ? await visitTarget(there, { http, signal }) : null;
  return {
    ...withVisits(checked, target ? judgeTarget(target) : []),
    verdict: sentence(targets.size, { isElsewhere, there, hasPage: facts.head !== undefined }),
    canonicals: canonicals.map(({ href, url: address, from, isInBody }) => ({
      written: href.slice(0, 1_000),
      address: address.slice(0, 1_000) || 'malformed',
      place: from === 'header' ? 'Link header' : isInBody ? 'In the body, where it is ignored' : 'Head',
    })),
    target: target && {
      url: target.url,
      status: target.status,
      canonical: target.canonical,
      isListed: target.isListed,
    },
  };
};

export default run;

function sentence(
  count: number,
  { isElsewhere, there, hasPage }: { isElsewhere: boolean; there: string; hasPage: boolean },
): string {
  if (!hasPage) return 'There was no page to read.';
  if (count === 0) return 'The page names no canonical address.';
  if (count > 1) return 'The page names several addresses, which search engines ignore.';
  if (there === '') return 'The canonical address is malformed.';
  return isElsewhere
    ? `The page names another page as canonical: ${there.slice(0, 500)}`
    : 'The page names itself as canonical.';
}
