import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('page-weight-checker', tool, run), tool.output);

describe('page-weight-checker', () => {
  it('weighs the files that are named, the heaviest first', async () => {
    const file = (length: number) => ({ headers: { 'content-type': 'image/jpeg', 'content-length': String(length) } });
    const { heaviest, kinds, weight, findings } = await ask(
      '<img src=/small.jpg><img src=/big.jpg><script src=/a.js></script><img src=/gone.jpg>',
      {
        'https://example.com/small.jpg': file(20_000),
        'https://example.com/big.jpg': file(900_000),
        'https://example.com/a.js': { body: 'a'.repeat(80_000) },
      },
    );
    expect(heaviest.map(({ address, weight: kb, note }) => [address.slice(20), kb, note])).toEqual([
      ['big.jpg', 900, ''],
      ['a.js', 80, ''],
      ['small.jpg', 20, ''],
      ['gone.jpg', null, 'Status 404'],
    ]);
    expect(kinds[0]).toMatchObject({ name: 'Pictures', value: 920 });
    expect(weight).toBe('1.0 MB');
    expect(findings.find(({ title }) => title === 'Pictures are heavy')).toMatchObject({
      title: 'Pictures are heavy',
      fix: { tool: { input: { imageUrl: 'https://example.com/big.jpg' } } },
    });
  });
});
