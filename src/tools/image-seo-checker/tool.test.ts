import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('image-seo-checker', tool, run), tool.output);

describe('image-seo-checker', () => {
  it('tells pictures without a description from those that only decorate', async () => {
    const output = await ask(
      '<img src=/a.jpg width=4 height=3><img src=/line.png alt=""><img src=/b.webp alt="Tea" loading=lazy>',
    );
    expect(output).toMatchObject({ total: 3, withoutAlt: 1, decoration: 1, lazy: 1 });
    expect(output.pictures[0]).toEqual({
      address: 'https://example.com/a.jpg',
      alt: null,
      size: '4 × 3',
      format: 'jpeg',
      loading: 'at once',
    });
    expect(output.findings[0]).toMatchObject({ severity: 'error', title: 'Pictures have no alt attribute' });
  });
});
