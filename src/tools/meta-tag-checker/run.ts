import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { readTags } from '#lib/html/read-tags';
import { fetchPage } from '#lookups/web-page';
import { addressFindings } from './address-findings.ts';
import type { CheckedPage } from './checked-page.ts';
import { gravestFirst } from './finding.ts';
import { gatherTags, generatorFields } from './gather-tags.ts';
import { descriptionRoom, lengthOf, titleRoom } from './lengths.ts';
import { socialFindings } from './social-findings.ts';
import { technicalFindings } from './technical-findings.ts';
import { textFindings } from './text-findings.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url }, { http }, { signal }) => {
  const page = await fetchPage(url, { http, signal });
  if (page.kind !== 'html') {
    throw new ToolError('unsupported', 'This address leads to plain text, which has no tags.', { field: 'url' });
  }
  const tags = readTags(page.text);
  if (!tags.isWhole) {
    throw new ToolError('too-large', 'This page has more than 200,000 elements, which is more than can be read here.');
  }
  const checked: CheckedPage = { page, tags, base: URL.parse(tags.base, page.url)?.href ?? page.url };
  const gathered = gatherTags(checked);
  return {
    ...{ requestedUrl: url, url: page.url, status: page.status, redirected: page.isRedirected, charset: page.charset },
    findings: gravestFirst([
      ...technicalFindings(checked),
      ...textFindings(checked),
      ...addressFindings(checked),
      ...socialFindings(checked),
    ]),
    tags: gathered,
    fields: generatorFields(checked, gathered),
    lengths: {
      title: lengthOf(gathered.title, titleRoom),
      description: lengthOf(gathered.description, descriptionRoom),
    },
  };
};

export default run;
