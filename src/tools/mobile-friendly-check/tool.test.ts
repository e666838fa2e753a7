import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('mobile-friendly-check', tool, run), tool.output);

describe('mobile-friendly-check', () => {
  it('names what keeps a page from phones', async () => {
    const { findings, viewport, responsive } = await ask(
      '<meta name=viewport content="width=1024"><img src=a.jpg srcset="b.jpg 300w"><script src=/a.js></script>',
    );
    expect([viewport, responsive]).toEqual(['width=1024', 1]);
    expect(findings.filter(({ severity }) => severity === 'warning').map(({ title }) => title)).toContain(
      'The page does not adapt to phones',
    );
  });
});
