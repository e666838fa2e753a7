import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { metaFields } from '#lib/page/meta-fields';
import { descriptionRoom, lengthOf, titleRoom } from '#lib/page/snippet-room';
import { checkPage } from '#lookups/check-page';
import { requirePage } from '#lookups/gather-page';
import { visitProgress } from '#lookups/visit-progress';
import { tagFindings } from './finding.ts';
import { gatherTags } from './gather-tags.ts';
import type tool from './tool.ts';

const topics =
  'title description head tags charset lang viewport doctype icon robots canonical hreflang refresh base h1 og twitter json-ld https';

/** What the page itself says; the rest of its site is not asked. */
const ownParts = new Set<string>(['answer', 'head', 'headings', 'document', 'data', 'text', 'links', 'rendered']);

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const checks = checksAbout(...topics.split(' ')).filter(
    ({ looksAt, severity }) => severity === 'fatal' || looksAt.every((part) => ownParts.has(part)),
  );
  const { verdicts, view, ...gathered } = await checkPage(url, {
    http,
    browser,
    rendered,
    onVisit: visitProgress(report),
    signal,
    checks,
  });
  const { answer, head, document, data } = requirePage(gathered);
  return {
    ...{ outOfSearch: view.outOfSearch, unrendered: view.unrendered },
    ...{ requestedUrl: url, url: answer.url, status: answer.status, charset: document.charset },
    redirected: answer.redirects.length > 0,
    findings: tagFindings(verdicts),
    tags: gatherTags({ head, document, data, headers: answer.headers }),
    fields: metaFields(head, document),
    lengths: {
      title: lengthOf(head.titles[0] ?? '', titleRoom),
      description: lengthOf(metaFields(head, document).description, descriptionRoom),
    },
  };
};

export default run;
