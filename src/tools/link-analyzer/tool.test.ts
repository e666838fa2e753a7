import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('link-analyzer', tool, run), tool.output);

describe('link-analyzer', () => {
  it('counts links by kind and lists them as they are read out', async () => {
    const output = await ask(
      '<a href=/a>Tea</a><a href="https://b.test/" rel=nofollow><img alt=Bee></a><a href="mailto:a@b.test">Mail</a><a href="javascript:x()">Go</a>',
    );
    expect(output).toMatchObject({
      total: 4,
      internal: 1,
      external: 1,
      nofollow: 1,
      sites: [{ site: 'b.test', links: 1 }],
    });
    expect(output.links[1]).toEqual({ words: 'Bee', url: 'https://b.test/', kind: 'Another site', rel: 'nofollow' });
    expect(output.findings.map(({ title }) => title)).toContain('Links run a script instead of leading somewhere');
  });

  it('says what there is where there is no page', async () => {
    expect(await ask({ status: 404 })).toMatchObject({ total: 0, note: 'There is no page at this address (404).' });
  });
});
