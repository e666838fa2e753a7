import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { socialCards } from '#lib/social-cards';
import { checkPage, withVisits } from '#lookups/check-page';
import { requirePage } from '#lookups/gather-page';
import { visitProgress } from '#lookups/visit-progress';
import { fetchPicture } from './fetch-picture.ts';
import { pictureFindings } from './picture-findings.ts';
import { sharedPictures, sharedTags, statedSize, tagsOf } from './shared-tags.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url, rendered }, ports, { signal, report }) => {
  const { http, browser } = ports;
  const checked = await checkPage(url, {
    http,
    browser,
    rendered,
    onVisit: visitProgress(report),
    signal,
    checks: checksAbout('og', 'twitter'),
    parts: ['head', 'document'],
  });
  const page = requirePage(checked);
  const tags = sharedTags(page);
  report({ share: 0.6, stage: 'Fetching the picture' });
  const fetched = await Promise.all(
    sharedPictures(page, tags).map(({ address, tag }) => fetchPicture(tag, address, { ports, signal })),
  );
  const pictures = fetched.map(({ picture }) => picture);
  const [main] = pictures;
  const size =
    main && main.width !== null && main.height !== null ? { width: main.width, height: main.height } : undefined;
  return {
    ...withVisits(checked, pictureFindings(fetched, statedSize(page))),
    cards: socialCards(tags, size),
    pictures,
    tags: tagsOf(page),
  };
};

export default run;
