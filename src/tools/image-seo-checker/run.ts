import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { formatBytes } from '#lib/byte-size';
import { placesOf } from '#lib/page/places';
import { checkPage, withVisits } from '#lookups/check-page';
import { visitProgress } from '#lookups/visit-progress';
import { pictureFindings } from './picture-findings.ts';
import type tool from './tool.ts';
import { type VisitedPicture, visitPictures } from './visit-pictures.ts';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser, images }, { signal, report }) => {
  const checks = checksAbout('alt', 'picture', 'size');
  const checked = await checkPage(url, {
    http,
    browser,
    rendered,
    onVisit: visitProgress(report),
    signal,
    checks,
    parts: ['document'],
  });
  const { facts } = checked;
  report({ share: 0.3, stage: 'Fetching the pictures' });
  const visited = await visitPictures(facts, {
    ports: { http, images },
    signal,
    report: (share) => report({ share: 0.3 + 0.7 * share, stage: 'Fetching the pictures' }),
  });
  const files = new Map(visited.map((file) => [file.url, file]));
  const pictures = facts.pictures ?? [];
  const byFormat = Map.groupBy(pictures, ({ format }) => format || 'unknown');
  const isDecoration = (each: (typeof pictures)[number]) => each.isDecoration || each.alt?.trim() === '';
  return {
    ...withVisits(checked, pictureFindings(visited, placesOf(facts).say)),
    total: pictures.length,
    withoutAlt: pictures.filter((each) => each.alt === null && !each.isDecoration).length,
    decoration: pictures.filter(isDecoration).length,
    lazy: pictures.filter(({ loading }) => loading === 'lazy').length,
    formats: [...byFormat].map(([name, group]) => ({ name, value: group.length })).sort((a, b) => b.value - a.value),
    pictures: pictures.slice(0, 1_000).map(({ src, url: address, alt, width, height, format, loading }) => ({
      address: (address.startsWith('http') ? address : src).slice(0, 500),
      alt: alt?.slice(0, 500) ?? null,
      size: width !== '' && height !== '' ? `${width} × ${height}` : '',
      ...sizeOf(files.get(address)),
      ...{ format, loading: loading || 'not lazy' },
    })),
  };
};

export default run;

/** Of the file itself. */
function sizeOf({ width, height, bytes = 0 }: Partial<VisitedPicture> = {}) {
  return { pixels: width && height ? `${width} × ${height}` : '', weight: bytes > 0 ? formatBytes(bytes) : '' };
}
