import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('structured-data-checker', tool, run), tool.output);

describe('structured-data-checker', () => {
  it('reads all three forms, and what is within others', async () => {
    const html = `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"Tea","author":{"@type":"Person","name":"Ann"}}]}</script>
      <div itemscope itemtype="https://schema.org/Product"><span itemprop=name>Cup</span><div itemprop=offers itemscope itemtype="https://schema.org/Offer"><meta itemprop=price content=9></div></div>
      <div vocab="https://schema.org/" typeof="Event"><b property=name>Tasting</b></div>`;
    const { things, items, data } = await ask(html);
    expect(items).toBe(5);
    expect(things.map(({ type, name, syntax }) => [type, name, syntax])).toEqual([
      ['Article', 'Tea', 'JSON-LD'],
      ['Person', 'Ann', 'JSON-LD'],
      ['Product', 'Cup', 'Microdata'],
      ['Offer', '', 'Microdata'],
      ['Event', 'Tasting', 'RDFa'],
    ]);
    expect(data).toMatchObject([{}, { '@type': 'Product', offers: { '@type': 'Offer', price: '9' } }, {}]);
  });

  it('names the block that cannot be read', async () => {
    const { findings } = await ask('<script type="application/ld+json">{"@type":"Article",}</script>');
    expect(findings[0]).toMatchObject({ severity: 'error', title: 'Structured data cannot be read' });
  });
});
