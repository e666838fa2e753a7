import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { linesOf } from '#lib/text/lines';
import { addressFindings, tagFindings, tagsOf } from './findings.ts';
import { tagAddress } from './tag-address.ts';
import type tool from './tool.ts';

const MOST = 5_000;

const run: Run<typeof tool> = ({ text, existing, lower, spaces, placedOn, ...tags }) => {
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  if (lines.length > MOST) {
    throw new ToolError('too-large', 'Please enter at most 5,000 addresses at once.', { field: 'text' });
  }
  const { source, medium, campaign, id, term, content } = tags;
  const entered = { source, medium, campaign, id, term, content };
  const mark = { hyphen: '-', underscore: '_', keep: ' ' }[spaces];
  const tagged = lines.map((line) => tagAddress(line, tagsOf(entered, lower, mark), existing === 'keep'));
  const links = tagged.filter((each) => each.tagged !== '');
  return {
    text: links.map((each) => each.tagged).join('\n'),
    findings: [...tagFindings(entered, lower), ...addressFindings(tagged, placedOn)],
    links: links.map((each) => ({ address: each.address, tagged: each.tagged })),
  };
};

export default run;
