import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { checkPage } from '#lookups/check-page';

import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url }, { http }, { signal, report }) => {
  const checks = checksAbout('alt', 'picture', 'size');
  const { facts, view } = await checkPage(url, { http, signal, report, checks });
  const pictures = facts.pictures ?? [];
  const byFormat = Map.groupBy(pictures, ({ format }) => format || 'not shown by the address');
  const isDecoration = (each: (typeof pictures)[number]) => each.isDecoration || each.alt?.trim() === '';
  return {
    ...view,
    total: pictures.length,
    withoutAlt: pictures.filter((each) => each.alt === null && !each.isDecoration).length,
    decoration: pictures.filter(isDecoration).length,
    lazy: pictures.filter(({ loading }) => loading === 'lazy').length,
    formats: [...byFormat].map(([name, group]) => ({ name, value: group.length })).sort((a, b) => b.value - a.value),
    pictures: pictures.slice(0, 1_000).map(({ src, url: address, alt, width, height, format, loading }) => ({
      address: (address.startsWith('http') ? address : src).slice(0, 500),
      alt: alt?.slice(0, 500) ?? null,
      size: width !== '' && height !== '' ? `${width} × ${height}` : '',
      ...{ format, loading: loading || 'at once' },
    })),
  };
};

export default run;
