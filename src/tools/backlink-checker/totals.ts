import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

/** Counts of a list of backlinks. A site's links to itself are in the list, but refer nobody. */
export function summary(backlinks: Output['backlinks']): Pick<Output, 'totals' | 'referringDomains'> {
  const inState = (state: Output['backlinks'][number]['state']) =>
    backlinks.filter((backlink) => backlink.state === state).length;
  const referring = backlinks.filter(({ state, target, isInternal }) => {
    const isSaid = state === 'not-checked' && target !== null;
    return !isInternal && (state === 'found' || isSaid);
  });
  return {
    totals: {
      pages: backlinks.length,
      found: inState('found'),
      notFound: inState('not-found'),
      unreachable: inState('unreachable'),
      refused: inState('refused'),
      notChecked: inState('not-checked'),
      follow: backlinks.filter(({ follow }) => follow === true).length,
      nofollow: backlinks.filter(({ follow }) => follow === false).length,
    },
    referringDomains: new Set(referring.map(({ domain }) => domain)).size,
  };
}
