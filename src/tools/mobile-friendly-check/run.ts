import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { metaContent } from '#lib/page/head';
import { checkPage } from '#lookups/check-page';
import type tool from './tool.ts';

const topics =
  'viewport picture size-missing form media frame-lazy script-blocking document answer compression-used link-phone dialog-at-start';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const { facts, view } = await checkPage(url, {
    http,
    browser,
    rendered,
    signal,
    report,
    checks: checksAbout(...topics.split(' ')),
  });
  const { head, document, pictures = [] } = facts;
  return {
    ...view,
    viewport: head ? metaContent(head, 'viewport').slice(0, 500) : '',
    ...{ elements: document?.elements ?? 0, pictures: pictures.length },
    responsive: pictures.filter(({ srcset, sourceTypes }) => srcset !== '' || sourceTypes.length > 0).length,
  };
};

export default run;
